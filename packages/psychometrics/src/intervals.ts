/// <reference path="./cephes.d.ts" />
import { compiled, incbi } from 'cephes';

await compiled;

/** All intervals here are of 95 %. */
export interface Interval {
  low: number;
  high: number;
}

/** The normal quantile of .975. */
export const Z = 1.959963984540054;

/** The quantile of an F distribution; degrees of freedom need not be whole. */
export function fQuantile(share: number, above: number, below: number): number {
  const x = incbi(above / 2, below / 2, share);
  return (below * x) / (above * (1 - x));
}

/** Wilson's interval of a share, `count` of `n`; null of none. */
export function wilson(count: number, n: number): Interval | null {
  if (n === 0) return null;
  const share = count / n;
  const middle = share + Z ** 2 / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  const all = 1 + Z ** 2 / n;
  return {
    low: count === 0 ? 0 : (middle - half) / all,
    high: count === n ? 1 : (middle + half) / all,
  };
}

/** Fisher's interval of a correlation over n pairs; null below four pairs, and of ±1, where it would have no width. */
export function fisherZ(r: number, n: number): Interval | null {
  if (n < 4 || Math.abs(r) === 1) return null;
  const half = Z / Math.sqrt(n - 3);
  return { low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}

/** Feldt's interval of α, of n students and k items (Feldt, Woodruff, Salih 1987); null below two of either. */
export function feldt(alpha: number, n: number, k: number): Interval | null {
  if (n < 2 || k < 2) return null;
  const [above, below] = [n - 1, (n - 1) * (k - 1)];
  return {
    low: 1 - (1 - alpha) * fQuantile(0.975, above, below),
    high: 1 - (1 - alpha) * fQuantile(0.025, above, below),
  };
}
