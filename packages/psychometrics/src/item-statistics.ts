import { extremeGroups } from './extreme-groups.ts';
import { fisherZ, type Interval, wilson } from './intervals.ts';
import type { Scored, ScoredItem } from './score-attempts.ts';
import { deviationsOf, Sum } from './sums.ts';

export interface ItemStatistics {
  /** How many have it right. */
  right: number;
  /** 정답률, 0–1: a blank is wrong. Null without students. */
  facility: number | null;
  facilityInterval: Interval | null;
  /** 변별도: Pearson's r of having it right with the points of all other items. Null where one of them is constant. */
  discrimination: number | null;
  discriminationInterval: Interval | null;
  /** Facility of the best 27 % less that of the worst, students tied at a border shared. Null below two students. */
  upperLower: number | null;
}

/** The part of the students that makes the upper and the lower group of `upperLower` (Kelley 1939). */
const EXTREME = 0.27;

/** Statistics of each item, in the order of the items. An excluded item is held against the points of all others. */
export function itemStatistics(scored: Scored): ItemStatistics[] {
  const { students, items, totals } = scored;
  const size = Math.round(EXTREME * students);
  const groups = extremeGroups(totals, size);
  return items.map((item) => {
    const rest = restOf(scored, item);
    const together = new Sum();
    const upper = new Sum();
    const lower = new Sum();
    let right = 0;
    for (let student = 0; student < students; student += 1) {
      if (!item.right[student]) continue;
      right += 1;
      together.add(rest.deviations[student] ?? 0);
      upper.add(groups.upper[student] ?? 0);
      lower.add(groups.lower[student] ?? 0);
    }
    const discrimination = markCorrelation(rest, together.value, right);
    return {
      right,
      facility: students === 0 ? null : right / students,
      facilityInterval: wilson(right, students),
      discrimination,
      discriminationInterval: discrimination === null ? null : fisherZ(discrimination, students),
      upperLower: size === 0 ? null : (upper.value - lower.value) / size,
    };
  });
}

interface Rest {
  deviations: Float64Array;
  squares: number;
}

/** What each student has on all other items, as deviations. */
export function restOf({ students, totals }: Scored, item: ScoredItem): Rest {
  const points = item.isExcluded ? 0 : item.points;
  const rest = new Float64Array(students);
  for (let student = 0; student < students; student += 1)
    rest[student] = (totals[student] ?? 0) - points * (item.right[student] ?? 0);
  return deviationsOf(rest);
}

/** Pearson's r of the rest with a mark that `count` students have, whose deviations sum up to `together`. */
export function markCorrelation({ deviations, squares }: Rest, together: number, count: number): number | null {
  const n = deviations.length;
  if (squares === 0 || count === 0 || count === n) return null;
  return Math.max(-1, Math.min(1, together / Math.sqrt(count * (1 - count / n) * squares)));
}
