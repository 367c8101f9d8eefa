import * as z from 'zod/mini';
import { PACE_RULES } from './analysis.ts';
import { defineCall } from './call.ts';
import { flag } from './exports.ts';
import { FormLabelSchema } from './frozen-form.ts';
import { PATTERNS } from './item.ts';
import { LIMITS } from './limits.ts';
import { PracticeItemSchema } from './practice.ts';
import { JOIN_SIGNS, SeatNameSchema, SittingCodeSchema } from './sittings.ts';

/**
 * 학생 리포트: one student's own page. It tells nothing of another seat: of the group alone how far a score would come out
 * otherwise, and how long items took, both from `SHOWN_FROM` on. Scores are tenths of a point, options those of the student's form.
 */

export const PACES = ['빨리 골라 틀림', '오래 걸려 맞힘'] as const;
export type Pace = (typeof PACES)[number];

/** How an answer was come by, held against the median of those who sat the same item. */
export function paceOf(isRight: boolean, ms: number | null, median: number | null): Pace | null {
  if (ms === null || median === null || ms === 0) return null;
  if (!isRight) return ms < PACE_RULES.fast * median ? '빨리 골라 틀림' : null;
  return ms > PACE_RULES.slow * median ? '오래 걸려 맞힘' : null;
}

const ReportItemSchema = z.object({
  number: z.int(),
  pattern: z.enum(PATTERNS),
  /** What was chosen, 0 for nothing. */
  c: z.int(),
  isRight: z.boolean(),
  /** Left out of the score. */
  isExcluded: z.boolean(),
  ms: z.nullable(z.int()),
  pace: z.nullable(z.enum(PACES)),
  /** Where explanations are shown; else null. */
  keys: z.nullable(z.array(z.int())),
});

const WrongItemSchema = z.object({
  number: z.int(),
  stem: z.string(),
  /** The option that was chosen, and why it is wrong; empty of a blank. */
  chosen: z.string(),
  reason: z.string(),
  /** The words of the passage that decide it; empty where there are none. */
  sentence: z.string(),
  /** The number of another item of the type; 0 where there is none, null where the teacher gives none. */
  practice: z.nullable(z.int()),
});

export const StudentReportSchema = z.object({
  ...SeatNameSchema.shape,
  ordinal: z.int(),
  formLabel: FormLabelSchema,
  score: z.int(),
  fullScore: z.int(),
  /** Between which scores the same ability would come out; null where that is not known. */
  band: z.nullable(z.object({ low: z.int(), high: z.int() })),
  isRegraded: z.boolean(),
  /** Null unless the teacher wants it told. */
  standing: z.nullable(z.object({ rank: z.int(), students: z.int() })),
  /** In the order of the form; null where only the score is shown. */
  items: z.nullable(z.array(ReportItemSchema)),
  patterns: z.array(z.object({ pattern: z.enum(PATTERNS), items: z.int(), right: z.int() })),
  /** Where explanations are shown. */
  wrong: z.array(WrongItemSchema),
});
export type StudentReport = z.infer<typeof StudentReportSchema>;

const ParamsSchema = z.object({ sitting: SittingCodeSchema });
const ReportQuery = {
  /** Of one seat; all of them without. */
  seat: z.optional(SittingCodeSchema),
  /** 석차 too. */
  standing: flag(false),
};

export const listReports = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/reports',
  summary: '학생 리포트: 자리마다 마지막으로 끝낸 풀이. 석차는 선생님이 켤 때만 담는다',
  access: 'member',
  params: ParamsSchema,
  query: z.object(ReportQuery),
  answer: z.array(StudentReportSchema),
  errors: ['sittings.not-found'],
});

export const exportReports = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/report',
  summary: '학생 리포트를 파일로: 한 자리 한 쪽씩. 또는 틀린 문항만 다시 푸는 시험지, 학생마다 한 벌',
  access: 'member',
  params: ParamsSchema,
  query: z.object({
    ...ReportQuery,
    /** 오답 다시 풀기 comes as a ZIP, a paper a student. */
    as: z._default(z.enum(['report', 'retry']), 'report'),
    type: z.enum(['pdf', 'hwpx', 'word'], '파일 형식을 선택해주세요.'),
  }),
  answer: 'file',
  errors: [
    'sittings.not-found',
    'analysis.no-reports',
    'analysis.nothing-wrong',
    'export.too-long',
    'export.timed-out',
    'export.failed',
    'server.busy',
    'request.too-many',
  ],
});

/** By 확인 번호, from whatever device: as much as the teacher shows. */
export const getOwnReport = defineCall({
  method: 'POST',
  path: '/api/solve/report',
  summary: '확인 번호로 보는 자기 학생 리포트. 틀린 번호는 자리마다 열 번까지',
  access: 'public',
  body: z.strictObject({
    link: SittingCodeSchema,
    ...SeatNameSchema.shape,
    receipt: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(40, '확인 번호는 여덟 자리입니다.')),
        z.transform((typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()),
      ),
      z
        .string()
        .check(
          z.refine(
            (signs) => signs.length === LIMITS.receiptLength && [...signs].every((sign) => JOIN_SIGNS.includes(sign)),
            '확인 번호는 여덟 자리입니다.',
          ),
        ),
    ),
  }),
  /** Null as long as nothing is shown; `practice` for what is wrong, with its keys, where explanations are shown. */
  answer: z.object({
    title: z.string(),
    report: z.nullable(StudentReportSchema),
    practice: z.array(PracticeItemSchema),
  }),
  errors: ['solving.unknown-receipt', 'request.too-many'],
});
