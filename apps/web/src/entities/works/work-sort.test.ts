import type { WorkRow } from '@chulje/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMPARE_WORKS, NEWEST_FIRST, readSort, writeSort } from './work-sort.ts';

const COLUMNS = ['title', 'keyword', 'field', 'kind', 'date', 'favorite'] as const;

it('sorts titles as a Korean dictionary does, numbers by their value', () => {
  const rows = ['지문 10', '나', '지문 9', '가', 'apple'].map((title) => ({ title }) as WorkRow);
  const sorted = rows.toSorted(COMPARE_WORKS.title);
  expect(sorted.map((row) => row.title)).toEqual(['가', '나', '지문 9', '지문 10', 'apple']);
});

it('comes back from an address as it went in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COLUMNS), fc.boolean(), (id, desc) => {
      const sort = { id, desc };
      expect(readSort(writeSort(sort) || null)).toEqual(sort);
    }),
  );
  expect(readSort('-nonsense')).toEqual(NEWEST_FIRST);
});
