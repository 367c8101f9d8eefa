import type { SchoolClass } from '@chulje/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { schoolClass, sitting } from '../platform/schema/index.ts';

type Values = Omit<SchoolClass, 'code'>;

const shown = { code: schoolClass.code, label: schoolClass.label, numbers: schoolClass.numbers };
const own = (memberId: string, code: string) => and(eq(schoolClass.memberId, memberId), eq(schoolClass.code, code));

/** By label, as a Korean reads them: 2반 before 10반. */
export async function list(db: Db, memberId: string): Promise<SchoolClass[]> {
  const rows = await db.select(shown).from(schoolClass).where(eq(schoolClass.memberId, memberId));
  return rows.toSorted((one, other) => one.label.localeCompare(other.label, 'ko', { numeric: true }));
}

export async function countOf(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ value: count() }).from(schoolClass).where(eq(schoolClass.memberId, memberId));
  return row?.value ?? 0;
}

export async function find(db: Db, memberId: string, code: string): Promise<SchoolClass | undefined> {
  const [row] = await db.select(shown).from(schoolClass).where(own(memberId, code));
  return row;
}

/** The class of that label, whichever it is. */
export async function findLabelled(db: Db, memberId: string, label: string): Promise<SchoolClass | undefined> {
  const [row] = await db
    .select(shown)
    .from(schoolClass)
    .where(and(eq(schoolClass.memberId, memberId), eq(schoolClass.label, label)));
  return row;
}

export async function insert(tx: Db, memberId: string, values: SchoolClass): Promise<void> {
  await tx.insert(schoolClass).values({ ...values, memberId });
}

export async function update(tx: Db, memberId: string, code: string, values: Values): Promise<void> {
  await tx.update(schoolClass).set(values).where(own(memberId, code));
}

/** The sittings of a class bear its new label. */
export async function relabelSittings(tx: Db, memberId: string, from: string, to: string): Promise<void> {
  await tx
    .update(sitting)
    .set({ label: to })
    .where(and(eq(sitting.memberId, memberId), eq(sitting.label, from)));
}

/** False when the member has no such class. */
export async function remove(db: Db, memberId: string, code: string): Promise<boolean> {
  const rows = await db.delete(schoolClass).where(own(memberId, code)).returning({ code: schoolClass.code });
  return rows.length > 0;
}

/** All of a member who leaves. */
export async function removeAll(tx: Db, memberId: string): Promise<void> {
  await tx.delete(schoolClass).where(eq(schoolClass.memberId, memberId));
}

/** All of a member's, whole. */
export async function listOwn(db: Db, memberId: string) {
  return db
    .select()
    .from(schoolClass)
    .where(eq(schoolClass.memberId, memberId))
    .orderBy(asc(schoolClass.createdAt), asc(schoolClass.code));
}
