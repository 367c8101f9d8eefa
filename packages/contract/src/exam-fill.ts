import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ExamParamsSchema } from './exam.ts';
import { DIFFICULTIES, PATTERNS } from './item.ts';
import { FIELDS, LIMITS } from './limits.ts';

/** What a place of a passage in an exam should hold. */
const SlotSchema = z.strictObject({
  items: z
    .int('문항 수는 숫자로 입력해 주세요.')
    .check(
      z.minimum(1, '지문마다 문항을 하나는 담아야 합니다.'),
      z.maximum(LIMITS.itemsPerWork, `한 지문에 문항을 ${LIMITS.itemsPerWork}개까지 담을 수 있습니다.`),
    ),
  /** Fields that suit; none: any. */
  fields: z.array(z.enum(FIELDS)),
  /** How many items of a pattern there should be. */
  patterns: z._default(
    z
      .array(
        z.strictObject({
          pattern: z.enum(PATTERNS),
          min: z.int().check(z.minimum(0)),
          max: z.int().check(z.minimum(0)),
        }),
      )
      .check(z.maxLength(PATTERNS.length)),
    [],
  ),
  /** How many of 하, 중 and 상; null: any. */
  difficulties: z._default(z.nullable(z.array(z.int()).check(z.length(DIFFICULTIES.length))), null),
});
export type ExamSlot = z.output<typeof SlotSchema>;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Whether there can be items that meet all wishes of a slot. */
function isPossible({ items, patterns, difficulties }: ExamSlot): boolean {
  const isRanged = patterns.every(({ min, max }) => min <= max) && sum(patterns.map(({ min }) => min)) <= items;
  return (
    isRanged && (difficulties === null || (sum(difficulties) === items && difficulties.every((each) => each >= 0)))
  );
}

export const ExamSlotsSchema = z.array(SlotSchema).check(
  z.minLength(1, '담을 지문을 하나는 정해 주세요.'),
  z.maxLength(LIMITS.examPassages, `시험지 하나에는 지문을 ${LIMITS.examPassages}개까지 담을 수 있습니다.`),
  z.refine(
    (slots) => sum(slots.map(({ items }) => items)) <= LIMITS.examItems,
    `시험지 하나에는 문항을 ${LIMITS.examItems}개까지 담을 수 있습니다.`,
  ),
  z.refine((slots) => slots.every(isPossible), '유형이나 난이도의 문항 수가 지문의 문항 수와 맞지 않습니다.'),
);

const slot = (items: number, fields: ExamSlot['fields'], difficulties: ExamSlot['difficulties']): ExamSlot => ({
  items,
  fields,
  patterns: [
    { pattern: '사실적 읽기', min: 1, max: Math.ceil(items / 2) },
    { pattern: '추론적 읽기', min: 1, max: Math.ceil(items / 2) },
    { pattern: '어휘 및 문법', min: 0, max: 1 },
  ],
  difficulties,
});

/** 독서 of 수능 as it is cut: three, four, four and six items. The first is on 독서론 there, the last on (가) and (나). */
const READING_17 = [
  slot(3, [], [1, 1, 1]),
  slot(4, ['사회'], [1, 2, 1]),
  slot(4, ['과학', '기술'], [1, 2, 1]),
  slot(6, ['인문', '예술'], [1, 3, 2]),
];

/**
 * Papers as they are usually made, by the 학년도 from which they hold: what a later one changes is added, and the earlier
 * stays as it was. A place asks for field and number of items: whether a passage is one on 독서론 or one of (가) and (나) no
 * work says.
 */
export const EXAM_TEMPLATES: readonly { year: number; name: string; slots: ExamSlot[] }[] = [
  { year: 2027, name: '주간 테스트 한 지문', slots: [slot(5, [], [2, 2, 1])] },
  { year: 2027, name: '내신 한 지문', slots: [slot(4, [], [1, 2, 1])] },
  {
    year: 2027,
    name: '내신 두 지문',
    slots: [slot(4, ['인문', '예술', '사회'], [1, 2, 1]), slot(4, ['과학', '기술'], [1, 2, 1])],
  },
  {
    year: 2027,
    name: '학력평가형 네 지문',
    slots: [
      slot(4, ['인문', '예술'], [1, 2, 1]),
      slot(5, ['사회'], [1, 3, 1]),
      slot(4, ['과학'], [1, 2, 1]),
      slot(4, ['기술'], [1, 2, 1]),
    ],
  },
  { year: 2027, name: '수능 독서 17문항', slots: READING_17 },
];

const FilledSchema = z.object({
  /** In the order of the slots; a slot that nothing suits is left out. */
  sections: z.array(
    z.object({
      pasCode: z.string(),
      title: z.string(),
      items: z.array(z.object({ queCode: z.string(), points: z.int() })),
    }),
  ),
  unmet: z.array(
    z.object({
      /** From 0. */
      slot: z.int(),
      message: z.string(),
      /** The field in which a passage would help. */
      field: z.nullable(z.enum(FIELDS)),
      /** Whether no set of the library suits; otherwise one was taken that misses a wish. */
      lacksSet: z.boolean(),
    }),
  ),
});
export type Filled = z.infer<typeof FilledSchema>;

export const fillExam = defineCall({
  method: 'POST',
  path: '/api/exams/:exam/fill',
  summary: '보관함에서 시험지에 담을 지문과 문항을 고른다. 시험지는 그대로 두고 고른 것만 답한다',
  access: 'member',
  params: ExamParamsSchema,
  body: z.strictObject({
    slots: ExamSlotsSchema,
    /** Other numbers choose otherwise among what suits equally; the same always the same. */
    seed: z.int(),
  }),
  answer: FilledSchema,
  errors: ['exams.not-found'],
});
