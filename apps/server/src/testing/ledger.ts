import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { ticketAccount, ticketEntry, ticketHold } from '../platform/schema/index.ts';

export type Ledger = Awaited<ReturnType<typeof readLedger>>;

/** Everything the ledger knows of a member, read in one transaction. */
export function readLedger(database: Database, memberId: string) {
  return database.transaction(async (tx) => {
    const [account] = await tx.select().from(ticketAccount).where(eq(ticketAccount.memberId, memberId)).for('update');
    if (!account) throw new Error('no account');
    const entries = await tx
      .select()
      .from(ticketEntry)
      .where(eq(ticketEntry.memberId, memberId))
      .orderBy(asc(ticketEntry.id));
    const holds = await tx.select().from(ticketHold).where(eq(ticketHold.memberId, memberId));
    return { account, entries, holds };
  });
}
