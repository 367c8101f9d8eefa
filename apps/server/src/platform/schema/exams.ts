import type { ExamHeader, ExamSlot, ExamStatus, FormLabel, FrozenForm } from '@chulje/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';
import { lifetime } from './columns.ts';

export const exam = pgTable(
  'exam',
  {
    code: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    header: jsonb().$type<ExamHeader>().notNull(),
    minutes: integer(),
    firstNumber: integer('first_number').notNull().default(1),
    status: text().$type<ExamStatus>().notNull().default('작성 중'),
    version: integer().notNull().default(1),
    /** The newest frozen one; 0 before there is any. */
    revision: integer().notNull().default(0),
    ...lifetime(),
  },
  (t) => [
    index('exam_member_index').on(t.memberId, t.updatedAt.desc(), t.code.desc()),
    index('exam_trash_age_index').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('exam_title_check', sql`char_length(${t.title}) between 1 and 50`),
    check('exam_status_check', sql`${t.status} in ('작성 중', '확정')`),
    check('exam_minutes_check', sql`${t.minutes} between 1 and 300`),
    check('exam_first_number_check', sql`${t.firstNumber} between 1 and 200`),
  ],
);

/** Works and items are named by their codes alone: an exam says so when one of them is gone, and keeps its place. */
export const examSection = pgTable(
  'exam_section',
  {
    examCode: text('exam_code')
      .notNull()
      .references(() => exam.code, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    workCode: text('work_code').notNull(),
    /** By which a work that is gone is named. */
    title: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examCode, t.position] }),
    unique('exam_section_work_key').on(t.examCode, t.workCode),
    check('exam_section_title_check', sql`char_length(${t.title}) between 1 and 50`),
  ],
);

export const examItem = pgTable(
  'exam_item',
  {
    examCode: text('exam_code')
      .notNull()
      .references(() => exam.code, { onDelete: 'cascade' }),
    section: smallint().notNull(),
    position: smallint().notNull(),
    itemCode: text('item_code').notNull(),
    /** Tenths of a point. */
    points: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examCode, t.section, t.position] }),
    unique('exam_item_item_key').on(t.examCode, t.itemCode),
    index('exam_item_code_index').on(t.itemCode),
    check('exam_item_points_check', sql`${t.points} between 1 and 1000`),
  ],
);

/** 형 of an exam as it was made 확정. A trigger refuses every change, and removal but with its exam. */
export const examForm = pgTable(
  'exam_form',
  {
    code: text().primaryKey(),
    examCode: text('exam_code')
      .notNull()
      .references(() => exam.code, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    label: text().$type<FormLabel>().notNull(),
    seed: integer().notNull(),
    frozen: jsonb().$type<FrozenForm>().notNull(),
    /** SHA-256 of `frozen`. */
    paperHash: text('paper_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('exam_form_label_key').on(t.examCode, t.revision, t.label),
    check('exam_form_label_check', sql`${t.label} in ('가', '나', '다', '라')`),
  ],
);

/** What scores and statistics of a form need of its items. */
export const formItem = pgTable(
  'form_item',
  {
    formCode: text('form_code')
      .notNull()
      .references(() => examForm.code, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    itemCode: text('item_code').notNull(),
    /** `hashItem` of the item as it stood in its work. */
    itemHash: text('item_hash').notNull(),
    key: smallint().notNull(),
    points: smallint().notNull(),
    /** The place that each option has in its work, from 0. */
    optionOrder: smallint('option_order').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.formCode, t.number] }),
    index('form_item_code_index').on(t.itemCode),
    check('form_item_key_check', sql`${t.key} between 1 and 5`),
    check('form_item_order_check', sql`array_length(${t.optionOrder}, 1) = 5`),
  ],
);

/** 내 틀: how a member's exams are cut. */
export const examTemplate = pgTable(
  'exam_template',
  {
    code: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slots: jsonb().$type<ExamSlot[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('exam_template_member_index').on(t.memberId, t.createdAt),
    check('exam_template_name_check', sql`char_length(${t.name}) between 1 and 50`),
  ],
);
