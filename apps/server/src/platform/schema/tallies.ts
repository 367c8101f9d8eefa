import { SHOWN_FROM } from '@chulje/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';
import { sitting } from './sittings.ts';

/**
 * What the students of one closed sitting made of an item: counts that outlive their answers. Written anew as long as the sitting
 * is there, and of fewer than five students not at all.
 */
export const itemTally = pgTable(
  'item_tally',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Null once the sitting is erased. */
    sittingCode: text('sitting_code').references(() => sitting.code, { onDelete: 'set null' }),
    /** `hashItem` of the item as it was asked. */
    itemHash: text('item_hash').notNull(),
    /** When the sitting closed. */
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
    students: smallint().notNull(),
    /** As the rulings said last. */
    right: smallint().notNull(),
    /** How many chose each option, as they stand in the item. */
    counts: smallint().array().notNull(),
    blanks: smallint().notNull(),
    /** How long half of the students looked at it at most, in ms; null where no times were kept. */
    medianMs: integer('median_ms'),
    /** 변별도; null where it is not defined. */
    discrimination: doublePrecision(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('item_tally_hash_index').on(t.memberId, t.itemHash),
    index('item_tally_sitting_index').on(t.sittingCode),
    check('item_tally_students_check', sql`${t.students} >= 5 and ${t.right} between 0 and ${t.students}`),
    check('item_tally_counts_check', sql`cardinality(${t.counts}) = 5 and 0 <= all (${t.counts}) and ${t.blanks} >= 0`),
  ],
);

/** 정답률 of some tallies together, 0–1; null of fewer students than it takes to tell. */
export const seenFacility = sql<
  number | null
>`case when sum(${itemTally.students}) >= ${sql.raw(String(SHOWN_FROM.shares))}
  then sum(${itemTally.right})::double precision / sum(${itemTally.students}) end`;

/** Time that some tallies together found, in ms: the mean of their medians by students; null where none has one. */
export const seenMs = sql<number | null>`round(sum(${itemTally.medianMs}::bigint * ${itemTally.students})
  / nullif(sum(${itemTally.students}) filter (where ${itemTally.medianMs} is not null), 0))::int`;
