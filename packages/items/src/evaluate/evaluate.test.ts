import { expect, it } from 'vitest';
import { GOOD_ITEM, GOOD_PASSAGE } from '../testing/good-item.ts';
import { readPacks } from '../testing/read-packs.ts';
import { type Attempt, evaluate, packSources } from './evaluate.ts';
import { figuresOf, quantile } from './figures.ts';
import { writeHtml, writeMarkdown } from './report.ts';

const PACKS = readPacks();
const source = { name: '본보기', kind: '글', text: GOOD_PASSAGE } as const;
const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  source,
  type: GOOD_ITEM.type,
  seed: 1,
  result: { ok: true, item: GOOD_ITEM, findings: [] },
  millis: 4,
  ...change,
});

it('gives the same items in two runs over the same passages', () => {
  let time = 0;
  const run = () =>
    figuresOf(evaluate({ sources: packSources(PACKS, 3), packs: PACKS, items: 12, seed: 1, now: () => time++ }));
  expect(run().digest).toBe(run().digest);
  expect(run().made).toBe(12);
});

it('counts what is made and refused, and why', () => {
  const figures = figuresOf([attempt(), attempt({ result: { ok: false, reason: '부족합니다.' } })]);
  expect(figures.byType).toEqual([{ type: GOOD_ITEM.type, made: 1, refused: [{ reason: '부족합니다.', count: 1 }] }]);
  expect(figures.keys.counts[GOOD_ITEM.key - 1]).toBe(1);
  expect(figures.errors).toBe(0);
});

it('counts linter errors, recurring keys and items that differ', () => {
  const broken = { ...GOOD_ITEM, stem: '윗글의 내용과 일치하는 것은?' };
  const figures = figuresOf([attempt(), attempt({ result: { ok: true, item: broken, findings: [] } })]);
  expect(figures.errors).toBeGreaterThan(0);
  expect(figures.recurring).toEqual({ options: 0.5, keys: 0.5 });
  expect(figures.digest).not.toBe(figuresOf([attempt()]).digest);
});

it('tells a reader who looks at the length alone', () => {
  const longest = {
    ...GOOD_ITEM,
    options: GOOD_ITEM.options.map((option, at) =>
      at === GOOD_ITEM.key - 1
        ? { ...option, text: `${option.text} 아주 길고 긴 말이 덧붙어 있어 눈에 띄는 선택지이다.` }
        : option,
    ),
  };
  const share = (item: typeof longest) =>
    figuresOf([attempt({ result: { ok: true, item, findings: [] } })]).guessers.find(
      ({ name }) => name === '가장 긴 선택지',
    )?.share;
  expect(share(longest)).toBe(1);
  expect(share(GOOD_ITEM)).toBeLessThan(1);
});

it('cuts a list at a part of it', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
});

it('writes every item with passage and explanation, markup of the text made harmless', () => {
  const attempts = [attempt({ source: { ...source, text: `<b>${GOOD_PASSAGE}` } })];
  expect(writeMarkdown(attempts)).toContain(GOOD_ITEM.stem);
  expect(writeHtml(attempts)).toContain(GOOD_ITEM.stem);
  expect(writeHtml(attempts)).not.toContain('<b>어떤');
});
