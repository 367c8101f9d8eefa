import { expect, it } from 'vitest';
import { boxedParagraphs, runsAsText } from './runs.ts';

const TEXT = '첫째 문단.\n둘째 문단.\n셋째 문단.';
const block = (words: string) => ({
  symbol: '[A]',
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
});
const drawn = (words: string) =>
  boxedParagraphs(TEXT, [], [block(words)]).map(({ runs, edges: { isTop, isBottom, isHeavy } }) => [
    runsAsText(runs),
    `${isTop ? '┬' : ''}${isHeavy ? '┃' : '│'}${isBottom ? '┴' : ''}`,
  ]);

it('gives the box of a passage without blocks one frame', () => {
  expect(boxedParagraphs(TEXT, [], []).map(({ edges }) => edges)).toEqual(
    Array.from({ length: 3 }, () => ({ isTop: true, isBottom: true, isHeavy: false })),
  );
});

it.each([
  ['둘째 문단.', ['┬│', '┃', '│┴']],
  ['둘째 문단.\n셋째 문단.', ['┬│', '┃┴', '┃┴']],
  [TEXT, ['┬┃┴', '┬┃┴', '┬┃┴']],
])('draws the whole paragraphs of %j beside them', (words, edges) => {
  expect(drawn(words).map(([, edge]) => edge)).toEqual(edges);
  expect(drawn(words).flatMap(([text]) => (text?.startsWith('[A] ') ? [1] : []))).toEqual([1]);
  expect(drawn(words).join()).not.toMatch(/[┌┘]/);
});

it('keeps corners where a block begins or ends within a paragraph', () => {
  expect(drawn('문단.\n둘째')).toEqual([
    ['첫째 [A]┌문단.', '┬│┴'],
    ['둘째┘ 문단.', '┬│┴'],
    ['셋째 문단.', '┬│┴'],
  ]);
});
