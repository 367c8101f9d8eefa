import type { Scored } from './score-attempts.ts';

export interface StudentProblemTable {
  /** Indices of the students, the one with the most right first. */
  students: number[];
  /** Indices of the items that count, the one most had right first. */
  items: number[];
  /** Sato's caution index of each student: 0 when right on the easiest items alone, 1 as by chance. Null with all or none right. */
  studentCautions: (number | null)[];
  /** The same of each item that counts, by its index: who had it right, against who has the most right. Null for others. */
  itemCautions: (number | null)[];
}

/** The S-P table (Sato 1980): students by score, items by facility, and whose pattern departs from that order. Counts right answers, not points. */
export function studentProblemTable({ students, items }: Scored): StudentProblemTable {
  const counted = items.flatMap(({ isExcluded, right }, index) => (isExcluded ? [] : [{ index, right }]));
  const byItem = counted.map(({ right }) => right.reduce((sum, isRight) => sum + isRight, 0));
  const byStudent = Array.from({ length: students }, (_, student) =>
    counted.reduce((sum, { right }) => sum + (right[student] ?? 0), 0),
  );

  const cautionOfStudent = cautions(byItem);
  const cautionOfItem = cautions(byStudent);
  const itemCautions: (number | null)[] = items.map(() => null);
  for (const [place, { index, right }] of counted.entries())
    itemCautions[index] = cautionOfItem((student) => right[student] ?? 0, byItem[place] ?? 0);
  return {
    students: orderOf(byStudent),
    items: orderOf(byItem).map((place) => counted[place]?.index ?? 0),
    studentCautions: byStudent.map((count, student) =>
      cautionOfStudent((place) => counted[place]?.right[student] ?? 0, count),
    ),
    itemCautions,
  };
}

/** Indices of counts from the most to the least; equal ones as they stand. */
const orderOf = (counts: readonly number[]) =>
  counts.map((_, index) => index).sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));

/** What is missing of the most that `count` right ones could weigh, over what is missing by chance. */
function cautions(weights: readonly number[]): (rightAt: (index: number) => number, count: number) => number | null {
  const most = [0];
  for (const weight of [...weights].sort((one, other) => other - one)) most.push((most.at(-1) ?? 0) + weight);
  const mean = (most.at(-1) ?? 0) / Math.max(1, weights.length);
  return (rightAt, count) => {
    const best = most[count] ?? 0;
    const byChance = best - count * mean;
    if (byChance <= 1e-12 * best) return null;
    const had = weights.reduce((sum, weight, index) => sum + weight * rightAt(index), 0);
    return (best - had) / byChance;
  };
}
