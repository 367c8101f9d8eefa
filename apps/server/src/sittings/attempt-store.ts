import type { Answers, FormLabel, Signals, Times } from '@chulje/contract';
import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { attempt, examForm, seat, sitting } from '../platform/schema/index.ts';

export type AttemptRow = typeof attempt.$inferSelect;
const OVERDUE_AT_ONCE = 200;

const isOpen = eq(attempt.state, '푸는 중');
const BY_SEAT = [asc(seat.class), asc(seat.number), asc(attempt.ordinal)];
const isEndedOf = (sittingCode: string) => and(eq(attempt.sittingCode, sittingCode), ne(attempt.state, '푸는 중'));

export interface OverdueRow {
  code: string;
  sittingCode: string;
  formCode: string;
  lastSeq: number;
  answers: Answers;
  deadlineAt: Date;
  lateMinutes: number;
}

/** Attempts that are open past their last moment, the oldest first. */
export async function listOverdue(db: Db, now: Date, sittingCode: string | undefined): Promise<OverdueRow[]> {
  const rows = await db
    .select({
      code: attempt.code,
      sittingCode: attempt.sittingCode,
      formCode: attempt.formCode,
      lastSeq: attempt.lastSeq,
      answers: attempt.answers,
      deadlineAt: attempt.deadlineAt,
      lateMinutes: sitting.lateMinutes,
    })
    .from(attempt)
    .innerJoin(sitting, eq(sitting.code, attempt.sittingCode))
    .where(
      and(
        isOpen,
        sittingCode === undefined ? undefined : eq(attempt.sittingCode, sittingCode),
        sql`${attempt.deadlineAt} + ${sitting.lateMinutes} * interval '1 minute' < ${now.toISOString()}::timestamptz`,
      ),
    )
    // Many end at one moment: whoever ends them takes them in one order.
    .orderBy(asc(attempt.deadlineAt), asc(attempt.code))
    .limit(OVERDUE_AT_ONCE);
  return rows.map(({ deadlineAt, ...row }) => ({ ...row, deadlineAt: deadlineAt ?? now }));
}

/** Ends an attempt as it was read. False when something of it has changed since. */
export async function endAttempt(
  db: Db,
  {
    code,
    lastSeq,
    deadlineAt,
    ...values
  }: Pick<AttemptRow, 'code' | 'lastSeq'> & {
    deadlineAt: Date;
    state: '제출' | '마감';
    submittedAt: Date;
    score: number;
  },
): Promise<boolean> {
  const rows = await db
    .update(attempt)
    .set(values)
    .where(and(eq(attempt.code, code), isOpen, eq(attempt.lastSeq, lastSeq), eq(attempt.deadlineAt, deadlineAt)))
    .returning({ code: attempt.code });
  return rows.length > 0;
}

/** Every attempt of a sitting that has ended, with its seat and form, by class, number and ordinal. */
export async function listEnded(db: Db, sittingCode: string) {
  return db
    .select({ attempt, class: seat.class, number: seat.number, formLabel: examForm.label })
    .from(attempt)
    .innerJoin(seat, eq(seat.code, attempt.seatCode))
    .innerJoin(examForm, eq(examForm.code, attempt.formCode))
    .where(isEndedOf(sittingCode))
    .orderBy(...BY_SEAT);
}

/** An attempt that has ended, with what was chosen and how long it was looked at, by the numbers of the items. */
export type ChosenRow = Pick<AttemptRow, 'code' | 'seatCode' | 'ordinal' | 'formCode' | 'isExcluded'> & {
  class: number;
  number: number;
  formLabel: FormLabel;
  score: number;
  /** As they stand on the form; 0 or nothing for no choice. */
  chosen: number[];
  /** In milliseconds; nothing where it is not known. */
  ms: (number | undefined)[];
};

/**
 * The same attempts as `listEnded`, without what only one of them is looked at for: of a whole school, the objects of the answers
 * take most of the time that there is for it.
 */
export async function listChosen(db: Db, sittingCode: string): Promise<ChosenRow[]> {
  const pairs = (column: typeof attempt.answers | typeof attempt.times, name: 'c' | 'ms') =>
    sql<string>`coalesce((select string_agg(key || ':' || (value->>${name}), ',') from jsonb_each(${column})), '')`;
  const rows = await db
    .select({
      code: attempt.code,
      seatCode: attempt.seatCode,
      ordinal: attempt.ordinal,
      formCode: attempt.formCode,
      isExcluded: attempt.isExcluded,
      score: attempt.score,
      class: seat.class,
      number: seat.number,
      formLabel: examForm.label,
      chosen: pairs(attempt.answers, 'c'),
      ms: pairs(attempt.times, 'ms'),
    })
    .from(attempt)
    .innerJoin(seat, eq(seat.code, attempt.seatCode))
    .innerJoin(examForm, eq(examForm.code, attempt.formCode))
    .where(isEndedOf(sittingCode))
    .orderBy(...BY_SEAT);
  return rows.map((row) => ({ ...row, score: row.score ?? 0, chosen: byNumber(row.chosen), ms: byNumber(row.ms) }));
}

/** Of `12:3,13:1`: 3 at 12, 1 at 13. */
function byNumber(pairs: string): number[] {
  const values: number[] = [];
  for (const pair of pairs === '' ? [] : pairs.split(',')) {
    const colon = pair.indexOf(':');
    values[Number(pair.slice(0, colon))] = Number(pair.slice(colon + 1));
  }
  return values;
}

/** Differs whenever `listChosen` would: each change of a row leaves its own transaction with it. */
export async function stateOfEnded(db: Db, sittingCode: string): Promise<string> {
  const [row] = await db
    .select({
      state: sql<string>`coalesce(md5(string_agg(concat_ws('/', ${attempt.code}, ${attempt}.xmin, ${seat.class}, ${seat.number}), ',' order by ${attempt.code})), '')`,
    })
    .from(attempt)
    .innerJoin(seat, eq(seat.code, attempt.seatCode))
    .where(isEndedOf(sittingCode));
  return row?.state ?? '';
}

/** The newest attempt of a seat, held until the transaction ends. */
export async function lockNewest(tx: Db, seatCode: string): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(eq(attempt.seatCode, seatCode))
    .orderBy(desc(attempt.ordinal))
    .limit(1)
    .for('update');
  return row;
}

/** An attempt of a sitting. */
export async function findAttempt(tx: Db, sittingCode: string, code: string): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.sittingCode, sittingCode), eq(attempt.code, code)));
  return row;
}

export async function updateAttempt(
  tx: Db,
  code: string,
  values: Partial<Pick<AttemptRow, 'answers' | 'lateAnswers' | 'lateTaken' | 'score' | 'isExcluded'>>,
): Promise<void> {
  await tx.update(attempt).set(values).where(eq(attempt.code, code));
}

/** Gives the open attempts of a sitting, or of one seat of it, the deadline that its rules say now. */
export async function renewDeadlines(tx: Db, sittingCode: string, seatCode?: string): Promise<void> {
  await tx
    .update(attempt)
    .set({
      deadlineAt: sql`least(${attempt.startedAt} + ${sitting.minutes} * interval '1 minute', ${sitting.closesAt}) + ${seat.extraMinutes} * interval '1 minute'`,
    })
    .from(sitting)
    .innerJoin(seat, eq(seat.sittingCode, sitting.code))
    .where(
      and(
        eq(attempt.sittingCode, sittingCode),
        eq(sitting.code, attempt.sittingCode),
        eq(seat.code, attempt.seatCode),
        seatCode === undefined ? undefined : eq(seat.code, seatCode),
        isOpen,
      ),
    );
}

/** The open attempts of a sitting end at this time at the latest. */
export async function bringDeadlinesForward(tx: Db, sittingCode: string, to: Date): Promise<void> {
  await tx
    .update(attempt)
    .set({ deadlineAt: sql`least(${attempt.deadlineAt}, ${to.toISOString()}::timestamptz)` })
    .where(and(eq(attempt.sittingCode, sittingCode), isOpen));
}

/** Erases the attempts of a seat. Says how many there were. */
export async function deleteAttempts(tx: Db, seatCode: string): Promise<number> {
  const rows = await tx.delete(attempt).where(eq(attempt.seatCode, seatCode)).returning({ code: attempt.code });
  return rows.length;
}

/** Whether somebody has solved, or is solving, on one of these seats by link. */
export async function hasLinkAttempts(tx: Db, seatCodes: readonly string[]): Promise<boolean> {
  const [row] = await tx
    .select({ code: attempt.code })
    .from(attempt)
    .where(and(inArray(attempt.seatCode, [...seatCodes]), isNotNull(attempt.tokenHash)))
    .limit(1);
  return row !== undefined;
}

/** What was entered from paper, in place of all that there was on these seats. */
export async function putEntered(
  tx: Db,
  seatCodes: readonly string[],
  rows: readonly (Pick<AttemptRow, 'code' | 'sittingCode' | 'seatCode' | 'formCode' | 'answers' | 'score'> & {
    enteredAt: Date;
    times: Times;
    signals: Signals;
  })[],
): Promise<void> {
  await tx.delete(attempt).where(inArray(attempt.seatCode, [...seatCodes]));
  if (rows.length === 0) return;
  await tx.insert(attempt).values(
    rows.map(({ enteredAt, ...row }) => ({
      ...row,
      ordinal: 1,
      source: '입력' as const,
      state: '제출' as const,
      startedAt: enteredAt,
      submittedAt: enteredAt,
      seenAt: enteredAt,
    })),
  );
}
