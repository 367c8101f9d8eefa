import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of limited acts, shared by all processes. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** HMAC of what is limited and for whom: neither addresses nor e-mails stand here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the window ends and the counter starts anew. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limit_expires_index').on(t.expiresAt)],
);
