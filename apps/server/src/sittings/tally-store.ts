import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { generation, item, itemTally, work } from '../platform/schema/index.ts';

/** What was tallied of one sitting, or is left of it. */
export type TallyRow = Pick<
  typeof itemTally.$inferSelect,
  'itemHash' | 'closedAt' | 'students' | 'right' | 'counts' | 'blanks' | 'discrimination'
>;

const shown = {
  itemHash: itemTally.itemHash,
  closedAt: itemTally.closedAt,
  students: itemTally.students,
  right: itemTally.right,
  counts: itemTally.counts,
  blanks: itemTally.blanks,
  discrimination: itemTally.discrimination,
};

/** What is tallied of a sitting, in place of what was. */
export async function putTallies(
  tx: Db,
  sittingCode: string,
  rows: readonly (typeof itemTally.$inferInsert)[],
): Promise<void> {
  await tx.delete(itemTally).where(eq(itemTally.sittingCode, sittingCode));
  if (rows.length > 0) await tx.insert(itemTally).values([...rows]);
}

/** The member's tallies of items that were asked in these words, the earliest first, without those of one sitting. */
export async function listTallies(
  db: Db,
  memberId: string,
  itemHashes: readonly string[],
  withoutSitting: string,
): Promise<TallyRow[]> {
  return db
    .select(shown)
    .from(itemTally)
    .where(
      and(
        eq(itemTally.memberId, memberId),
        inArray(itemTally.itemHash, [...itemHashes]),
        or(isNull(itemTally.sittingCode), ne(itemTally.sittingCode, withoutSitting)),
      ),
    )
    .orderBy(asc(itemTally.closedAt), asc(itemTally.id));
}

/** Tallies of an item of the member as it stands now, the earliest first. */
export async function listTalliesOf(db: Db, memberId: string, code: string): Promise<TallyRow[]> {
  return db
    .select(shown)
    .from(item)
    .innerJoin(work, eq(work.code, item.workCode))
    .innerJoin(itemTally, and(eq(itemTally.memberId, work.memberId), eq(itemTally.itemHash, item.hash)))
    .where(and(eq(work.memberId, memberId), eq(item.code, code)))
    .orderBy(asc(itemTally.closedAt), asc(itemTally.id));
}

/** Whether the item is in a work of the member. */
export async function isOwnItem(db: Db, memberId: string, code: string): Promise<boolean> {
  const rows = await db
    .select({ code: item.code })
    .from(item)
    .innerJoin(work, eq(work.code, item.workCode))
    .where(and(eq(work.memberId, memberId), eq(item.code, code)));
  return rows.length > 0;
}

/** Every tally of an item that still stands as it was asked, with where the item came from, all members together. */
export async function listGenerated(db: Db) {
  const rows = await db
    .select({
      ...shown,
      tally: itemTally.id,
      code: item.code,
      type: item.type,
      key: item.key,
      checkedEngine: sql<string | null>`${item.checkRecord}->>'engine'`,
      record: generation.record,
      result: generation.result,
    })
    .from(itemTally)
    .innerJoin(item, eq(item.hash, itemTally.itemHash))
    .innerJoin(work, and(eq(work.code, item.workCode), eq(work.memberId, itemTally.memberId)))
    .leftJoin(generation, and(eq(generation.itemCode, item.code), eq(generation.state, 'done')))
    .orderBy(asc(itemTally.id), asc(generation.createdAt));
  // Of an item that was made anew, the last generation counts: it comes last. A copy is another item of the same words.
  const newest = new Map(rows.map((row) => [row.tally, row]));
  return [...newest.values()].map(({ record, result, checkedEngine, ...row }) => ({
    ...row,
    engine: record?.engine ?? checkedEngine ?? '직접 쓴 문항',
    promptVersion: record?.promptVersion ?? '',
    via: result?.kind === 'question' ? (result.via ?? []) : [],
  }));
}
