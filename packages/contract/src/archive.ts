import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PasCodeListSchema, PasCodeSchema, WorkRowSchema } from './library.ts';
import { TagsSchema } from './tags.ts';

/** 보관, tags and copies of works: apart from library.ts, which every screen fetches. */

export const listArchived = defineCall({
  method: 'GET',
  path: '/api/pass/select/archivedList',
  summary: '보관한 작업 목록',
  access: 'member',
  answer: z.array(WorkRowSchema),
});

export const archiveWorks = defineCall({
  method: 'PUT',
  path: '/api/pass/archive',
  summary: '보관하기, 또는 최근 작업으로 꺼내기',
  access: 'member',
  body: z.strictObject({
    pasCodeList: PasCodeListSchema,
    /** Where they shall be; those that are there already stay. */
    isArchived: z.boolean('보관할지 꺼낼지 정해 주세요.'),
  }),
  answer: z.object({ moved: z.int() }),
  errors: ['works.not-found', 'works.archive-full', 'works.no-room-to-unarchive'],
});

export const copyWork = defineCall({
  method: 'POST',
  path: '/api/pass/copy',
  summary: '작업의 사본 만들기',
  access: 'member',
  body: z.strictObject({ pasCode: PasCodeSchema }),
  answer: WorkRowSchema,
  errors: ['works.not-found', 'works.full'],
});

export const tagWork = defineCall({
  method: 'PUT',
  path: '/api/pass/tags',
  summary: '작업의 태그 정하기',
  access: 'member',
  body: z.strictObject({ pasCode: PasCodeSchema, tags: TagsSchema }),
  answer: WorkRowSchema,
  errors: ['works.not-found'],
});
