import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { mail, undeliveredMail } from '../platform/schema/index.ts';

export type StoredMail = typeof mail.$inferSelect;
export type UndeliveredMail = typeof undeliveredMail.$inferSelect;

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

export async function insertMail(
  db: Db,
  values: Pick<typeof mail.$inferInsert, 'toAddress' | 'subject' | 'text' | 'html' | 'replyTo' | 'requestId'>,
  keepSeconds: number,
): Promise<string> {
  const [row] = await db
    .insert(mail)
    .values({ ...values, expiresAt: inSeconds(keepSeconds) })
    .returning({ id: mail.id });
  if (!row) throw new Error('a mail was not stored');
  return row.id;
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

/** Writes down that a mail was refused for good. */
export async function insertUndelivered(db: Db, { id, toAddress, subject }: StoredMail, responseCode?: number) {
  await db.insert(undeliveredMail).values({ id, toAddress, subject, responseCode }).onConflictDoNothing();
}

/** Forgets mails that came too late, writing down that they did not arrive. */
export async function giveUpLate(tx: Db): Promise<StoredMail[]> {
  const late = await tx.delete(mail).where(sql`${mail.expiresAt} <= now()`).returning();
  for (const one of late) await insertUndelivered(tx, one);
  return late;
}

/** Newest first. */
export async function listUndelivered(db: Db, count: number): Promise<UndeliveredMail[]> {
  return db.select().from(undeliveredMail).orderBy(desc(undeliveredMail.failedAt)).limit(count);
}

export async function isUndelivered(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: undeliveredMail.id }).from(undeliveredMail).where(eq(undeliveredMail.id, id));
  return rows.length > 0;
}

export async function deleteUndelivered(db: Db, keepDays: number): Promise<void> {
  await db.delete(undeliveredMail).where(sql`${undeliveredMail.failedAt} < now() - ${keepDays} * interval '1 day'`);
}

/** Forgets what waits for an address and what did not reach it. */
export async function deleteOfAddress(db: Db, address: string): Promise<void> {
  await db.delete(mail).where(eq(mail.toAddress, address));
  await db.delete(undeliveredMail).where(eq(undeliveredMail.toAddress, address));
}

/** How many mails have been tried in vain and wait for another try. */
export async function countPostponed(db: Db): Promise<number> {
  return db.$count(mail, sql`${mail.attempts} > 0`);
}

export async function listMails(db: Db, count: number): Promise<StoredMail[]> {
  return db.select().from(mail).orderBy(desc(mail.createdAt)).limit(count);
}

export async function findMail(db: Db, id: string): Promise<StoredMail | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row;
}

export function countWaiting(db: Db): Promise<number> {
  return db.$count(mail);
}
