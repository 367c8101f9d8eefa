import { expect, it } from 'vitest';
import { passagePieces } from './passage-pieces.ts';
import { runsAsText } from './runs.ts';

const TEXT = '첫째 문장. 둘째 문장.\n가운데 문단.\n넷째 문장. 다섯째 문장.';
const block = (symbol: string, words: string) => {
  const start = TEXT.indexOf(words);
  return { symbol, start, end: start + words.length };
};
const drawn = (...marks: ReturnType<typeof block>[]) =>
  passagePieces(TEXT, [], marks).map(
    ({ symbol, paragraphs }) =>
      `${symbol}|${paragraphs.map(({ runs, isRest }) => (isRest ? '…' : '') + runsAsText(runs)).join('/')}`,
  );

it('leaves a passage without blocks in one piece', () => {
  expect(drawn()).toEqual(['|첫째 문장. 둘째 문장./가운데 문단./넷째 문장. 다섯째 문장.']);
});

it('makes a piece of the paragraphs beside which a bracket stands', () => {
  expect(drawn(block('[A]', '가운데 문단.'))).toEqual([
    '|첫째 문장. 둘째 문장.',
    '[A]|가운데 문단.',
    '|넷째 문장. 다섯째 문장.',
  ]);
  expect(drawn(block('[A]', TEXT))).toEqual([`[A]|${TEXT.replaceAll('\n', '/')}`]);
});

it('cuts a paragraph in which a bracket begins or ends, and does not indent the rest of it again', () => {
  expect(drawn(block('[A]', '둘째 문장.\n가운데 문단.\n넷째 문장.'))).toEqual([
    '|첫째 문장. ',
    '[A]|…둘째 문장./가운데 문단./넷째 문장.',
    '|…다섯째 문장.',
  ]);
});

it('draws two brackets that follow each other, and keeps corners for one that overlaps', () => {
  expect(drawn(block('[A]', '첫째 문장.'), block('[B]', '둘째 문장.'))).toEqual([
    '[A]|첫째 문장.',
    '[B]|…둘째 문장.',
    '|가운데 문단./넷째 문장. 다섯째 문장.',
  ]);
  expect(drawn(block('[A]', '첫째 문장. 둘째'), block('[B]', '둘째 문장.'))).toEqual([
    '[A]|첫째 문장. [B]┌둘째',
    '|…문장.┘/가운데 문단./넷째 문장. 다섯째 문장.',
  ]);
});
