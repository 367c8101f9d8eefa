import { countCharacters, type Span } from '@chulje/contract';

/** The one stretch in which two texts differ: `before[start, endBefore)` became `after[start, endAfter)`. */
export interface TextChange {
  start: number;
  endBefore: number;
  endAfter: number;
}

const isLowSurrogate = (text: string, index: number) => (text.charCodeAt(index) & 0xfc00) === 0xdc00;

/** Smallest change that turns `before` into `after`, never inside a surrogate pair. */
export function findChange(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (start > 0 && (isLowSurrogate(before, start) || isLowSurrogate(after, start))) start -= 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail += 1;
  }
  if (tail > 0 && isLowSurrogate(after, after.length - tail)) tail -= 1;
  return { start, endBefore: before.length - tail, endAfter: after.length - tail };
}

/**
 * What to take out of `after` so that it fits `max` characters: the tail of what was put in since `before`, never
 * what was there already. A `before` that is over the limit may shrink but not grow. Undefined when it fits.
 */
export function findExcess(before: string, after: string, max: number): Span | undefined {
  const count = countCharacters(after);
  if (count <= max) return undefined;
  const limit = Math.max(max, countCharacters(before));
  if (count <= limit) return undefined;
  const { start, endAfter: end } = findChange(before, after);
  const inserted = Array.from(after.slice(start, end));
  // Combining characters make the count fall unevenly, so take out what is over and count again.
  let left = count;
  while (left > limit && inserted.length > 0) {
    inserted.length -= Math.min(left - limit, inserted.length);
    left = countCharacters(after.slice(0, start) + inserted.join('') + after.slice(end));
  }
  return { start: start + inserted.join('').length, end };
}

/** Moves spans along with an edit of their text, so that a mark stays on its words. */
export function moveSpans<T extends Span>(spans: readonly T[], before: string, after: string): T[] {
  return spanMover(before, after)([...spans]);
}

/**
 * What moves spans along with one edit: what was typed at an edge stays outside; a span whose words are all gone is
 * dropped. Spans that all stay come back as they were given.
 */
export function spanMover(before: string, after: string): <T extends Span>(spans: T[]) => T[] {
  if (before === after) return (spans) => spans;
  const { start, endBefore, endAfter } = findChange(before, after);
  const shift = endAfter - endBefore;
  return (spans) => {
    if (spans.every((span) => span.start < span.end && span.end <= start)) return spans;
    return spans
      .map((span) => {
        const from = span.start >= endBefore ? span.start + shift : span.start <= start ? span.start : endAfter;
        const to = span.end <= start ? span.end : span.end >= endBefore ? span.end + shift : start;
        return { ...span, start: from, end: to };
      })
      .filter((span) => span.start < span.end);
  };
}
