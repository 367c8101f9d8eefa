import { LIMITS } from '@chulje/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Db, prepared } from '../platform/db.ts';
import { item, member, work } from '../platform/schema/index.ts';

export type Work = typeof work.$inferSelect;
export type NewWork = typeof work.$inferInsert;

/** Out of the trash. */
export const isActive = (memberId: string | Placeholder) => and(eq(work.memberId, memberId), isNull(work.deletedAt));
/** One of the 150. */
export const isRecent = isNull(work.archivedAt);
const isArchived = isNotNull(work.archivedAt);

/**
 * Holds back every other change to the number of the member's works until the transaction ends.
 * @returns false for who has withdrawn
 */
export async function lockMember(tx: Db, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), isNull(member.withdrawnAt)))
    .for('no key update');
  return rows.length > 0;
}

/** Every work with its items, those in the trash too. */
export async function deleteAll(tx: Db, memberId: string): Promise<void> {
  await tx.delete(work).where(eq(work.memberId, memberId));
}

/** Works out of the trash: of the 150, or 보관. */
export async function countActive(db: Db, memberId: string, which: 'recent' | 'archived'): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(work)
    .where(and(isActive(memberId), which === 'recent' ? isRecent : isArchived));
  return row?.value ?? 0;
}

/** What lists show of a work: the columns that the list indexes carry, so that a list never reads a passage. */
const LISTED = {
  code: work.code,
  kind: work.kind,
  title: work.title,
  field: work.field,
  keyword: work.keyword,
  status: work.status,
  isFavorite: work.isFavorite,
  faults: work.faults,
  archivedAt: work.archivedAt,
  tags: work.tags,
  updatedAt: work.updatedAt,
};

const activeList = (name: string, most: number, only: SQL | undefined) =>
  prepared((db) =>
    db
      .select(LISTED)
      .from(work)
      .where(and(isActive(sql.placeholder('memberId')), only))
      .orderBy(desc(work.updatedAt), desc(work.code))
      .limit(most)
      .prepare(name),
  );

const ACTIVE_LISTS = {
  recent: activeList('recent_works', LIMITS.recentWorks, isRecent),
  archived: activeList('archived_works', LIMITS.archivedWorks, isArchived),
  favorites: activeList('favorite_works', LIMITS.recentWorks + LIMITS.archivedWorks, eq(work.isFavorite, true)),
  passages: activeList('passages', LIMITS.recentWorks, and(isRecent, eq(work.kind, '지문'))),
};

/** The member's works out of the trash, newest first: the 150, those 보관, the favourites of both, or passages of the 150 alone. */
export async function listActive(db: Db, which: keyof typeof ACTIVE_LISTS, memberId: string) {
  return ACTIVE_LISTS[which](db).execute({ memberId });
}

const isDeleted = (memberId: string) => and(eq(work.memberId, memberId), isNotNull(work.deletedAt));

/** The member's trash, removed last first. */
export async function listDeleted(db: Db, memberId: string, limit: number) {
  return db
    .select({ ...LISTED, deletedAt: sql<Date>`${work.deletedAt}`.mapWith(work.deletedAt) })
    .from(work)
    .where(isDeleted(memberId))
    .orderBy(desc(work.deletedAt), desc(work.code))
    .limit(limit);
}

/** All of a member's works with everything in them, in the order of the lists: in the trash, or not. */
export async function listWhole(db: Db, memberId: string, { isTrash }: { isTrash: boolean }): Promise<Work[]> {
  return db
    .select()
    .from(work)
    .where(isTrash ? isDeleted(memberId) : isActive(memberId))
    .orderBy(desc(work.updatedAt), desc(work.code));
}

/** Locks those of the codes that are the member's, in the trash or not; always in one order. */
export async function lockWorks(tx: Db, memberId: string, codes: readonly string[]) {
  return tx
    .select({ code: work.code, deletedAt: work.deletedAt, archivedAt: work.archivedAt })
    .from(work)
    .where(and(eq(work.memberId, memberId), inArray(work.code, [...codes])))
    .orderBy(asc(work.code))
    .for('update');
}

/** Into the trash at a time, or back out of it. */
export async function setDeleted(
  tx: Db,
  memberId: string,
  codes: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .update(work)
    .set({ deletedAt, version: sql`${work.version} + 1` })
    .where(and(eq(work.memberId, memberId), inArray(work.code, [...codes])));
}

/** 보관 since a time, or one of the 150 again. What is in them stays, so their versions do too. */
export async function setArchived(
  tx: Db,
  memberId: string,
  codes: readonly string[],
  archivedAt: Date | null,
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .update(work)
    .set({ archivedAt })
    .where(and(eq(work.memberId, memberId), inArray(work.code, [...codes])));
}

export async function setTags(db: Db, memberId: string, code: string, tags: string[]): Promise<Work | undefined> {
  const [row] = await db
    .update(work)
    .set({ tags })
    .where(and(isActive(memberId), eq(work.code, code)))
    .returning();
  return row;
}

/** For good, out of the trash. */
export async function eraseDeleted(tx: Db, memberId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx.delete(work).where(and(isDeleted(memberId), inArray(work.code, [...codes])));
}

/** Erases up to `limit` works of the member's trash; how many it were. */
export async function eraseTrash(db: Db, memberId: string, limit: number): Promise<number> {
  const some = db.select({ code: work.code }).from(work).where(isDeleted(memberId)).limit(limit).for('update');
  const rows = await db.delete(work).where(inArray(work.code, some)).returning({ code: work.code });
  return rows.length;
}

/** Erases up to `limit` works of anyone that went into the trash before a time; how many it were. */
export async function eraseDeletedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ code: work.code })
    .from(work)
    .where(lt(work.deletedAt, before))
    .orderBy(asc(work.deletedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db.delete(work).where(inArray(work.code, old)).returning({ code: work.code });
  return rows.length;
}

/** Renames a work; its place in the list stays, its version rises. */
export async function renameWork(
  db: Db,
  memberId: string,
  code: string,
  values: { title: string; keyword?: string },
): Promise<Work | undefined> {
  const [row] = await db
    .update(work)
    .set({ ...values, version: sql`${work.version} + 1` })
    .where(and(isActive(memberId), eq(work.code, code)))
    .returning();
  return row;
}

export async function findWork(db: Db, memberId: string, code: string): Promise<Work | undefined> {
  const [row] = await db
    .select()
    .from(work)
    .where(and(isActive(memberId), eq(work.code, code)));
  return row;
}

/** The member's works among these codes, in no order. */
export async function findWorks(db: Db, memberId: string, codes: readonly string[]): Promise<Work[]> {
  return db
    .select()
    .from(work)
    .where(and(isActive(memberId), inArray(work.code, [...codes])));
}

/** Those of the codes that are the member's, in the trash or not; no other transaction changes them before this one ends. */
export async function shareWorks(tx: Db, memberId: string, codes: readonly string[]): Promise<Work[]> {
  return tx
    .select()
    .from(work)
    .where(and(eq(work.memberId, memberId), inArray(work.code, [...codes])))
    .orderBy(asc(work.code))
    .for('share');
}

export async function isInTrash(db: Db, memberId: string, code: string): Promise<boolean> {
  const [row] = await db
    .select({ code: work.code })
    .from(work)
    .where(and(eq(work.memberId, memberId), eq(work.code, code), isNotNull(work.deletedAt)));
  return row !== undefined;
}

export async function lockWork(tx: Db, memberId: string, code: string): Promise<Work | undefined> {
  const [row] = await tx
    .select()
    .from(work)
    .where(and(isActive(memberId), eq(work.code, code)))
    .for('update');
  return row;
}

export async function insertWork(db: Db, values: NewWork): Promise<Work> {
  const [row] = await db.insert(work).values(values).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Changes a work and raises its version. */
export async function updateWork(
  db: Db,
  memberId: string,
  code: string,
  values: Partial<NewWork>,
): Promise<Work | undefined> {
  const [row] = await db
    .update(work)
    .set({ ...values, version: sql`${work.version} + 1`, updatedAt: sql`now()` })
    .where(and(isActive(memberId), eq(work.code, code)))
    .returning();
  return row;
}

/** Writes how many errors the items of a work have; its version and place in the lists stay. */
export async function setFaults(db: Db, code: string, version: number, faults: number): Promise<void> {
  await db
    .update(work)
    .set({ faults })
    .where(and(eq(work.code, code), eq(work.version, version)));
}

export async function removeEmptyDraft(tx: Db, memberId: string, code: string): Promise<void> {
  await tx
    .delete(work)
    .where(
      and(
        isActive(memberId),
        eq(work.code, code),
        eq(work.status, '임시저장'),
        ne(work.kind, '지문'),
        notExists(tx.select({ code: item.code }).from(item).where(eq(item.workCode, code))),
      ),
    );
}

export async function flipFavorite(db: Db, memberId: string, code: string): Promise<boolean | undefined> {
  const [row] = await db
    .update(work)
    .set({ isFavorite: sql`not ${work.isFavorite}` })
    .where(and(isActive(memberId), eq(work.code, code)))
    .returning({ isFavorite: work.isFavorite });
  return row?.isFavorite;
}

/** Generated passages in the library, by field. */
export async function countPassages(db: Db, memberId: string) {
  return db
    .select({ field: work.field, count: sql<number>`count(*)::int` })
    .from(work)
    .where(and(isActive(memberId), inArray(work.kind, ['지문', '지문+문항'])))
    .groupBy(work.field);
}
