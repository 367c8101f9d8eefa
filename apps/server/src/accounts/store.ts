import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { member, session } from '../platform/schema/index.ts';

export type Member = typeof member.$inferSelect;

export async function findMemberByEmail(db: Db, email: string): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(member)
    .where(eq(sql`lower(${member.email})`, email.toLowerCase()));
  return row;
}

export async function findMember(db: Db, memberId: string): Promise<Member | undefined> {
  const [row] = await db.select().from(member).where(eq(member.id, memberId));
  return row;
}

/** Members whose e-mail or name contains the text, without regard to case. */
export async function searchMembers(db: Db, text: string, limit: number): Promise<Member[]> {
  const contains = (column: typeof member.email | typeof member.name) =>
    sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;
  return db
    .select()
    .from(member)
    .where(or(contains(member.email), contains(member.name)))
    .orderBy(desc(member.createdAt))
    .limit(limit);
}

/** Undefined when the e-mail is taken. */
export async function insertMember(
  db: Db,
  values: { email: string; passwordHash: string; name: string },
): Promise<Member | undefined> {
  const [row] = await db.insert(member).values(values).onConflictDoNothing().returning();
  return row;
}

export async function insertSession(db: Db, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(values);
}

export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      memberId: member.id,
      name: member.name,
      isPersistent: session.isPersistent,
      lastSeenAt: session.lastSeenAt,
      createdAt: session.createdAt,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
  return row;
}

export async function extendSession(db: Db, tokenHash: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt, expiresAt }).where(eq(session.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}
