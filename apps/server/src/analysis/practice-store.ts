import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db.ts';
import { exam, examForm, examItem, formItem, item, practiceItem, sitting, work } from '../platform/schema/index.ts';

export type PracticeRow = typeof practiceItem.$inferSelect;

/** In the order of their numbers; none where none is given. */
export async function listPractice(db: Db, sittingCode: string): Promise<PracticeRow[]> {
  return db
    .select()
    .from(practiceItem)
    .where(eq(practiceItem.sittingCode, sittingCode))
    .orderBy(asc(practiceItem.number));
}

/** In place of what was there. */
export async function putPractice(tx: Db, sittingCode: string, rows: readonly PracticeRow[]): Promise<void> {
  await tx.delete(practiceItem).where(eq(practiceItem.sittingCode, sittingCode));
  if (rows.length > 0) await tx.insert(practiceItem).values([...rows]);
}

interface Wanted {
  types: readonly string[];
  /** Passages of the exam. */
  texts: readonly string[];
  sittingCode: string;
}

/**
 * Items of saved works of the member, neither in the trash nor put by, without errors, that stand on none of these passages
 * and that no class can have had or is to have: in none of the member's exams, under their code or in the same words, and not
 * given as practice to a class of this label. Those of the works that were changed last come first.
 */
export async function listCandidates(db: Db, memberId: string, { types, texts, sittingCode }: Wanted) {
  const inExams = unionAll(
    db
      .select({ code: examItem.itemCode })
      .from(exam)
      .innerJoin(examItem, eq(examItem.examCode, exam.code))
      .where(eq(exam.memberId, memberId)),
    frozen(db, memberId, formItem.itemCode),
    db
      .select({ code: sql<string>`${practiceItem.pickedCode}` })
      .from(sitting)
      .innerJoin(practiceItem, eq(practiceItem.sittingCode, sitting.code))
      .where(
        and(
          eq(sitting.memberId, memberId),
          eq(sitting.label, db.select({ label: sitting.label }).from(sitting).where(eq(sitting.code, sittingCode))),
          sql`${practiceItem.pickedCode} is not null`,
        ),
      ),
  );
  return db
    .select({
      code: item.code,
      pasCode: work.code,
      type: item.type,
      difficulty: item.difficulty,
      isChecked: sql<boolean>`${item.checkState} is not null`,
    })
    .from(work)
    .innerJoin(item, eq(item.workCode, work.code))
    .where(
      and(
        eq(work.memberId, memberId),
        isNull(work.deletedAt),
        isNull(work.archivedAt),
        isNull(work.status),
        or(isNull(work.faults), eq(work.faults, 0)),
        notInArray(work.content, [...texts]),
        inArray(item.type, [...types]),
        isDistinct(item.checkState, '검토 필요'),
        notInArray(item.code, inExams),
        or(isNull(item.hash), notInArray(item.hash, frozen(db, memberId, formItem.itemHash))),
      ),
    )
    .orderBy(desc(work.updatedAt), desc(work.code), asc(item.position), asc(item.code));
}

const isDistinct = (column: typeof item.checkState, value: string) => sql`${column} is distinct from ${value}`;

/** What items of frozen forms of the member are known by. */
const frozen = (db: Db, memberId: string, by: typeof formItem.itemCode | typeof formItem.itemHash) =>
  db
    .select({ code: sql<string>`${by}` })
    .from(exam)
    .innerJoin(examForm, and(eq(examForm.examCode, exam.code), eq(examForm.label, '가')))
    .innerJoin(formItem, eq(formItem.formCode, examForm.code))
    .where(eq(exam.memberId, memberId));
