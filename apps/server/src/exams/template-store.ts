import type { ExamTemplate } from '@chulje/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { examTemplate } from '../platform/schema/index.ts';

export async function list(db: Db, memberId: string): Promise<ExamTemplate[]> {
  return db
    .select({ code: examTemplate.code, name: examTemplate.name, slots: examTemplate.slots })
    .from(examTemplate)
    .where(eq(examTemplate.memberId, memberId))
    .orderBy(asc(examTemplate.createdAt), asc(examTemplate.code));
}

export async function countOf(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ value: count() }).from(examTemplate).where(eq(examTemplate.memberId, memberId));
  return row?.value ?? 0;
}

export async function insert(tx: Db, memberId: string, values: ExamTemplate): Promise<void> {
  await tx.insert(examTemplate).values({ ...values, memberId });
}

/** False when the member has no such template. */
export async function remove(db: Db, memberId: string, code: string): Promise<boolean> {
  const rows = await db
    .delete(examTemplate)
    .where(and(eq(examTemplate.memberId, memberId), eq(examTemplate.code, code)))
    .returning({ code: examTemplate.code });
  return rows.length > 0;
}

/** All of a member who leaves. */
export async function removeAll(tx: Db, memberId: string): Promise<void> {
  await tx.delete(examTemplate).where(eq(examTemplate.memberId, memberId));
}

/** All of a member's, whole. */
export async function listOwn(db: Db, memberId: string) {
  return db
    .select()
    .from(examTemplate)
    .where(eq(examTemplate.memberId, memberId))
    .orderBy(asc(examTemplate.createdAt), asc(examTemplate.code));
}
