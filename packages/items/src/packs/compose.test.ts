import { expect, it } from 'vitest';
import { takenBy } from '../engine-embedded/write-item.ts';
import { randomFrom } from '../random.ts';
import { type Choice, compose, type Wish } from './compose.ts';

/** Words of equal length that no other option has. */
const wordsOf = (at: number) =>
  `${String.fromCharCode(...Array.from({ length: 16 }, (_, letter) => 0xac00 + at * 40 + letter))}다.`;

const choice = (at: number, isTrue: boolean, change: Partial<Choice> = {}): Choice => ({
  text: wordsOf(at),
  operation: isTrue ? 'D0' : 'D1',
  reason: '',
  evidence: [{ source: 'passage', start: at * 10, end: at * 10 + 9, quote: `sentence ${at}` }],
  facts: [`fact-${at}`],
  isTrue,
  ...change,
});
const TRUES = [0, 1, 2].map((at) => choice(at, true));
const FALSES = [10, 11, 12, 13, 14].map((at) => choice(at, false));

/** What stands in the item, over many seeds. */
function drawn(choices: readonly Choice[], wish: Partial<Wish> = {}): { key: string; options: string[] }[] {
  return Array.from({ length: 20 }, (_, seed) => {
    const made = compose(choices, {
      isNegative: false,
      place: 2,
      random: randomFrom(`compose/${seed}`),
      taken: takenBy([]),
      told: new Set(),
      ...wish,
    });
    if (!made) throw new Error('nothing drawn');
    return { key: made.options[made.key - 1]?.text ?? '', options: made.options.map(({ text }) => text) };
  });
}

it('sets no key beside what rests on the same facts: two opposites tell that one of them is it', () => {
  const opposite = choice(20, false, { facts: ['fact-0'] });
  for (const { key, options } of drawn([...TRUES, ...FALSES, opposite]))
    expect([key, ...options.filter((text) => text === opposite.text)]).not.toEqual([wordsOf(0), opposite.text]);
});

it('says no more of a sentence that the key of another item rests on, while there are others', () => {
  const taken = { ...takenBy([]), quotes: new Set(['sentence 10']), sentences: new Set(['sentence 10', 'sentence 1']) };
  for (const { key, options } of drawn([...TRUES, ...FALSES], { taken })) {
    expect(options).not.toContain(wordsOf(10));
    expect(key).not.toBe(wordsOf(1));
  }
});

it('speaks of everybody whom the stem names, or makes none', () => {
  const named = (at: number, isTrue: boolean, name: string) => choice(at, isTrue, { text: `${name} ${wordsOf(at)}` });
  const ofOne = [0, 1, 10, 11, 12, 13].map((at) => named(at, at < 10, '칸트'));
  const names = ['칸트', '밀'];
  for (const { options } of drawn([...ofOne, named(20, false, '밀')], { names }))
    expect(options.some((text) => text.startsWith('밀'))).toBe(true);
  expect(() => drawn(ofOne, { names })).toThrow('nothing drawn');
});

it('leaves caution no mark of what is true', () => {
  const cautious = (at: number, isTrue: boolean) =>
    choice(at, isTrue, { text: `${wordsOf(at).slice(0, 11)}할 수 있다.` });
  const choices = [choice(0, true), cautious(1, true), ...FALSES, cautious(20, false)];
  for (const { key, options } of drawn(choices)) {
    expect(key).toBe(wordsOf(0));
    expect(options.filter((text) => text.includes(' 수 있'))).toHaveLength(1);
  }
});
