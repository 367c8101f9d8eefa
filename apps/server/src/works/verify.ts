import { type Check, ERRORS, hashItem, type Item, type Question } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as itemStore from './item-store.ts';
import { getWork, lockWork } from './service.ts';
import type * as store from './store.ts';
import { toCheck, toQuestion } from './wire.ts';

/** 다시 검증: the record of a check is renewed and no word of the item changes, so the version of its work stays. */

/**
 * Renews the check of an item that the embedded engine vouched for, where the item deserves it as it is stored now.
 * `vouch` asks the engine, which works in a thread.
 * @throws {AppError} works.not-found; works.not-verified with the reason, which changes nothing
 */
export async function verifyQuestion(
  database: Database,
  vouch: (verified: Omit<ToVerify, 'madeBy'>, memberId: string) => Promise<{ grounds: string } | { refusal: string }>,
  memberId: string,
  code: string,
  queCode: string,
): Promise<Check> {
  const { content: text } = await getWork(database.db, memberId, code);
  const { item, checkRecord } = await findItem(database.db, code, queCode);
  if (checkRecord?.grounds === undefined) throw notVerified('연결된 모델이나 사람만 검증할 수 있는 문항입니다.');
  const vouched = await vouch({ text, item }, memberId);
  if ('refusal' in vouched) throw notVerified(vouched.refusal);
  if (vouched.grounds !== checkRecord.grounds)
    throw notVerified('문항을 고쳤거나, 근거가 된 문장이 지문에 그대로 있지 않습니다.');
  return database.transaction(async (tx) => {
    const work = await lockWork(tx, memberId, code);
    const entry = await findItem(tx, code, queCode);
    const renewed = { ...checkRecord, hash: hashItem(text, item) };
    if (hashItem(work.content, entry.item) !== renewed.hash)
      throw notVerified('검증하는 동안 지문이나 문항이 바뀌었습니다.');
    await itemStore.setCheckRecord(tx, queCode, renewed);
    return toCheck(renewed, text, item);
  });
}

/** An item as a model is to check it: with its passage, as both are stored. */
export interface ToVerify {
  text: string;
  item: Item;
  /** The engine of its earlier check; empty for what was written by hand. */
  madeBy: string;
}

/** @throws {AppError} works.not-found */
export async function findToVerify(
  db: Db,
  memberId: string,
  code: string,
  queCode: string,
): Promise<ToVerify & { isVerified: boolean }> {
  const { content: text } = await getWork(db, memberId, code);
  const { item, checkRecord } = await findItem(db, code, queCode);
  const isVerified = checkRecord !== null && toCheck(checkRecord, text, item).state === '검증됨';
  return { text, item, madeBy: checkRecord?.engine ?? '', isVerified };
}

/**
 * Writes down that a model found for an item as it was when it was asked.
 * @throws {AppError} works.not-found; works.not-verified when passage or item were changed since
 */
export async function keepVerification(
  tx: Db,
  memberId: string,
  code: string,
  queCode: string,
  check: Omit<itemStore.CheckRecord, 'hash'>,
  verified: ToVerify,
): Promise<{ work: store.Work; question: Question }> {
  const work = await lockWork(tx, memberId, code);
  const entry = await findItem(tx, code, queCode);
  const hash = hashItem(verified.text, verified.item);
  if (hash !== hashItem(work.content, entry.item))
    throw notVerified('검증하는 동안 지문이나 문항이 바뀌었습니다. 이용권은 차감되지 않았습니다.');
  const checkRecord = { ...check, hash };
  await itemStore.setCheckRecord(tx, queCode, checkRecord);
  return { work, question: toQuestion({ ...entry, checkRecord }, work.content) };
}

async function findItem(db: Db, code: string, queCode: string): Promise<itemStore.StoredItem> {
  const entry = (await itemStore.listItems(db, code)).find((item) => item.code === queCode);
  if (!entry) throw new AppError('works.not-found');
  return entry;
}

/** `works.not-verified` with its reason. */
export const notVerified = (why: string) =>
  new AppError('works.not-verified', { message: `${ERRORS['works.not-verified'].message} ${why}` });
