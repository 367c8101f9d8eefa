import type { FormatSpan, Mark } from '@chulje/contract';
import { expect, it } from 'vitest';
import { paragraphRuns } from '../runs.ts';
import { type Part, type Piece, textPieces, toPieces } from './pieces.ts';

const flow = { keepsWords: false };
const words = { keepsWords: true };
const marked = (text: string, marks: Mark[], options = flow, format: FormatSpan[] = []) =>
  toPieces(paragraphRuns(text, format, marks)[0] ?? [], options).map(shown);
const textOf = (parts: (string | Part)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
/** What no line end comes between stands in braces. */
const shown = (piece: Piece) =>
  typeof piece === 'string'
    ? piece
    : Array.isArray(piece)
      ? `{${textOf(piece)}}`
      : `${piece.kind ?? ''}(${piece.text})`;

it('leaves plain text alone', () => {
  expect(textPieces('값은 품질을 반영한다.', flow)).toEqual(['값은 품질을 반영한다.']);
});

it('binds a symbol to the letter it stands before, or the word of Latin letters', () => {
  expect(marked('그는 값을 낮춘다.', [{ symbol: '㉠', start: 3, end: 5 }])).toEqual([
    '그는 ',
    '{㉠값}',
    '(을)',
    ' 낮춘다.',
  ]);
  expect(marked('그 GPS는', [{ symbol: 'ⓐ', start: 2, end: 5 }])).toEqual(['그 ', '{ⓐGPS}', '는']);
});

it('keeps the paragraphs that an explanation names in one line', () => {
  expect(textPieces('커진다. (2, 6문단) 낮다(3문단).', flow).map(shown)).toEqual([
    '커진다. ',
    '{(2, 6문단)}',
    ' 낮다',
    '{(3문단).}',
  ]);
});

it.each([
  ['값이 1,000원이다.', ['값이 ', '{1,000원}', '이다.']],
  ['것은? [3점]', ['것은? ', '{[3점]}']],
  ['약 −3.5도(10~20명)로', ['약 ', '{−3.5도}', '{(10~20명)}', '로']],
  ['물 H2O는 A4용지에', ['물 H2O는 ', '{A4용}', '지에']],
])('ends no line between a number and its unit in %j', (text, pieces) => {
  expect(textPieces(text, flow).map(shown)).toEqual(pieces);
});

it('binds the ends of a block to the letters beside them', () => {
  expect(marked('값이 높다. 그렇다. 끝.', [{ symbol: '[A]', start: 7, end: 11 }])).toEqual([
    '값이 높다. ',
    '{그}',
    '{렇다.}',
    ' 끝.',
  ]);
});

it('keeps words whole where it must, over marks and looks, but no more than a line can hold', () => {
  const bold: FormatSpan = { start: 3, end: 4, style: 'bold' };
  expect(marked('그는 값을 낮춘다.', [{ symbol: '㉠', start: 3, end: 5 }], words, [bold])).toEqual([
    '{그는}',
    ' ',
    '{㉠값을}',
    ' ',
    '{낮춘다.}',
  ]);
  const blank: FormatSpan = { start: 1, end: 4, style: 'bold' };
  expect(marked('그는 값을', [], words, [blank])).toEqual(['{그는}', '( )', '{값을}']);
  expect(textPieces('〈보기〉를', words).map(shown)).toEqual(['bracket(〈)', '{보기〉를}']);
  expect(textPieces('가나다라마바사아자차카타파', words).map(shown)).toEqual(['가나다라마바사아자차카타파']);
});

it.each([
  ['10⁻⁹배', ['10', 'upper(⁻⁹)', '배']],
  ['H₂O', ['H', 'lower(₂)', 'O']],
  ['물 ⅔컵', ['물 ', 'fraction(⅔)', '컵']],
  ['中國〮에', ['中', 'tone(國〮)', '에']],
  ['ᄊᆞ〮미', ['tone(ᄊᆞ〮)', '미']],
  [`가 ${'a'.repeat(30)} 나`, ['가 ', `endless(${'a'.repeat(30)})`, ' 나']],
  ['온도\t높음', ['온도\u2003\u2003높음']],
])('sets %j with care', (text, pieces) => {
  expect(textPieces(text, flow).map(shown)).toEqual(pieces);
});
