import { LIMITS } from '@chulje/contract';
import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { type Db, prepared } from '../platform/db.ts';
import { member, session } from '../platform/schema/index.ts';

export async function insertSession(db: Db, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(values);
}

const sessionByToken = prepared((db) =>
  db
    .select({
      id: session.id,
      memberId: member.id,
      name: member.name,
      isPersistent: session.isPersistent,
      mustChangePassword: session.mustChangePassword,
      lastSeenAt: session.lastSeenAt,
      createdAt: session.createdAt,
    })
    .from(session)
    // A login that overlapped the withdrawal of its member opens nothing.
    .innerJoin(member, and(eq(member.id, session.memberId), isNull(member.withdrawnAt)))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), gt(session.expiresAt, sql.placeholder('now'))))
    .prepare('session_by_token'),
);

export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [row] = await sessionByToken(db).execute({ tokenHash, now: now.toISOString() });
  return row;
}

export async function listSessions(db: Db, memberId: string, now: Date) {
  return db
    .select({
      id: session.id,
      device: session.device,
      isPersistent: session.isPersistent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(and(eq(session.memberId, memberId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt))
    .limit(LIMITS.sessionsListed);
}

export async function extendSession(db: Db, id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt, expiresAt }).where(eq(session.id, id));
}

/** Makes an ordinary session of one that had to change its password, under a new token. */
export async function renewSession(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.update(session).set({ tokenHash, mustChangePassword: false }).where(eq(session.id, id));
}

/** Whose session it was; undefined when there was none. */
export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<{ memberId: string } | undefined> {
  const [row] = await db
    .delete(session)
    .where(eq(session.tokenHash, tokenHash))
    .returning({ memberId: session.memberId });
  return row;
}

export async function deleteSession(db: Db, memberId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.memberId, memberId), eq(session.id, id)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** Ends all sessions of a member, or all but one. Returns how many. */
export async function deleteSessions(db: Db, memberId: string, exceptId?: string): Promise<number> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.memberId, memberId), exceptId === undefined ? undefined : ne(session.id, exceptId)))
    .returning({ id: session.id });
  return rows.length;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expiresAt, now));
}
