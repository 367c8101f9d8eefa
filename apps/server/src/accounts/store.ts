import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { member, session } from '../platform/schema/index.ts';

/** A member who has not withdrawn. */
export type Member = Omit<typeof member.$inferSelect, 'email'> & { email: string };

function asMember(row: typeof member.$inferSelect | undefined): Member | undefined {
  return row?.email ? { ...row, email: row.email } : undefined;
}

export async function findMemberByEmail(db: Db, email: string): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(member)
    .where(eq(sql`lower(${member.email})`, email.toLowerCase()));
  return asMember(row);
}

export async function findMember(db: Db, memberId: string): Promise<Member | undefined> {
  const [row] = await db.select().from(member).where(eq(member.id, memberId));
  return asMember(row);
}

/** Members whose e-mail or name contains the text, without regard to case. */
export async function searchMembers(db: Db, text: string, limit: number): Promise<Member[]> {
  const contains = (column: typeof member.email | typeof member.name) =>
    sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;
  const rows = await db
    .select()
    .from(member)
    .where(and(isNull(member.withdrawnAt), or(contains(member.email), contains(member.name))))
    .orderBy(desc(member.createdAt))
    .limit(limit);
  return rows.flatMap((row) => asMember(row) ?? []);
}

/** Undefined when the e-mail is taken. */
export async function insertMember(
  db: Db,
  values: { email: string; passwordHash: string; name: string },
): Promise<Member | undefined> {
  const [row] = await db.insert(member).values(values).onConflictDoNothing().returning();
  return asMember(row);
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
