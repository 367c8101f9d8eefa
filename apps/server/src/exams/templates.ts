import { type BodyOf, type createTemplate as createCall, type ExamTemplate, LIMITS } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode } from '../platform/ids.ts';
import { holdMember } from '../works/room.ts';
import * as store from './template-store.ts';

/** The member's own templates, in the order they were made. */
export const listTemplates = (db: Db, memberId: string): Promise<ExamTemplate[]> => store.list(db, memberId);

/** @throws {AppError} exams.templates-full, however many come at once */
export async function createTemplate(
  database: Database,
  memberId: string,
  values: BodyOf<typeof createCall>,
): Promise<ExamTemplate> {
  return database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    if ((await store.countOf(tx, memberId)) >= LIMITS.examTemplates) throw new AppError('exams.templates-full');
    const template = { code: randomCode(), ...values };
    await store.insert(tx, memberId, template);
    return template;
  });
}

/** @throws {AppError} exams.template-not-found, for another member's as for none */
export async function removeTemplate(db: Db, memberId: string, code: string): Promise<{ isRemoved: boolean }> {
  if (!(await store.remove(db, memberId, code))) throw new AppError('exams.template-not-found');
  return { isRemoved: true };
}
