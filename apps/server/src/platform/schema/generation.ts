import {
  DIFFICULTIES,
  FIELDS,
  type Field,
  FormatSpanSchema,
  type GenerationStage,
  PASSAGE_LENGTHS,
  PATTERNS,
  type Question,
} from '@chulje/contract';
import type { SetBrief } from '@chulje/items';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { member } from './accounts.ts';
import { item, work } from './works.ts';

const PassageRequestSchema = z.object({
  kind: z.literal('passage'),
  field: z.enum(FIELDS),
  topic: z.string(),
  title: z.string().optional(),
  /** Which of the passages on the topic; chosen when it was asked for, so that a second attempt makes the same. */
  passage: z.object({ pack: z.string(), id: z.string() }).optional(),
  length: z.enum(PASSAGE_LENGTHS).optional(),
  viaFallback: z.boolean(),
});
const QuestionRequestSchema = z.object({
  kind: z.literal('question'),
  pattern: z.enum(PATTERNS),
  type: z.string(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  mode: z.enum(['generate', 'recreate', 'refine', 'verify']),
  instruction: z.string().optional(),
  option: z.number().optional(),
  wantsVocabulary: z.boolean(),
  text: z.string(),
  title: z.string().optional(),
  field: z.enum([...FIELDS, '']),
  keyword: z.string(),
  gist: z.array(z.string()),
  format: z.array(FormatSpanSchema),
  pasCode: z.string().optional(),
  queCode: z.string().optional(),
  sourcePasCode: z.string().optional(),
  /** An item of the teacher's own that a model is to follow. */
  example: z.string().optional(),
  /** Its part in the plan of its set, added when that is made. */
  brief: z.custom<SetBrief>().optional(),
});
/** What was asked for, read again by the worker that makes it. `GenerateQuestionBodySchema` says what the parts mean. */
export const StoredRequestSchema = z.discriminatedUnion('kind', [PassageRequestSchema, QuestionRequestSchema]);
export type StoredRequest = z.infer<typeof StoredRequestSchema>;
export type StoredPassageRequest = z.infer<typeof PassageRequestSchema>;
export type StoredQuestionRequest = z.infer<typeof QuestionRequestSchema>;
/** What a trigger leaves of a request once it is purged. */
interface PurgedRequest {
  kind: 'passage' | 'question';
  type?: string;
}

/** How an option came about: the rule, the words of the text that it was applied to, the guards passed. For the operator. */
export interface OptionVia {
  option: string;
  rule: string;
  claim: string;
  guards: string[];
}

/** What was made, as it was then. */
export type GenerationResult = { pasCode: string; field: Field | ''; gist: string[] } & (
  | { kind: 'passage'; text: string }
  | { kind: 'question'; keyword: string; question: Question; via?: OptionVia[] }
);

/** What a generation leaves for the operator. */
export interface GenerationRecord {
  engine: string;
  promptVersion: string;
  calls: {
    purpose: string;
    provider: string;
    model: string;
    ms: number;
    inputTokens: number;
    cachedTokens?: number;
    outputTokens: number;
    isEstimated?: boolean;
    cost: number;
    outcome: string;
  }[];
  repairs?: number;
  votes?: number[];
  /** Answers of a weak solver to the item that was kept: its score is a sign of difficulty, its choices of which trap works. */
  weak?: { key: number; answers: number[] };
  /** Rules of the linter that remarked on the result. */
  rules?: string[];
  /** Kinds of what stood against an item that was given up. */
  rejected?: string[];
}

/** Which passages of the embedded material a member had. Kept apart from generations, which are emptied. */
export const hadPassage = pgTable(
  'had_passage',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    pack: text().notNull(),
    passage: text().notNull(),
    /** When last. */
    hadAt: timestamp('had_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.pack, t.passage] })],
);

/** One request to the engine and its outcome. Those that are queued are the queue. */
export const generation = pgTable(
  'generation',
  {
    id: text().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text().$type<'passage' | 'question'>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The request that asked for it, as logs and errors name it. */
    requestId: text('request_id'),
    request: jsonb().$type<StoredRequest | PurgedRequest>().notNull(),
    state: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull().default('queued'),
    stage: text().$type<GenerationStage>().notNull().default('대기 중'),
    partial: text().notNull().default(''),
    /** Rises with each worker that takes it; only the holder of the newest number may finish it. */
    attempt: integer().notNull().default(0),
    /** Of one that runs: until when it is its worker's. Of one that waits: not to be taken up before. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    seed: integer().notNull(),
    engine: text().notNull(),
    result: jsonb().$type<GenerationResult>(),
    workCode: text('work_code').references(() => work.code, { onDelete: 'set null' }),
    itemCode: text('item_code').references(() => item.code, { onDelete: 'set null' }),
    /** Items asked for together share a set, stand in it by their positions, and are made in turn. */
    setId: text('set_id'),
    setPosition: integer('set_position').notNull().default(0),
    setTurn: integer('set_turn').notNull().default(0),
    /** How it went, for the operator: calls to models, repairs, votes. Never what was asked or answered. */
    record: jsonb().$type<GenerationRecord>(),
    /** US dollars spent on models. */
    cost: doublePrecision().notNull().default(0),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    errorDetails: jsonb('error_details').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** When what was asked and answered was erased: with its work or item (a trigger sees to it), at the latest after 30 days. */
    purgedAt: timestamp('purged_at', { withTimezone: true }),
  },
  (t) => [
    unique('generation_idempotency_key').on(t.memberId, t.idempotencyKey),
    index('generation_open_index').on(t.state, t.leaseUntil).where(sql`${t.state} in ('queued', 'running')`),
    index('generation_set_index').on(t.setId, t.setPosition).where(sql`${t.setId} is not null`),
    // For the foreign keys: without these, removing a work or an item reads the whole table.
    index('generation_work_index').on(t.workCode).where(sql`${t.workCode} is not null`),
    index('generation_item_index').on(t.itemCode).where(sql`${t.itemCode} is not null`),
    index('generation_member_index').on(t.memberId, t.createdAt.desc()),
    check('generation_state_check', sql`${t.state} in ('queued', 'running', 'done', 'failed')`),
    check('generation_kind_check', sql`${t.kind} in ('passage', 'question')`),
    check('generation_done_check', sql`${t.state} <> 'done' or ${t.result} is not null or ${t.purgedAt} is not null`),
    check('generation_failed_check', sql`${t.state} <> 'failed' or ${t.errorCode} is not null`),
  ],
);
