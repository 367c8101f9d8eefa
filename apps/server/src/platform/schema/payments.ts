import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';

/**
 * What a member wants to buy, and how it went (PAYMENTS.md §2.2). Price and count are frozen in the row; a trigger
 * keeps them so, and lets nothing leave `paid` but by `canceled`. It outlives its member's stay: the law wants that.
 */
export const paymentOrder = pgTable(
  'payment_order',
  {
    /** Also the provider's orderId: 128 random bits. */
    id: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    ticCode: smallint('tic_code').notNull(),
    count: integer().notNull(),
    amount: integer().notNull(),
    /** With test keys or the sandbox nothing is charged. */
    mode: text().$type<'test' | 'real'>().notNull(),
    state: text()
      .$type<'created' | 'confirming' | 'paid' | 'declined' | 'expired' | 'canceled' | 'review'>()
      .notNull()
      .default('created'),
    paymentKey: text('payment_key').unique(),
    /** The trace of the call that placed it, then of the one that had it confirmed, for logs. */
    requestId: text('request_id'),
    /** Part of the idempotency key of confirm; rises only after the provider said that nothing was charged. */
    confirmAttempt: integer('confirm_attempt').notNull().default(1),
    /** The buyer was told that the outcome is not known: a mail tells it when it is. */
    wasUnknown: boolean('was_unknown').notNull().default(false),
    /** The provider's code of the refusal. */
    failureCode: text('failure_code'),
    /** When reconciliation looks at it next; null when there is nothing left to find out. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmingAt: timestamp('confirming_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (t) => [
    index('payment_order_member_index').on(t.memberId, t.createdAt.desc()),
    index('payment_order_check_index').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    check(
      'payment_order_state_check',
      sql`${t.state} in ('created', 'confirming', 'paid', 'declined', 'expired', 'canceled', 'review')`,
    ),
    check('payment_order_mode_check', sql`${t.mode} in ('test', 'real')`),
    check('payment_order_amount_check', sql`${t.amount} > 0 and ${t.count} > 0`),
    check(
      'payment_order_key_check',
      sql`${t.paymentKey} is not null or ${t.state} in ('created', 'declined', 'expired')`,
    ),
  ],
);

/** Money that the provider says it took: one row an order, one an order's charge. */
export const payment = pgTable(
  'payment',
  {
    paymentKey: text('payment_key').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => paymentOrder.id),
    /** What was charged; differs from the order's amount only in `review`. */
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    /** Proves webhooks; never leaves the server. */
    secret: text(),
    receiptUrl: text('receipt_url'),
    /** The provider's whole answer. */
    raw: jsonb().$type<Record<string, unknown>>().notNull(),
    approvedAt: timestamp('approved_at', { withTimezone: true }).notNull(),
    /** A refund that began and has not ended: its number, part of the idempotency key and of the hold's id. */
    refundAttempt: integer('refund_attempt').notNull().default(0),
    isRefunding: boolean('is_refunding').notNull().default(false),
    refundReason: text('refund_reason'),
    /** Won and tickets of that refund. */
    refundAmount: integer('refund_amount').notNull().default(0),
    refundTickets: integer('refund_tickets').notNull().default(0),
    /** Tickets of the order that went back with money. */
    ticketsTaken: integer('tickets_taken').notNull().default(0),
    /** When money went back last, all or a part. */
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
  },
  (t) => [
    check('payment_amount_check', sql`${t.amount} > 0`),
    check('payment_refunded_check', sql`${t.refunded} between 0 and ${t.amount}`),
  ],
);

/** A webhook that arrived, once per transmission. */
export const webhookEvent = pgTable('webhook_event', {
  transmissionId: text('transmission_id').primaryKey(),
  eventType: text('event_type').notNull(),
  orderId: text('order_id')
    .notNull()
    .references(() => paymentOrder.id),
  /** Its secret is not the payment's: somebody else sent it, and it changes nothing. */
  isForged: boolean('is_forged').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  processedAt: timestamp('processed_at', { withTimezone: true }),
});

/** What an operator has to look at, once a matter; mailed once, shown until it is handled. */
export const paymentAlert = pgTable(
  'payment_alert',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names the matter, so that it is told once. */
    key: text().notNull().unique(),
    /** In Korean, for the operator. */
    message: text().notNull(),
    orderId: text('order_id').references(() => paymentOrder.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (t) => [
    index('payment_alert_open_index').on(t.createdAt.desc()).where(sql`${t.handledAt} is null`),
    index('payment_alert_order_index').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
);
