import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitPoints } from './fit-points.ts';

it.each([
  ['ten items of two points', Array(10).fill(20), Array(10).fill(100)],
  ['equal items that no whole number fits', Array(8).fill(20), Array(8).fill(125)],
  [
    'two kinds in whole points',
    [...Array(10).fill(20), ...Array(10).fill(30)],
    [...Array(10).fill(40), ...Array(10).fill(60)],
  ],
])('gives %s the same where they had the same', (_, points, fitted) => {
  expect(fitPoints(points)).toEqual(fitted);
});

it('lets some have a tenth more where nothing else adds up', () => {
  const fitted = fitPoints(Array(7).fill(20)) ?? [];
  expect(fitted.reduce((sum, each) => sum + each, 0)).toBe(1000);
  expect(new Set(fitted)).toEqual(new Set([142, 143]));
});

it('always adds up, keeps the order of what is worth more, and stays near the share of each', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 90 }), { minLength: 1, maxLength: 60 }), (points) => {
      const fitted = fitPoints(points) ?? [];
      const sum = points.reduce((all, each) => all + each, 0);
      expect(fitted.reduce((all, each) => all + each, 0)).toBe(1000);
      for (const [at, value] of fitted.entries()) {
        expect(Number.isInteger(value) && value >= 1).toBe(true);
        expect(Math.abs(value - ((points[at] ?? 0) * 1000) / sum)).toBeLessThanOrEqual(11);
        for (const [other, more] of fitted.entries())
          if ((points[other] ?? 0) > (points[at] ?? 0)) expect(more).toBeGreaterThanOrEqual(value - 1);
      }
    }),
  );
});

it('has no answer for no items', () => expect(fitPoints([])).toBeUndefined());
