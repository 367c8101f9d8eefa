import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails still to be sent. A row is deleted when its mail is sent, refused for good, or too late. */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    toAddress: text('to_address').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    replyTo: text('reply_to'),
    /** The trace of what set it off, for logs. */
    requestId: text('request_id'),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it may be tried (again); while a sender has it, when that sender is taken for dead. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('mail_due_index').on(t.dueAt)],
);

/** Mails that a mail server refused for good, or did not take in time; without what they said. */
export const undeliveredMail = pgTable(
  'undelivered_mail',
  {
    /** Of the mail. */
    id: uuid().primaryKey(),
    toAddress: text('to_address').notNull(),
    subject: text().notNull(),
    /** The server's answer, e.g. 550; null when there was none in time. */
    responseCode: integer('response_code'),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('undelivered_mail_failed_index').on(t.failedAt)],
);
