import type { Answers } from '@chulje/contract';
import { readKeys } from '../exams/given-forms.ts';
import type { Database, Db } from '../platform/db.ts';
import * as store from './attempt-store.ts';
import { scoreAnswers } from './score.ts';

export { endAttempt, lockNewest } from './attempt-store.ts';

const MINUTE_MS = 60_000;

/** The last moment at which an answer is taken as one: the deadline and what comes late. */
export function lastMoment({ deadlineAt, lateMinutes }: { deadlineAt: Date; lateMinutes: number }): Date {
  return new Date(deadlineAt.getTime() + lateMinutes * MINUTE_MS);
}

/** The score of answers on a form, in tenths. */
export async function scoreOf(db: Db, formCode: string, answers: Answers): Promise<number> {
  return scoreAnswers((await readKeys(db, [formCode])).get(formCode) ?? [], answers);
}

/**
 * Ends attempts whose last moment is over, with what the server has of them: all, or those of one sitting. When it is done
 * makes no difference to what it writes, and twice at once does no harm.
 */
export async function closeOverdue({ db }: Database, now: Date, sittingCode?: string): Promise<void> {
  for (;;) {
    const rows = await store.listOverdue(db, now, sittingCode);
    if (rows.length === 0) return;
    const keys = await readKeys(db, [...new Set(rows.map(({ formCode }) => formCode))]);
    for (const { code, formCode, lastSeq, answers, ...times } of rows) {
      const score = scoreAnswers(keys.get(formCode) ?? [], answers);
      await store.endAttempt(db, {
        code,
        lastSeq,
        deadlineAt: times.deadlineAt,
        state: '마감',
        submittedAt: lastMoment(times),
        score,
      });
    }
  }
}
