import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ExamSlotsSchema } from './exam-fill.ts';
import { LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

/** 내 틀: places for passages as a member wants them again, beside the templates that everyone has. */
const ExamTemplateSchema = z.object({ code: z.string(), name: z.string(), slots: ExamSlotsSchema });
export type ExamTemplate = z.output<typeof ExamTemplateSchema>;

export const listTemplates = defineCall({
  method: 'GET',
  path: '/api/exam-templates',
  summary: '내 틀 목록',
  access: 'member',
  answer: z.array(ExamTemplateSchema),
});

export const createTemplate = defineCall({
  method: 'POST',
  path: '/api/exam-templates',
  summary: '내 틀로 저장',
  access: 'member',
  body: z.strictObject({ name: lineSchema('틀 이름', LIMITS.titleMax, 1), slots: ExamSlotsSchema }),
  answer: ExamTemplateSchema,
  errors: ['exams.templates-full'],
});

export const removeTemplate = defineCall({
  method: 'DELETE',
  path: '/api/exam-templates/:template',
  summary: '내 틀 삭제',
  access: 'member',
  params: z.object({
    template: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/, '틀을 찾을 수 없습니다.')),
  }),
  answer: z.object({ isRemoved: z.boolean() }),
  errors: ['exams.template-not-found'],
});
