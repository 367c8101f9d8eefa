import * as z from 'zod/mini';
import { ACHIEVEMENT_CUTS } from './analysis.ts';
import { defineCall } from './call.ts';
import { FormLabelSchema } from './frozen-form.ts';
import { DIFFICULTIES, EvidenceSchema, MaterialSchema, PATTERNS } from './item.ts';
import { IntervalSchema, NullableHistorySchema, ObservedSchema } from './item-history.ts';
import { LIMITS } from './limits.ts';
import { SittingCodeSchema } from './sittings.ts';

/**
 * 분석: what the answers of a sitting say of its students and its items. A figure of the group is null where `SHOWN_FROM`
 * withholds it, or where it is not defined. Shares are 0–1, scores tenths of a point. Options are numbered as they stand in the
 * item, whatever form a student had; items as they are on the first form.
 */

/** 내신 5등급 holds for those who entered high school in 2025 and later. */
export const GRADE_SCALES = ['없음', '수능 9등급', '내신 5등급', '내신 9등급', '성취도'] as const;
export type GradeScaleName = (typeof GRADE_SCALES)[number];

const CUTS_MESSAGE = '등급의 최저 점수는 100부터 0까지, 높은 것부터 쉼표로 나누어 적어 주세요.';
const CutsSchema = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,3}(,\d{1,3}){0,7}$/, CUTS_MESSAGE)),
    z.transform((text) => text.split(',').map(Number)),
  ),
  z
    .array(z.int())
    .check(
      z.refine(
        (cuts) => cuts.every((cut, at) => cut <= 100 && cut < (cuts[at - 1] ?? Number.POSITIVE_INFINITY)),
        CUTS_MESSAGE,
      ),
    ),
);

/** Whose answers are looked at. */
const GroupQuery = {
  /** The first attempt of each seat, or all of them. */
  attempts: z._default(z.enum(['first', 'all']), 'first'),
  class: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LIMITS.seatClassMax))),
  form: z.optional(FormLabelSchema),
};

export const FLAG_KINDS = [
  '오답에 몰림',
  '키 의심',
  '음의 변별',
  '변별 없음',
  '찍기 수준',
  '너무 쉬움',
  '두 선지로 갈림',
  '죽은 선지',
  '시간 이상',
] as const;
/** What is odd about an item, and the options it is about. */
const FlagSchema = z.object({
  kind: z.enum(FLAG_KINDS),
  options: z.array(z.int()),
  /** By how many tenths of a point those who chose the option are ahead of those who have it right on the other items; null where that is not clear. */
  lead: z.nullable(z.number()),
});
export type ItemFlag = z.infer<typeof FlagSchema>;

const OptionFiguresSchema = z.object({
  count: z.nullable(z.int()),
  share: z.nullable(z.number()),
  /** Shares of those who chose it among the best, the middle and the worst third. */
  thirds: z.nullable(z.object({ upper: z.number(), middle: z.number(), lower: z.number() })),
  discrimination: z.nullable(z.number()),
});
export type OptionFigures = z.infer<typeof OptionFiguresSchema>;

const AnalysedItemSchema = z.object({
  number: z.int(),
  queCode: z.string(),
  /** The work it is from, which may be gone. */
  pasCode: z.string(),
  pattern: z.enum(PATTERNS),
  type: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  field: z.string(),
  /** Of its passage. */
  title: z.string(),
  stem: z.string(),
  points: z.int(),
  keys: z.array(z.int()),
  /** Left out by a ruling. */
  isExcluded: z.boolean(),
  /** How many have it right; a blank is wrong. */
  right: z.nullable(z.int()),
  facility: z.nullable(z.number()),
  facilityInterval: z.nullable(IntervalSchema),
  discrimination: z.nullable(z.number()),
  discriminationInterval: z.nullable(IntervalSchema),
  /** Facility of the best 27 % less that of the worst. */
  upperLower: z.nullable(z.number()),
  /** 무응답: blanks with an answer after them; 미도달: those after the last answer. */
  blanks: z.nullable(z.int()),
  notReached: z.nullable(z.int()),
  medianMs: z.nullable(z.number()),
  flags: z.array(FlagSchema),
  options: z.array(OptionFiguresSchema),
});
export type AnalysedItem = z.infer<typeof AnalysedItemSchema>;

/** One attempt, and where it stands in this group. */
const AnalysedSeatSchema = z.object({
  seat: z.string(),
  class: z.int(),
  number: z.int(),
  ordinal: z.int(),
  formLabel: FormLabelSchema,
  score: z.number(),
  /** 표준점수 and 백분위 among these students. */
  standard: z.nullable(z.int()),
  percentile: z.nullable(z.int()),
  rank: z.nullable(z.int()),
  /** 1 for the best. */
  grade: z.nullable(z.int()),
  /** 어긋남, Sato's caution index. */
  caution: z.nullable(z.number()),
  /** In the order of the items: how long they were looked at, null where that is not known; the option, 0 for none. */
  ms: z.array(z.nullable(z.int())),
  choices: z.array(z.int()),
  right: z.array(z.boolean()),
});
export type AnalysedSeat = z.infer<typeof AnalysedSeatSchema>;

/** 영역: items of a pattern, of a field, or of both. */
const AreaSchema = z.object({
  pattern: z.nullable(z.enum(PATTERNS)),
  field: z.nullable(z.string()),
  items: z.int(),
  /** Answers that are right, of all that were asked. */
  right: z.nullable(z.int()),
  asked: z.int(),
  /** The mean part of the points that a student has. */
  share: z.nullable(z.number()),
  interval: z.nullable(IntervalSchema),
});
export type Area = z.infer<typeof AreaSchema>;

/** A class or a form, and how its mean differs from that of all others. */
const ComparedSchema = z.object({
  name: z.string(),
  students: z.int(),
  mean: z.nullable(z.number()),
  difference: z.nullable(z.number()),
  interval: z.nullable(IntervalSchema),
});
export type Compared = z.infer<typeof ComparedSchema>;

/** An item here, and in the same words in other sittings of the member that have closed. */
const ComparedItemSchema = z.object({
  number: z.int(),
  right: z.nullable(z.int()),
  facility: z.nullable(z.number()),
  others: ObservedSchema,
  /** Null where one side has too few students. */
  difference: z.nullable(z.number()),
  interval: z.nullable(IntervalSchema),
});
export type ComparedItem = z.infer<typeof ComparedItemSchema>;

export const AnalysisSchema = z.object({
  /** Attempts that are looked at, and those that the teacher left out. */
  students: z.int(),
  excluded: z.int(),
  /** Of the whole sitting: what can be looked at by itself. */
  classes: z.array(z.int()),
  forms: z.array(FormLabelSchema),
  fullScore: z.number(),
  scores: z.nullable(
    z.object({
      mean: z.number(),
      median: z.number(),
      deviation: z.nullable(z.number()),
      low: z.number(),
      high: z.number(),
      /** Students by score, or by parts as wide as the others, up to but not with `to`; the last part with the full score. Of a single score `from` is `to`. */
      histogram: z.array(z.object({ from: z.number(), to: z.number(), students: z.int() })),
    }),
  ),
  reliability: z.nullable(
    z.object({
      alpha: z.nullable(z.number()),
      interval: z.nullable(IntervalSchema),
      /** 지문 묶음 α. */
      passageAlpha: z.nullable(z.number()),
      /** Standard error of measurement. */
      error: z.nullable(z.number()),
    }),
  ),
  /** The same in sentences, the most telling first. */
  sentences: z.array(z.string()),
  items: z.array(AnalysedItemSchema),
  seats: z.array(AnalysedSeatSchema),
  /** The S-P table: places in `seats` and in `items`, the best first. */
  table: z.nullable(z.object({ seats: z.array(z.int()), items: z.array(z.int()) })),
  areas: z.array(AreaSchema),
  byClass: z.array(ComparedSchema),
  byForm: z.array(ComparedSchema),
  /** Of those items alone that were asked elsewhere. */
  byHistory: z.array(ComparedItemSchema),
});
export type Analysis = z.infer<typeof AnalysisSchema>;

export const getAnalysis = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/analysis',
  summary: '분석: 점수, 문항, 학생, 영역, 비교. 학생 수가 모자란 수치는 비어 있다',
  access: 'member',
  params: z.object({ sitting: SittingCodeSchema }),
  query: z.object({
    ...GroupQuery,
    grades: z._default(z.enum(GRADE_SCALES), '없음'),
    /** Of 성취도, in per cent of the full score. */
    cuts: z._default(CutsSchema, [...ACHIEVEMENT_CUTS]),
  }),
  answer: AnalysisSchema,
  errors: ['sittings.not-found'],
});

export const getItemAnalysis = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/analysis/items/:number',
  summary: '문항 분석 한 장: 선지마다 고른 학생 수와 상·중·하위 집단의 선택률',
  access: 'member',
  params: z.object({
    sitting: SittingCodeSchema,
    number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.seatNumberMax)),
  }),
  query: z.object(GroupQuery),
  answer: z.object({
    students: z.int(),
    item: AnalysedItemSchema,
    material: z.nullable(MaterialSchema),
    /** The same item, in the same words, in other sittings of the member. */
    history: NullableHistorySchema,
    /** Beside the figures of `item`. */
    options: z.array(z.object({ text: z.string(), reason: z.string(), evidence: z.array(EvidenceSchema) })),
  }),
  errors: ['sittings.not-found', 'analysis.item-not-found'],
});
