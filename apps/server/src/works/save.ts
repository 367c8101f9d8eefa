import {
  countCharacters,
  type Item,
  LIMITS,
  normalizeFormat,
  type PassageDetail,
  type QuestionSet,
  type QuestionWords,
  wholeItem,
} from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode } from '../platform/ids.ts';
import * as itemStore from './item-store.ts';
import type { CountReserved } from './room.ts';
import {
  checkItem,
  countFaults,
  insertWork,
  lockForSave,
  type PassageValues,
  reserveRoom,
  toQuestionSet,
} from './service.ts';
import * as store from './store.ts';
import { toPassageDetail } from './wire.ts';

/** What an owner saves: passages and sets, new or changed. */

/** @throws {AppError} works.full */
export async function createPassage(
  database: Database,
  memberId: string,
  values: PassageValues,
  countReserved: CountReserved,
): Promise<PassageDetail> {
  return database.transaction(async (tx) => {
    await reserveRoom(tx, memberId, countReserved);
    return toPassageDetail(await insertWork(tx, memberId, '지문', values, null));
  });
}

/**
 * Saves a passage and ends its 임시저장. Items that stand on it are checked anew.
 * @throws {AppError} works.not-found; works.changed-elsewhere when `version` is not the stored one
 */
export async function updatePassage(
  database: Database,
  memberId: string,
  code: string,
  values: Pick<PassageValues, 'title' | 'content' | 'format'>,
  version: number | undefined,
): Promise<PassageDetail> {
  return database.transaction(async (tx) => {
    await lockForSave(tx, memberId, code, version);
    const items = (await itemStore.listItems(tx, code)).map((entry) =>
      checkItem(entry.code, entry.item, values.content, entry.checkRecord),
    );
    await putAll(tx, { code, content: values.content }, items);
    const work = await store.updateWork(tx, memberId, code, {
      ...values,
      format: normalizeFormat(values.content, values.format),
      status: null,
      faults: countFaults(values.content, items),
    });
    if (!work) throw new AppError('works.not-found');
    return toPassageDetail(work);
  });
}

/** @throws {AppError} works.full, works.too-short */
export async function createQuestionSet(
  database: Database,
  memberId: string,
  values: PassageValues,
  items: (Item | QuestionWords)[],
  countReserved: CountReserved,
): Promise<QuestionSet> {
  if (countCharacters(values.content) < LIMITS.bodyMinForItems) throw new AppError('works.too-short');
  return database.transaction(async (tx) => {
    await reserveRoom(tx, memberId, countReserved);
    const stored = items.map((item) => checkItem(randomCode(), wholeItem(item, undefined), values.content, null));
    const work = await insertWork(tx, memberId, '문항', values, null, countFaults(values.content, stored));
    await putAll(tx, work, stored);
    return toQuestionSet(work, stored);
  });
}

/**
 * Saves a question set whole: items with a known code are changed, new ones added, missing ones removed.
 * A text that was shortened below what items need is kept: the editor asks first.
 * @throws {AppError} works.not-found, works.changed-elsewhere
 */
export async function updateQuestionSet(
  database: Database,
  memberId: string,
  code: string,
  values: PassageValues,
  questions: { queCode?: string | undefined; item: Item | QuestionWords }[],
  version: number | undefined,
): Promise<QuestionSet> {
  return database.transaction(async (tx) => {
    await lockForSave(tx, memberId, code, version);
    const known = new Map((await itemStore.listItems(tx, code)).map((entry) => [entry.code, entry]));
    // A record stays with its item, whatever became of it: it counts for the words that were checked alone.
    const stored = questions.map(({ queCode, item }) => {
      const before = queCode === undefined ? undefined : known.get(queCode);
      if (before) known.delete(before.code);
      const whole = wholeItem(item, before?.item);
      return checkItem(before?.code ?? randomCode(), whole, values.content, before?.checkRecord ?? null);
    });
    await itemStore.keepItems(
      tx,
      code,
      stored.map((entry) => entry.code),
    );
    await putAll(tx, { code, content: values.content }, stored);
    const work = await store.updateWork(tx, memberId, code, {
      ...values,
      format: normalizeFormat(values.content, values.format),
      status: null,
      faults: countFaults(values.content, stored),
    });
    if (!work) throw new AppError('works.not-found');
    return toQuestionSet(work, stored);
  });
}

/** Writes all items of a work, in this order. */
const putAll = (
  tx: Db,
  work: Pick<store.Work, 'code' | 'content'>,
  items: readonly itemStore.StoredItem[],
): Promise<void> =>
  itemStore.putItems(
    tx,
    work,
    items.map((entry, position) => ({ ...entry, position })),
  );
