import { LIMITS } from '@chulje/contract';
import { type AnyColumn, and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Db, prepared } from '../platform/db.ts';
import { generation, ticketAccount, ticketEntry, ticketHold, work } from '../platform/schema/index.ts';

export type TicketAccount = typeof ticketAccount.$inferSelect;
export type NewEntry = Pick<typeof ticketEntry.$inferInsert, 'kind' | 'delta' | 'reason' | 'sourceType' | 'sourceId'>;

export async function insertAccount(db: Db, memberId: string): Promise<void> {
  await db.insert(ticketAccount).values({ memberId }).onConflictDoNothing();
}

const accountOfMember = prepared((db) =>
  db
    .select()
    .from(ticketAccount)
    .where(eq(ticketAccount.memberId, sql.placeholder('memberId')))
    .prepare('account_of_member'),
);

export async function findAccount(db: Db, memberId: string): Promise<TicketAccount | undefined> {
  const [row] = await accountOfMember(db).execute({ memberId });
  return row;
}

/** Locks the member's account until the transaction ends. Lock order everywhere: account, payment order, generation, member, work. */
export async function lockAccount(tx: Db, memberId: string): Promise<TicketAccount> {
  const [row] = await tx.select().from(ticketAccount).where(eq(ticketAccount.memberId, memberId)).for('update');
  if (!row) throw new Error('the member has no ticket account');
  return row;
}

/** Appends an entry unless its source already has one of this kind. The account must be locked. */
export async function insertEntry(tx: Db, memberId: string, entry: NewEntry, balanceAfter: number): Promise<boolean> {
  const rows = await tx
    .insert(ticketEntry)
    .values({ memberId, ...entry, balanceAfter })
    .onConflictDoNothing({ target: [ticketEntry.sourceType, ticketEntry.sourceId, ticketEntry.kind] })
    .returning({ id: ticketEntry.id });
  return rows.length > 0;
}

export async function changeAccount(
  tx: Db,
  memberId: string,
  change: { balance?: number; held?: number; total?: number },
): Promise<void> {
  await tx
    .update(ticketAccount)
    .set({
      balance: sql`${ticketAccount.balance} + ${change.balance ?? 0}`,
      held: sql`${ticketAccount.held} + ${change.held ?? 0}`,
      total: sql`${ticketAccount.total} + ${change.total ?? 0}`,
    })
    .where(eq(ticketAccount.memberId, memberId));
}

export async function insertHold(tx: Db, memberId: string, id: string, count: number): Promise<void> {
  await tx.insert(ticketHold).values({ memberId, id, count });
}

/** Resolves an open hold and tells how many tickets it held; undefined when it was resolved before, whoever was first. */
export async function resolveHold(tx: Db, id: string, state: 'captured' | 'released'): Promise<number | undefined> {
  const [row] = await tx
    .update(ticketHold)
    .set({ state, resolvedAt: sql`now()` })
    .where(and(eq(ticketHold.id, id), eq(ticketHold.state, 'open')))
    .returning({ count: ticketHold.count });
  return row?.count;
}

/** Tickets used by generations since a time, by week: `start` is the Monday in Seoul as YYYY-MM-DD. */
export async function countUsesByWeek(db: Db, memberId: string, since: Date) {
  const start = sql<string>`to_char(date_trunc('week', ${ticketEntry.createdAt} at time zone 'Asia/Seoul'), 'YYYY-MM-DD')`;
  return db
    .select({ start, count: sql<number>`count(*)::int` })
    .from(ticketEntry)
    .where(and(eq(ticketEntry.memberId, memberId), eq(ticketEntry.kind, 'usage'), gte(ticketEntry.createdAt, since)))
    .groupBy(sql`1`);
}

/** The member's entries of a time, newest first, each with the title of the work that a generation made or added to. */
export async function listEntries(
  db: Db,
  memberId: string,
  { from, until }: { from?: Date | undefined; until?: Date | undefined },
) {
  return db
    .select({ entry: ticketEntry, workTitle: work.title })
    .from(ticketEntry)
    .leftJoin(generation, and(eq(ticketEntry.sourceType, 'generation'), eq(generation.id, ticketEntry.sourceId)))
    .leftJoin(work, and(eq(work.code, generation.workCode), eq(work.memberId, ticketEntry.memberId)))
    .where(
      and(
        eq(ticketEntry.memberId, memberId),
        from && gte(ticketEntry.createdAt, from),
        until && lt(ticketEntry.createdAt, until),
      ),
    )
    .orderBy(desc(ticketEntry.id))
    .limit(LIMITS.recordsListed);
}

/** Tickets of all members together. */
export async function sumAccounts(db: Db): Promise<{ balance: number; held: number; total: number }> {
  const sumOf = (column: AnyColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const { balance, held, total } = ticketAccount;
  const [row] = await db
    .select({ balance: sumOf(balance), held: sumOf(held), total: sumOf(total) })
    .from(ticketAccount);
  return row ?? { balance: 0, held: 0, total: 0 };
}

/** Members whose account does not agree with their entries and open holds. */
export async function findDisagreeing(db: Db): Promise<string[]> {
  const entries = db
    .select({ memberId: ticketEntry.memberId, sum: sql`sum(${ticketEntry.delta})`.as('entry_sum') })
    .from(ticketEntry)
    .groupBy(ticketEntry.memberId)
    .as('entries');
  const holds = db
    .select({ memberId: ticketHold.memberId, sum: sql`sum(${ticketHold.count})`.as('hold_sum') })
    .from(ticketHold)
    .where(eq(ticketHold.state, 'open'))
    .groupBy(ticketHold.memberId)
    .as('holds');
  const rows = await db
    .select({ memberId: ticketAccount.memberId })
    .from(ticketAccount)
    .leftJoin(entries, eq(entries.memberId, ticketAccount.memberId))
    .leftJoin(holds, eq(holds.memberId, ticketAccount.memberId))
    .where(
      sql`${ticketAccount.balance} <> coalesce(${entries.sum}, 0) or ${ticketAccount.held} <> coalesce(${holds.sum}, 0)`,
    )
    .orderBy(ticketAccount.memberId);
  return rows.map(({ memberId }) => memberId);
}

/** Everything kept of a member's tickets, in the order in which it came about. */
export async function listOwn(db: Db, memberId: string) {
  return {
    ticket_account: await db.select().from(ticketAccount).where(eq(ticketAccount.memberId, memberId)),
    ticket_entry: await db
      .select()
      .from(ticketEntry)
      .where(eq(ticketEntry.memberId, memberId))
      .orderBy(asc(ticketEntry.id)),
    ticket_hold: await db
      .select()
      .from(ticketHold)
      .where(eq(ticketHold.memberId, memberId))
      .orderBy(asc(ticketHold.createdAt)),
  };
}
