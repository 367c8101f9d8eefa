import { expect, it } from 'vitest';
import { feldt, fisherZ, fQuantile, wilson } from './intervals.ts';

const rounded = (interval: { low: number; high: number } | null, digits: number) =>
  interval && [Number(interval.low.toFixed(digits)), Number(interval.high.toFixed(digits))];

it.each([
  { n: 5, low: 0.23, high: 0.88 },
  { n: 10, low: 0.31, high: 0.83 },
  { n: 20, low: 0.39, high: 0.78 },
  { n: 30, low: 0.42, high: 0.75 },
  { n: 50, low: 0.46, high: 0.72 },
  { n: 100, low: 0.5, high: 0.69 },
])("Wilson's interval of 60 % of $n", ({ n, low, high }) => {
  expect(rounded(wilson(0.6 * n, n), 2)).toEqual([low, high]);
});

it("Wilson's interval of none and of all ends at 0 and 1", () => {
  expect(wilson(0, 10)?.low).toBe(0);
  expect(wilson(10, 10)?.high).toBe(1);
  expect(rounded(wilson(0, 10), 4)).toEqual([0, 0.2775]);
  expect(wilson(0, 0)).toBeNull();
});

it('quantiles of F as tables have them', () => {
  expect(fQuantile(0.95, 1, 10)).toBeCloseTo(4.9646, 4);
  expect(fQuantile(0.95, 5, 20)).toBeCloseTo(2.7109, 4);
  expect(fQuantile(0.975, 30, 120)).toBeCloseTo(1.6899436, 7);
  expect(fQuantile(0.025, 4, 16)).toBeCloseTo(0.1158402, 7);
});

it("Fisher's interval of a correlation", () => {
  // r = .5 of 28: .5493 ± .3920 as z.
  expect(rounded(fisherZ(0.5, 28), 4)).toEqual([0.156, 0.7358]);
  expect(fisherZ(0.5, 3)).toBeNull();
  expect([fisherZ(1, 28), fisherZ(-1, 28)]).toEqual([null, null]);
});

it("Feldt's interval of α holds α, and is wide of a negative one", () => {
  // α = .8 of 41 students and 26 items, by the quantiles of another library: 1.4993463 and .6067432.
  expect(rounded(feldt(0.8, 41, 26), 7)).toEqual([0.7001307, 0.8786514]);
  const negative = feldt(-1, 10, 5);
  expect(negative?.low).toBeLessThan(-1);
  expect(negative?.high).toBeGreaterThan(-1);
  expect(feldt(0.8, 1, 5)).toBeNull();
});
