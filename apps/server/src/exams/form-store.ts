import { type FormLabel, type FrozenForm, FrozenFormSchema } from '@chulje/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { examForm, formItem } from '../platform/schema/index.ts';

/** Where the key of an item is, and what it is worth in tenths. */
export interface KeyRow {
  formCode: string;
  number: number;
  queCode: string;
  hash: string;
  key: number;
  points: number;
  /** The place that each option has in its work, from 0. */
  order: number[];
}

/** The forms of one revision, in the order of their letters. */
export async function listForms(
  db: Db,
  examCode: string,
  revision: number,
): Promise<{ code: string; label: FormLabel }[]> {
  return db
    .select({ code: examForm.code, label: examForm.label })
    .from(examForm)
    .where(and(eq(examForm.examCode, examCode), eq(examForm.revision, revision)))
    .orderBy(asc(examForm.label));
}

export async function listKeys(db: Db, formCodes: readonly string[]): Promise<KeyRow[]> {
  if (formCodes.length === 0) return [];
  return db
    .select({
      formCode: formItem.formCode,
      number: formItem.number,
      queCode: formItem.itemCode,
      hash: formItem.itemHash,
      key: formItem.key,
      points: formItem.points,
      order: formItem.optionOrder,
    })
    .from(formItem)
    .where(inArray(formItem.formCode, [...formCodes]))
    .orderBy(asc(formItem.number));
}

export async function findFrozen(db: Db, formCode: string): Promise<FrozenForm | undefined> {
  const [row] = await db.select({ frozen: examForm.frozen }).from(examForm).where(eq(examForm.code, formCode));
  return row && FrozenFormSchema.parse(row.frozen);
}
