import type { Answers, AttemptState, Feedback, FormLabel, Signals, Times } from '@chulje/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';
import { exam, examForm } from './exams.ts';

/**
 * What is kept of students: a number, choices, times. There is no column for a name, and a test says so of every column of
 * these tables.
 */

const time = (name: string) => timestamp(name, { withTimezone: true });

/** 응시. A trigger refuses to change its rules once there is an attempt. */
export const sitting = pgTable(
  'sitting',
  {
    code: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** An exam that was given to students stays as long as what they answered. */
    examCode: text('exam_code')
      .notNull()
      .references(() => exam.code),
    revision: integer().notNull(),
    title: text().notNull(),
    label: text().notNull(),
    mode: text().$type<'과제' | '시험'>().notNull(),
    joinCode: text('join_code').notNull().unique('sitting_join_code_key'),
    opensAt: time('opens_at').notNull(),
    closesAt: time('closes_at').notNull(),
    minutes: smallint(),
    lateMinutes: smallint('late_minutes').notNull(),
    seatRule: text('seat_rule').$type<'명단' | '자유 번호'>().notNull(),
    maxSeats: smallint('max_seats').notNull(),
    hasSlips: boolean('has_slips').notNull(),
    attempts: smallint().notNull(),
    formRule: text('form_rule').$type<'번호순' | '무작위' | '한 형'>().notNull(),
    formLabel: text('form_label').$type<FormLabel>().notNull(),
    page: text().$type<'한 지문씩' | '한 문항씩' | '전체'>().notNull(),
    allowBack: boolean('allow_back').notNull(),
    signals: boolean().notNull(),
    feedback: text().$type<Feedback>().notNull(),
    feedbackAt: text('feedback_at').$type<'바로' | '마감 뒤' | '직접'>().notNull(),
    isReleased: boolean('is_released').notNull().default(false),
    keepDays: smallint('keep_days').notNull(),
    /** Of its forms, which all have the same items. */
    firstNumber: smallint('first_number').notNull(),
    items: smallint().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    deletedAt: time('deleted_at'),
    /** Since when its `item_tally` says what the answers and rulings say; null before it closed, and after a change. */
    talliedAt: time('tallied_at'),
    /** Everything of it is erased then. */
    purgeAt: time('purge_at').notNull(),
  },
  (t) => [
    index('sitting_member_index').on(t.memberId, t.createdAt.desc(), t.code.desc()),
    index('sitting_exam_index').on(t.examCode),
    index('sitting_purge_index').on(t.purgeAt),
    index('sitting_untallied_index').on(t.closesAt).where(sql`${t.talliedAt} is null`),
    check('sitting_title_check', sql`char_length(${t.title}) between 1 and 50`),
    check('sitting_label_check', sql`char_length(${t.label}) <= 20`),
    check('sitting_mode_check', sql`${t.mode} in ('과제', '시험')`),
    check('sitting_join_code_check', sql`${t.joinCode} ~ '^[2-9A-HJKMNPR-Z]{7}$'`),
    check('sitting_window_check', sql`${t.opensAt} <= ${t.closesAt}`),
    check('sitting_minutes_check', sql`${t.minutes} between 1 and 300`),
    check('sitting_late_minutes_check', sql`${t.lateMinutes} between 0 and 30`),
    check('sitting_seat_rule_check', sql`${t.seatRule} in ('명단', '자유 번호')`),
    check('sitting_max_seats_check', sql`${t.maxSeats} between 1 and 500`),
    check('sitting_attempts_check', sql`${t.attempts} between 1 and 3`),
    check('sitting_form_rule_check', sql`${t.formRule} in ('번호순', '무작위', '한 형')`),
    check('sitting_form_label_check', sql`${t.formLabel} in ('가', '나', '다', '라')`),
    check('sitting_page_check', sql`${t.page} in ('한 지문씩', '한 문항씩', '전체')`),
    check('sitting_feedback_check', sql`${t.feedback} in ('없음', '점수', '정오', '해설')`),
    check('sitting_feedback_at_check', sql`${t.feedbackAt} in ('바로', '마감 뒤', '직접')`),
    check('sitting_keep_days_check', sql`${t.keepDays} between 7 and 365`),
    check('sitting_items_check', sql`${t.items} between 1 and 60 and ${t.firstNumber} between 1 and 200`),
  ],
);

/** 반: its label and numbers, for the sittings to come. */
export const schoolClass = pgTable(
  'school_class',
  {
    code: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    numbers: smallint().array().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('school_class_label_key').on(t.memberId, t.label),
    check('school_class_label_check', sql`char_length(${t.label}) between 1 and 20`),
    check(
      'school_class_numbers_check',
      sql`cardinality(${t.numbers}) <= 500 and 1 <= all(${t.numbers}) and 999 >= all(${t.numbers})`,
    ),
  ],
);

/** 자리: who may sit, by number. */
export const seat = pgTable(
  'seat',
  {
    code: text().primaryKey(),
    sittingCode: text('sitting_code')
      .notNull()
      .references(() => sitting.code, { onDelete: 'cascade' }),
    class: smallint().notNull(),
    number: smallint().notNull(),
    /** Keyed hash of the six digits on its slip. */
    slipHash: text('slip_hash'),
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    extraAttempts: smallint('extra_attempts').notNull().default(0),
    /** The next device that comes goes on with its attempt. */
    letsIn: boolean('lets_in').notNull().default(false),
  },
  (t) => [
    unique('seat_number_key').on(t.sittingCode, t.class, t.number),
    check('seat_number_check', sql`${t.number} between 1 and 999 and ${t.class} between 0 and 99`),
    check('seat_extra_minutes_check', sql`${t.extraMinutes} between 0 and 300`),
    check('seat_extra_attempts_check', sql`${t.extraAttempts} between 0 and 3`),
  ],
);

/** 풀이: one row however much is saved. A trigger keeps what has ended as it is, late answers that are taken apart. */
export const attempt = pgTable(
  'attempt',
  {
    code: text().primaryKey(),
    sittingCode: text('sitting_code')
      .notNull()
      .references(() => sitting.code, { onDelete: 'cascade' }),
    seatCode: text('seat_code')
      .notNull()
      .references(() => seat.code, { onDelete: 'cascade' }),
    ordinal: smallint().notNull(),
    formCode: text('form_code')
      .notNull()
      .references(() => examForm.code),
    source: text().$type<'링크' | '입력' | '스캔'>().notNull(),
    /** Rises with each device that takes over; only the newest writes. */
    deviceEpoch: integer('device_epoch').notNull().default(1),
    /** SHA-256 of the token that the browser keeps; null for what came on paper. */
    tokenHash: text('token_hash'),
    state: text().$type<AttemptState>().notNull(),
    startedAt: time('started_at').notNull(),
    deadlineAt: time('deadline_at'),
    submittedAt: time('submitted_at'),
    /** When the server last heard of it. */
    seenAt: time('seen_at').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** Events that came after the deadline and were taken. */
    lateEvents: integer('late_events').notNull().default(0),
    answers: jsonb().$type<Answers>().notNull(),
    times: jsonb().$type<Times>().notNull(),
    signals: jsonb().$type<Signals>().notNull(),
    /** What came after the last moment, kept apart until the teacher decides. */
    lateAnswers: jsonb('late_answers').$type<Answers>(),
    /** What the teacher decided of them last. */
    lateTaken: boolean('late_taken'),
    /** Tenths of a point, once it has ended. */
    score: integer(),
    isExcluded: boolean('is_excluded').notNull().default(false),
  },
  (t) => [
    unique('attempt_ordinal_key').on(t.seatCode, t.ordinal),
    uniqueIndex('attempt_open_key').on(t.seatCode).where(sql`${t.state} = '푸는 중'`),
    index('attempt_sitting_index').on(t.sittingCode),
    index('attempt_deadline_index').on(t.deadlineAt).where(sql`${t.state} = '푸는 중'`),
    check('attempt_ordinal_check', sql`${t.ordinal} between 1 and 6`),
    check('attempt_source_check', sql`${t.source} in ('링크', '입력', '스캔')`),
    check(
      'attempt_link_check',
      sql`(${t.source} = '링크') = (${t.tokenHash} is not null and ${t.deadlineAt} is not null)`,
    ),
    check('attempt_state_check', sql`${t.state} in ('푸는 중', '제출', '마감')`),
    check(
      'attempt_end_check',
      sql`(${t.state} = '푸는 중') = (${t.score} is null) and (${t.state} = '푸는 중') = (${t.submittedAt} is null)`,
    ),
    check('attempt_seq_check', sql`${t.lastSeq} between 0 and 5000`),
    check('attempt_score_check', sql`${t.score} >= 0`),
    check('attempt_answers_check', isByItem(t.answers, 'c', 'first', 'changes')),
    check('attempt_late_answers_check', isByItem(t.lateAnswers, 'c', 'first', 'changes')),
    check('attempt_times_check', isByItem(t.times, 'ms', 'visits')),
    check(
      'attempt_signals_check',
      sql`jsonb_path_exists(${t.signals}, '$ ? (@.aways >= 0 && @.awayMs >= 0)') and not jsonb_path_exists(${t.signals}, '$.keyvalue() ? (!(@.key == "aways" || @.key == "awayMs") || @.value.type() != "number")')`,
    ),
  ],
);

/** Item number → counts under these names, and nothing else that a word could stand in. A choice is at most 5. */
function isByItem(column: unknown, ...names: string[]) {
  const isNamed = names.map((name) => `@.key == "${name}"`).join(' || ');
  const isCounted = names.map((name) => `@.value.${name} >= 0`).join(' && ');
  const faults = [
    '!(@.key like_regex "^[1-9][0-9]{0,2}$")',
    '@.value.*.type() != "number"',
    `!(${isCounted})`,
    '@.value.c > 5 || @.value.first > 5',
    `exists(@.value.keyvalue() ? (!(${isNamed})))`,
  ];
  const path = sql.raw(`'$.keyvalue() ? (${faults.join(' || ')})'`);
  return sql`jsonb_typeof(${column}) = 'object' and not jsonb_path_exists(${column}, ${path})`;
}
