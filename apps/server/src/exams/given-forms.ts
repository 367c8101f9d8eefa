import type { FormLabel, FrozenForm } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as store from './form-store.ts';
import { findExam } from './service.ts';

/** Frozen forms as those read them who give them to students, solve them and score what was solved. */

/** A form with its keys, by item number. */
export interface GivenForm {
  code: string;
  label: FormLabel;
  items: store.KeyRow[];
}

/**
 * What of an exam can be given to students: the newest frozen revision, whose forms all have the same numbers.
 * @throws {AppError} exams.not-found, exams.not-frozen
 */
export async function getNewestForms(
  db: Db,
  memberId: string,
  examCode: string,
): Promise<{ revision: number; forms: GivenForm[] }> {
  const { revision } = await findExam(db, memberId, examCode);
  const forms = await readForms(db, examCode, revision);
  if (forms.length === 0) throw new AppError('exams.not-frozen');
  return { revision, forms };
}

/** The forms of a revision with their keys, in the order of their letters. */
export async function readForms(db: Db, examCode: string, revision: number): Promise<GivenForm[]> {
  const forms = await store.listForms(db, examCode, revision);
  const keys = await readKeys(
    db,
    forms.map(({ code }) => code),
  );
  return forms.map((form) => ({ ...form, items: keys.get(form.code) ?? [] }));
}

/** The keys of forms, by the code of the form. */
export async function readKeys(db: Db, formCodes: readonly string[]): Promise<Map<string, store.KeyRow[]>> {
  const keys = new Map(formCodes.map((code): [string, store.KeyRow[]] => [code, []]));
  for (const row of await store.listKeys(db, formCodes)) keys.get(row.formCode)?.push(row);
  return keys;
}

/** A frozen form whole. A form stays as long as somebody has solved it. */
export async function readForm(db: Db, formCode: string): Promise<FrozenForm> {
  const form = await store.findFrozen(db, formCode);
  if (!form) throw new Error('a form that was given is gone');
  return form;
}
