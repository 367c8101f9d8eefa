import { expect, it } from 'vitest';
import { optionStatistics } from './option-statistics.ts';
import { scoreAttempts } from './score-attempts.ts';
import { attemptsOf, plainItems } from './testing/samples.ts';

it('tells who chose an option by thirds of the class, those tied at a border shared', () => {
  // Totals 4 4 3 2 1 1 0 0 of eight students: thirds of 2 2/3, so of the third one two thirds are among the best.
  const attempts = attemptsOf(
    [1, 1, 1, 1, 3, 3, 3, 0],
    [1, 1, 1, 1, 1, 1, 2, 2],
    [1, 1, 1, 2, 2, 2, 2, 2],
    [1, 1, 2, 2, 2, 2, 2, 2],
  );
  const [first] = optionStatistics(scoreAttempts(plainItems(4), attempts));
  const [blank, key, second, third] = first ?? [];
  expect(key?.thirds?.upper).toBeCloseTo(1, 12);
  expect(key?.thirds?.middle).toBeCloseTo((1 / 3 + 1) / (8 / 3), 12);
  expect(key?.thirds?.lower).toBe(0);
  // The two with one right share two thirds of a place among the worst.
  expect(third?.thirds?.lower).toBeCloseTo((1 + 2 / 3) / (8 / 3), 12);
  expect(third?.thirds?.middle).toBeCloseTo(4 / 3 / (8 / 3), 12);
  expect([blank?.count, key?.count, second?.count, third?.count]).toEqual([1, 4, 0, 3]);
  expect(blank?.thirds?.lower).toBeCloseTo(1 / (8 / 3), 12);
  expect([second?.share, second?.discrimination]).toEqual([0, null]);
});
