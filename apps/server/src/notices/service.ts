import { LIMITS, type Notice, type NoticeInput } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as store from './store.ts';

/** The newest notices first. */
export async function listNotices(db: Db): Promise<Notice[]> {
  return (await store.listNotices(db, LIMITS.noticesListed)).map(toNotice);
}

/** @throws {AppError} notices.not-found */
export async function getNotice(db: Db, code: number): Promise<Notice> {
  return found(await store.findNotice(db, code));
}

/** Publishes a notice; `now` is the time it counts as NEW from. */
export async function addNotice(db: Db, input: NoticeInput, now: Date): Promise<Notice> {
  return toNotice(await store.insertNotice(db, { ...input, content: mark(input.content), publishedAt: now }));
}

/** Changes a notice and keeps its date. @throws {AppError} notices.not-found */
export async function editNotice(db: Db, code: number, input: NoticeInput): Promise<Notice> {
  return found(await store.updateNotice(db, code, { ...input, content: mark(input.content) }));
}

/** @throws {AppError} notices.not-found */
export async function removeNotice(db: Db, code: number): Promise<Notice> {
  return found(await store.deleteNotice(db, code));
}

function found(row: store.NoticeRow | undefined): Notice {
  if (!row) throw new AppError('notices.not-found');
  return toNotice(row);
}

/** Line breaks as the specification stores them: a literal backslash and n. */
function mark(content: string): string {
  return content.trim().replaceAll('\n', '\\n');
}

function toNotice({ code, type, title, content, publishedAt }: store.NoticeRow): Notice {
  return { notCode: code, type, title, date: publishedAt.toISOString(), content };
}
