import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ExportOptionsSchema, FileQuery, flag, PAPER_FORMS } from './exports.ts';
import { FormLabelSchema } from './frozen-form.ts';
import { DIFFICULTIES, PATTERNS, STYLES } from './item.ts';
import { PasCodeListSchema, PasCodeSchema } from './library.ts';
import { LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

/** 시험지: works in an order, items chosen from them, and points of its own. What is printed and solved is its frozen form. */

/** 확정: there is a frozen form of it as it stands. */
export const EXAM_STATUSES = ['작성 중', '확정'] as const;
export type ExamStatus = (typeof EXAM_STATUSES)[number];

const ExamCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/, '시험지를 찾을 수 없습니다.'));
export const ExamParamsSchema = z.object({ exam: ExamCodeSchema });

const ExamTitleSchema = lineSchema('시험지 이름', LIMITS.titleMax, 1);

/** 행동 영역 of 이원목적분류표. */
export const BEHAVIOURS = ['사실', '추론', '비판', '어휘'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** What a teacher says of an item in 이원목적분류표; an item without one has what follows from its pattern, and no 성취기준. */
const GoalSchema = z.strictObject({
  /** 성취기준: a code or free words. */
  standard: lineSchema('성취기준', LIMITS.standardMax),
  behaviour: z.enum(BEHAVIOURS),
});
export type Goal = z.output<typeof GoalSchema>;

/** What stands at the head of paper and tables, and in tables beside each item; an empty field is not printed. */
export const ExamHeaderSchema = z.strictObject({
  /** 학년도, e.g. 2027. */
  year: z._default(lineSchema('학년도', 10), ''),
  /** 학기. */
  term: z._default(lineSchema('학기', 10), ''),
  /** 고사명 or 회차. */
  round: z._default(lineSchema('고사명', 40), ''),
  course: z._default(lineSchema('과목', 20), '국어 영역'),
  /** 교시. */
  period: z._default(lineSchema('교시', 20), ''),
  school: z._default(lineSchema('학교', 40), ''),
  /** 출제자. */
  author: z._default(lineSchema('출제자', 20), ''),
  /** A picture (PNG) as a data address; it is made small by whoever chooses it. */
  logo: z._default(
    z
      .string()
      .check(
        z.maxLength(LIMITS.logoCharacters, '로고가 너무 큽니다.'),
        z.regex(/^(data:image\/png;base64,[A-Za-z0-9+/]+={0,2})?$/, '로고는 그림 파일로 넣어 주세요.'),
      ),
    '',
  ),
  /** 결재란: what stands over each box. */
  approvals: z._default(
    z.array(lineSchema('결재란', 10, 1)).check(z.maxLength(4, '결재란은 네 칸까지 둘 수 있습니다.')),
    [],
  ),
  /** By the code of the item. */
  goals: z._default(
    z
      .record(PasCodeSchema, GoalSchema)
      .check(
        z.refine((goals) => Object.keys(goals).length <= LIMITS.goals, '이원목적분류표에 적은 문항이 너무 많습니다.'),
      ),
    {},
  ),
});
export type ExamHeader = z.output<typeof ExamHeaderSchema>;

/** What an item is worth, in tenths of a point. */
export const TenthsSchema = z
  .int('배점은 0.1점 단위로 입력해 주세요.')
  .check(
    z.minimum(1, '배점은 0.1점부터 100점까지 줄 수 있습니다.'),
    z.maximum(1000, '배점은 0.1점부터 100점까지 줄 수 있습니다.'),
  );

/** 휴지통: its work lies in the trash; 삭제됨: it is gone. Neither can be frozen. */
export const EXAM_ITEM_STATES = ['있음', '휴지통', '삭제됨'] as const;

const ExamItemSchema = z.object({
  queCode: z.string(),
  points: z.int(),
  state: z.enum(EXAM_ITEM_STATES),
  /** What there is to say of an item that is there. */
  item: z.nullable(
    z.object({
      pattern: z.enum(PATTERNS),
      type: z.string(),
      style: z.enum(STYLES),
      difficulty: z.enum(DIFFICULTIES),
      stem: z.string(),
      key: z.int(),
      hasMaterial: z.boolean(),
      /** Errors in it, alone and beside the others of its work. */
      faults: z.int(),
      /** 정답률 that students showed of it in these words, 0–1; null where there is none to tell. */
      facility: z.nullable(z.number()),
      /** How long students looked at it, as the median, in ms; null where no times were kept. */
      ms: z.nullable(z.int()),
    }),
  ),
  /** Whether it says something else than in the newest frozen form. */
  isChanged: z.boolean(),
});
export type ExamItem = z.infer<typeof ExamItemSchema>;

const ExamSectionSchema = z.object({
  pasCode: z.string(),
  state: z.enum(EXAM_ITEM_STATES),
  title: z.string(),
  /** 분야, empty when unknown. */
  field: z.string(),
  keyword: z.string(),
  /** Characters of the passage. */
  length: z.int(),
  items: z.array(ExamItemSchema),
});

export const ExamSchema = z.object({
  code: z.string(),
  title: z.string(),
  header: ExamHeaderSchema,
  /** Time to solve it; null when there is none. */
  minutes: z.nullable(z.int()),
  firstNumber: z.int(),
  status: z.enum(EXAM_STATUSES),
  /** Rises with every change; hand it back when saving. */
  version: z.int(),
  /** The newest frozen one; 0 before there is any. */
  revision: z.int(),
  sections: z.array(ExamSectionSchema),
});
export type Exam = z.infer<typeof ExamSchema>;

export const ExamRowSchema = z.object({
  code: z.string(),
  title: z.string(),
  status: z.enum(EXAM_STATUSES),
  revision: z.int(),
  passages: z.int(),
  items: z.int(),
  /** Of all items, in tenths. */
  points: z.int(),
  /** ISO time of the last change. */
  date: z.string(),
  /** ISO time of its removal, in the trash. */
  deletedDate: z.nullable(z.string()),
});
export type ExamRow = z.infer<typeof ExamRowSchema>;

export const listExams = defineCall({
  method: 'GET',
  path: '/api/exams',
  summary: '시험지 목록, 또는 휴지통에 있는 시험지 목록',
  access: 'member',
  query: z.object({ trash: flag(false) }),
  answer: z.array(ExamRowSchema),
});

export const createExam = defineCall({
  method: 'POST',
  path: '/api/exams',
  summary: '시험지로 묶기. 고른 작업의 모든 문항이, 또는 고른 문항만 들어간다',
  access: 'member',
  idempotent: true,
  body: z.strictObject({
    title: ExamTitleSchema,
    codes: z.pipe(
      PasCodeListSchema,
      z.array(PasCodeSchema).check(
        z.maxLength(LIMITS.examPassages, `시험지 하나에는 지문을 ${LIMITS.examPassages}개까지 담을 수 있습니다.`),
        z.refine((codes) => new Set(codes).size === codes.length, '같은 작업이 두 번 들어 있습니다.'),
      ),
    ),
    /** Those of the works' items to take; all when absent. */
    items: z.optional(
      z
        .array(PasCodeSchema)
        .check(
          z.minLength(1, '문항을 하나 이상 선택해 주세요.'),
          z.maxLength(LIMITS.examItems, `시험지 하나에는 문항을 ${LIMITS.examItems}개까지 담을 수 있습니다.`),
        ),
    ),
  }),
  answer: ExamSchema,
  errors: [
    'request.key-required',
    'exams.full',
    'exams.too-many-items',
    'exams.unknown-items',
    'works.not-found',
    'export.forbidden',
  ],
});

export const getExam = defineCall({
  method: 'GET',
  path: '/api/exams/:exam',
  summary: '시험지 보기',
  access: 'member',
  params: ExamParamsSchema,
  answer: ExamSchema,
  errors: ['exams.not-found'],
});

/** The newest order of an exam, whole. What is gone may stay in it until its author takes it out. */
const SectionsInput = z
  .array(
    z.strictObject({
      pasCode: PasCodeSchema,
      items: z.array(z.strictObject({ queCode: PasCodeSchema, points: TenthsSchema })),
    }),
  )
  .check(
    z.maxLength(LIMITS.examPassages, `시험지 하나에는 지문을 ${LIMITS.examPassages}개까지 담을 수 있습니다.`),
    z.refine((sections) => isUnique(sections.map(({ pasCode }) => pasCode)), '같은 작업이 두 번 들어 있습니다.'),
    z.refine(
      (sections) => isUnique(sections.flatMap(({ items }) => items.map(({ queCode }) => queCode))),
      '같은 문항이 두 번 들어 있습니다.',
    ),
    z.refine(
      (sections) => sections.reduce((sum, { items }) => sum + items.length, 0) <= LIMITS.examItems,
      `시험지 하나에는 문항을 ${LIMITS.examItems}개까지 담을 수 있습니다.`,
    ),
  );

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;

export const saveExam = defineCall({
  method: 'PUT',
  path: '/api/exams/:exam',
  summary: '시험지 고쳐 저장',
  access: 'member',
  params: ExamParamsSchema,
  body: z.strictObject({
    title: ExamTitleSchema,
    header: ExamHeaderSchema,
    minutes: z.nullable(
      z
        .int('시험 시간은 분으로 입력해 주세요.')
        .check(
          z.minimum(1, '시험 시간은 1분부터 300분까지 정할 수 있습니다.'),
          z.maximum(300, '시험 시간은 1분부터 300분까지 정할 수 있습니다.'),
        ),
    ),
    firstNumber: z
      .int('첫 번호는 숫자로 입력해 주세요.')
      .check(
        z.minimum(1, '첫 번호는 1부터 200까지 정할 수 있습니다.'),
        z.maximum(200, '첫 번호는 1부터 200까지 정할 수 있습니다.'),
      ),
    sections: SectionsInput,
    /** The version that was edited; a newer one on the server ends the save with 409. */
    version: z.int(),
  }),
  answer: ExamSchema,
  errors: ['exams.not-found', 'exams.changed-elsewhere', 'exams.unknown-items'],
});

export const removeExam = defineCall({
  method: 'DELETE',
  path: '/api/exams/:exam',
  summary: '시험지를 휴지통으로 옮기기, 휴지통에서는 영구 삭제',
  access: 'member',
  params: ExamParamsSchema,
  /** What the member meant, so that a repeated request destroys nothing. */
  query: z.object({ isPermanent: flag(false) }),
  answer: z.object({ isRemoved: z.boolean() }),
  errors: ['exams.not-found', 'exams.in-use'],
});

export const restoreExam = defineCall({
  method: 'POST',
  path: '/api/exams/:exam/restore',
  summary: '시험지를 휴지통에서 복원',
  access: 'member',
  params: ExamParamsSchema,
  answer: ExamSchema,
  errors: ['exams.not-found', 'exams.full'],
});

export const copyExam = defineCall({
  method: 'POST',
  path: '/api/exams/:exam/copy',
  summary: '시험지의 사본 만들기. 확정한 형은 따라오지 않는다',
  access: 'member',
  params: ExamParamsSchema,
  answer: ExamSchema,
  errors: ['exams.not-found', 'exams.full'],
});

/** One form of a frozen revision: what a key table needs. */
const ExamFormSchema = z.object({
  code: z.string(),
  revision: z.int(),
  label: FormLabelSchema,
  /** ISO time. */
  date: z.string(),
  items: z.array(
    z.object({
      number: z.int(),
      queCode: z.string(),
      key: z.int(),
      points: z.int(),
      /** The number that the same item has in 가형. */
      first: z.int(),
    }),
  ),
});

const FrozenSchema = z.object({
  revision: z.int(),
  forms: z.array(ExamFormSchema),
  /** Numbers of 가형 whose options stand in the same order in every form. */
  fixed: z.array(z.int()),
});
export type Frozen = z.infer<typeof FrozenSchema>;

export const freezeExam = defineCall({
  method: 'POST',
  path: '/api/exams/:exam/freeze',
  summary: '시험지 확정. 지금의 글과 문항이 형마다 그대로 남는다',
  access: 'member',
  params: ExamParamsSchema,
  body: z.strictObject({
    version: z.int(),
    forms: z
      .int()
      .check(z.minimum(1), z.maximum(PAPER_FORMS.length, `형은 ${PAPER_FORMS.length}가지까지 만들 수 있습니다.`)),
  }),
  answer: FrozenSchema,
  errors: ['exams.not-found', 'exams.changed-elsewhere', 'exams.empty', 'exams.items-gone'],
});

export const listForms = defineCall({
  method: 'GET',
  path: '/api/exams/:exam/forms',
  summary: '가장 나중에 확정한 형과 그 정답',
  access: 'member',
  params: ExamParamsSchema,
  answer: FrozenSchema,
  errors: ['exams.not-found'],
});

export const exportExam = defineCall({
  method: 'GET',
  path: '/api/exams/:exam/export',
  summary: '시험지를 파일로 추출. 형을 고르면 확정한 형을, 고르지 않으면 지금 모습을 추출한다',
  access: 'member',
  params: ExamParamsSchema,
  query: z.extend(z.omit(ExportOptionsSchema, { round: true, subject: true, period: true }), {
    ...FileQuery,
    /** A file; the keys of all frozen forms on one page; all of it, a file each, in a ZIP; or 이원목적분류표 as it stands now. */
    as: z._default(z.enum(['file', 'keys', 'zip', 'blueprint']), 'file'),
  }),
  answer: 'file',
  errors: [
    'exams.not-found',
    'exams.empty',
    'exams.items-gone',
    'exams.not-frozen',
    'export.too-long',
    'export.timed-out',
    'export.failed',
    'server.busy',
    'request.too-many',
  ],
});
