import { expect, it } from 'vitest';
import { studentProblemTable } from './caution.ts';
import { compareMeans, compareShares, meanOf } from './comparison.ts';
import { itemStatistics } from './item-statistics.ts';
import { optionStatistics } from './option-statistics.ts';
import { raschFit } from './rasch.ts';
import { reliability } from './reliability.ts';
import { scaledScores, summarizeScores } from './scaled-scores.ts';
import { type Attempt, scoreAttempts } from './score-attempts.ts';
import { attemptsOf, plainItems } from './testing/samples.ts';

/** Every number that the package says of some answers. */
function allOf(attempts: Attempt[], items = attempts[0]?.choices.length ?? 3) {
  const scored = scoreAttempts(plainItems(items), attempts);
  return {
    items: itemStatistics(scored),
    options: optionStatistics(scored),
    reliability: reliability(scored),
    table: studentProblemTable(scored),
    summary: summarizeScores(scored.scores),
    scaled: scaledScores(scored.scores),
    rasch: raschFit(scored),
  };
}
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

const CASES: Record<string, Attempt[]> = {
  'no student': [],
  'one student': attemptsOf([1], [2], [1]),
  'two students': attemptsOf([1, 2], [2, 2], [1, 1]),
  'two students who differ in nothing': attemptsOf([1, 1], [2, 2], [1, 1]),
  'all right': attemptsOf([1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]),
  'all blank': attemptsOf([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
  'one item': attemptsOf([1, 2, 1, 3]),
};

it.each(Object.entries(CASES))('%s: every figure is a number or missing', (_, attempts) => {
  expect(numbersIn(allOf(attempts)).filter((value) => !Number.isFinite(value))).toEqual([]);
});

it('leaves out what is not defined, and never says 0 for it', () => {
  const { items, reliability: of, summary, scaled } = allOf(attemptsOf([1, 1, 1], [2, 2, 2], [1, 1, 1]));
  expect(items.map(({ discrimination }) => discrimination)).toEqual([null, null, null]);
  expect([of.alpha, of.error, of.passageAlpha, summary?.deviation, scaled[0]?.standard]).toEqual([
    null,
    null,
    null,
    0,
    null,
  ]);
  expect(allOf([]).items[0]).toEqual({
    right: 0,
    facility: null,
    facilityInterval: null,
    discrimination: null,
    discriminationInterval: null,
    upperLower: null,
  });
  expect(summarizeScores([])).toBeNull();
});

it('tells a negative α as it is', () => {
  // Who has the first right has the second wrong, but for one.
  const { alpha } = allOf(attemptsOf([1, 1, 1, 2, 2, 1], [2, 2, 2, 1, 1, 1])).reliability;
  // Parts vary by 8/36 and 9/36, totals by 5/36.
  expect(alpha).toBeCloseTo(2 * (1 - 17 / 5), 10);
});

it('takes the points of items together by passage, from three passages on', () => {
  const attempts = attemptsOf([1, 1, 1, 2], [1, 1, 2, 2], [1, 2, 1, 2], [1, 2, 2, 2]);
  const items = (passages: string[]) => passages.map((passage) => ({ keys: [1], points: 1, passage }));
  const of = (passages: string[]) => reliability(scoreAttempts(items(passages), attempts)).passageAlpha;
  expect(of(['가', '가', '나', '나'])).toBeNull();
  // Subtotals 2 2 1 0, 1 0 1 0, 1 0 0 0 and totals 4 2 2 0 vary by 11/16, 4/16, 3/16 and 32/16.
  expect(of(['가', '가', '나', '다'])).toBeCloseTo(1.5 * (1 - 18 / 32), 10);
});

it('compares two groups with an interval, and says nothing of too small ones', () => {
  // Student's classic: sleep gained under two drugs (Welch's t 17.776 degrees of freedom, interval −3.365483 to .205483 in R).
  const one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const means = compareMeans(one, other);
  expect(means?.difference).toBeCloseTo(-1.58, 10);
  expect(means?.interval.low).toBeCloseTo(-3.365483, 6);
  expect(means?.interval.high).toBeCloseTo(0.205483, 6);
  expect(compareMeans([1], [1, 2])).toBeNull();
  expect(compareMeans([1, 1], [2, 2])).toBeNull();
  // Newcombe 1998, table II (a): 56/70 and 48/80, method 10: .0524 to .3339.
  const shares = compareShares({ count: 56, n: 70 }, { count: 48, n: 80 });
  expect(shares?.interval.low).toBeCloseTo(0.0524, 4);
  expect(shares?.interval.high).toBeCloseTo(0.3339, 4);
  expect(compareShares({ count: 0, n: 0 }, { count: 48, n: 80 })).toBeNull();
});

it('tells a mean with its interval', () => {
  // Student's sleep data again, one drug: t.test(c(.7, …)) in R gives −.5297804 to 2.0297804.
  const of = meanOf([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]);
  expect(of?.mean).toBeCloseTo(0.75, 10);
  expect(of?.interval?.low).toBeCloseTo(-0.5297804, 6);
  expect(of?.interval?.high).toBeCloseTo(2.0297804, 6);
  expect(meanOf([3])).toEqual({ mean: 3, interval: null });
  expect(meanOf([3, 3, 3])).toEqual({ mean: 3, interval: null });
  expect(meanOf([])).toBeNull();
});
