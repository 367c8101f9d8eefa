import type { Analysis } from '@chulje/contract';
import type { Scored } from '@chulje/psychometrics';

const PARTS = 10;

/** What two scores differ by at least: a column between two possible scores would look like a gap in the class. */
export function stepOf({ items, fullScore }: Scored): number {
  const points = items.flatMap((item) => (item.isExcluded ? [] : [item.points]));
  const sum = points.reduce((all, each) => all + each, 0);
  // An item that is left out may stretch the others.
  return sum === 0 ? 0 : (points.reduce(divisorOf, 0) * fullScore) / sum;
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

/** How many have which score, or, where these are many, a score in parts of so many steps; the full score belongs to the last. */
export function histogramOf(
  scores: ArrayLike<number>,
  fullScore: number,
  step: number,
): NonNullable<Analysis['scores']>['histogram'] {
  const steps = step === 0 ? 0 : Math.round(fullScore / step);
  const isEach = steps <= PARTS;
  const width = isEach ? 1 : Math.ceil(steps / PARTS);
  const parts = isEach ? steps + 1 : Math.ceil(steps / width);
  const partOf = (score: number) =>
    step === 0 ? 0 : Math.min(parts - 1, Math.floor(Math.round(score / step) / width));
  const counts = new Array<number>(parts).fill(0);
  for (const score of Array.from(scores)) counts[partOf(score)] = (counts[partOf(score)] ?? 0) + 1;
  return counts.map((students, part) => ({
    from: part * width * step,
    to: isEach ? part * step : Math.min(fullScore, (part + 1) * width * step),
    students,
  }));
}
