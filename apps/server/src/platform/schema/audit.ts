import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What happened to accounts and money, by member id; append-only, a trigger refuses UPDATE and DELETE. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** No reference: the entry outlives whom it speaks of, and takes no lock on the member's row. */
    memberId: uuid('member_id'),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('audit_entry_member_index').on(t.memberId, t.id)],
);
