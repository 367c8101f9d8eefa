import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ExamParamsSchema } from './exam.ts';

/** Words that were changed after an exam was 확정, as its newest frozen form has them and as they are now. */
const ExamChangeSchema = z.object({
  /** Of the item in 가형, or of the items of a passage: 5, 5～8. */
  number: z.string(),
  pasCode: z.string(),
  /** 발문, ③, 정답, 지문 2문단. */
  place: z.string(),
  before: z.string(),
  /** Empty for what is left out. */
  after: z.string(),
});
export type ExamChange = z.infer<typeof ExamChangeSchema>;

export const listExamChanges = defineCall({
  method: 'GET',
  path: '/api/exams/:exam/changes',
  summary: '가장 나중에 확정한 판과 지금의 시험지가 다른 곳',
  access: 'member',
  params: ExamParamsSchema,
  answer: z.object({ revision: z.int(), changes: z.array(ExamChangeSchema) }),
  errors: ['exams.not-found', 'exams.empty', 'exams.items-gone'],
});
