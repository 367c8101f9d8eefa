import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { attempt, keyRuling, rulingChange, seat, sitting } from '../platform/schema/index.ts';

export type RulingRow = typeof keyRuling.$inferSelect;

/** Those of a sitting, oldest first. */
export async function listRulings(db: Db, sittingCode: string): Promise<RulingRow[]> {
  return db.select().from(keyRuling).where(eq(keyRuling.sittingCode, sittingCode)).orderBy(asc(keyRuling.id));
}

/** Nobody rules about the items of a sitting until the transaction ends. */
export async function shareSitting(tx: Db, code: string): Promise<void> {
  await tx.select({ code: sitting.code }).from(sitting).where(eq(sitting.code, code)).for('share');
}

export async function insertRuling(tx: Db, values: typeof keyRuling.$inferInsert): Promise<RulingRow> {
  const [row] = await tx.insert(keyRuling).values(values).returning();
  if (!row) throw new Error('a ruling was not stored');
  return row;
}

/** Writes down the scores that a ruling changes, and changes them. */
export async function changeScores(tx: Db, changes: readonly (typeof rulingChange.$inferInsert)[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  await tx.insert(rulingChange).values([...changes]);
  await tx
    .update(attempt)
    .set({ score: sql`${rulingChange.after}` })
    .from(rulingChange)
    .where(sql`${rulingChange.rulingId} = ${first.rulingId} and ${rulingChange.attemptCode} = ${attempt.code}`);
}

/** Every change of a score in a sitting with whose it is, by class, number and ordinal. */
export async function listChanges(db: Db, sittingCode: string) {
  return db
    .select({
      rulingId: rulingChange.rulingId,
      class: seat.class,
      number: seat.number,
      ordinal: attempt.ordinal,
      before: rulingChange.before,
      after: rulingChange.after,
    })
    .from(rulingChange)
    .innerJoin(attempt, eq(attempt.code, rulingChange.attemptCode))
    .innerJoin(seat, eq(seat.code, attempt.seatCode))
    .where(eq(attempt.sittingCode, sittingCode))
    .orderBy(asc(seat.class), asc(seat.number), asc(attempt.ordinal));
}

/** The scores that attempts of a sitting had before any ruling, by their codes: of those alone that one has changed. */
export async function findFirstScores(db: Db, sittingCode: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: rulingChange.attemptCode, before: rulingChange.before })
    .from(rulingChange)
    .innerJoin(keyRuling, eq(keyRuling.id, rulingChange.rulingId))
    .where(eq(keyRuling.sittingCode, sittingCode))
    .orderBy(desc(rulingChange.rulingId));
  // The oldest comes last, and stays.
  return new Map(rows.map(({ code, before }) => [code, before]));
}

/** The score that an attempt had before any ruling; undefined when none has changed it. */
export async function findFirstScore(db: Db, attemptCode: string): Promise<number | undefined> {
  const [row] = await db
    .select({ before: rulingChange.before })
    .from(rulingChange)
    .where(eq(rulingChange.attemptCode, attemptCode))
    .orderBy(asc(rulingChange.rulingId))
    .limit(1);
  return row?.before;
}
