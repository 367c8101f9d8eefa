import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { mail } from '../platform/schema/index.ts';

export type StoredMail = typeof mail.$inferSelect;

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

export async function insertMail(
  db: Db,
  values: Pick<typeof mail.$inferInsert, 'toAddress' | 'subject' | 'text' | 'html' | 'replyTo'>,
  keepSeconds: number,
): Promise<void> {
  await db.insert(mail).values({ ...values, expiresAt: inSeconds(keepSeconds) });
}

/** Takes up to `count` mails that are due; they are due again after the lease, should this sender die. */
export async function claimDue(db: Db, count: number, leaseSeconds: number): Promise<StoredMail[]> {
  return db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, dueAt: inSeconds(leaseSeconds) })
    .where(
      sql`${mail.id} in (
        select id from mail where due_at <= now() and expires_at > now() order by due_at limit ${count} for update skip locked
      )`,
    )
    .returning();
}

export async function postpone(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .update(mail)
    .set({ dueAt: inSeconds(seconds) })
    .where(eq(mail.id, id));
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id));
}

/** Forgets mails that came too late; their ids and how often they were tried. */
export async function deleteExpired(db: Db): Promise<{ id: string; attempts: number }[]> {
  return db.delete(mail).where(sql`${mail.expiresAt} <= now()`).returning({ id: mail.id, attempts: mail.attempts });
}

export async function listMails(db: Db, count: number): Promise<StoredMail[]> {
  return db.select().from(mail).orderBy(desc(mail.createdAt)).limit(count);
}

export async function findMail(db: Db, id: string): Promise<StoredMail | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row;
}
