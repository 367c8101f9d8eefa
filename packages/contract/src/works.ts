import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { FindingSchema, type Item, ItemSchema } from './item.ts';
import { hashItem } from './item-hash.ts';
import { KeywordSchema, PasCodeSchema, TitleSchema, WORK_KINDS, WORK_STATUSES } from './library.ts';
import { FIELDS, LIMITS } from './limits.ts';
import { QuestionInputSchema } from './question-input.ts';
import { bodySchema, FormatSpanSchema, lineSchema } from './text.ts';

const ParamsSchema = z.object({ pasCode: PasCodeSchema });

/** Field of a work; empty for a user's own text. */
export const WorkFieldSchema = z.enum([...FIELDS, ''], '분야는 인문, 예술, 사회, 과학, 기술 가운데 하나여야 합니다.');
export const ContentSchema = bodySchema('지문', LIMITS.bodyMax);
export const FormatSchema = z.array(FormatSpanSchema).check(z.maxLength(2000));
/** A list of lines, or one text of them. */
export const GistSchema = z.pipe(
  z.pipe(
    z.union(
      [z.string().check(z.maxLength(LIMITS.gistLineMax * LIMITS.gistLinesMax * 8)), z.array(z.string())],
      '핵심 논점은 글이나 줄의 목록으로 입력해 주세요.',
    ),
    z.transform((gist) => (typeof gist === 'string' ? gist.split(/[\r\n]+/).filter((line) => line.trim()) : gist)),
  ),
  z
    .array(lineSchema('핵심 논점', LIMITS.gistLineMax))
    .check(z.maxLength(LIMITS.gistLinesMax, '핵심 논점은 10줄 이내로 입력해 주세요.')),
);

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

const CheckStateSchema = z.enum(['검증됨', '검토 필요']);
export type CheckState = z.infer<typeof CheckStateSchema>;

/** What a model may have checked of an item besides the linter. */
export const CHECKED_BY = ['정답을 모르고 풀기', '선택지 하나씩 판정', '해설과 근거', '선택지의 꼴'] as const;
export type CheckedBy = (typeof CHECKED_BY)[number];

/** How an item was checked: by the linter alone, or by solvers that did not see the key. */
export const CheckSchema = z.object({
  engine: z.string(),
  /** What the check says of the item as it is stored: nothing good, once words, marks, key or passage have changed. */
  state: CheckStateSchema,
  /** Keys that the blind solvers chose. */
  votes: z.array(z.int()),
  /** Models that solved and judged it. */
  by: z.array(z.string()),
  checked: z.array(z.enum(CHECKED_BY)),
  /** Solved by the model that wrote it: that they agree proves less. */
  isOwn: z.boolean(),
  /** Most who saw no passage chose the key, and something of its style tells why. */
  isGivenAway: z.boolean(),
  /** Keys that a weak solver chose, a sign of difficulty; none where there is no such model. */
  weak: z.array(z.int()),
  /** What was found when it was checked, and what names the words it was found of (`hashItem`). */
  found: z.object({ state: CheckStateSchema, words: z.string() }),
  /** Whether `verifyQuestion` can bring the state back that was found. */
  canVerify: z.boolean(),
});
export type Check = z.infer<typeof CheckSchema>;

/** Whether an item on its passage, as stored or as on screen, says what it said when it was checked. */
export function isAsChecked({ found }: Pick<Check, 'found'>, content: string, item: Item): boolean {
  return found.words === hashItem(content, item);
}

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
    /** How a question that was added came about. Its code tells which it is, so nothing hangs on it. */
    mode: z.optional(z.enum(['generate', 'recreate'])),
    version: z.optional(z.int()),
  }),
  answer: QuestionSetSchema,
  errors: ['works.not-found', 'works.changed-elsewhere'],
});

/** The linter's remarks on an item as it stands on screen, saved or not. */
export const lintQuestion = defineCall({
  method: 'POST',
  path: '/api/pass/ques/lint',
  summary: '문항 점검',
  access: 'member',
  body: z.strictObject({
    content: ContentSchema,
    item: ItemSchema,
    /** The other items on the passage, in their order, and before which of them this one stands. */
    others: z._default(z.array(ItemSchema).check(z.maxLength(LIMITS.itemsPerWork)), []),
    at: z._default(z.int().check(z.nonnegative()), 0),
  }),
  answer: z.array(FindingSchema),
});

/**
 * 다시 검증: whether an item that an engine of ours vouched for deserves it on the passage as it is stored now. Costs nothing;
 * answers what the check is worth afterwards. What only a model can check is a generation: `generateQuestion`, mode verify.
 */
export const verifyQuestion = defineCall({
  method: 'POST',
  path: '/api/pass/ques/verify',
  summary: '문항 다시 검증',
  access: 'member',
  body: z.strictObject({ pasCode: PasCodeSchema, queCode: PasCodeSchema }),
  answer: CheckSchema,
  errors: ['works.not-found', 'works.not-verified'],
});
