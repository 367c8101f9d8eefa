import type { WorkRow } from '@chulje/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEWEST_FIRST, nextSort, readSort, sortWorks, writeSort } from './sort-works.ts';

const COLUMNS = ['title', 'keyword', 'field', 'kind', 'date', 'favorite'] as const;
const rowsOf = (...titles: string[]) =>
  titles.map((title, index) => ({ title, keyword: '', pasCode: String(index) }) as WorkRow);

it('sorts titles as a Korean dictionary does, numbers by their value', () => {
  const sorted = sortWorks(rowsOf('지문 10', '나', '지문 9', '가', 'apple'), { column: 'title', isDescending: false });
  expect(sorted.map((row) => row.title)).toEqual(['가', '나', '지문 9', '지문 10', 'apple']);
});

it('keeps equal rows in their order both ways', () => {
  for (const isDescending of [false, true]) {
    const sorted = sortWorks(rowsOf('같음', '같음', '같음'), { column: 'title', isDescending });
    expect(sorted.map((row) => row.pasCode)).toEqual(['0', '1', '2']);
  }
});

it('turns a column around at the second click', () => {
  const once = nextSort(NEWEST_FIRST, 'title');
  expect(once).toEqual({ column: 'title', isDescending: false });
  expect(nextSort(once, 'title')).toEqual({ column: 'title', isDescending: true });
  expect(nextSort(once, 'date')).toEqual(NEWEST_FIRST);
});

it('comes back from an address as it went in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COLUMNS), fc.boolean(), (column, isDescending) => {
      const sort = { column, isDescending };
      expect(readSort(writeSort(sort) || null)).toEqual(sort);
    }),
  );
  expect(readSort('-nonsense')).toEqual(NEWEST_FIRST);
});
