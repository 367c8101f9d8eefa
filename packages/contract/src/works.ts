import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { FindingSchema, ItemSchema } from './exam.ts';
import { FIELDS, LIMITS } from './limits.ts';
import { bodySchema, FormatSpanSchema, lineSchema } from './text.ts';

/** What the library lists a work as. 지문+문항 is a generated passage with items. */
export const WORK_KINDS = ['지문', '문항', '지문+문항'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** 임시저장: a generated result not saved by its owner yet. */
export const WORK_STATUSES = ['임시저장', '초안'] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

export const PasCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/, '작업을 찾을 수 없습니다.'));
const ParamsSchema = z.object({ pasCode: PasCodeSchema });

export const TitleSchema = lineSchema('작업명', LIMITS.titleMax, 1);
/** Field of a work; empty for a user's own text. */
export const WorkFieldSchema = z.union([z.enum(FIELDS), z.literal('')]);
export const KeywordSchema = lineSchema('제재', LIMITS.topicMax);
export const ContentSchema = bodySchema('지문', LIMITS.bodyMax);
export const FormatSchema = z.array(FormatSpanSchema).check(z.maxLength(2000));
export const GistSchema = z
  .array(lineSchema('핵심 논점', LIMITS.gistLineMax))
  .check(z.maxLength(LIMITS.gistLinesMax, '핵심 논점은 10줄 이내로 입력해 주세요.'));

export const WorkRowSchema = z.object({
  pasCode: z.string(),
  /** 분야, empty when unknown. */
  pasType: z.string(),
  title: z.string(),
  keyword: z.string(),
  /** 1: a passage alone (지문); 0: with items. */
  isGenerated: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(WORK_KINDS),
  /** ISO time of the last change. */
  date: z.string(),
  isFavorite: z.union([z.literal(0), z.literal(1)]),
  status: z.nullable(z.enum(WORK_STATUSES)),
});
export type WorkRow = z.infer<typeof WorkRowSchema>;

/** A work in the trash. */
export const DeletedRowSchema = z.extend(WorkRowSchema, {
  /** ISO time of its removal; after 30 days it is gone for good. */
  deletedDate: z.string(),
});
export type DeletedRow = z.infer<typeof DeletedRowSchema>;

export const PassageDetailSchema = z.object({
  pasCode: z.string(),
  title: z.string(),
  type: z.string(),
  keyword: z.string(),
  content: z.string(),
  format: z.array(FormatSpanSchema),
  gist: z.array(z.string()),
  isGenerated: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(WORK_KINDS),
  status: z.nullable(z.enum(WORK_STATUSES)),
  /** Rises with every change; hand it back when saving. */
  version: z.int(),
});
export type PassageDetail = z.infer<typeof PassageDetailSchema>;

/** How an item was checked: by the linter alone, or by solvers that did not see the key. */
export const CheckSchema = z.object({
  engine: z.string(),
  state: z.enum(['검증됨', '검토 필요']),
  /** Keys that the blind solvers chose. */
  votes: z.array(z.int()),
});

/** An item on the wire: the fields of the specification plus the whole `item`. */
export const QuestionSchema = z.object({
  queCode: z.string(),
  queQuery: z.string(),
  queOption: z.array(z.string()),
  queAnswer: z.string(),
  description: z.string(),
  item: ItemSchema,
  findings: z.array(FindingSchema),
  check: z.nullable(CheckSchema),
});
export type Question = z.infer<typeof QuestionSchema>;

export const QuestionSetSchema = z.extend(PassageDetailSchema, { questions: z.array(QuestionSchema) });
export type QuestionSet = z.infer<typeof QuestionSetSchema>;

/** An item as a client saves it: `queCode` of an existing item keeps that item, without it a new one is made. */
export const QuestionInputSchema = z.strictObject({
  queCode: z.optional(PasCodeSchema),
  item: ItemSchema,
});

const PassageInput = {
  type: z._default(WorkFieldSchema, ''),
  keyword: z._default(KeywordSchema, ''),
  title: TitleSchema,
  content: ContentSchema,
  format: z._default(FormatSchema, []),
  gist: z._default(GistSchema, []),
};
const QuestionsInput = z
  .array(QuestionInputSchema)
  .check(z.maxLength(LIMITS.itemsPerWork, '한 작업에는 문항을 30개까지 담을 수 있습니다.'));

export const listRecent = defineCall({
  method: 'GET',
  path: '/api/pass/select/recelist',
  summary: '최근 작업 목록',
  access: 'member',
  answer: z.array(WorkRowSchema),
});

export const listFavorites = defineCall({
  method: 'GET',
  path: '/api/pass/select/favolist',
  summary: '즐겨찾기 목록',
  access: 'member',
  answer: z.array(WorkRowSchema),
});

export const listDeleted = defineCall({
  method: 'GET',
  path: '/api/pass/select/deletedList',
  summary: '휴지통 목록',
  access: 'member',
  answer: z.array(DeletedRowSchema),
});

export const listPassages = defineCall({
  method: 'GET',
  path: '/api/pass/select/prevlist',
  summary: '불러올 지문 목록',
  access: 'member',
  answer: z.array(WorkRowSchema),
});

export const countRecent = defineCall({
  method: 'GET',
  path: '/api/pass/select/count/recent',
  summary: '최근 작업 수',
  access: 'member',
  answer: z.int(),
});

export const getPassage = defineCall({
  method: 'GET',
  path: '/api/pass/select/:pasCode',
  summary: '지문 보기',
  access: 'member',
  params: ParamsSchema,
  answer: PassageDetailSchema,
  errors: ['works.not-found'],
});

export const getQuestionSet = defineCall({
  method: 'GET',
  path: '/api/pass/ques/select/:pasCode',
  summary: '문항 작업 보기',
  access: 'member',
  params: ParamsSchema,
  answer: QuestionSetSchema,
  errors: ['works.not-found'],
});

export const createPassage = defineCall({
  method: 'POST',
  path: '/api/pass/insert/each',
  summary: '지문 저장',
  access: 'member',
  body: z.strictObject({ ...PassageInput, isGenerated: z._default(z.union([z.literal(0), z.literal(1)]), 0) }),
  answer: PassageDetailSchema,
  errors: ['works.full'],
});

export const updatePassage = defineCall({
  method: 'POST',
  path: '/api/pass/update/each',
  summary: '지문 고쳐 저장',
  access: 'member',
  body: z.strictObject({
    pasCode: PasCodeSchema,
    title: TitleSchema,
    content: ContentSchema,
    format: z._default(FormatSchema, []),
    /** The version that was edited; a newer one on the server ends the save with 409. */
    version: z.optional(z.int()),
  }),
  answer: PassageDetailSchema,
  errors: ['works.not-found', 'works.changed-elsewhere'],
});

export const createQuestionSet = defineCall({
  method: 'POST',
  path: '/api/pass/ques/insert/each',
  summary: '문항 작업 저장',
  access: 'member',
  body: z.strictObject({
    ...PassageInput,
    isGenerated: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    questions: QuestionsInput,
  }),
  answer: QuestionSetSchema,
  errors: ['works.full', 'works.too-short'],
});

export const updateQuestionSet = defineCall({
  method: 'PUT',
  path: '/api/pass/ques/update/:pasCode',
  summary: '문항 작업 고쳐 저장',
  access: 'member',
  params: ParamsSchema,
  body: z.strictObject({
    ...PassageInput,
    isGenerated: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    questions: QuestionsInput,
    version: z.optional(z.int()),
  }),
  answer: QuestionSetSchema,
  errors: ['works.not-found', 'works.changed-elsewhere', 'works.too-short'],
});

export const toggleFavorite = defineCall({
  method: 'PATCH',
  path: '/api/pass/favo',
  summary: '즐겨찾기 전환',
  access: 'member',
  body: z.strictObject({ pasCode: PasCodeSchema }),
  answer: z.object({ isFavorite: z.union([z.literal(0), z.literal(1)]) }),
  errors: ['works.not-found'],
});

export const renameWork = defineCall({
  method: 'PUT',
  path: '/api/pass/update/title',
  summary: '이름 변경',
  access: 'member',
  body: z.strictObject({
    pasCode: PasCodeSchema,
    title: TitleSchema,
    /** 제재; stays as it is when absent. */
    content: z.optional(KeywordSchema),
  }),
  answer: WorkRowSchema,
  errors: ['works.not-found'],
});

/** The works of one act on many: all of them or none. */
export const PasCodeListSchema = z
  .array(PasCodeSchema)
  .check(
    z.minLength(1, '작업을 하나 이상 선택해 주세요.'),
    z.maxLength(LIMITS.recentWorks, `작업은 한 번에 ${LIMITS.recentWorks}개까지 선택할 수 있습니다.`),
  );

export const removeWorks = defineCall({
  method: 'PUT',
  path: '/api/pass/remove/each',
  summary: '휴지통으로 옮기기, 휴지통에서는 영구 삭제',
  access: 'member',
  body: z.strictObject({
    pasCodeList: PasCodeListSchema,
    /**
     * What the member meant. `false` only moves to the trash, so that a repeated request destroys nothing; `true` only
     * removes what is in the trash. Absent: each work goes one step further.
     */
    isPermanent: z.optional(z.boolean()),
  }),
  answer: z.object({ moved: z.int(), removed: z.int() }),
  errors: ['works.not-found'],
});

export const restoreWorks = defineCall({
  method: 'PUT',
  path: '/api/pass/restore/each',
  summary: '휴지통에서 복원',
  access: 'member',
  body: z.strictObject({ pasCodeList: PasCodeListSchema }),
  answer: z.object({ restored: z.int() }),
  errors: ['works.not-found', 'works.no-room-to-restore'],
});
