import type { Answers } from '@chulje/contract';
import { readKeys } from '../exams/given-forms.ts';
import type { Database, Db } from '../platform/db.ts';
import * as store from './attempt-store.ts';
import { listRulings, shareSitting } from './ruling-store.ts';
import { scoreAnswers } from './score.ts';

export { type ChosenRow, listChosen, lockNewest, stateOfEnded } from './attempt-store.ts';

const MINUTE_MS = 60_000;

/** The last moment at which an answer is taken as one: the deadline and what comes late. */
export function lastMoment({ deadlineAt, lateMinutes }: { deadlineAt: Date; lateMinutes: number }): Date {
  return new Date(deadlineAt.getTime() + lateMinutes * MINUTE_MS);
}

/**
 * Scores answers of a sitting in tenths as its rulings say. Hold the sitting meanwhile, or a ruling may miss what is scored.
 */
export async function scorerOf(
  tx: Db,
  sittingCode: string,
  formCodes: readonly string[],
): Promise<(formCode: string, answers: Answers) => number> {
  const keys = await readKeys(tx, [...new Set(formCodes)]);
  const rulings = await listRulings(tx, sittingCode);
  return (formCode, answers) => scoreAnswers(keys.get(formCode) ?? [], answers, rulings).score;
}

/** The first attempt of each seat. They come by ordinal. */
export function firstOfSeats<Row extends { seatCode: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ seatCode }) => !seen.has(seatCode) && seen.add(seatCode));
}

type Ending = Pick<store.AttemptRow, 'code' | 'formCode' | 'lastSeq' | 'answers'> & {
  deadlineAt: Date;
  state: '제출' | '마감';
  submittedAt: Date;
};

/**
 * Ends attempts of a sitting as they were read, and scores them. Answers the scores of those that it ended, by code: of one
 * that has changed since there is none.
 */
export async function endAttempts(
  database: Database,
  sittingCode: string,
  endings: readonly Ending[],
): Promise<Map<string, number>> {
  return database.transaction(async (tx) => {
    await shareSitting(tx, sittingCode);
    const score = await scorerOf(
      tx,
      sittingCode,
      endings.map(({ formCode }) => formCode),
    );
    const scores = new Map<string, number>();
    for (const { formCode, answers, ...ending } of endings) {
      const scored = score(formCode, answers);
      if (await store.endAttempt(tx, { ...ending, score: scored })) scores.set(ending.code, scored);
    }
    return scores;
  });
}

/**
 * Ends attempts whose last moment is over, with what the server has of them: all, or those of one sitting. When it is done
 * makes no difference to what it writes, and twice at once does no harm.
 */
export async function closeOverdue(database: Database, now: Date, sittingCode?: string): Promise<void> {
  for (;;) {
    const rows = await store.listOverdue(database.db, now, sittingCode);
    if (rows.length === 0) return;
    for (const code of new Set(rows.map((row) => row.sittingCode))) {
      const endings = rows
        .filter((row) => row.sittingCode === code)
        .map((row) => ({ ...row, state: '마감' as const, submittedAt: lastMoment(row) }));
      await endAttempts(database, code, endings);
    }
  }
}
