import type { Item } from '@chulje/contract';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { reanchorItem, type Sentence, splitSentences } from '../model.ts';
import { passageText } from '../packs/schema.ts';
import { readPacks } from '../testing/read-packs.ts';
import { makeItem } from './make-item.ts';
import { vouch as vouchWith } from './vouch.ts';

const packs = readPacks();
const [passage] = packs.flatMap(({ passages }) => passages);
const text = passage ? passageText(passage) : '';
const vouch = (told: string, item: Item) => vouchWith(told, item, packs);
const items = CATALOGUE.flatMap(({ type }) => {
  const result = makeItem({ passage: { text }, type, seed: 1 }, { packs });
  return result.ok && result.findings.length === 0 ? [result.item] : [];
});
/** Whether what was vouched for on the passage is still, the item being found again on another one. */
const holds = (item: Item, other: string, changed = item) => {
  const [before, after] = [vouch(text, item), vouch(other, reanchorItem(changed, other))];
  return 'grounds' in before && 'grounds' in after && before.grounds === after.grounds;
};
const without = ({ start, end }: Sentence) => text.slice(0, start) + text.slice(end).trimStart();
const restsOn = (item: Item, sentence: Sentence) =>
  [...item.marks, ...item.options.flatMap((option) => option.evidence)].some(
    ({ start, end }) => start < sentence.end && sentence.start < end,
  );

it('vouches for what it makes on a passage of its own', () => {
  expect(items.length).toBeGreaterThan(20);
  for (const item of items) expect(vouch(text, item), item.type).toHaveProperty('grounds');
});

it('no more once a sentence was written in, or one of the passage rewritten, whatever it says', () => {
  const [, second] = splitSentences(text);
  for (const item of items) {
    expect(vouch(`${text} 앞에서 말한 것은 사실이 아니다.`, item)).toHaveProperty('refusal');
    const rewritten = text.slice(0, second?.end).replace(/다\.$/, '지 않다.') + text.slice(second?.end);
    expect(vouch(rewritten, item)).toHaveProperty('refusal');
  }
});

it('still where a sentence is gone that the item does not rest on, and only there', () => {
  let kept = 0;
  for (const item of items)
    for (const sentence of splitSentences(text).filter((_, at) => at % 4 === 1)) {
      if (restsOn(item, sentence)) expect(holds(item, without(sentence)), item.type).toBe(false);
      else if (holds(item, without(sentence))) kept += 1;
    }
  expect(kept).toBeGreaterThan(items.length);
});

it('no more for an item with another key or other words', () => {
  for (const item of items) {
    expect(holds(item, text, { ...item, key: (item.key % 5) + 1 })).toBe(false);
    expect(holds(item, text, { ...item, explanation: `${item.explanation} 그렇다.` })).toBe(false);
    expect(holds(item, text, { ...item, points: 3, difficulty: '하' })).toBe(true);
  }
});
