import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { consent, formerMember, member, session, temporaryPassword } from '../platform/schema/index.ts';

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

/** Also of a member who has left: then the e-mail is null. */
export async function findContact(
  db: Db,
  memberId: string,
): Promise<{ name: string; email: string | null; customerKey: string } | undefined> {
  const [row] = await db
    .select({ name: member.name, email: member.email, customerKey: member.customerKey })
    .from(member)
    .where(eq(member.id, memberId));
  return row;
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

/** Undefined when the e-mail or the Google account is taken. */
export async function insertMember(
  db: Db,
  values: Omit<typeof member.$inferInsert, 'id' | 'withdrawnAt'>,
): Promise<Member | undefined> {
  const [row] = await db.insert(member).values(values).onConflictDoNothing().returning();
  return asMember(row);
}

export async function updateMember(
  db: Db,
  memberId: string,
  values: Partial<Pick<typeof member.$inferInsert, 'name' | 'gender' | 'memType' | 'passwordHash' | 'googleSubject'>>,
): Promise<Member | undefined> {
  const [row] = await db
    .update(member)
    .set(values)
    .where(and(eq(member.id, memberId), isNull(member.withdrawnAt)))
    .returning();
  return asMember(row);
}

/** Puts a newer hash of the same password in place of the old one, unless the password was changed meanwhile. */
export async function replaceHash(db: Db, memberId: string, oldHash: string, newHash: string): Promise<void> {
  await db
    .update(member)
    .set({ passwordHash: newHash })
    .where(and(eq(member.id, memberId), eq(member.passwordHash, oldHash)));
}

export async function insertConsents(db: Db, values: (typeof consent.$inferInsert)[]): Promise<void> {
  await db.insert(consent).values(values);
}

export async function isFormerMember(db: Db, emailHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ hash: formerMember.emailHash })
    .from(formerMember)
    .where(and(eq(formerMember.emailHash, emailHash), gt(formerMember.purgeAt, now)));
  return rows.length > 0;
}

export async function putTemporaryPassword(db: Db, values: typeof temporaryPassword.$inferInsert): Promise<void> {
  await db
    .insert(temporaryPassword)
    .values(values)
    .onConflictDoUpdate({ target: temporaryPassword.memberId, set: values });
}

export async function findTemporaryPassword(db: Db, memberId: string, now: Date) {
  const [row] = await db
    .select({ passwordHash: temporaryPassword.passwordHash })
    .from(temporaryPassword)
    .where(and(eq(temporaryPassword.memberId, memberId), gt(temporaryPassword.expiresAt, now)));
  return row;
}

/** False when another login has used it up. */
export async function deleteTemporaryPassword(db: Db, memberId: string, passwordHash?: string): Promise<boolean> {
  const rows = await db
    .delete(temporaryPassword)
    .where(
      and(
        eq(temporaryPassword.memberId, memberId),
        passwordHash === undefined ? undefined : eq(temporaryPassword.passwordHash, passwordHash),
      ),
    )
    .returning({ memberId: temporaryPassword.memberId });
  return rows.length > 0;
}

/** Drops what has run out: temporary passwords, and the memory of who left. */
export async function deleteOutdated(db: Db, now: Date): Promise<void> {
  await db.delete(temporaryPassword).where(lte(temporaryPassword.expiresAt, now));
  await db.delete(formerMember).where(lte(formerMember.purgeAt, now));
}

export async function findMemberByGoogle(db: Db, subject: string): Promise<Member | undefined> {
  const [row] = await db.select().from(member).where(eq(member.googleSubject, subject));
  return asMember(row);
}

/** False when the member has another Google account already. */
export async function linkGoogle(db: Db, memberId: string, subject: string): Promise<boolean> {
  const rows = await db
    .update(member)
    .set({ googleSubject: subject })
    .where(and(eq(member.id, memberId), isNull(member.googleSubject)))
    .returning({ id: member.id });
  return rows.length > 0;
}

export async function lockMember(tx: Db, memberId: string): Promise<Member | undefined> {
  const [row] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
  return asMember(row);
}

/** Takes everything personal out of the row. */
export async function emptyMember(tx: Db, memberId: string, withdrawnAt: Date): Promise<void> {
  const nothing = { email: null, passwordHash: null, googleSubject: null, name: '', gender: 'male', memType: '' };
  await tx
    .update(member)
    .set({ ...nothing, withdrawnAt })
    .where(eq(member.id, memberId));
}

/** Everything kept of a member's account but what opens it. */
export async function listOwn(db: Db, memberId: string) {
  const members = await db.select().from(member).where(eq(member.id, memberId));
  const sessions = await db
    .select()
    .from(session)
    .where(eq(session.memberId, memberId))
    .orderBy(asc(session.createdAt));
  return {
    member: members.map(({ passwordHash: _, ...kept }) => kept),
    consent: await db.select().from(consent).where(eq(consent.memberId, memberId)).orderBy(asc(consent.id)),
    session: sessions.map(({ tokenHash: _, ...kept }) => kept),
  };
}
