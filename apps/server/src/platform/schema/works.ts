import type { CheckedBy, CheckState, Field, Finding, FormatSpan, Item, Mark, Material, Option } from '@chulje/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  bit,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';
import { lifetime } from './columns.ts';

/** Lengths of the signatures of an item's words and of all items of a work together, see `signatureOf`. */
export const SIGNATURE_BITS = 4096;
export const WORK_SIGNATURE_BITS = 8192;

export const work = pgTable(
  'work',
  {
    code: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text().$type<'지문' | '문항' | '지문+문항'>().notNull(),
    title: text().notNull(),
    /** Empty for a user's own text. */
    field: text().$type<Field | ''>().notNull(),
    keyword: text().notNull(),
    content: text().notNull(),
    format: jsonb().$type<FormatSpan[]>().notNull(),
    gist: jsonb().$type<string[]>().notNull(),
    /** 임시저장 or 초안 until its owner saves it. */
    status: text().$type<'임시저장' | '초안'>(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    version: integer().notNull().default(1),
    /** Errors in its items, for the lists; null in works of before it was kept, until a list counts them. */
    faults: integer(),
    /** 보관: out of the 150 since then. Stays while the work is in the trash, so that it comes back to where it was. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    tags: text().array().notNull().default([]),
    ...lifetime(),
  },
  (t) => [
    // In the migration these two also INCLUDE what lists show, so that a list is read from its index alone.
    index('work_active_index')
      .on(t.memberId, t.updatedAt.desc().nullsFirst(), t.code.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('work_deleted_index')
      .on(t.memberId, t.deletedAt.desc().nullsFirst(), t.code.desc().nullsFirst())
      .where(sql`${t.deletedAt} is not null`),
    index('work_trash_age_index').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('work_kind_check', sql`${t.kind} in ('지문', '문항', '지문+문항')`),
    check('work_title_check', sql`char_length(${t.title}) between 1 and 50`),
    check('work_field_check', sql`${t.field} in ('인문', '예술', '사회', '과학', '기술', '')`),
    check('work_keyword_check', sql`char_length(${t.keyword}) <= 100`),
    check('work_content_check', sql`char_length(${t.content}) <= 5000`),
    check('work_status_check', sql`${t.status} in ('임시저장', '초안')`),
    check('work_tags_check', sql`cardinality(${t.tags}) <= 10`),
  ],
);

/**
 * Which pairs of letters the items of a work may have, so that the bank passes over a work at once. One whose items were last
 * saved before there were signatures has none.
 */
export const workSignature = pgTable('work_signature', {
  workCode: text('work_code')
    .primaryKey()
    .references(() => work.code, { onDelete: 'cascade' }),
  signature: bit({ dimensions: WORK_SIGNATURE_BITS }).notNull(),
});

export const item = pgTable(
  'item',
  {
    code: text().primaryKey(),
    workCode: text('work_code')
      .notNull()
      .references(() => work.code, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pattern: text().$type<Item['pattern']>().notNull(),
    type: text().notNull(),
    style: text().$type<Item['style']>().notNull(),
    difficulty: text().$type<Item['difficulty']>().notNull(),
    points: smallint().$type<Item['points']>().notNull(),
    stem: text().notNull(),
    material: jsonb().$type<Material>(),
    marks: jsonb().$type<Mark[]>().notNull(),
    options: jsonb().$type<Option[]>().notNull(),
    key: smallint().notNull(),
    explanation: text().notNull(),
    findings: jsonb().$type<Finding[]>().notNull(),
    /** Which engine made it and how it was checked; null for an item written by hand. */
    checkRecord: jsonb('check_record').$type<{
      engine: string;
      state: CheckState;
      votes: number[];
      /** Of a model's check: who solved and judged it, and what was looked at. */
      by?: string[];
      checked?: CheckedBy[];
      isOwn?: boolean;
      isGivenAway?: boolean;
      weak?: number[];
      /** The words that were checked (`hashItem`). Records of before there was one vouch for nothing. */
      hash?: string;
      /** Of the embedded engine: why it vouched for the item (`vouch`). */
      grounds?: string | undefined;
    }>(),
    /** What the check is worth on the passage as stored: what the bank filters by. Null without a check. */
    checkState: text('check_state').$type<CheckState>(),
    hasMaterial: boolean('has_material').generatedAlwaysAs((): SQL => sql`${item.material} is not null`),
    tags: text().array().notNull().default([]),
    /** All that the bank's search looks at, as it compares it (`searchedWords`). */
    words: text().notNull().default(''),
    /** Which pairs of letters `words` may have (`signatureOf`); null in items of before there was one. */
    signature: bit({ dimensions: SIGNATURE_BITS }),
    /** `hashItem` on the passage as stored, by which `item_tally` knows it; null in items of before there was one. */
    hash: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // In the migration it also INCLUDEs what the bank filters by, so that it reads items from it alone.
    index('item_work_index').on(t.workCode, t.position, t.code),
    // And this one the signature, by which the bank searches.
    index('item_search_index').on(t.workCode, t.position, t.code),
    check('item_check_state_check', sql`${t.checkState} in ('검증됨', '검토 필요')`),
    check('item_tags_check', sql`cardinality(${t.tags}) <= 10`),
    check('item_key_check', sql`${t.key} between 1 and 5`),
    check('item_options_check', sql`jsonb_typeof(${t.options}) = 'array' and jsonb_array_length(${t.options}) = 5`),
    check('item_points_check', sql`${t.points} in (2, 3)`),
  ],
);
