import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { TEXT_TOO_SHORT } from './errors.ts';
import { DIFFICULTIES, ItemSchema, PATTERNS, STYLES } from './item.ts';
import { KeywordSchema, PasCodeSchema, TitleSchema } from './library.ts';
import { FIELDS, LIMITS } from './limits.ts';
import { bodySchema, countCharacters, lineSchema } from './text.ts';
import { ContentSchema, FormatSchema, GistSchema, QuestionSchema, WorkFieldSchema } from './works.ts';

/** Stages in the order a generation passes them; 대기 중 repeats when a worker died and another takes over. */
export const GENERATION_STAGES = ['대기 중', '구상', '작성', '검사', '저장'] as const;
export type GenerationStage = (typeof GENERATION_STAGES)[number];

export const TopicSchema = lineSchema('주제', LIMITS.topicMax, 1);

/** 840–1,050, 1,200–1,600 and 1,900–2,600 characters. */
export const PASSAGE_LENGTHS = ['짧게', '보통', '길게'] as const;
export type PassageLength = (typeof PASSAGE_LENGTHS)[number];

export const GeneratePassageBodySchema = z.strictObject({
  type_passage: z.enum(FIELDS, '분야를 선택해 주세요.'),
  keyword: z.array(TopicSchema).check(z.length(1, '주제를 입력해 주세요.')),
  title: z.optional(TitleSchema),
  /** Of a passage that a model writes; the embedded material has its own length. */
  length: z.optional(z.enum(PASSAGE_LENGTHS)),
});

export const PassageResultSchema = z.object({
  generationId: z.string(),
  pasCode: z.string(),
  generated_passage: z.string(),
  generated_core_point: z.array(z.string()),
  type_passage: z.string(),
});
export type PassageResult = z.infer<typeof PassageResultSchema>;

export const GenerateQuestionBodySchema = z.strictObject({
  custom_passage: ContentSchema.check(
    z.refine((value) => countCharacters(value) >= LIMITS.bodyMinForItems, TEXT_TOO_SHORT),
  ),
  type_question: z.enum(PATTERNS, '문항 유형을 선택해 주세요.'),
  type_question_detail: z.string().check(z.minLength(1, '문항 유형을 선택해 주세요.'), z.maxLength(40)),
  question_example: z._default(bodySchema('예시 문항', LIMITS.stemMax), ''),
  /**
   * recreate replaces the item `queCode` of the work `pasCode` by a different one; refine changes it as `instruction`
   * says, only its option number `option` when that is given; verify has the model check it as it is stored, and changes
   * no word of it.
   */
  mode: z._default(z.enum(['generate', 'recreate', 'refine', 'verify']), 'generate'),
  instruction: z.optional(lineSchema('고칠 내용', LIMITS.instructionMax, 1)),
  option: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
  title: z.optional(TitleSchema),
  type_passage: z._default(WorkFieldSchema, ''),
  keyword: z._default(KeywordSchema, ''),
  gist: z._default(GistSchema, []),
  format: z._default(FormatSchema, []),
  /** The question set that the item joins; without it a new set is made. */
  pasCode: z.optional(PasCodeSchema),
  queCode: z.optional(PasCodeSchema),
  /** A vocabulary item is wanted although the passage has one, or more than one in a set; else it is refused. */
  more_vocabulary: z._default(z.boolean(), false),
  /** The generated passage that the text was taken from: the new set is then listed as 지문+문항. */
  sourcePasCode: z.optional(PasCodeSchema),
});

/** One wanted item of a set. */
export const SlotSchema = z.strictObject({
  type_question: z.enum(PATTERNS, '문항 유형을 선택해 주세요.'),
  type_question_detail: z.string().check(z.minLength(1, '문항 유형을 선택해 주세요.'), z.maxLength(40)),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
});
export type Slot = z.infer<typeof SlotSchema>;

export const GenerateSetBodySchema = z.strictObject({
  ...z.pick(GenerateQuestionBodySchema, {
    custom_passage: true,
    title: true,
    type_passage: true,
    keyword: true,
    gist: true,
    format: true,
    pasCode: true,
    more_vocabulary: true,
    sourcePasCode: true,
  }).shape,
  slots: z
    .array(SlotSchema)
    .check(
      z.minLength(LIMITS.setSlotsMin, `문항을 ${LIMITS.setSlotsMin}개 이상 골라 주세요.`),
      z.maxLength(LIMITS.setSlotsMax, `문항은 ${LIMITS.setSlotsMax}개까지 고를 수 있습니다.`),
    ),
});

export const QuestionResultSchema = z.object({
  generationId: z.string(),
  pasCode: z.string(),
  queCode: z.string(),
  generated_question: z.string(),
  generated_option: z.array(z.string()),
  generated_answer: z.string(),
  generated_description: z.string(),
  generated_core_point: z.array(z.string()),
  type_passage: z.string(),
  keyword: z.array(z.string()),
  question: QuestionSchema,
});
export type QuestionResult = z.infer<typeof QuestionResultSchema>;

const GENERATION_ERRORS = [
  'generation.too-costly',
  'request.key-required',
  'generation.key-reused',
  'generation.already-open',
  'generation.queue-full',
  'generation.no-topic',
  'generation.type-unavailable',
  'generation.unreadable',
  'generation.vocabulary-twice',
  'generation.set-changed',
  'generation.failed',
  'generation.timed-out',
  'generation.result-gone',
  'tickets.not-enough',
  'works.full',
  'works.not-found',
] as const;

/** As events it tells its progress: a `Generation` each. */
export const generatePassage = defineCall({
  method: 'POST',
  path: '/fastapi/generate-passage',
  summary: '지문 생성 (이용권 1회)',
  access: 'member',
  idempotent: true,
  body: GeneratePassageBodySchema,
  answer: { orEvents: PassageResultSchema },
  errors: [...GENERATION_ERRORS, 'generation.still-open'],
});

export const generatePassageFallback = defineCall({
  ...generatePassage,
  path: '/api/test/generate-passage',
  summary: '지문 생성, 예비 제공자 (이용권 1회)',
});

export const generateQuestion = defineCall({
  method: 'POST',
  path: '/fastapi/generate-question',
  summary: '문항 생성 (이용권 1회)',
  access: 'member',
  idempotent: true,
  body: GenerateQuestionBodySchema,
  answer: { orEvents: QuestionResultSchema },
  errors: [
    ...GENERATION_ERRORS,
    'works.too-many-items',
    'works.not-verified',
    'generation.no-refining',
    'generation.still-open',
  ],
});

export const GENERATION_STATES = ['queued', 'running', 'done', 'failed'] as const;

const QueuePlaceSchema = z.object({
  /** Generations that begin before it. */
  ahead: z.int(),
  /** Until it begins, about; null while nothing runs that this could be guessed from. */
  seconds: z.nullable(z.int()),
});
/** Where a generation stands that waits for a worker. */
export type QueuePlace = z.infer<typeof QueuePlaceSchema>;

export const GenerationSchema = z.object({
  generationId: z.string(),
  kind: z.enum(['passage', 'question', 'verification']),
  state: z.enum(GENERATION_STATES),
  stage: z.enum(GENERATION_STAGES),
  /** Text written so far, when the engine streams. */
  partial: z.string(),
  /** What the user asked for, for a label: title or topic. */
  label: z.string(),
  /** Name of the work it makes or adds to. */
  title: z.string(),
  /** The work it was asked to add to, known before it has ended; null when it makes one of its own. */
  target: z.nullable(z.string()),
  pasCode: z.nullable(z.string()),
  queCode: z.nullable(z.string()),
  /** The set this item was asked for with, and its place there from 0; null for one asked for alone. */
  setId: z.nullable(z.string()),
  position: z.int(),
  error: z.nullable(
    z.object({ code: z.string(), message: z.string(), details: z.optional(z.record(z.string(), z.unknown())) }),
  ),
  /** Only while it waits and others are before it. */
  queue: z.optional(QueuePlaceSchema),
  createdAt: z.string(),
  /** Server's clock, so that the client can show the true elapsed time. */
  now: z.string(),
});
/** Progress or outcome of one generation. Streams send one of these an event, named by `state`. */
export type Generation = z.infer<typeof GenerationSchema>;

const GenerationParams = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,36}$/)) });

export const getGeneration = defineCall({
  method: 'GET',
  path: '/api/generations/:id',
  summary: '생성 상태',
  access: 'member',
  params: GenerationParams,
  answer: GenerationSchema,
  errors: ['generation.not-found'],
});

export const watchGeneration = defineCall({
  method: 'GET',
  path: '/api/generations/:id/events',
  summary: '생성 진행 (server-sent events)',
  access: 'member',
  params: GenerationParams,
  answer: 'events',
  errors: ['generation.not-found'],
});

const SetSchema = z.object({
  setId: z.string(),
  /** The work that the items are stored in, known from the start. */
  pasCode: z.string(),
  /** One for each slot, in their order. Planned together they run side by side; else one after another, so that each knows the items before it. */
  generations: z.array(GenerationSchema),
});
/** Progress of a set: partial success stays, and only items that were made cost a ticket. */
export type GenerationSet = z.infer<typeof SetSchema>;

export const generateSet = defineCall({
  method: 'POST',
  path: '/fastapi/generate-set',
  summary: '문항 세트 생성 (문항마다 이용권 1회)',
  access: 'member',
  idempotent: true,
  body: GenerateSetBodySchema,
  answer: SetSchema,
  errors: [...GENERATION_ERRORS, 'works.too-many-items'],
});

export const getGenerationSet = defineCall({
  method: 'GET',
  path: '/api/generation-sets/:id',
  summary: '세트 생성 상태',
  access: 'member',
  params: GenerationParams,
  answer: SetSchema,
  errors: ['generation.not-found'],
});

export const listOpenGenerations = defineCall({
  method: 'GET',
  path: '/api/generations',
  summary: '진행 중인 생성과 방금 끝난 생성',
  access: 'member',
  answer: z.array(GenerationSchema),
});

export const EngineSchema = z.object({
  /** embedded: 내장 자료; ai: a connected model. */
  name: z.enum(['embedded', 'ai']),
  label: z.string(),
  /** What one generation may take, in seconds. */
  seconds: z.number(),
});

export const getEngine = defineCall({
  method: 'GET',
  path: '/api/engine',
  summary: '생성 엔진',
  access: 'member',
  answer: EngineSchema,
});

const KnownTopicSchema = z.object({ field: z.enum(FIELDS), topic: z.string() });
/** A topic of the embedded material, in the field that its passages are filed under. */
export type KnownTopic = z.infer<typeof KnownTopicSchema>;

const TopicMatchSchema = z.object({
  /** A model writes on any topic: nothing is matched and nothing refused. */
  isFree: z.boolean(),
  /** The one that the typed words name; a passage is made on this or on none. */
  match: z.nullable(
    z.object({
      ...KnownTopicSchema.shape,
      /** How many passages there are on it, and how many of them the member had: once all, the first comes again. */
      passages: z.int(),
      had: z.int(),
    }),
  ),
  /** The one that they name, though no passage is offered on it yet. */
  preparing: z.nullable(KnownTopicSchema),
  /** Topics that passages are offered on, in all fields. */
  offered: z.int(),
  /** Some of them: the three nearest where something was typed, else those of the field. */
  nearest: z.array(KnownTopicSchema),
});
/** What would become of the typed words as a topic. */
export type TopicMatch = z.infer<typeof TopicMatchSchema>;

export const matchTopic = defineCall({
  method: 'GET',
  path: '/api/topics',
  summary: '주제와 내장 자료 맞추기',
  access: 'member',
  query: z.object({
    field: z.optional(z.enum(FIELDS)),
    q: z.optional(z.string().check(z.maxLength(LIMITS.topicMax * 4))),
  }),
  answer: TopicMatchSchema,
});

export const QuestionTypeSchema = z.object({
  id: z.string(),
  pattern: z.enum(PATTERNS),
  type: z.string(),
  style: z.enum(STYLES),
  title: z.string(),
  statement: z.string(),
  tags: z.array(z.string()),
  difficulty: z.enum(DIFFICULTIES),
  references: z.array(z.string()),
  subpassage: z.string(),
  sample: ItemSchema,
});
export type QuestionType = z.infer<typeof QuestionTypeSchema>;

export const listQuestionTypes = defineCall({
  method: 'GET',
  path: '/api/question-types',
  summary: '문항 유형 목록',
  access: 'member',
  answer: z.array(QuestionTypeSchema),
});

const TypeCheckSchema = z.object({
  type: z.string(),
  available: z.boolean(),
  /** Why it is not available; empty when it is. */
  reason: z.string(),
  /** The text carries it, but the items that stand there leave nothing for it. */
  usedUp: z.boolean(),
});
export type TypeCheck = z.infer<typeof TypeCheckSchema>;

export const checkQuestionTypes = defineCall({
  method: 'POST',
  path: '/api/question-types/check',
  summary: '이 지문으로 만들 수 있는 유형',
  access: 'member',
  /** With the work that the items would join, what can be made on its text beside those that stand there. */
  body: z.strictObject({ content: ContentSchema, pasCode: z.optional(PasCodeSchema) }),
  answer: z.array(TypeCheckSchema),
  errors: ['works.not-found', 'generation.unreadable', 'server.busy', 'request.too-many'],
});
