import type { Item } from '@chulje/contract';
import { expect, it } from 'vitest';
import { type Explanation, explanationsOf, linesAsText } from './explanation.ts';
import { DEFAULT_OPTIONS, itemsOf, paperOf } from './paper.ts';
import { samplePaper } from './testing/sample-paper.ts';

const explained = (items: Item[], options = {}) =>
  explanationsOf(paperOf({ title: '해설', passage: { text: '글', format: [] }, items }), {
    ...DEFAULT_OPTIONS,
    ...options,
  });
const textOf = ({ lines }: Explanation | undefined = { number: 0, key: '', kind: '', lines: [] }) =>
  linesAsText(lines).join('\n');
const samples = itemsOf(samplePaper()).map(({ item }) => item);
const sample = (at: number, changes: Partial<Item> = {}): Item => {
  const item = samples[at];
  if (!item) throw new Error('the sample has five items');
  return { ...item, ...changes };
};

it('says of an item why its key is right, and no more, unless more is asked for', () => {
  expect(textOf(explained([sample(0)])[0])).toBe(
    '보증은 정보를 가진 쪽이 자신의 정보를 드러내는 신호 발송에 해당한다. 정보를 갖지 못한 쪽의 행동은 선별이다.',
  );
  expect(textOf(explained([sample(1)])[0])).toBe('평균에 맞춘 값은 좋은 기계의 가치보다 낮다.');
  const full = textOf(explained([sample(0)], { detail: 'full' })[0]).split('\n');
  expect(full.map((line) => line.charAt(0)).join('')).toBe('①②③④⑤');
});

it('keeps what a teacher wrote of the item as a whole, and of the key over several lines', () => {
  const explanation = '이 글은 정보를 다룬다.\n① 그렇지 않다.\n까닭은 둘이다.\n② 그렇다.\n값이 낮기 때문이다.';
  const options = sample(1).options.map((option) => ({ ...option, reason: '' }));
  expect(textOf(explained([sample(1, { explanation, options })])[0])).toBe(
    '이 글은 정보를 다룬다.\n그렇다.\n값이 낮기 때문이다.',
  );
  // Without a word on the key, everything is told rather than nothing.
  expect(textOf(explained([sample(1, { explanation: '① 아니다.', options })])[0])).toBe('① 아니다.');
});

it('tells what an explanation rests on only when asked to', () => {
  const words = '시장에 나온 기계의 평균적인 품질을 짐작하여 그에 맞는 값만 치르려 하고';
  expect(textOf(explained([sample(1)])[0])).not.toContain(words);
  expect(textOf(explained([sample(1)], { evidence: true })[0])).toContain(`지문 “${words}”`);
});

it.each(['short', 'full'] as const)('quotes nothing twice in %s explanations', (detail) => {
  const words = '거래 당사자가 가진 정보의 양이 서로 다르다.';
  const evidence = [{ source: 'passage' as const, start: 0, end: words.length, quote: words }];
  const options = sample(1).options.map((option, at) => ({
    ...option,
    reason: at % 2 ? `“${words}”라는 내용에서 알 수 있다. (${at}문단)` : `까닭 ${at}이다.`,
    evidence,
  }));
  const items = [1, 2, 3].map((key) => sample(1, { key, options, explanation: '' }));
  const sheet = explained(items, { detail, evidence: true }).map(textOf);
  expect(sheet.join('\n').split(words)).toHaveLength(2);
  expect(sheet[2]).toContain('“거래 당사자가 … 다르다.”');
});

it('says nothing of points that the paper does not show', () => {
  expect(explained([sample(3)])[0]?.kind).toMatch(/ · 3점$/);
  expect(explained([sample(3)], { points: false })[0]?.kind).not.toContain('3점');
});
