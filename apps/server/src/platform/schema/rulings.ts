import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { attempt, sitting } from './sittings.ts';

/** 재채점: a teacher's decision about an item of a sitting. Append-only: a trigger refuses changes, and removal but with its sitting. */
export const keyRuling = pgTable(
  'key_ruling',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sittingCode: text('sitting_code')
      .notNull()
      .references(() => sitting.code, { onDelete: 'cascade' }),
    itemCode: text('item_code').notNull(),
    kind: text().$type<'정답 변경' | '복수 정답' | '전원 정답' | '문항 제외' | '되돌리기'>().notNull(),
    /** Options as they stand in the item. */
    keys: smallint().array().notNull(),
    /** Of 문항 제외. */
    score: text().$type<'만점 유지' | '총점 줄임'>(),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('key_ruling_sitting_index').on(t.sittingCode, t.id),
    check('key_ruling_kind_check', sql`${t.kind} in ('정답 변경', '복수 정답', '전원 정답', '문항 제외', '되돌리기')`),
    check(
      'key_ruling_keys_check',
      sql`case ${t.kind} when '정답 변경' then cardinality(${t.keys}) = 1 when '복수 정답' then cardinality(${t.keys}) between 2 and 5 else cardinality(${t.keys}) = 0 end and 1 <= all (${t.keys}) and 5 >= all (${t.keys})`,
    ),
    check(
      'key_ruling_score_check',
      sql`(${t.kind} = '문항 제외') = (${t.score} is not null) and ${t.score} in ('만점 유지', '총점 줄임')`,
    ),
    check('key_ruling_reason_check', sql`char_length(${t.reason}) <= 200`),
  ],
);

/** A score that a ruling changed. */
export const rulingChange = pgTable(
  'ruling_change',
  {
    rulingId: bigint('ruling_id', { mode: 'number' })
      .notNull()
      .references(() => keyRuling.id, { onDelete: 'cascade' }),
    attemptCode: text('attempt_code')
      .notNull()
      .references(() => attempt.code, { onDelete: 'cascade' }),
    before: integer().notNull(),
    after: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.rulingId, t.attemptCode] }), index('ruling_change_attempt_index').on(t.attemptCode)],
);
