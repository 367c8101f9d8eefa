import { expect, it } from 'vitest';
import { readPage, writePage } from './use-address.ts';

const read = (query: string) => readPage(new URLSearchParams(query));

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=7.9', 7],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=', 1],
  ['page=둘', 1],
  ['page=NaN', 1],
])('reads the page of ?%s as %i', (query, page) => {
  expect(read(query)).toBe(page);
});

it('does not name the first page in the address', () => {
  expect([1, 2, 10].map(writePage)).toEqual(['', '2', '10']);
});
