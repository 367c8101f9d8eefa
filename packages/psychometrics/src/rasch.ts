import { solve } from './linear.ts';
import type { Scored } from './score-attempts.ts';
import { Sum } from './sums.ts';

export interface RaschFit {
  /**
   * How easy each item is: the logit of the chance that a student of middling ability has it right. By the index of the
   * item; null for an excluded one and one that all or none have right, which are left out.
   */
  easiness: (number | null)[];
  /** Standard errors of the easinesses. */
  errors: (number | null)[];
  /** Variance of the abilities, which are taken to lie normally around 0. */
  variance: number;
  logLikelihood: number;
  /** False when it did not come to rest: nothing of it should be shown. */
  isSettled: boolean;
}

/** Points at which abilities are weighed, from −6 to 6 standard deviations. */
const NODES = Array.from({ length: 61 }, (_, index) => -6 + index / 5);
const TOTAL = NODES.reduce((sum, node) => sum + Math.exp(-(node ** 2) / 2), 0);
const LOG_WEIGHTS = NODES.map((node) => -(node ** 2) / 2 - Math.log(TOTAL));

/** What the model needs to know of the answers: how often each item was right, and how many had each number right. */
interface Counts {
  ofItems: number[];
  ofTotals: number[];
}

/**
 * Rasch's model by marginal maximum likelihood: Newton's steps, damped until they climb. Null with fewer than two items
 * that some and not all have right.
 */
export function raschFit({ items, students }: Scored): RaschFit | null {
  const used = items.flatMap(({ isExcluded, right }, index) => {
    const count = right.reduce((sum, isRight) => sum + isRight, 0);
    return isExcluded || count === 0 || count === students ? [] : [{ index, right, count }];
  });
  if (used.length < 2) return null;
  const ofTotals = new Array<number>(used.length + 1).fill(0);
  for (let student = 0; student < students; student += 1) {
    const total = used.reduce((sum, { right }) => sum + (right[student] ?? 0), 0);
    ofTotals[total] = (ofTotals[total] ?? 0) + 1;
  }
  const counts = { ofItems: used.map(({ count }) => count), ofTotals };

  // The last parameter is the logarithm of the abilities' standard deviation.
  const start = [...counts.ofItems.map((count) => Math.log(count / (students - count))), 0];
  const { parameters, logLikelihood, information, isSettled } = climb(start, counts);
  const easiness: (number | null)[] = items.map(() => null);
  const errors: (number | null)[] = items.map(() => null);
  for (const [place, { index }] of used.entries()) {
    easiness[index] = parameters[place] ?? null;
    const unit = parameters.map((_, other) => Number(other === place));
    const variance = solve(information, unit)?.[place] ?? -1;
    errors[index] = variance > 0 ? Math.sqrt(variance) : null;
  }
  return { easiness, errors, variance: Math.exp(2 * (parameters.at(-1) ?? 0)), logLikelihood, isSettled };
}

const STEPS = 100;
const STILL = 1e-6;

function climb(start: number[], counts: Counts) {
  let parameters = start;
  let here = derivatives(parameters, counts);
  let damping = 1e-3;
  let isSettled = false;
  for (let step = 0; step < STEPS && !isSettled; step += 1) {
    const damped = here.information.map((row, at) =>
      row.map((value, other) => (at === other ? value + damping * (1 + Math.abs(value)) : value)),
    );
    const move = solve(damped, here.gradient);
    const next = move && parameters.map((value, at) => value + (move[at] ?? 0));
    const there = next && derivatives(next, counts);
    if (!next || !there || !(there.logLikelihood >= here.logLikelihood - 1e-9)) {
      damping *= 10;
      continue;
    }
    isSettled = move.every((value) => Math.abs(value) < STILL);
    parameters = next;
    here = there;
    damping /= 10;
  }
  return { parameters, ...here, isSettled };
}

/** Items and the spread at the points of ability, for some parameters. */
function atNodes(parameters: readonly number[]) {
  const spread = Math.exp(parameters.at(-1) ?? 0);
  const easiness = parameters.slice(0, -1);
  return NODES.map((node, at) => {
    const ability = spread * node;
    const chances = easiness.map((easy) => 1 / (1 + Math.exp(-easy - ability)));
    /** The logarithm of the chance to be at this point and have no item right. */
    const logNone = new Sum();
    logNone.add(LOG_WEIGHTS[at] ?? 0);
    for (const easy of easiness) logNone.add(-Math.log1p(Math.exp(easy + ability)));
    const expected = chances.reduce((sum, chance) => sum + chance, 0);
    const noise = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
    return { ability, chances, logNone: logNone.value, expected, noise };
  });
}

/**
 * The logarithm of the likelihood, its slope, and its second derivatives with the sign turned (the information). All answers
 * with the same number right weigh abilities alike, so the work depends on the number of items alone.
 */
function derivatives(parameters: readonly number[], { ofItems, ofTotals }: Counts) {
  const nodes = atNodes(parameters);
  const size = parameters.length;
  const last = size - 1;
  const gradient = [...ofItems, 0];
  const information = parameters.map(() => new Array<number>(size).fill(0));
  const logLikelihood = new Sum();
  for (const [item, count] of ofItems.entries()) logLikelihood.add((parameters[item] ?? 0) * count);

  // Summed over the students at each point: their number, and their slopes in the spread.
  const weights = nodes.map(() => 0);
  const spreads = nodes.map(() => 0);
  for (const [total, count] of ofTotals.entries()) {
    if (count === 0) continue;
    const logs = nodes.map(({ logNone, ability }) => logNone + total * ability);
    const most = Math.max(...logs);
    const shares = logs.map((log) => Math.exp(log - most));
    const sum = shares.reduce((all, share) => all + share, 0);
    logLikelihood.add(count * (most + Math.log(sum)));

    // The slope of a student of this total, as expected over the points.
    const expected = new Array<number>(size).fill(0);
    for (const [at, { ability, chances, expected: mean, noise }] of nodes.entries()) {
      const share = (shares[at] ?? 0) / sum;
      const inSpread = ability * (total - mean);
      for (let item = 0; item < last; item += 1) expected[item] = (expected[item] ?? 0) - share * (chances[item] ?? 0);
      expected[last] = (expected[last] ?? 0) + share * inSpread;
      weights[at] = (weights[at] ?? 0) + count * share;
      spreads[at] = (spreads[at] ?? 0) + count * share * inSpread;
      addTo(information, last, last, count * share * (ability ** 2 * noise - inSpread - inSpread ** 2));
    }
    for (let one = 0; one < size; one += 1) {
      gradient[one] = (gradient[one] ?? 0) + count * (expected[one] ?? 0);
      for (let other = 0; other <= one; other += 1)
        addTo(information, one, other, count * (expected[one] ?? 0) * (expected[other] ?? 0));
    }
  }
  for (const [at, { ability, chances }] of nodes.entries()) {
    const weight = weights[at] ?? 0;
    for (let one = 0; one < last; one += 1) {
      const chance = chances[one] ?? 0;
      addTo(information, one, one, weight * chance * (1 - chance));
      addTo(information, last, one, weight * ability * chance * (1 - chance) + (spreads[at] ?? 0) * chance);
      for (let other = 0; other <= one; other += 1)
        addTo(information, one, other, -weight * chance * (chances[other] ?? 0));
    }
  }
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other < one; other += 1) addTo(information, other, one, information[one]?.[other] ?? 0);
  return { logLikelihood: logLikelihood.value, gradient, information };
}

function addTo(matrix: number[][], row: number, column: number, value: number): void {
  const values = matrix[row];
  if (values) values[column] = (values[column] ?? 0) + value;
}
