import { rankScores } from './scaled-scores.ts';

/** Per cent of a group that has a grade or a better one. */
const NINE = [4, 11, 23, 40, 60, 77, 89, 96, 100] as const;
/** Of those who entered high school in 2025 and later. */
const FIVE = [10, 34, 66, 90, 100] as const;

export type GradeScale =
  /** 수능 등급: scores are whole standard scores, rounded before. */
  | { kind: '수능' }
  /** 내신 석차등급. */
  | { kind: '내신'; grades: 9 | 5 }
  /** 성취도 and own cuts: the least score of each grade but the last, the best first. */
  | { kind: '분할점수'; cuts: readonly number[] };

/** The grade of each score among all of them, 1 for the best. */
export function grades(scores: ArrayLike<number>, scale: GradeScale): number[] {
  if (scale.kind === '분할점수')
    return Array.from(scores, (score) => 1 + scale.cuts.filter((cut) => score < cut).length);
  const n = scores.length;
  if (scale.kind === '수능') return rankScores(scores).map(({ above }) => bestGradeAbove(above, n));
  const cumulative = scale.grades === 9 ? NINE : FIVE;
  return rankScores(scores).map(({ above, tied }) => schoolGrade(above, tied, n, cumulative));
}

/** Those tied all have the better grade: the first of which the share above them does not fill the part. */
const bestGradeAbove = (above: number, n: number) => 1 + NINE.findIndex((part) => above * 100 < part * n);

/**
 * A grade is for as many as its part of all, rounded half up. Where those tied do not all fit in one, the middle of their
 * ranks decides, as a share of all.
 */
function schoolGrade(above: number, tied: number, n: number, cumulative: readonly number[]): number {
  const places = cumulative.map((part) => Math.floor((2 * n * part + 100) / 200));
  const [first, last] = [above + 1, above + tied];
  const grade = places.findIndex((count) => last <= count);
  const isWhole = grade === 0 || first > (places[grade - 1] ?? 0);
  if (isWhole) return 1 + grade;
  // Twice the middle rank, so that all stays whole.
  return 1 + cumulative.findIndex((part) => (first + last) * 100 <= 2 * part * n);
}
