import { FORMAT_STYLES, normalizeText } from '@chulje/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromDoc,
  isSameValue,
  normalizeValue,
  offsetAt,
  positionAt,
  type RichValue,
  toDoc,
  toSingleLine,
} from './rich-text.ts';

/** Text of what makes trouble: line breaks, surrogate pairs, loose jamo, combining marks, control characters, lone surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      '가',
      'ㄱ',
      'ᄀ',
      'ᅡ',
      'ᆨ',
      'e',
      '\u0301',
      '\n',
      '\r',
      '㉠',
      '𠮷',
      '\ud83d',
      '\u0000',
      '\ufeff',
      ' ',
      '\t',
    ),
    maxLength: 60,
  }),
);
const anyValue: fc.Arbitrary<RichValue> = anyText.chain((text) =>
  fc.record({
    text: fc.constant(text),
    format: fc.array(
      fc.record({
        start: fc.nat(text.length + 2),
        end: fc.nat(text.length + 4),
        style: fc.constantFrom(...FORMAT_STYLES),
      }),
      { maxLength: 8 },
    ),
  }),
);

describe('rich text', () => {
  it('comes back from the document as it went in, normalised', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(fromDoc(toDoc(value))).toEqual(normalizeValue(value));
      }),
      { numRuns: 1000 },
    );
  });

  it('is normalised in one pass, and equals its normal form', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const normal = normalizeValue(value);
        expect(normalizeValue(normal)).toEqual(normal);
        expect(normalizeText(normal.text)).toBe(normal.text);
        expect(isSameValue(value, normal)).toBe(true);
      }),
    );
  });

  it('never formats a line break, and keeps spans inside the text', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const { text, format } = normalizeValue(value);
        for (const span of format) {
          expect(text.slice(span.start, span.end)).toMatch(/^[^\n]+$/u);
        }
      }),
    );
  });

  it('makes a document ProseMirror accepts: no empty text, one paragraph for each line', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const { content } = toDoc(value);
        expect(content).toHaveLength(normalizeValue(value).text.split('\n').length);
        expect(content.flatMap((paragraph) => paragraph.content ?? []).every((node) => node.text.length > 0)).toBe(
          true,
        );
      }),
    );
  });

  it('keeps empty paragraphs', () => {
    expect(toDoc({ text: '가\n\n나\n', format: [] }).content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '가' }] },
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ type: 'text', text: '나' }] },
      { type: 'paragraph' },
    ]);
  });

  it('splits overlapping formats into runs', () => {
    const value: RichValue = {
      text: '굵고 밑줄',
      format: [
        { start: 0, end: 4, style: 'bold' },
        { start: 3, end: 5, style: 'underline' },
      ],
    };
    expect(toDoc(value).content[0]?.content).toEqual([
      { type: 'text', text: '굵고 ', marks: [{ type: 'bold' }] },
      { type: 'text', text: '밑', marks: [{ type: 'bold' }, { type: 'underline' }] },
      { type: 'text', text: '줄', marks: [{ type: 'underline' }] },
    ]);
  });

  it('moves spans along when normalising shortens the text', () => {
    const decomposed = '한글'.normalize('NFD');
    expect(normalizeValue({ text: `${decomposed}과`, format: [{ start: 3, end: 6, style: 'bold' }] })).toEqual({
      text: '한글과',
      format: [{ start: 1, end: 2, style: 'bold' }],
    });
  });

  it('makes one line without losing a character or a format', () => {
    expect(toSingleLine({ text: '가\n나', format: [{ start: 0, end: 3, style: 'strike' }] })).toEqual({
      text: '가 나',
      format: [
        { start: 0, end: 1, style: 'strike' },
        { start: 2, end: 3, style: 'strike' },
      ],
    });
  });

  it('finds the offset of each position again', () => {
    fc.assert(
      fc.property(anyText, fc.nat(70), (raw, at) => {
        const text = normalizeText(raw);
        const offset = Math.min(at, text.length);
        expect(offsetAt(text, positionAt(text, offset))).toBe(offset);
      }),
    );
    expect(positionAt('가나\n다', 3)).toBe(5);
  });
});
