import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once withdrawn: the row stays, without anything personal, for the ledger entries that point to it. */
    email: text(),
    /** Null for who joined with Google, and from the use of a temporary password to the choice of a new one. */
    passwordHash: text('password_hash'),
    /** The `sub` of the linked Google account. */
    googleSubject: text('google_subject').unique(),
    name: text().notNull(),
    gender: text().notNull().default('male'),
    memType: text('mem_type').notNull().default(''),
    /** What the payment provider knows the member by. */
    customerKey: uuid('customer_key').notNull().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('member_email_key').on(sql`lower(${t.email})`),
    check('member_gender_check', sql`${t.gender} in ('male', 'female')`),
    check(
      'member_withdrawn_check',
      sql`case when ${t.withdrawnAt} is null then ${t.email} is not null
          else ${t.email} is null and ${t.passwordHash} is null and ${t.googleSubject} is null and ${t.name} = '' end`,
    ),
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
    /** What the member's list of devices calls it by; opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    /** Browser and system in words, e.g. `Chrome · Windows`. */
    device: text().notNull().default(''),
    isPersistent: boolean('is_persistent').notNull(),
    /** Began with a temporary password: nothing but choosing a new one is open to it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('session_member_index').on(t.memberId), index('session_expires_index').on(t.expiresAt)],
);

/** A code mailed to an address, then the token its owner gets for it. One row an address and purpose: a new code kills the old. */
export const emailCode = pgTable(
  'email_code',
  {
    /** HMAC of purpose and address. */
    key: text().primaryKey(),
    /** HMAC of the code; null once it was right. */
    codeHash: text('code_hash'),
    attempts: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the verification token. */
    tokenHash: text('token_hash'),
  },
  (t) => [
    index('email_code_expires_index').on(t.expiresAt),
    check('email_code_state_check', sql`(${t.codeHash} is null) = (${t.tokenHash} is not null)`),
  ],
);

/** Good for one login; the real password keeps working until then. */
export const temporaryPassword = pgTable('temporary_password', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Which version of which text a member agreed to, and when. */
export const consent = pgTable(
  'consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    document: text().$type<'terms' | 'privacy'>().notNull(),
    version: text().notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('consent_version_key').on(t.memberId, t.document, t.version),
    check('consent_document_check', sql`${t.document} in ('terms', 'privacy')`),
  ],
);

/** Addresses (as HMAC) of who left, so that coming back brings no second gift. */
export const formerMember = pgTable('former_member', {
  emailHash: text('email_hash').primaryKey(),
  purgeAt: timestamp('purge_at', { withTimezone: true }).notNull(),
});

/** Who a payment record of a withdrawn member belongs to, for the legal term only; the product never reads it. */
export const retainedMember = pgTable(
  'retained_member',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id),
    email: text().notNull(),
    name: text().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }).notNull(),
    purgeAt: timestamp('purge_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('retained_member_purge_index').on(t.purgeAt)],
);
