import { countCharacters, normalizeText, type Span } from '@chulje/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findChange, findExcess, moveSpans } from './text-change.ts';

const text = fc
  .string({ unit: fc.constantFrom('가', '나', '각', 'ㄱ', '𠮷', '𠮶', '👍', '\n', ' ', 'e', '\u0301'), maxLength: 30 })
  .map(normalizeText);
const edit = fc.tuple(text, fc.nat(30), fc.nat(30), text).map(([before, a, b, inserted]) => {
  const characters = Array.from(before);
  const from = Math.min(a, b, characters.length);
  const to = Math.min(Math.max(a, b), characters.length);
  return { before, after: [...characters.slice(0, from), inserted, ...characters.slice(to)].join('') };
});
const hasLoneSurrogate = (value: string) => /\p{Surrogate}/u.test(value);
const cut = (after: string, { start, end }: Span) => after.slice(0, start) + after.slice(end);

describe('a change of text', () => {
  it('rebuilds the new text from the old', () => {
    fc.assert(
      fc.property(edit, ({ before, after }) => {
        const change = findChange(before, after);
        const inserted = after.slice(change.start, change.endAfter);
        expect(before.slice(0, change.start) + inserted + before.slice(change.endBefore)).toBe(after);
        expect(hasLoneSurrogate(inserted)).toBe(false);
      }),
    );
  });

  it('is cut to the limit exactly, from the tail of what came in, without splitting a character', () => {
    fc.assert(
      fc.property(edit, fc.nat(40), ({ before, after }, room) => {
        const max = countCharacters(before) + room;
        const excess = findExcess(before, after, max);
        if (!excess) {
          expect(countCharacters(after)).toBeLessThanOrEqual(max);
          return;
        }
        const kept = cut(after, excess);
        expect(countCharacters(kept)).toBeLessThanOrEqual(max);
        expect(hasLoneSurrogate(kept)).toBe(false);
        if (!after.includes('\u0301')) expect(countCharacters(kept)).toBe(max);
        expect(excess.end).toBe(findChange(before, after).endAfter);
      }),
      { numRuns: 1000 },
    );
  });

  it('cuts what was pasted in the middle and leaves what stood after it', () => {
    const before = '앞뒤';
    const after = '앞가나다𠮷뒤';
    expect(cut(after, findExcess(before, after, 5) ?? { start: 0, end: 0 })).toBe('앞가나다뒤');
  });

  it('lets a text that is over the limit shrink but not grow', () => {
    expect(findExcess('가나다라', '가나다', 2)).toBeUndefined();
    expect(findExcess('가나다라', '가나다라마', 2)).toEqual({ start: 4, end: 5 });
  });
});

describe('spans moved along with an edit', () => {
  const move = (before: string, after: string, start: number, end: number) =>
    moveSpans([{ start, end }], before, after)[0];

  it('stay on their words when something is typed before, and stay put when it is typed after', () => {
    expect(move('하나 둘 셋', '영 하나 둘 셋', 3, 4)).toEqual({ start: 5, end: 6 });
    expect(move('하나 둘 셋', '하나 둘 셋 넷', 3, 4)).toEqual({ start: 3, end: 4 });
  });

  it('grow with what is typed inside and not with what is typed at an edge', () => {
    expect(move('가나다', '가나X다', 1, 3)).toEqual({ start: 1, end: 4 });
    expect(move('가나다', '가X나다', 1, 3)).toEqual({ start: 2, end: 4 });
    expect(move('가나다', '가나X다', 1, 2)).toEqual({ start: 1, end: 2 });
  });

  it('go when their words are gone, and shrink when some are', () => {
    expect(move('가나다라', '가라', 1, 3)).toBeUndefined();
    expect(move('가나다라', '가라', 0, 2)).toEqual({ start: 0, end: 1 });
    expect(move('가나다라', '가라', 2, 4)).toEqual({ start: 1, end: 2 });
  });

  it('keep what else they carry, in order and inside the text', () => {
    fc.assert(
      fc.property(edit, fc.nat(30), fc.nat(30), ({ before, after }, a, b) => {
        const span = {
          symbol: '㉠',
          start: Math.min(a, b, before.length),
          end: Math.min(Math.max(a, b), before.length),
        };
        for (const moved of moveSpans([span], before, after)) {
          expect(moved.symbol).toBe('㉠');
          expect(moved.start).toBeGreaterThanOrEqual(0);
          if (before !== after) expect(moved.start).toBeLessThan(moved.end);
          expect(moved.end).toBeLessThanOrEqual(after.length);
        }
      }),
    );
  });
});
