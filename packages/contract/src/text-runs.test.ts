import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORMAT_STYLES } from './text.ts';
import { splitRuns } from './text-runs.ts';

it('cuts at the ends of formatting, at further offsets and at line breaks', () => {
  const format = [
    { start: 1, end: 5, style: 'bold' as const },
    { start: 2, end: 3, style: 'underline' as const },
  ];
  expect(splitRuns('가나다\n\n라마', format, [6])).toEqual([
    [
      { start: 0, text: '가', styles: [] },
      { start: 1, text: '나', styles: ['bold'] },
      { start: 2, text: '다', styles: ['bold', 'underline'] },
    ],
    [],
    [
      { start: 5, text: '라', styles: [] },
      { start: 6, text: '마', styles: [] },
    ],
  ]);
});

it('keeps every character in its place, with the styles of the spans over it', () => {
  const text = fc.string({ unit: fc.constantFrom('가', 'b', '\n', '𠮷'), maxLength: 12 });
  const cases = text.chain((words) => {
    const offset = fc.nat(words.length);
    const span = fc.record({ start: offset, end: offset, style: fc.constantFrom(...FORMAT_STYLES) });
    return fc.record({
      text: fc.constant(words),
      format: fc.array(span, { maxLength: 5 }),
      cuts: fc.array(offset, { maxLength: 3 }),
    });
  });
  fc.assert(
    fc.property(cases, ({ text: words, format, cuts }) => {
      const paragraphs = splitRuns(words, format, cuts);
      expect(paragraphs.map((runs) => runs.map((run) => run.text).join('')).join('\n')).toBe(words);
      for (const run of paragraphs.flat()) {
        expect(run.text).not.toBe('');
        expect(words.startsWith(run.text, run.start)).toBe(true);
        for (let at = run.start; at < run.start + run.text.length; at += 1) {
          const over = format.filter((span) => span.start <= at && at < span.end).map(({ style }) => style);
          expect(run.styles).toEqual(FORMAT_STYLES.filter((style) => over.includes(style)));
        }
      }
    }),
  );
});
