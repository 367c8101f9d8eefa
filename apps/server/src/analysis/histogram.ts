import type { Analysis } from '@chulje/contract';

const PARTS = 10;

/** How many have a score in each tenth of the full score; the full score belongs to the last. */
export function histogramOf(
  scores: ArrayLike<number>,
  fullScore: number,
): NonNullable<Analysis['scores']>['histogram'] {
  const width = fullScore / PARTS;
  const partOf = (score: number) => (width === 0 ? 0 : Math.min(PARTS - 1, Math.floor(score / width)));
  const parts = Array.from(scores, partOf);
  return Array.from({ length: PARTS }, (_, part) => ({
    from: part * width,
    to: (part + 1) * width,
    students: parts.filter((each) => each === part).length,
  }));
}
