import { fQuantile, type Interval, wilson } from './intervals.ts';
import { deviationsOf } from './sums.ts';

export interface Difference {
  /** The first less the second. */
  difference: number;
  interval: Interval;
}

/** The mean of some figures, with its interval by Student's t. The interval is null of fewer than two and where nothing varies; null of none. */
export function meanOf(values: ArrayLike<number>): { mean: number; interval: Interval | null } | null {
  const n = values.length;
  if (n === 0) return null;
  const { mean, squares } = deviationsOf(values);
  if (n === 1 || squares === 0) return { mean, interval: null };
  // The square of a t quantile is one of F.
  const half = Math.sqrt((fQuantile(0.95, 1, n - 1) * squares) / (n - 1) / n);
  return { mean, interval: { low: mean - half, high: mean + half } };
}

/** Means of two groups of scores by Welch: classes, or forms given by chance. Null when a group has fewer than two, or nothing varies. */
export function compareMeans(one: ArrayLike<number>, other: ArrayLike<number>): Difference | null {
  if (one.length < 2 || other.length < 2) return null;
  const [first, second] = [deviationsOf(one), deviationsOf(other)];
  const a = first.squares / (one.length - 1) / one.length;
  const b = second.squares / (other.length - 1) / other.length;
  if (a + b === 0) return null;
  const freedom = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  const half = Math.sqrt(fQuantile(0.95, 1, freedom) * (a + b));
  const difference = first.mean - second.mean;
  return { difference, interval: { low: difference - half, high: difference + half } };
}

/** Shares of two groups, as of an item in two classes, by Newcombe's tenth method. Null when a group is empty. */
export function compareShares(
  one: { count: number; n: number },
  other: { count: number; n: number },
): Difference | null {
  const [a, b] = [wilson(one.count, one.n), wilson(other.count, other.n)];
  if (!a || !b) return null;
  const [first, second] = [one.count / one.n, other.count / other.n];
  const difference = first - second;
  return {
    difference,
    interval: {
      low: difference - Math.hypot(first - a.low, b.high - second),
      high: difference + Math.hypot(a.high - first, second - b.low),
    },
  };
}
