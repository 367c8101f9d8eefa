import type { Db } from '../platform/db.ts';
import { auditEntry } from '../platform/schema/index.ts';

export async function insertEntry(db: Db, values: typeof auditEntry.$inferInsert): Promise<void> {
  await db.insert(auditEntry).values(values);
}
