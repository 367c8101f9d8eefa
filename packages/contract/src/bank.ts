import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DIFFICULTIES, PATTERNS, STYLES } from './item.ts';
import { PasCodeSchema } from './library.ts';
import { FIELDS, LIMITS } from './limits.ts';
import { TagSchema, TagsSchema } from './tags.ts';
import { lineSchema } from './text.ts';

/** 문항 은행: the items of all works that are not in the trash. */

/** 검증 안 함: written by hand, or by nobody who vouches for it. */
export const BANK_CHECKS = ['검증됨', '검토 필요', '검증 안 함'] as const;

/** 보관한 작업 among the others, not at all, or alone. */
export const BANK_ARCHIVES = ['제외', '포함', '만'] as const;

/** 정답률 that students showed of the item in these words, all sittings together; 없음 below as many of them as it takes to tell. */
export const BANK_FACILITIES = ['70% 이상', '50～70%', '50% 미만', '없음'] as const;

const BankItemSchema = z.object({
  queCode: z.string(),
  pasCode: z.string(),
  /** Of the work. */
  title: z.string(),
  /** 분야, empty when unknown. */
  field: z.string(),
  keyword: z.string(),
  isArchived: z.boolean(),
  /** Its number in the work. */
  number: z.int(),
  pattern: z.enum(PATTERNS),
  type: z.string(),
  style: z.enum(STYLES),
  difficulty: z.enum(DIFFICULTIES),
  /** 정답률 that was seen, 0–1; null where there is none to tell. */
  facility: z.nullable(z.number()),
  points: z.int(),
  stem: z.string(),
  hasMaterial: z.boolean(),
  key: z.int(),
  check: z.enum(BANK_CHECKS),
  tags: z.array(z.string()),
  /** Those of its work. */
  workTags: z.array(z.string()),
  /** Exams out of the trash that hold it, or held it when they were frozen. */
  exams: z.int(),
  /** ISO time of the last change of its work. */
  date: z.string(),
});
export type BankItem = z.infer<typeof BankItemSchema>;

const YesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** Words without spaces: the letters that are looked for. */
const SearchSchema = lineSchema('찾을 말', LIMITS.topicMax).check(
  z.refine(
    (text) => text === '' || text.split(' ').every((word) => word.length >= LIMITS.bankSearchMin),
    `찾을 말은 낱말마다 ${LIMITS.bankSearchMin}글자 이상 입력해 주세요.`,
  ),
);

export const BankQuerySchema = z.object({
  field: z.optional(z.enum(FIELDS)),
  pattern: z.optional(z.enum(PATTERNS)),
  type: z.optional(lineSchema('유형', 40, 1)),
  style: z.optional(z.enum(STYLES)),
  material: z.optional(YesOrNo),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
  facility: z.optional(z.enum(BANK_FACILITIES)),
  /** Of the item or its work. */
  tag: z.optional(TagSchema),
  check: z.optional(z.enum(BANK_CHECKS)),
  /** In an exam already, or in none. */
  used: z.optional(YesOrNo),
  archive: z._default(z.enum(BANK_ARCHIVES), '제외'),
  /** The items of one work. */
  work: z.optional(PasCodeSchema),
  /** Every word stands in stem, 〈보기〉 or options, or in title or 제재 of the work. */
  q: z._default(SearchSchema, ''),
  /** `next` of the page before. */
  cursor: z.optional(
    z
      .string()
      .check(z.regex(/^\d{1,17}\.[A-Za-z0-9_-]{16,40}\.\d{1,9}\.[A-Za-z0-9_-]{16,40}$/, '쪽을 찾을 수 없습니다.')),
  ),
});

export const listBank = defineCall({
  method: 'GET',
  path: '/api/bank',
  summary: '문항 은행. 새로 고친 작업의 문항부터 한 쪽씩',
  access: 'member',
  query: BankQuerySchema,
  answer: z.object({ items: z.array(BankItemSchema), next: z.nullable(z.string()) }),
});

export const listBankTags = defineCall({
  method: 'GET',
  path: '/api/bank/tags',
  summary: '작업과 문항에 단 태그 목록',
  access: 'member',
  answer: z.array(z.string()),
});

export const tagItem = defineCall({
  method: 'PUT',
  path: '/api/bank/:queCode/tags',
  summary: '문항의 태그 정하기',
  access: 'member',
  params: z.object({ queCode: PasCodeSchema }),
  body: z.strictObject({ tags: TagsSchema }),
  answer: z.object({ tags: z.array(z.string()) }),
  errors: ['bank.not-found'],
});
