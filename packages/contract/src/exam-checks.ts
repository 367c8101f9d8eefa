import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ExamParamsSchema } from './exam.ts';

/** What there is to say of a whole exam before it is 확정, and of items that each stand well in their own work. */

/** 겹침: passages or items share their words; 같은 근거, 힌트: within a passage; 같은 제재; 문항 구성: rules of a set over the whole; 최근에 쓴 문항: a class had them of late. */
export const EXAM_CHECKS = [
  '지문 겹침',
  '문항 겹침',
  '같은 근거',
  '힌트',
  '같은 제재',
  '문항 구성',
  '최근에 쓴 문항',
] as const;

/** A place that a remark is about, with its words. */
const PlaceSchema = z.object({
  /** How a teacher finds it: 3번 ④, 5～8번 지문. */
  name: z.string(),
  pasCode: z.string(),
  text: z.string(),
});

export const ExamFindingSchema = z.object({
  check: z.enum(EXAM_CHECKS),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** Of 최근에 쓴 문항: the class that had them, as its sitting was labelled. */
  label: z.optional(z.string()),
  /** To be read side by side. */
  places: z.array(PlaceSchema),
});
export type ExamFinding = z.infer<typeof ExamFindingSchema>;

export const checkExam = defineCall({
  method: 'GET',
  path: '/api/exams/:exam/checks',
  summary: '시험지 점검. 저장된 구성에서 겹치는 지문과 문항, 같은 근거, 힌트를 찾는다. 삭제된 것은 보지 않는다',
  access: 'member',
  params: ExamParamsSchema,
  answer: z.array(ExamFindingSchema),
  errors: ['exams.not-found'],
});
