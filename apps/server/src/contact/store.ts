import { desc, lte } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { contactMessage } from '../platform/schema/index.ts';

export type ContactMessage = typeof contactMessage.$inferSelect;

export async function insertContact(db: Db, values: typeof contactMessage.$inferInsert): Promise<void> {
  await db.insert(contactMessage).values(values);
}

export async function listContacts(db: Db, limit: number): Promise<ContactMessage[]> {
  return db.select().from(contactMessage).orderBy(desc(contactMessage.createdAt)).limit(limit);
}

export async function deleteOutdated(db: Db, now: Date): Promise<void> {
  await db.delete(contactMessage).where(lte(contactMessage.purgeAt, now));
}
