import type { Answers } from '@chulje/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { attempt, examForm, seat } from '../platform/schema/index.ts';

export type BoardRow = Awaited<ReturnType<typeof listBoard>>[number];

/**
 * Every seat of a sitting with its newest attempt, by class and number: no more of an attempt than a board tells, for what
 * hundreds of students answered is large, and takes longer to read than to look through where it lies.
 */
export async function listBoard(db: Db, sittingCode: string) {
  const newest = db
    .select({
      formCode: attempt.formCode,
      ordinal: attempt.ordinal,
      source: attempt.source,
      state: attempt.state,
      startedAt: attempt.startedAt,
      deadlineAt: attempt.deadlineAt,
      submittedAt: attempt.submittedAt,
      seenAt: attempt.seenAt,
      devices: sql<number>`${attempt.deviceEpoch}`.as('devices'),
      lateEvents: attempt.lateEvents,
      lateTaken: attempt.lateTaken,
      signals: attempt.signals,
      /** Numbers of items, rising. */
      answered: sql<string>`(
        select coalesce(string_agg(answer.key, ' ' order by answer.key::int), '')
        from jsonb_each(${attempt.answers}) answer where (answer.value->>'c')::int > 0
      )`.as('answered'),
      /** What is kept apart, beside what counts. */
      differing: sql<{ answers: Answers; lateAnswers: Answers } | null>`
        case when ${attempt.lateAnswers} is not null
        then jsonb_build_object('answers', ${attempt.answers}, 'lateAnswers', ${attempt.lateAnswers}) end`.as(
        'differing',
      ),
    })
    .from(attempt)
    .where(eq(attempt.seatCode, seat.code))
    .orderBy(desc(attempt.ordinal))
    .limit(1)
    .as('newest');
  const { formCode, ...shown } = newest._.selectedFields;
  return db
    .select({
      code: seat.code,
      class: seat.class,
      number: seat.number,
      extraMinutes: seat.extraMinutes,
      extraAttempts: seat.extraAttempts,
      hasSlip: sql<boolean>`${seat.slipHash} is not null`,
      attempt: shown,
      formLabel: examForm.label,
    })
    .from(seat)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(examForm, eq(examForm.code, formCode))
    .where(eq(seat.sittingCode, sittingCode))
    .orderBy(asc(seat.class), asc(seat.number));
}
