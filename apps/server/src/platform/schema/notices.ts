import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const notice = pgTable(
  'notice',
  {
    code: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().$type<'서비스' | '작업'>().notNull(),
    title: text().notNull(),
    /** Paragraphs with a literal backslash and n between them. */
    content: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('notice_published_index').on(t.publishedAt.desc(), t.code.desc()),
    check('notice_type_check', sql`${t.type} in ('서비스', '작업')`),
    check('notice_title_check', sql`char_length(${t.title}) between 1 and 100`),
    // Twice the limit: a marker takes two characters where the writer's line break was one.
    check('notice_content_check', sql`char_length(${t.content}) between 1 and 10000`),
  ],
);
