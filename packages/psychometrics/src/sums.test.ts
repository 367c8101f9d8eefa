import { expect, it } from 'vitest';
import { deviationsOf, medianOf, Sum } from './sums.ts';

it('keeps what rounding loses, of small numbers beside large ones and of large beside small', () => {
  const sum = new Sum();
  for (const value of [1, 1e100, 1, -1e100]) sum.add(value);
  expect(sum.value).toBe(2);
});

it('finds no spread where only rounding differs', () => {
  expect(deviationsOf([0.1 + 0.2, 0.3, 0.3]).squares).toBe(0);
  expect(deviationsOf([1, 2, 3])).toEqual({ mean: 2, deviations: Float64Array.of(-1, 0, 1), squares: 2 });
});

it('takes the middle value, or the mean of the middle two', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, null]);
});
