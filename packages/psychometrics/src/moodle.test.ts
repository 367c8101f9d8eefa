import { expect, it } from 'vitest';
import { summarizeScores } from './scaled-scores.ts';
import { deviationsOf, Sum } from './sums.ts';

/** The mark in slot 1 and the sum of marks of 25 attempts: a table that Moodle's own spreadsheet was made of. */
const MARKS = `1 6,1 5.5,1 5.5,0 3,1 3.5,1 5,0 5,1 5,1 6,0 4,.8 4.8,1 5.5,1 5,1 4.5,0 4,1 4.5,.8 4.3,1 4.5,1 4,0 3.5,
1 4.3333333,1 4,1 5.5,0 3.5,0 5`;
const marks = MARKS.split(',').map((pair) => pair.trim().split(' ').map(Number));
const slot = marks.map(([mark = 0]) => mark);
const totals = marks.map(([, total = 0]) => total);
const rest = marks.map(([mark = 0, total = 0]) => total - mark);

/** Moodle's covariance, with n − 1. */
function covariance(one: number[], other: number[]): number {
  const [a, b] = [deviationsOf(one).deviations, deviationsOf(other).deviations];
  const together = new Sum();
  for (const [index, deviation] of a.entries()) together.add(deviation * (b[index] ?? 0));
  return together.value / (one.length - 1);
}
const ascending = (values: number[]) => [...values].sort((one, other) => one - other);

it('Moodle: what the marks of its test have in common', () => {
  const summary = summarizeScores(totals);
  expect(summary?.mean).toBeCloseTo(4.617333, 5);
  expect(summary?.median).toBe(4.5);
  expect(summary?.deviation).toBeCloseTo(0.81173, 5);
});

it('Moodle: facility, spread, discrimination index and discriminative efficiency of slot 1, in per cent', () => {
  expect(deviationsOf(slot).mean).toBeCloseTo(0.704, 5);
  const deviation = Math.sqrt(covariance(slot, slot));
  expect(deviation).toBeCloseTo(0.4513682901, 5);
  const together = covariance(slot, rest);
  expect(together).toBeCloseTo(-0.022555556, 5);
  expect((100 * together) / (deviation * Math.sqrt(covariance(rest, rest)))).toBeCloseTo(-7.0650767526, 4);
  expect((100 * together) / covariance(ascending(slot), ascending(rest))).toBeCloseTo(-9.4550536967, 4);
});
