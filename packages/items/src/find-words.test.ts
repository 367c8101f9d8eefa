import type { Item } from '@chulje/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMark } from './engine-ai/find-mark.ts';
import { findWords } from './find-words.ts';
import { reanchorItem } from './model.ts';
import { GOOD_ITEM } from './testing/good-item.ts';

test('words are found where they stand, overlapping ones too', () => {
  const few = fc.string({ unit: fc.constantFrom('가', '나', ' '), maxLength: 40 });
  fc.assert(
    fc.property(few, fc.string({ unit: fc.constantFrom('가', '나', ' '), maxLength: 4 }), (text, words) => {
      const places = Array.from(text, (_, at) => at).filter((at) => words !== '' && text.startsWith(words, at));
      expect(findWords(words, text)).toEqual(places);
    }),
  );
});

/** Items with as many quotes as an item may have, none of which stands in the text, each only just. */
function itemsOf(length: number): { items: Item[]; text: string; quote: string } {
  const text = '가'.repeat(length);
  const quote = `${'가'.repeat(length / 10)}나${'가'.repeat(length / 10 - 1)}`;
  const evidence = Array.from({ length: 10 }, () => ({ source: 'passage' as const, start: 1, end: 2, quote }));
  const options = GOOD_ITEM.options.map((option) => ({ ...option, evidence }));
  const marks = Array.from({ length: 20 }, () => ({ symbol: '㉠', start: 0, end: 1, quote }));
  return { items: Array.from({ length: 5 }, () => ({ ...GOOD_ITEM, options, marks })), text, quote };
}

/**
 * How many times as long the second work takes as the first: the least of many runs of each, in turns, since what else the
 * machine does can only add to them. Ends as soon as the quotient is within the bound.
 */
function growth(short: () => void, long: () => void, bound: number): number {
  const least = { short: Infinity, long: Infinity };
  for (let run = 0; run < 40 && (run < 3 || least.long > bound * least.short); run += 1) {
    least.short = Math.min(least.short, millis(short));
    least.long = Math.min(least.long, millis(long));
  }
  return least.long / least.short;
}

function millis(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

test.each<[string, (of: ReturnType<typeof itemsOf>) => unknown]>([
  ['anchoring items anew', ({ items, text }) => items.map((item) => reanchorItem(item, text))],
  [
    'finding the words of a model’s mark',
    ({ text, quote }) => Array.from({ length: 100 }, () => findMark({ before: '', words: quote, after: '' }, text)),
  ],
])('%s grows with the text, not with its square: quotes that only just do not match', (_, work) => {
  const [short, long] = [itemsOf(1_250), itemsOf(5_000)];
  // Four times the text and four times the quote: sixteen times the time would be the product of both.
  expect(
    growth(
      () => work(short),
      () => work(long),
      6,
    ),
  ).toBeLessThanOrEqual(6);
});
