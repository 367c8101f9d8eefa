import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { bodySchema, lineSchema } from './text.ts';

export const NOTICE_TYPES = ['서비스', '작업'] as const;

export const NoticeSchema = z.object({
  notCode: z.int(),
  type: z.enum(NOTICE_TYPES),
  title: z.string(),
  /** ISO time of its publication. */
  date: z.string(),
  /** Paragraphs with a literal backslash and n between them. */
  content: z.string(),
});
export type Notice = z.infer<typeof NoticeSchema>;

/** What an operator writes; real line breaks become the markers. */
export const NoticeInputSchema = z.strictObject({
  type: z.enum(NOTICE_TYPES, '분류는 서비스 또는 작업입니다.'),
  title: lineSchema('제목', LIMITS.noticeTitleMax, 1),
  content: bodySchema('내용', LIMITS.noticeContentMax).check(
    z.refine((value) => value.trim() !== '', '내용을 입력해 주세요.'),
  ),
});
export type NoticeInput = z.output<typeof NoticeInputSchema>;

/** The paragraphs of a notice, without the markers between them. */
export function noticeParagraphs(content: string): string[] {
  return content
    .split(/\\n|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** True for the days in which a notice counts as NEW. */
export function isNewNotice(date: string, now: Date): boolean {
  const age = now.getTime() - new Date(date).getTime();
  return age <= LIMITS.noticeNewDays * 86_400_000;
}

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/noti/select/list',
  summary: '공지사항 목록',
  access: 'member',
  answer: z.array(NoticeSchema),
});

export const getNotice = defineCall({
  method: 'GET',
  path: '/api/noti/select/each',
  summary: '공지사항 보기',
  access: 'member',
  query: z.object({
    notCode: z.coerce.number('공지사항을 찾을 수 없습니다.').check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  }),
  answer: NoticeSchema,
  errors: ['notices.not-found'],
});
