import type { AnswerOf, getItemHistory, ItemHistory, Observed } from '@chulje/contract';
import { wilson } from '@chulje/psychometrics';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isOwnItem, listTalliesOf, type TallyRow } from '../sittings/tally.ts';
import { shownFrom } from './shown.ts';

/**
 * What students made of an item as it stands now.
 * @throws {AppError} bank.not-found, for another member's item as for none
 */
export async function readHistory(db: Db, memberId: string, queCode: string): Promise<AnswerOf<typeof getItemHistory>> {
  if (!(await isOwnItem(db, memberId, queCode))) throw new AppError('bank.not-found');
  return { history: historyOf(await listTalliesOf(db, memberId, queCode)) };
}

/** Tallies of one item together; null of none. They come earliest first. */
export function historyOf(rows: readonly TallyRow[]): ItemHistory | null {
  if (rows.length === 0) return null;
  const observed = observedOf(rows);
  return {
    ...observed,
    discrimination: shownFrom(observed.students)('discrimination', meanDiscrimination(rows)),
    blanks: sumOf(rows, ({ blanks }) => blanks),
    counts: [0, 1, 2, 3, 4].map((option) => sumOf(rows, ({ counts }) => counts[option] ?? 0)),
    sittings: rows
      .map(({ closedAt, students, right }) => ({
        at: closedAt.toISOString(),
        students,
        right,
        facility: shownFrom(students)('shares', right / students),
      }))
      .reverse(),
  };
}

export function observedOf(rows: readonly TallyRow[]): Observed {
  const students = sumOf(rows, (row) => row.students);
  const right = sumOf(rows, (row) => row.right);
  const shown = shownFrom(students);
  return {
    times: rows.length,
    students,
    right,
    facility: shown('shares', right / students),
    interval: shown('shares', wilson(right, students)),
  };
}

/** Sittings differ in what stands beside the item, so that their r are averaged, by students (Hunter and Schmidt 1990). */
function meanDiscrimination(rows: readonly TallyRow[]): number | null {
  const known = rows.flatMap(({ discrimination, students }) =>
    discrimination === null ? [] : [{ discrimination, students }],
  );
  const students = sumOf(known, (row) => row.students);
  return students === 0 ? null : sumOf(known, (row) => row.students * row.discrimination) / students;
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
