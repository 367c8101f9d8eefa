import { expect, it } from 'vitest';
import { solve } from './linear.ts';
import { raschFit } from './rasch.ts';
import { scoreAttempts } from './score-attempts.ts';
import { attemptsOf, lsat6, plainItems } from './testing/samples.ts';

/** The logarithm of the likelihood of LSAT 6, student by student: written out, with weights of its own. */
function logLikelihood(parameters: number[]): number {
  const spread = Math.exp(parameters[5] ?? 0);
  const patterns = new Map<string, number>();
  for (const { choices } of lsat6) patterns.set(choices.join(''), (patterns.get(choices.join('')) ?? 0) + 1);
  let sum = 0;
  for (const [pattern, count] of patterns) {
    let likelihood = 0;
    for (let node = -6; node <= 6; node += 0.05) {
      let chance = (0.05 * Math.exp(-(node ** 2) / 2)) / Math.sqrt(2 * Math.PI);
      for (let item = 0; item < 5; item += 1) {
        const right = 1 / (1 + Math.exp(-(parameters[item] ?? 0) - spread * node));
        chance *= pattern[item] === '1' ? right : 1 - right;
      }
      likelihood += chance;
    }
    sum += count * Math.log(likelihood);
  }
  return sum;
}

it('stands on the top of the likelihood, with the standard errors its curve gives', () => {
  const fit = raschFit(scoreAttempts(plainItems(5), lsat6));
  const top = [...(fit?.easiness ?? []).map((value) => value ?? 0), Math.log(fit?.variance ?? 0) / 2];
  const STEP = 0.01;
  const at = (...moves: [index: number, by: number][]) =>
    logLikelihood(top.map((value, index) => value + moves.reduce((sum, [of, by]) => sum + (of === index ? by : 0), 0)));
  for (const index of top.keys()) {
    const slope = (at([index, STEP]) - at([index, -STEP])) / (2 * STEP);
    expect(Math.abs(slope)).toBeLessThan(0.02);
  }
  const information = top.map((_, one) =>
    top.map(
      (_value, other) =>
        -(
          at([one, STEP], [other, STEP]) -
          at([one, STEP], [other, -STEP]) -
          at([one, -STEP], [other, STEP]) +
          at([one, -STEP], [other, -STEP])
        ) /
        (4 * STEP ** 2),
    ),
  );
  for (const [item, error] of (fit?.errors ?? []).entries()) {
    const unit = top.map((_, index) => Number(index === item));
    expect(error).toBeCloseTo(Math.sqrt(solve(information, unit)?.[item] ?? 0), 3);
  }
  expect(fit?.logLikelihood).toBeCloseTo(logLikelihood(top), 4);
});

it('leaves out items that all or none have right, and says nothing of fewer than two others', () => {
  const fit = raschFit(
    scoreAttempts(plainItems(4), attemptsOf([1, 1, 1, 2, 2], [1, 1, 1, 1, 1], [1, 1, 2, 1, 2], [2, 2, 2, 2, 2])),
  );
  expect(fit?.easiness.map((value) => value !== null)).toEqual([true, false, true, false]);
  expect(raschFit(scoreAttempts(plainItems(2), attemptsOf([1, 2, 1], [1, 1, 1])))).toBeNull();
});
