import { eq, lte } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { formerMember, retainedMember } from '../platform/schema/index.ts';

/** What is kept of members who left. Nothing but withdrawal, sign-up and the purge reads it. */

export async function insertRetained(db: Db, values: typeof retainedMember.$inferInsert): Promise<void> {
  await db.insert(retainedMember).values(values);
}

export async function listPurgeable(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ memberId: retainedMember.memberId })
    .from(retainedMember)
    .where(lte(retainedMember.purgeAt, now));
  return rows.map(({ memberId }) => memberId);
}

/** False when it was gone already. */
export async function deleteRetained(db: Db, memberId: string): Promise<boolean> {
  const rows = await db
    .delete(retainedMember)
    .where(eq(retainedMember.memberId, memberId))
    .returning({ memberId: retainedMember.memberId });
  return rows.length > 0;
}

export async function putFormerMember(db: Db, emailHash: string, purgeAt: Date): Promise<void> {
  await db
    .insert(formerMember)
    .values({ emailHash, purgeAt })
    .onConflictDoUpdate({ target: formerMember.emailHash, set: { purgeAt } });
}
