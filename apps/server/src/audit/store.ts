import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { auditEntry } from '../platform/schema/index.ts';

export async function insertEntry(db: Db, values: typeof auditEntry.$inferInsert): Promise<void> {
  await db.insert(auditEntry).values(values);
}

/** What is written down of a member, oldest first. */
export async function listOwn(db: Db, memberId: string) {
  const own = eq(auditEntry.memberId, memberId);
  return { audit_entry: await db.select().from(auditEntry).where(own).orderBy(asc(auditEntry.id)) };
}
