import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text().notNull(),
    gender: text().notNull().default('male'),
    memType: text('mem_type').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('member_email_key').on(sql`lower(${t.email})`),
    check('member_gender_check', sql`${t.gender} in ('male', 'female')`),
  ],
);

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's token: a dump of this table opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    isPersistent: boolean('is_persistent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('session_member_index').on(t.memberId), index('session_expires_index').on(t.expiresAt)],
);
