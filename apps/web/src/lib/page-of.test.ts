import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it('shows every row on exactly one page, in order, never more than a page holds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 10 }), (rows, size) => {
      const { pages } = pageOf(rows, 1, size);
      const all = Array.from({ length: pages }, (_, index) => pageOf(rows, index + 1, size).rows);
      expect(all.flat()).toEqual(rows);
      expect(all.every((page) => page.length <= size)).toBe(true);
    }),
  );
});

it('stays within the pages there are', () => {
  expect(pageOf([1, 2, 3], 9, 2)).toEqual({ rows: [3], page: 2, pages: 2 });
  expect(pageOf([1, 2, 3], 0, 2).page).toBe(1);
  expect(pageOf([], 3, 2)).toEqual({ rows: [], page: 1, pages: 1 });
});
