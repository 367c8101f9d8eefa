import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { citationOf } from './cited-sentences.ts';
import { fitDraft } from './fit-draft.ts';
import { asDraft } from './prompts/item-prompts.ts';

const typeOf = (name: string) => {
  const type = CATALOGUE.find((entry) => entry.type === name);
  if (!type) throw new Error(`no type ${name}`);
  return type;
};
const request = (name: string) => {
  const type = typeOf(name);
  return {
    type,
    text: type.subpassage,
    standing: { items: [], wantsVocabulary: true },
    keyCounts: [0, 0, 0, 0, 0],
    seed: 1,
  };
};

it('of keys on one sentence the fault names the sentence, and those that the others take', () => {
  const own = request('내용 일치');
  const draft = asDraft(own.type.sample, own.text, own.type);
  const other = {
    ...own.type.sample,
    options: own.type.sample.options.map((option) => ({ ...option, text: `다른 ${option.text}` })),
  };
  const { faults } = fitDraft(draft, { ...own, standing: { ...own.standing, items: [other] } });
  const numbers = citationOf(own.type.sample, own.type.sample.key, own.text)
    .map((number) => `[${number}]`)
    .join(', ');
  expect(faults.find(({ cause }) => cause === 'G03')?.message).toContain(`겹치는 문장은 ${numbers}이다`);
});

it('marks stand in the order of the text', () => {
  const own = request('두 대상 비교');
  const draft = asDraft(own.type.sample, own.text, own.type);
  const causes = (marks: typeof draft.marks) => fitDraft({ ...draft, marks }, own).faults.map(({ cause }) => cause);
  expect(causes(draft.marks)).not.toContain('표시의 차례가 지문과 다름');
  const [first, second] = draft.marks;
  if (!first || !second) throw new Error('the sample marks two things');
  const swapped = [{ ...first, symbol: second.symbol }, { ...second, symbol: first.symbol }, ...draft.marks.slice(2)];
  expect(causes(swapped)).toContain('표시의 차례가 지문과 다름');
});

it.each(CATALOGUE.map((type) => [type.type]))('%s: the marks of its own sample stand in that order', (name) => {
  const own = request(name);
  const causes = fitDraft(asDraft(own.type.sample, own.text, own.type), own).faults.map(({ cause }) => cause);
  expect(causes).not.toContain('표시의 차례가 지문과 다름');
});

it('places of options are followed where symbols were renamed and the key was moved', () => {
  const own = request('이유 추론');
  const draft = asDraft(own.type.sample, own.text, own.type);
  const [mark] = own.type.sample.marks;
  if (!mark) throw new Error('the sample marks what it asks the reason of');
  const words = own.text.slice(0, 6);
  const other = {
    ...own.type.sample,
    options: own.type.sample.options.map((option) => ({ ...option, text: `다른 ${option.text}` })),
    marks: [{ symbol: mark.symbol, start: 0, end: words.length, quote: words }],
  };
  const { item, order } = fitDraft(draft, { ...own, seed: 4, standing: { ...own.standing, items: [other] } });
  expect(item.marks[0]?.symbol).not.toBe(mark.symbol);
  expect(order).not.toEqual([0, 1, 2, 3, 4]);
  expect(order[item.key - 1]).toBe(draft.key - 1);
  expect(order.map((at) => draft.options[at]?.sentences)).toEqual(
    item.options.map((_, at) => citationOf(item, at + 1, own.text)),
  );
});
