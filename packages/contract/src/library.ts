import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

/** The library: works as rows of lists, and what is done to them there. What is in a work, works.ts tells. */

/** What the library lists a work as. 지문+문항 is a generated passage with items. */
export const WORK_KINDS = ['지문', '문항', '지문+문항'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** 임시저장: a generated result not saved by its owner yet. */
export const WORK_STATUSES = ['임시저장', '초안'] as const;

export const PasCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/, '작업을 찾을 수 없습니다.'));

export const TitleSchema = lineSchema('작업명', LIMITS.titleMax, 1);
export const KeywordSchema = lineSchema('제재', LIMITS.topicMax);

export const WorkRowSchema = z.object({
  pasCode: z.string(),
  /** 분야, empty when unknown. */
  pasType: z.string(),
  title: z.string(),
  keyword: z.string(),
  /** 1: a passage alone (지문); 0: with items. */
  isGenerated: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(WORK_KINDS),
  /** ISO time of the last change. */
  date: z.string(),
  isFavorite: z.union([z.literal(0), z.literal(1)]),
  status: z.nullable(z.enum(WORK_STATUSES)),
  /** Errors in its items as they are stored, alone and beside each other: what an export asks about. */
  faults: z.int(),
  tags: z.array(z.string()),
  /** 보관: not one of the 150. */
  isArchived: z.boolean(),
});
export type WorkRow = z.infer<typeof WorkRowSchema>;

/** A work in the trash. */
export const DeletedRowSchema = z.extend(WorkRowSchema, {
  /** ISO time of its removal; after 30 days it is gone for good. */
  deletedDate: z.string(),
});
export type DeletedRow = z.infer<typeof DeletedRowSchema>;

export const listRecent = defineCall({
  method: 'GET',
  path: '/api/pass/select/recelist',
  summary: '최근 작업 목록',
  access: 'member',
  answer: z.array(WorkRowSchema),
});

export const listFavorites = defineCall({
  method: 'GET',
  path: '/api/pass/select/favolist',
  summary: '즐겨찾기 목록, 보관한 작업도',
  access: 'member',
  answer: z.array(WorkRowSchema),
});

export const listDeleted = defineCall({
  method: 'GET',
  path: '/api/pass/select/deletedList',
  summary: '휴지통 목록',
  access: 'member',
  answer: z.array(DeletedRowSchema),
});

export const listPassages = defineCall({
  method: 'GET',
  path: '/api/pass/select/prevlist',
  summary: '불러올 지문 목록',
  access: 'member',
  answer: z.array(WorkRowSchema),
});

export const countRecent = defineCall({
  method: 'GET',
  path: '/api/pass/select/count/recent',
  summary: '최근 작업 수',
  access: 'member',
  answer: z.int(),
});

export const toggleFavorite = defineCall({
  method: 'PATCH',
  path: '/api/pass/favo',
  summary: '즐겨찾기 전환',
  access: 'member',
  body: z.strictObject({ pasCode: PasCodeSchema }),
  answer: z.object({ isFavorite: z.union([z.literal(0), z.literal(1)]) }),
  errors: ['works.not-found'],
});

export const renameWork = defineCall({
  method: 'PUT',
  path: '/api/pass/update/title',
  summary: '이름 변경',
  access: 'member',
  body: z.strictObject({
    pasCode: PasCodeSchema,
    title: TitleSchema,
    /** 제재; stays as it is when absent. */
    content: z.optional(KeywordSchema),
  }),
  answer: WorkRowSchema,
  errors: ['works.not-found'],
});

/** The works of one act on many: all of them or none. */
export const PasCodeListSchema = z
  .array(PasCodeSchema)
  .check(
    z.minLength(1, '작업을 하나 이상 선택해 주세요.'),
    z.maxLength(LIMITS.recentWorks, `작업은 한 번에 ${LIMITS.recentWorks}개까지 선택할 수 있습니다.`),
  );

export const removeWorks = defineCall({
  method: 'PUT',
  path: '/api/pass/remove/each',
  summary: '휴지통으로 옮기기, 휴지통에서는 영구 삭제',
  access: 'member',
  body: z.strictObject({
    pasCodeList: PasCodeListSchema,
    /**
     * What the member meant. `false` only moves to the trash, so that a repeated request destroys nothing; `true` only
     * removes what is in the trash. Absent: each work goes one step further.
     */
    isPermanent: z.optional(z.boolean()),
  }),
  answer: z.object({ moved: z.int(), removed: z.int() }),
  errors: ['works.not-found'],
});

/** Erases everything the member has in the trash, shown in its list or not. */
export const clearTrash = defineCall({
  method: 'DELETE',
  path: '/api/pass/trash',
  summary: '휴지통 비우기',
  access: 'member',
  answer: z.object({ removed: z.int() }),
});

export const restoreWorks = defineCall({
  method: 'PUT',
  path: '/api/pass/restore/each',
  summary: '휴지통에서 복원',
  access: 'member',
  body: z.strictObject({ pasCodeList: PasCodeListSchema }),
  answer: z.object({ restored: z.int() }),
  errors: ['works.not-found', 'works.no-room-to-restore'],
});
