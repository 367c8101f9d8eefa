import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Questions from the landing page, kept for the legal term of complaints. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    purgeAt: timestamp('purge_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('contact_message_created_index').on(t.createdAt)],
);
