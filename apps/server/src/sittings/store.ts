import type { SeatName } from '@chulje/contract';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { attempt, itemTally, keyRuling, practiceItem, rulingChange, seat, sitting } from '../platform/schema/index.ts';

export type SittingRow = typeof sitting.$inferSelect;
export type SeatRow = typeof seat.$inferSelect;
export type NewSitting = Omit<typeof sitting.$inferInsert, 'createdAt' | 'deletedAt' | 'isReleased'>;

/** A sitting with how many seats it has, on how many somebody is solving, and on how many somebody has ended. */
export interface CountedSitting {
  row: SittingRow;
  seats: number;
  solving: number;
  ended: number;
}

const ownSitting = (memberId: string, code: string) =>
  and(eq(sitting.memberId, memberId), eq(sitting.code, code), isNull(sitting.deletedAt));

// Written out: of a column in a subquery Drizzle leaves out the table.
const counted = {
  row: sitting,
  seats: sql<number>`(select count(*)::int from seat s where s.sitting_code = "sitting"."code")`,
  solving: sql<number>`(select count(*)::int from attempt a where a.sitting_code = "sitting"."code" and a.state = '푸는 중')`,
  ended: sql<number>`(select count(distinct a.seat_code)::int from attempt a where a.sitting_code = "sitting"."code" and a.state <> '푸는 중')`,
};

/** The member's sittings, opened last first. */
export async function listSittings(db: Db, memberId: string): Promise<CountedSitting[]> {
  return db
    .select(counted)
    .from(sitting)
    .where(and(eq(sitting.memberId, memberId), isNull(sitting.deletedAt)))
    .orderBy(desc(sitting.createdAt), desc(sitting.code));
}

export async function findSitting(db: Db, memberId: string, code: string): Promise<CountedSitting | undefined> {
  const [row] = await db.select(counted).from(sitting).where(ownSitting(memberId, code));
  return row;
}

/** Held until the transaction ends: before seats, and these before attempts. */
export async function lockSitting(tx: Db, memberId: string, code: string): Promise<SittingRow | undefined> {
  const [row] = await tx.select().from(sitting).where(ownSitting(memberId, code)).for('update');
  return row;
}

/** Sittings of a member that have not ended. */
export async function countOpen(tx: Db, memberId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ value: count() })
    .from(sitting)
    .where(and(eq(sitting.memberId, memberId), isNull(sitting.deletedAt), gt(sitting.closesAt, now)));
  return row?.value ?? 0;
}

/** Whether a sitting with this code was made, even when it is deleted by now. */
export async function isTaken(tx: Db, code: string): Promise<boolean> {
  const rows = await tx.select({ code: sitting.code }).from(sitting).where(eq(sitting.code, code));
  return rows.length > 0;
}

export async function isJoinCodeTaken(tx: Db, joinCode: string): Promise<boolean> {
  const rows = await tx.select({ code: sitting.code }).from(sitting).where(eq(sitting.joinCode, joinCode));
  return rows.length > 0;
}

export async function insertSitting(tx: Db, values: NewSitting): Promise<void> {
  await tx.insert(sitting).values(values);
}

export async function updateSitting(tx: Db, code: string, values: Partial<SittingRow>): Promise<void> {
  if (Object.keys(values).length > 0) await tx.update(sitting).set(values).where(eq(sitting.code, code));
}

export async function deleteSitting(tx: Db, code: string): Promise<void> {
  await tx.delete(sitting).where(eq(sitting.code, code));
}

/** Everyone's sittings whose time is over. */
export const isPurgeable = (now: Date): SQL => lte(sitting.purgeAt, now);

/** Sittings that nobody can solve any more and whose tally is not there, or out of date. */
export const isUntallied = (now: Date): SQL =>
  sql`${sitting.closesAt} <= ${now.toISOString()}::timestamptz and ${sitting.talliedAt} is null and not exists (select 1 from attempt a where a.sitting_code = ${sitting}.code and a.state = '푸는 중')`;

/** Whoever's they are. */
export async function listWhere(db: Db, condition: SQL): Promise<string[]> {
  const rows = await db.select({ code: sitting.code }).from(sitting).where(condition);
  return rows.map(({ code }) => code);
}

/** A sitting for which the condition still holds, whoever's it is, held until the transaction ends. */
export async function lockWhere(tx: Db, code: string, condition: SQL): Promise<SittingRow | undefined> {
  const [row] = await tx
    .select()
    .from(sitting)
    .where(and(eq(sitting.code, code), condition))
    .for('update');
  return row;
}

/** Every sitting of a member who leaves, and what was tallied of those before. */
export async function deleteAll(tx: Db, memberId: string): Promise<void> {
  await tx.delete(itemTally).where(eq(itemTally.memberId, memberId));
  await tx.delete(sitting).where(eq(sitting.memberId, memberId));
}

export async function hasAttempts(tx: Db, code: string): Promise<boolean> {
  const rows = await tx.select({ code: attempt.code }).from(attempt).where(eq(attempt.sittingCode, code)).limit(1);
  return rows.length > 0;
}

export async function listSeats(db: Db, sittingCode: string): Promise<SeatRow[]> {
  return db.select().from(seat).where(eq(seat.sittingCode, sittingCode)).orderBy(asc(seat.class), asc(seat.number));
}

export async function lockSeat(tx: Db, sittingCode: string, code: string): Promise<SeatRow | undefined> {
  const [row] = await tx
    .select()
    .from(seat)
    .where(and(eq(seat.sittingCode, sittingCode), eq(seat.code, code)))
    .for('update');
  return row;
}

/** Seats that are there already stay as they are. Says how many are new. */
export async function insertSeats(
  tx: Db,
  sittingCode: string,
  seats: readonly (SeatName & { code: string })[],
): Promise<number> {
  if (seats.length === 0) return 0;
  const rows = await tx
    .insert(seat)
    .values(seats.map((one) => ({ ...one, sittingCode })))
    .onConflictDoNothing()
    .returning({ code: seat.code });
  return rows.length;
}

export async function updateSeat(tx: Db, code: string, values: Partial<SeatRow>): Promise<void> {
  if (Object.keys(values).length > 0) await tx.update(seat).set(values).where(eq(seat.code, code));
}

export async function deleteSeat(tx: Db, code: string): Promise<void> {
  await tx.delete(seat).where(eq(seat.code, code));
}

/** All that is kept of a member's sittings, without what proves to be somebody. */
export async function listOwn(db: Db, memberId: string) {
  const codes = db.select({ code: sitting.code }).from(sitting).where(eq(sitting.memberId, memberId));
  const seats = await db.select().from(seat).where(inArray(seat.sittingCode, codes));
  const attempts = await db.select().from(attempt).where(inArray(attempt.sittingCode, codes));
  const rulings = await db.select().from(keyRuling).where(inArray(keyRuling.sittingCode, codes));
  return {
    key_ruling: rulings,
    ruling_change: await db
      .select()
      .from(rulingChange)
      .where(
        inArray(
          rulingChange.rulingId,
          rulings.map(({ id }) => id),
        ),
      ),
    sitting: await db.select().from(sitting).where(eq(sitting.memberId, memberId)).orderBy(asc(sitting.createdAt)),
    seat: seats.map(({ slipHash: _, ...row }) => row),
    attempt: attempts.map(({ tokenHash: _, ...row }) => row),
    practice_item: await db.select().from(practiceItem).where(inArray(practiceItem.sittingCode, codes)),
    item_tally: await db.select().from(itemTally).where(eq(itemTally.memberId, memberId)).orderBy(asc(itemTally.id)),
  };
}
