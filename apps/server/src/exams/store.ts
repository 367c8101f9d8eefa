import { type FormLabel, type FrozenForm, FrozenFormSchema } from '@chulje/contract';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import {
  exam,
  examForm,
  examItem,
  examSection,
  formItem,
  item,
  itemTally,
  seenFacility,
  seenMs,
  sitting,
} from '../platform/schema/index.ts';

export type ExamRow = typeof exam.$inferSelect;
export type FormRow = Omit<typeof examForm.$inferSelect, 'frozen'>;
export type FormItemRow = typeof formItem.$inferSelect;

/** The order of an exam, as its author left it. */
export interface SectionEntry {
  workCode: string;
  title: string;
  items: { itemCode: string; points: number }[];
}

export interface NewForm {
  code: string;
  label: FormLabel;
  seed: number;
  frozen: FrozenForm;
  paperHash: string;
}

const own = (memberId: string, code: string) => and(eq(exam.memberId, memberId), eq(exam.code, code));
const isActive = isNull(exam.deletedAt);

export async function countActive(db: Db, memberId: string): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(exam)
    .where(and(eq(exam.memberId, memberId), isActive));
  return row?.value ?? 0;
}

/** The member's exams with how much is in them, changed last first: in the trash, or not. */
export async function listExams(db: Db, memberId: string, { isTrash }: { isTrash: boolean }) {
  return db
    .select({
      code: exam.code,
      title: exam.title,
      status: exam.status,
      revision: exam.revision,
      updatedAt: exam.updatedAt,
      deletedAt: exam.deletedAt,
      passages: sql<number>`(select count(*)::int from ${examSection} where ${examSection.examCode} = ${exam.code})`,
      items: sql<number>`(select count(*)::int from ${examItem} where ${examItem.examCode} = ${exam.code})`,
      points: sql<number>`(select coalesce(sum(${examItem.points}), 0)::int from ${examItem} where ${examItem.examCode} = ${exam.code})`,
    })
    .from(exam)
    .where(and(eq(exam.memberId, memberId), isTrash ? isNotNull(exam.deletedAt) : isActive))
    .orderBy(desc(exam.updatedAt), desc(exam.code));
}

export async function findExam(db: Db, memberId: string, code: string): Promise<ExamRow | undefined> {
  const [row] = await db
    .select()
    .from(exam)
    .where(and(own(memberId, code), isActive));
  return row;
}

/** In the trash or not. */
export async function lockExam(tx: Db, memberId: string, code: string): Promise<ExamRow | undefined> {
  const [row] = await tx.select().from(exam).where(own(memberId, code)).for('update');
  return row;
}

export async function insertExam(
  tx: Db,
  values: Pick<ExamRow, 'code' | 'memberId' | 'title' | 'header'> & Partial<Pick<ExamRow, 'minutes' | 'firstNumber'>>,
): Promise<ExamRow> {
  const [row] = await tx.insert(exam).values(values).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Changes an exam and raises its version. */
export async function updateExam(
  tx: Db,
  memberId: string,
  code: string,
  values: Partial<Pick<ExamRow, 'title' | 'header' | 'minutes' | 'firstNumber' | 'status' | 'revision' | 'deletedAt'>>,
): Promise<ExamRow> {
  const [row] = await tx
    .update(exam)
    .set({ ...values, version: sql`${exam.version} + 1`, updatedAt: sql`now()` })
    .where(own(memberId, code))
    .returning();
  if (!row) throw new Error('a locked exam is gone');
  return row;
}

/** One that was given to students stays as long as what they answered. */
const isGiven = sql`exists (select 1 from ${sitting} where ${sitting.examCode} = "exam"."code")`;

/** False when it was given to students: then it stays. */
export async function deleteExam(tx: Db, memberId: string, code: string): Promise<boolean> {
  const rows = await tx
    .delete(exam)
    .where(and(own(memberId, code), not(isGiven)))
    .returning({ code: exam.code });
  return rows.length > 0;
}

/** Every exam of a member who leaves, forms and all. */
export async function deleteAll(tx: Db, memberId: string): Promise<void> {
  await tx.delete(exam).where(eq(exam.memberId, memberId));
}

/** Erases everyone's exams that went into the trash before a time. */
export async function deleteTrashedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(exam).where(and(lt(exam.deletedAt, before), not(isGiven)));
}

export async function listSections(db: Db, code: string): Promise<SectionEntry[]> {
  const sections = await db
    .select()
    .from(examSection)
    .where(eq(examSection.examCode, code))
    .orderBy(asc(examSection.position));
  const items = await db
    .select()
    .from(examItem)
    .where(eq(examItem.examCode, code))
    .orderBy(asc(examItem.section), asc(examItem.position));
  return sections.map(({ position, workCode, title }) => ({
    workCode,
    title,
    items: items.filter(({ section }) => section === position).map(({ itemCode, points }) => ({ itemCode, points })),
  }));
}

/** Writes the order of an exam anew. */
export async function putSections(tx: Db, code: string, sections: readonly SectionEntry[]): Promise<void> {
  await tx.delete(examItem).where(eq(examItem.examCode, code));
  await tx.delete(examSection).where(eq(examSection.examCode, code));
  if (sections.length === 0) return;
  await tx
    .insert(examSection)
    .values(sections.map(({ workCode, title }, position) => ({ examCode: code, position, workCode, title })));
  const items = sections.flatMap((section, at) =>
    section.items.map((entry, position) => ({ examCode: code, section: at, position, ...entry })),
  );
  if (items.length > 0) await tx.insert(examItem).values(items);
}

export async function insertForms(
  tx: Db,
  examCode: string,
  revision: number,
  forms: readonly NewForm[],
): Promise<void> {
  await tx.insert(examForm).values(forms.map((form) => ({ ...form, examCode, revision })));
  await tx.insert(formItem).values(
    forms.flatMap(({ code, frozen }) =>
      frozen.sections.flatMap(({ items }) =>
        items.map(({ number, queCode, hash, points, order, item }) => ({
          formCode: code,
          number,
          itemCode: queCode,
          itemHash: hash,
          key: item.key,
          points,
          optionOrder: order,
        })),
      ),
    ),
  );
}

/** The forms of one revision with their items, in the order of their letters. */
export async function listForms(
  db: Db,
  examCode: string,
  revision: number,
): Promise<(FormRow & { items: FormItemRow[] })[]> {
  const rows = await db
    .select({
      form: {
        code: examForm.code,
        examCode: examForm.examCode,
        revision: examForm.revision,
        label: examForm.label,
        seed: examForm.seed,
        paperHash: examForm.paperHash,
        createdAt: examForm.createdAt,
      },
      item: formItem,
    })
    .from(examForm)
    .innerJoin(formItem, eq(formItem.formCode, examForm.code))
    .where(and(eq(examForm.examCode, examCode), eq(examForm.revision, revision)))
    .orderBy(asc(examForm.label), asc(formItem.number));
  const forms = new Map<string, FormRow & { items: FormItemRow[] }>();
  for (const { form, item } of rows) {
    const known = forms.get(form.code) ?? { ...form, items: [] };
    known.items.push(item);
    forms.set(form.code, known);
  }
  return [...forms.values()];
}

/** What was frozen of one revision with the codes of the forms, in the order of the letters. */
export async function listFrozen(
  db: Db,
  examCode: string,
  revision: number,
): Promise<{ code: string; frozen: FrozenForm }[]> {
  const rows = await db
    .select({ code: examForm.code, frozen: examForm.frozen })
    .from(examForm)
    .where(and(eq(examForm.examCode, examCode), eq(examForm.revision, revision)))
    .orderBy(asc(examForm.label));
  return rows.map(({ code, frozen }) => ({ code, frozen: FrozenFormSchema.parse(frozen) }));
}

/** Sittings of other exams since a time that had some of these items, each with those it had, the newest first. */
export async function listUsedLately(
  db: Db,
  memberId: string,
  examCode: string,
  itemCodes: readonly string[],
  since: Date,
): Promise<{ title: string; label: string; opensAt: Date; itemCodes: string[] }[]> {
  if (itemCodes.length === 0) return [];
  return db
    .select({
      title: sitting.title,
      label: sitting.label,
      opensAt: sitting.opensAt,
      itemCodes: sql<string[]>`array_agg(distinct ${formItem.itemCode})`,
    })
    .from(formItem)
    .innerJoin(examForm, eq(examForm.code, formItem.formCode))
    .innerJoin(sitting, and(eq(sitting.examCode, examForm.examCode), eq(sitting.revision, examForm.revision)))
    .where(
      and(
        inArray(formItem.itemCode, [...itemCodes]),
        eq(sitting.memberId, memberId),
        ne(sitting.examCode, examCode),
        isNull(sitting.deletedAt),
        gte(sitting.opensAt, since),
      ),
    )
    .groupBy(sitting.code)
    .orderBy(desc(sitting.opensAt), desc(sitting.code));
}

/** What was seen of an item: 정답률, 0–1, where there is enough to tell, and how long students looked at it, in ms. */
export interface Seen {
  facility: number | null;
  ms: number | null;
}

/** What was seen of the member's items as they stand, by their codes. */
export async function listSeen(db: Db, memberId: string, itemCodes: readonly string[]): Promise<Map<string, Seen>> {
  if (itemCodes.length === 0) return new Map();
  const rows = await db
    .select({ code: item.code, facility: seenFacility, ms: seenMs })
    .from(item)
    .innerJoin(itemTally, and(eq(itemTally.itemHash, item.hash), eq(itemTally.memberId, memberId)))
    .where(inArray(item.code, [...itemCodes]))
    .groupBy(item.code);
  return new Map(rows.map(({ code, ...seen }) => [code, seen]));
}

/** All of a member's exams, forms and all. */
export async function listOwn(db: Db, memberId: string) {
  const codes = db.select({ code: exam.code }).from(exam).where(eq(exam.memberId, memberId));
  const formCodes = db.select({ code: examForm.code }).from(examForm).where(inArray(examForm.examCode, codes));
  return {
    exam: await db.select().from(exam).where(eq(exam.memberId, memberId)).orderBy(asc(exam.createdAt)),
    exam_section: await db.select().from(examSection).where(inArray(examSection.examCode, codes)),
    exam_item: await db.select().from(examItem).where(inArray(examItem.examCode, codes)),
    exam_form: await db.select().from(examForm).where(inArray(examForm.examCode, codes)),
    form_item: await db.select().from(formItem).where(inArray(formItem.formCode, formCodes)),
  };
}
