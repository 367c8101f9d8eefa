import { type Finding, hashItem, type Item, isAsChecked } from '@chulje/contract';
import { and, asc, count, desc, eq, inArray, not, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { item, SIGNATURE_BITS, WORK_SIGNATURE_BITS, work, workSignature } from '../platform/schema/index.ts';
import { foldText, signatureOf } from '../platform/search-words.ts';
import { isActive, isRecent, type Work } from './store.ts';

export type ItemRow = typeof item.$inferSelect;
export type CheckRecord = NonNullable<ItemRow['checkRecord']>;
export interface StoredItem {
  code: string;
  item: Item;
  findings: Finding[];
  checkRecord: CheckRecord | null;
}

/** Items of a work in their order. The work's owner must have been checked. */
export async function listItems(db: Db, workCode: string): Promise<StoredItem[]> {
  const rows = await db
    .select()
    .from(item)
    .where(eq(item.workCode, workCode))
    .orderBy(asc(item.position), asc(item.code));
  return rows.map(toStoredItem);
}

/** The items of several works, by the works' codes. */
export async function listItemsOf(db: Db, workCodes: readonly string[]): Promise<Map<string, StoredItem[]>> {
  const rows = await db
    .select()
    .from(item)
    .where(inArray(item.workCode, [...workCodes]))
    .orderBy(asc(item.position), asc(item.code));
  const byWork = new Map(workCodes.map((code): [string, StoredItem[]] => [code, []]));
  for (const row of rows) byWork.get(row.workCode)?.push(toStoredItem(row));
  return byWork;
}

/** Of all sets among the 150 what an exam is filled by: nothing of their texts is read. Items with an error are left out. */
export async function listSetOutlines(db: Db, memberId: string) {
  return db
    .select({
      pasCode: work.code,
      title: work.title,
      field: work.field,
      keyword: work.keyword,
      queCode: item.code,
      pattern: item.pattern,
      difficulty: item.difficulty,
      points: item.points,
    })
    .from(work)
    .innerJoin(item, eq(item.workCode, work.code))
    .where(and(isActive(memberId), isRecent, not(sql`${item.findings} @> '[{"severity":"error"}]'::jsonb`)))
    .orderBy(desc(work.updatedAt), desc(work.code), asc(item.position), asc(item.code));
}

/**
 * Writes items at the given positions of a work, replacing those with the same code; their tags stay. `content` is the
 * passage as it is stored.
 */
export async function putItems(
  tx: Db,
  { code: workCode, content }: Pick<Work, 'code' | 'content'>,
  entries: readonly (StoredItem & { position: number })[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...toRow(entry, content), workCode, position: entry.position }));
  await tx
    .insert(item)
    .values(rows)
    .onConflictDoUpdate({
      target: item.code,
      set: Object.fromEntries(UPDATED_COLUMNS.map(([property, column]) => [property, sql.raw(`excluded."${column}"`)])),
      setWhere: eq(item.workCode, workCode),
    });
  await signWork(tx, workCode);
}

/** Writes down anew which pairs of letters the items of a work have. */
async function signWork(tx: Db, workCode: string): Promise<void> {
  const rows = await tx.select({ words: item.words }).from(item).where(eq(item.workCode, workCode));
  const signature = signatureOf(
    rows.map(({ words }) => words),
    WORK_SIGNATURE_BITS,
  );
  await tx
    .insert(workSignature)
    .values({ workCode, signature })
    .onConflictDoUpdate({ target: workSignature.workCode, set: { signature } });
}

/** Puts copies of all items of a work into another one. */
export async function copyItems(tx: Db, fromCode: string, toCode: string, newCode: () => string): Promise<void> {
  const rows = await tx.select().from(item).where(eq(item.workCode, fromCode));
  if (rows.length === 0) return;
  const copies = rows.map(({ createdAt: _, hasMaterial: __, ...row }) => ({
    ...row,
    code: newCode(),
    workCode: toCode,
  }));
  await tx.insert(item).values(copies);
  await signWork(tx, toCode);
}

/** Keeps a check of the item as it is stored. */
export async function setCheckRecord(tx: Db, itemCode: string, checkRecord: CheckRecord): Promise<void> {
  await tx.update(item).set({ checkRecord, checkState: checkRecord.state }).where(eq(item.code, itemCode));
}

/** Removes the items of a work that are not among `codes`. */
export async function keepItems(tx: Db, workCode: string, codes: readonly string[]): Promise<void> {
  await tx
    .delete(item)
    .where(
      codes.length === 0
        ? eq(item.workCode, workCode)
        : and(eq(item.workCode, workCode), notInArray(item.code, [...codes])),
    );
}

/** How often 1–5 are keys of the member's items. */
export async function countKeys(db: Db, memberId: string): Promise<number[]> {
  const rows = await db
    .select({ key: item.key, value: count() })
    .from(item)
    .innerJoin(work, eq(work.code, item.workCode))
    .where(isActive(memberId))
    .groupBy(item.key);
  return [1, 2, 3, 4, 5].map((key) => rows.find((row) => row.key === key)?.value ?? 0);
}

/** Items in the library, by field of their work and question type. */
export async function countItems(db: Db, memberId: string) {
  return db
    .select({
      field: work.field,
      pattern: item.pattern,
      type: item.type,
      count: sql<number>`count(*)::int`,
    })
    .from(item)
    .innerJoin(work, eq(work.code, item.workCode))
    .where(isActive(memberId))
    .groupBy(work.field, item.pattern, item.type);
}

const UPDATED_COLUMNS = [
  ['position', 'position'],
  ['pattern', 'pattern'],
  ['type', 'type'],
  ['style', 'style'],
  ['difficulty', 'difficulty'],
  ['points', 'points'],
  ['stem', 'stem'],
  ['material', 'material'],
  ['marks', 'marks'],
  ['options', 'options'],
  ['key', 'key'],
  ['explanation', 'explanation'],
  ['findings', 'findings'],
  ['checkRecord', 'check_record'],
  ['checkState', 'check_state'],
  ['words', 'words'],
  ['signature', 'signature'],
  ['hash', 'hash'],
] as const;

function toRow({ code, item: value, findings, checkRecord }: StoredItem, content: string) {
  const words = searchedWords(value);
  return {
    code,
    ...value,
    findings,
    checkRecord,
    checkState: checkRecord && checkStateOf(checkRecord, content, value),
    words,
    signature: signatureOf([words], SIGNATURE_BITS),
    hash: hashItem(content, value),
  };
}

/** What the bank's search looks at: texts that do not run into one another. */
function searchedWords({ stem, material, options }: Item): string {
  return [stem, material?.text ?? '', ...options.map(({ text }) => text)].map(foldText).join('\n');
}

/** What a record is worth on the passage as it is stored. */
export function checkStateOf({ state, hash = '' }: CheckRecord, content: string, value: Item): CheckRecord['state'] {
  return isAsChecked({ found: { state, words: hash } }, content, value) ? state : '검토 필요';
}

function toStoredItem(row: ItemRow): StoredItem {
  return {
    code: row.code,
    item: {
      pattern: row.pattern,
      type: row.type,
      style: row.style,
      difficulty: row.difficulty,
      points: row.points,
      stem: row.stem,
      material: row.material,
      marks: row.marks,
      options: row.options,
      key: row.key,
      explanation: row.explanation,
    },
    findings: row.findings,
    checkRecord: row.checkRecord,
  };
}
