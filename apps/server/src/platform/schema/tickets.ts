import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';

/** Projection of the ledger that can be locked and carries the CHECKs (PAYMENTS.md §2.2). */
export const ticketAccount = pgTable(
  'ticket_account',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id),
    /** Σ of the member's entries, holds not taken off. */
    balance: integer().notNull().default(0),
    /** Tickets under open holds. */
    held: integer().notNull().default(0),
    /** Σ of all credits ever. */
    total: integer().notNull().default(0),
  },
  (t) => [
    check('ticket_account_balance_check', sql`${t.balance} >= 0`),
    check('ticket_account_held_check', sql`${t.held} >= 0 and ${t.held} <= ${t.balance}`),
    check('ticket_account_total_check', sql`${t.total} >= ${t.balance}`),
  ],
);

/** Append-only ledger; a trigger refuses UPDATE and DELETE. */
export const ticketEntry = pgTable(
  'ticket_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => ticketAccount.memberId),
    kind: text().$type<'grant' | 'purchase' | 'usage' | 'refund' | 'adjust'>().notNull(),
    delta: integer().notNull(),
    balanceAfter: integer('balance_after').notNull(),
    reason: text().notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('ticket_entry_source_key').on(t.sourceType, t.sourceId, t.kind),
    index('ticket_entry_member_index').on(t.memberId, t.id.desc()),
    check('ticket_entry_delta_check', sql`${t.delta} <> 0`),
    check('ticket_entry_balance_check', sql`${t.balanceAfter} >= 0`),
    check('ticket_entry_kind_check', sql`${t.kind} in ('grant', 'purchase', 'usage', 'refund', 'adjust')`),
  ],
);

/** Tickets set aside for a generation, or for a refund while the provider is asked; resolves at most once. */
export const ticketHold = pgTable(
  'ticket_hold',
  {
    /** The generation's id, or the refund's. */
    id: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => ticketAccount.memberId),
    count: integer().notNull().default(1),
    state: text().$type<'open' | 'captured' | 'released'>().notNull().default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  },
  (t) => [
    index('ticket_hold_member_index').on(t.memberId),
    check('ticket_hold_state_check', sql`${t.state} in ('open', 'captured', 'released')`),
    check('ticket_hold_count_check', sql`${t.count} > 0`),
    check('ticket_hold_resolved_check', sql`(${t.state} = 'open') = (${t.resolvedAt} is null)`),
  ],
);
