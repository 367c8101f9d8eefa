import {
  type Field,
  type Finding,
  type FormatSpan,
  hashItem,
  type Item,
  normalizeFormat,
  type PassageDetail,
  type Question,
  type QuestionSet,
  type WorkKind,
  type WorkRow,
} from '@chulje/contract';
import { lintItem, lintSet, reanchorItem } from '@chulje/items';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode } from '../platform/ids.ts';
import * as itemStore from './item-store.ts';
import { type CountReserved, countRoom } from './room.ts';
import * as store from './store.ts';
import { toPassageDetail, toQuestion, toWorkRow } from './wire.ts';

/** A passage as its owner or an engine hands it over. */
export interface PassageValues {
  title: string;
  field: Field | '';
  keyword: string;
  content: string;
  format: FormatSpan[];
  gist: string[];
}

export function countRecent(db: Db, memberId: string): Promise<number> {
  return store.countActive(db, memberId, 'recent');
}

/** How many passages and items the member's library holds, by field and question type. */
export async function countMade(db: Db, memberId: string) {
  return { passages: await store.countPassages(db, memberId), items: await itemStore.countItems(db, memberId) };
}

/** @throws {AppError} works.not-found, for another member's work as for none */
export async function getWork(db: Db, memberId: string, code: string): Promise<store.Work> {
  const work = await store.findWork(db, memberId, code);
  if (!work) throw new AppError('works.not-found');
  return work;
}

/**
 * Works with their items, in the order of the codes.
 * @throws {AppError} works.not-found; export.forbidden for a work of the member that lies in the trash
 */
export async function getWorksToExport(
  db: Db,
  memberId: string,
  codes: readonly string[],
): Promise<{ work: store.Work; items: itemStore.StoredItem[] }[]> {
  const found = new Map((await store.findWorks(db, memberId, codes)).map((work) => [work.code, work]));
  const items = await itemStore.listItemsOf(db, [...found.keys()]);
  const list = [];
  for (const code of codes) {
    const work = found.get(code);
    if (!work) throw new AppError((await store.isInTrash(db, memberId, code)) ? 'export.forbidden' : 'works.not-found');
    list.push({ work, items: items.get(code) ?? [] });
  }
  return list;
}

/** A work that an exam names, with its items and the errors in each. */
export interface ExamWork {
  work: store.Work;
  items: (itemStore.StoredItem & { faults: number })[];
}

/** Those of the works that the member still has, in the trash or not, by their codes. They stay as they are until `tx` ends. */
export async function getExamWorks(tx: Db, memberId: string, codes: readonly string[]): Promise<Map<string, ExamWork>> {
  const works = await store.shareWorks(tx, memberId, codes);
  const items = await itemStore.listItemsOf(
    tx,
    works.map(({ code }) => code),
  );
  return new Map(
    works.map((work): [string, ExamWork] => [
      work.code,
      {
        work,
        items: findAll(work, items.get(work.code) ?? []).map((entry) => ({
          ...entry,
          faults: entry.findings.filter(({ severity }) => severity === 'error').length,
        })),
      },
    ]),
  );
}

/** A set of the library in outline, by which exams are filled. */
export interface SetOutline {
  pasCode: string;
  title: string;
  field: Field | '';
  keyword: string;
  items: { queCode: string; pattern: Item['pattern']; difficulty: Item['difficulty']; points: number }[];
}

/** The member's sets that are not in the trash, changed last first, with their items that have no error. */
export async function listSetOutlines(db: Db, memberId: string): Promise<SetOutline[]> {
  const sets = new Map<string, SetOutline>();
  for (const { pasCode, title, field, keyword, ...entry } of await itemStore.listSetOutlines(db, memberId)) {
    const set = sets.get(pasCode) ?? { pasCode, title, field, keyword, items: [] };
    set.items.push(entry);
    sets.set(pasCode, set);
  }
  return [...sets.values()];
}

export async function getPassage(db: Db, memberId: string, code: string): Promise<PassageDetail> {
  return toPassageDetail(await getWork(db, memberId, code));
}

export async function getQuestionSet(db: Db, memberId: string, code: string): Promise<QuestionSet> {
  const work = await getWork(db, memberId, code);
  return toQuestionSet(work, await itemStore.listItems(db, work.code));
}

/** All of the member's works with their items, in the order of the lists: those in the trash, or those that are not. */
export async function listQuestionSets(
  db: Db,
  memberId: string,
  which: { isTrash: boolean },
): Promise<(QuestionSet & { deletedDate: string | null })[]> {
  const works = await store.listWhole(db, memberId, which);
  const items = await itemStore.listItemsOf(
    db,
    works.map(({ code }) => code),
  );
  return works.map((work) => ({
    ...toQuestionSet(work, items.get(work.code) ?? []),
    deletedDate: work.deletedAt?.toISOString() ?? null,
  }));
}

export function toQuestionSet(work: store.Work, items: itemStore.StoredItem[]): QuestionSet {
  return {
    ...toPassageDetail(work),
    questions: findAll(work, items).map((entry) => toQuestion(entry, work.content)),
  };
}

/** The items with what there is to say of them beside each other too: that changes with every one of them, so nothing keeps it. */
export function findAll(
  work: Pick<store.Work, 'content'>,
  items: readonly itemStore.StoredItem[],
): itemStore.StoredItem[] {
  const beside = lintSet(
    items.map(({ item }) => item),
    { text: work.content },
  );
  return items.map((entry, at) => ({ ...entry, findings: [...(beside[at] ?? []), ...entry.findings] }));
}

/** The errors of all items together, as `findAll` tells them. */
export function countFaults(content: string, items: readonly itemStore.StoredItem[]): number {
  return findAll({ content }, items).reduce(
    (sum, { findings }) => sum + findings.filter(({ severity }) => severity === 'error').length,
    0,
  );
}

/**
 * Makes sure one more work may be kept, and that no other transaction takes the place.
 * @throws {AppError} works.full
 */
export async function reserveRoom(tx: Db, memberId: string, countReserved: CountReserved): Promise<void> {
  if ((await countRoom(tx, memberId, countReserved)) === 0) throw new AppError('works.full');
}

/** Erases every work of a member who leaves. */
export async function eraseWorks(tx: Db, memberId: string): Promise<void> {
  await store.lockMember(tx, memberId);
  await store.deleteAll(tx, memberId);
}

/** Stores a work; the caller has seen to the room for it. */
export async function insertWork(
  tx: Db,
  memberId: string,
  kind: WorkKind,
  values: PassageValues,
  status: '임시저장' | null,
  faults = 0,
): Promise<store.Work> {
  return store.insertWork(tx, {
    code: randomCode(),
    memberId,
    kind,
    ...values,
    format: normalizeFormat(values.content, values.format),
    status,
    faults,
  });
}

/** Locks a work that its owner saves. @throws {AppError} works.not-found; works.changed-elsewhere when `version` is not the stored one */
export async function lockForSave(
  tx: Db,
  memberId: string,
  code: string,
  version: number | undefined,
): Promise<store.Work> {
  const work = await store.lockWork(tx, memberId, code);
  if (!work) throw new AppError('works.not-found');
  if (version !== undefined && version !== work.version) {
    throw new AppError('works.changed-elsewhere', {
      details: { version: work.version, date: work.updatedAt.toISOString() },
    });
  }
  return work;
}

/** Locks a work of the member for a change that is no save of theirs. @throws {AppError} works.not-found */
export async function lockWork(tx: Db, memberId: string, code: string): Promise<store.Work> {
  return lockForSave(tx, memberId, code, undefined);
}

/** True when the member has a generated passage under this code. */
export async function isGeneratedPassage(db: Db, memberId: string, code: string): Promise<boolean> {
  const work = await store.findWork(db, memberId, code);
  return work?.kind === '지문';
}

/**
 * Puts an item that was made and checked on `text` at a place of a set, from 0: those behind make room for it when it is
 * added, else it replaces what stands there. The work must be new or locked; when it was saved meanwhile, the check is of
 * words that are no longer there.
 */
export async function putMadeItem(
  tx: Db,
  work: store.Work,
  made: { item: Item; findings: Finding[]; check: Omit<itemStore.CheckRecord, 'hash'>; text: string },
  { at, isAdded }: { at: number; isAdded: boolean },
): Promise<Question> {
  const items = await itemStore.listItems(tx, work.code);
  const code = (isAdded ? undefined : items[at]?.code) ?? randomCode();
  const { item, findings, check, text } = made;
  const entry = { code, item, findings, checkRecord: { ...check, hash: hashItem(text, item) } };
  const behind = isAdded ? items.slice(at) : [];
  await itemStore.putItems(
    tx,
    work,
    [entry, ...behind].map((stored, index) => ({ ...stored, position: at + index })),
  );
  const now = items.toSpliced(at, isAdded ? 0 : 1, entry);
  await store.setFaults(tx, work.code, work.version, countFaults(work.content, now));
  return toQuestion(entry, work.content);
}

/** Marks a set as changed by a generation, so that an older copy in a browser is noticed when saved. */
export async function touchWork(tx: Db, memberId: string, code: string): Promise<void> {
  await store.updateWork(tx, memberId, code, { status: '임시저장' });
}

/** Gives a work its 핵심 논점, unless its teacher has written some meanwhile. */
export async function addGist(db: Db, memberId: string, code: string, gist: string[]): Promise<void> {
  const work = await store.findWork(db, memberId, code);
  if (work?.gist.length === 0) await store.updateWork(db, memberId, code, { gist });
}

/** Takes away a work that was opened for a set and got nothing, so that a failed set leaves no trace. */
export async function removeEmptyDraft(tx: Db, memberId: string, code: string): Promise<void> {
  await store.removeEmptyDraft(tx, memberId, code);
}

/** How often 1–5 are keys of the member's items. */
export function countKeys(db: Db, memberId: string): Promise<number[]> {
  return itemStore.countKeys(db, memberId);
}

export async function listItems(db: Db, workCode: string): Promise<itemStore.StoredItem[]> {
  return itemStore.listItems(db, workCode);
}

/** The linter's remarks on an item as its author has it on screen, beside the others that stand before and behind it. */
export function lintOnScreen(item: Item, content: string, others: readonly Item[], at: number): Finding[] {
  const own = checkItem('', item, content, null);
  const all = [...others.slice(0, at), own.item, ...others.slice(at)];
  return [...(lintSet(all, { text: content })[Math.min(at, others.length)] ?? []), ...own.findings];
}

/** Evidence is anchored anew to the text as saved, and the linter's remarks are those on the saved text. */
export function checkItem(
  code: string,
  item: Item,
  content: string,
  checkRecord: itemStore.CheckRecord | null,
): itemStore.StoredItem {
  const anchored = reanchorItem(item, content);
  return { code, item: anchored, findings: lintItem(anchored, { text: content }), checkRecord };
}

/** @throws {AppError} works.not-found */
export async function toggleFavorite(db: Db, memberId: string, code: string): Promise<{ isFavorite: 0 | 1 }> {
  const isFavorite = await store.flipFavorite(db, memberId, code);
  if (isFavorite === undefined) throw new AppError('works.not-found');
  return { isFavorite: isFavorite ? 1 : 0 };
}

/**
 * Renames a work; the keyword (제재) changes when given.
 * @throws {AppError} works.not-found
 */
export async function renameWork(
  db: Db,
  memberId: string,
  code: string,
  title: string,
  keyword: string | undefined,
): Promise<WorkRow> {
  const work = await store.renameWork(db, memberId, code, { title, ...(keyword !== undefined && { keyword }) });
  if (!work) throw new AppError('works.not-found');
  return toWorkRow(work);
}

/** @throws {AppError} works.not-found */
export async function tagWork(db: Db, memberId: string, code: string, tags: string[]): Promise<WorkRow> {
  const work = await store.setTags(db, memberId, code, tags);
  if (!work) throw new AppError('works.not-found');
  return toWorkRow(work);
}
