import { and, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { emailCode } from '../platform/schema/index.ts';

/** Stores a new code in the place of an earlier one. */
export async function putCode(db: Db, values: { key: string; codeHash: string; expiresAt: Date }): Promise<void> {
  const row = { ...values, attempts: 0, tokenHash: null };
  await db.insert(emailCode).values(row).onConflictDoUpdate({ target: emailCode.key, set: row });
}

/** Counts one attempt and returns the hash to compare with; undefined when there is no code or no attempt left. */
export async function countCodeAttempt(db: Db, key: string, now: Date, max: number): Promise<string | undefined> {
  const [row] = await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} + 1` })
    .where(
      and(
        eq(emailCode.key, key),
        isNotNull(emailCode.codeHash),
        lt(emailCode.attempts, max),
        gt(emailCode.expiresAt, now),
      ),
    )
    .returning({ codeHash: emailCode.codeHash });
  return row?.codeHash ?? undefined;
}

/** True when a code that would still be valid has been guessed at too often. */
export async function isCodeUsedUp(db: Db, key: string, now: Date, max: number): Promise<boolean> {
  const rows = await db
    .select({ key: emailCode.key })
    .from(emailCode)
    .where(
      and(
        eq(emailCode.key, key),
        isNotNull(emailCode.codeHash),
        gte(emailCode.attempts, max),
        gt(emailCode.expiresAt, now),
      ),
    );
  return rows.length > 0;
}

/** The code was right: it goes, a token takes its place. */
export async function exchangeCode(db: Db, key: string, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(emailCode).set({ codeHash: null, tokenHash, expiresAt }).where(eq(emailCode.key, key));
}

const isToken = (key: string, tokenHash: string, now: Date) =>
  and(eq(emailCode.key, key), eq(emailCode.tokenHash, tokenHash), gt(emailCode.expiresAt, now));

export async function hasToken(db: Db, key: string, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: emailCode.key })
    .from(emailCode)
    .where(isToken(key, tokenHash, now));
  return rows.length > 0;
}

/** False when there is no such token (any more). */
export async function deleteToken(db: Db, key: string, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(emailCode)
    .where(isToken(key, tokenHash, now))
    .returning({ key: emailCode.key });
  return rows.length > 0;
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(emailCode).where(lte(emailCode.expiresAt, now));
}
