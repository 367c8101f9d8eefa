import type { Answers, FormLabel } from '@chulje/contract';
import { and, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { attempt, examForm, seat, sitting } from '../platform/schema/index.ts';

export type SittingRow = typeof sitting.$inferSelect;
export type SeatRow = typeof seat.$inferSelect;
export type AttemptRow = typeof attempt.$inferSelect;

/** An attempt with its seat and its sitting: all that a save asks of the database. */
export interface OwnAttempt {
  attempt: AttemptRow;
  sitting: SittingRow;
  class: number;
  number: number;
  formLabel: FormLabel;
}

const isThere = isNull(sitting.deletedAt);

/** By its link, which is its code, or by its class code. */
export async function findSitting(
  db: Db,
  { link, joinCode }: { link?: string | undefined; joinCode?: string | undefined },
): Promise<SittingRow | undefined> {
  const named = link === undefined ? eq(sitting.joinCode, joinCode ?? '') : eq(sitting.code, link);
  const [row] = await db.select().from(sitting).where(and(named, isThere));
  return row;
}

/** The one that is open for a form, begun last where there are several: where the QR on its paper leads. */
export async function findSittingOfForm(db: Db, formCode: string, now: Date): Promise<SittingRow | undefined> {
  const [row] = await db
    .select({ sitting })
    .from(sitting)
    .innerJoin(examForm, and(eq(examForm.examCode, sitting.examCode), eq(examForm.revision, sitting.revision)))
    .where(and(eq(examForm.code, formCode), isThere, lte(sitting.opensAt, now), gt(sitting.closesAt, now)))
    .orderBy(desc(sitting.opensAt), desc(sitting.code))
    .limit(1);
  return row?.sitting;
}

/** Attempts of a seat that have ended. */
export async function listEnded(db: Db, seatCode: string): Promise<string[]> {
  const rows = await db
    .select({ code: attempt.code })
    .from(attempt)
    .where(and(eq(attempt.seatCode, seatCode), ne(attempt.state, '푸는 중')));
  return rows.map(({ code }) => code);
}

/** As it is now, and as it stays until the transaction ends: its rules are those that the attempt begins under. */
export async function shareSitting(tx: Db, code: string): Promise<SittingRow | undefined> {
  const [row] = await tx
    .select()
    .from(sitting)
    .where(and(eq(sitting.code, code), isThere))
    .for('share');
  return row;
}

const isSeat = (sittingCode: string, group: number, number: number) =>
  and(eq(seat.sittingCode, sittingCode), eq(seat.class, group), eq(seat.number, number));

export async function findSeat(
  db: Db,
  sittingCode: string,
  group: number,
  number: number,
): Promise<SeatRow | undefined> {
  const [row] = await db
    .select()
    .from(seat)
    .where(isSeat(sittingCode, group, number));
  return row;
}

/** Whether a seat of it is named by class and number. */
export async function hasClasses(db: Db, sittingCode: string): Promise<boolean> {
  const [row] = await db
    .select({ code: seat.code })
    .from(seat)
    .where(and(eq(seat.sittingCode, sittingCode), gt(seat.class, 0)))
    .limit(1);
  return row !== undefined;
}

export async function lockSeat(
  tx: Db,
  sittingCode: string,
  group: number,
  number: number,
): Promise<SeatRow | undefined> {
  const [row] = await tx
    .select()
    .from(seat)
    .where(isSeat(sittingCode, group, number))
    .for('update');
  return row;
}

/** A seat for a free number, unless somebody has made it meanwhile or there is no room. One at a time in a sitting. */
export async function takeFreeSeat(
  tx: Db,
  { code, maxSeats }: SittingRow,
  values: { code: string; class: number; number: number },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${code}, 27))`);
  const [row] = await tx.select({ value: sql<number>`count(*)::int` }).from(seat).where(eq(seat.sittingCode, code));
  if ((row?.value ?? 0) >= maxSeats) return;
  await tx
    .insert(seat)
    .values({ ...values, sittingCode: code })
    .onConflictDoNothing();
}

export async function shutSeat(tx: Db, code: string): Promise<void> {
  await tx.update(seat).set({ letsIn: false }).where(eq(seat.code, code));
}

export async function insertAttempt(tx: Db, values: typeof attempt.$inferInsert): Promise<void> {
  await tx.insert(attempt).values(values);
}

/** From now on only the device with this token writes. */
export async function takeOver(tx: Db, code: string, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(attempt)
    .set({ tokenHash, deviceEpoch: sql`${attempt.deviceEpoch} + 1`, seenAt: now })
    .where(eq(attempt.code, code));
}

export async function findOwnAttempt(db: Db, code: string): Promise<OwnAttempt | undefined> {
  const [row] = await db
    .select({ attempt, sitting, class: seat.class, number: seat.number, formLabel: examForm.label })
    .from(attempt)
    .innerJoin(sitting, eq(sitting.code, attempt.sittingCode))
    .innerJoin(seat, eq(seat.code, attempt.seatCode))
    .innerJoin(examForm, eq(examForm.code, attempt.formCode))
    .where(eq(attempt.code, code));
  return row;
}

/** What an attempt has to be for a save: of this epoch, not further than this, and in this state. */
interface Fence {
  code: string;
  epoch: number;
  lastSeq: number;
  state: '푸는 중' | '마감';
}

/** Writes what events came to, up to `lastSeq`. False when somebody else has written so far or the fence does not hold. */
export async function saveRecord(
  db: Db,
  { code, epoch, lastSeq, state }: Fence,
  values: Partial<Pick<AttemptRow, 'answers' | 'times' | 'signals' | 'lateEvents'>> & {
    lateAnswers?: Answers | null;
    seenAt: Date;
  },
): Promise<boolean> {
  const rows = await db
    .update(attempt)
    .set({ ...values, lastSeq })
    .where(
      and(
        eq(attempt.code, code),
        eq(attempt.deviceEpoch, epoch),
        lt(attempt.lastSeq, lastSeq),
        eq(attempt.state, state),
      ),
    )
    .returning({ code: attempt.code });
  return rows.length > 0;
}

/** The device is there, though it has nothing new. */
export async function markSeen(db: Db, code: string, now: Date): Promise<void> {
  await db.update(attempt).set({ seenAt: now }).where(eq(attempt.code, code));
}

export async function isAnybodySolving(db: Db, sittingCode: string): Promise<boolean> {
  const [row] = await db
    .select({ code: attempt.code })
    .from(attempt)
    .where(and(eq(attempt.sittingCode, sittingCode), eq(attempt.state, '푸는 중')))
    .limit(1);
  return row !== undefined;
}
