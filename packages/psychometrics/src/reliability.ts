import { feldt, type Interval } from './intervals.ts';
import type { Scored, ScoredItem } from './score-attempts.ts';
import { deviationsOf } from './sums.ts';

export interface Reliability {
  /** Cronbach's α of the items that count (KR-20 when all have the same points). Negative ones are told as they are. */
  alpha: number | null;
  interval: Interval | null;
  /** 지문 묶음 α: the same of the points of each passage, since items of one passage hang together. Null below three passages. */
  passageAlpha: number | null;
  /** Standard error of measurement, in points. */
  error: number | null;
  /** α of the items but one, in the order of all items; null for an excluded one. */
  alphaWithout: (number | null)[];
}

/** How far the totals would come out the same again. Null where it is not defined: one item, all totals equal. */
export function reliability({ students, items, totals }: Scored): Reliability {
  const counted = items.filter(({ isExcluded }) => !isExcluded);
  const parts = counted.map(({ points, right }) => new Float64Array(right).map((isRight) => points * isRight));
  const partSquares = parts.map(squaresOf);
  const sumOfParts = partSquares.reduce((sum, squares) => sum + squares, 0);
  const squares = squaresOf(totals);
  const alpha = alphaOf(counted.length, sumOfParts, squares);

  const without = parts.map((part, index) => {
    const rest = totals.map((total, student) => total - (part[student] ?? 0));
    return alphaOf(counted.length - 1, sumOfParts - (partSquares[index] ?? 0), squaresOf(rest));
  });
  return {
    alpha,
    interval: alpha === null ? null : feldt(alpha, students, counted.length),
    passageAlpha: passageAlphaOf(counted, parts, squares),
    error: alpha === null ? null : Math.sqrt((squares / (students - 1)) * (1 - alpha)),
    alphaWithout: items.map((item) => (item.isExcluded ? null : (without[counted.indexOf(item)] ?? null))),
  };
}

const squaresOf = (values: Float64Array) => deviationsOf(values).squares;

/** α of k parts from sums of squares: population or sample, the same number. */
function alphaOf(k: number, partSquares: number, squares: number): number | null {
  return k < 2 || squares === 0 ? null : (k / (k - 1)) * (1 - partSquares / squares);
}

/** Fewer passages than this say nothing of how they go together. */
const FEWEST_PASSAGES = 3;

function passageAlphaOf(items: readonly ScoredItem[], parts: readonly Float64Array[], squares: number): number | null {
  const subtotals = new Map<unknown, Float64Array>();
  for (const [index, part] of parts.entries()) {
    // An item without a passage stands for itself.
    const passage = items[index]?.passage ?? items[index];
    const before = subtotals.get(passage);
    subtotals.set(passage, before ? before.map((points, student) => points + (part[student] ?? 0)) : part);
  }
  if (subtotals.size < FEWEST_PASSAGES) return null;
  const sum = [...subtotals.values()].reduce((all, subtotal) => all + squaresOf(subtotal), 0);
  return alphaOf(subtotals.size, sum, squares);
}
