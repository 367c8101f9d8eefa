import { type Check, ERRORS, hashItem } from '@chulje/contract';
import { vouch } from '@chulje/items';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { lockWork } from './service.ts';
import * as store from './store.ts';
import { toCheck } from './wire.ts';

/**
 * Renews the check of an item that the embedded engine vouched for, where the item deserves it as it is stored now. The
 * version of its work stays: no word of it changes.
 * @throws {AppError} works.not-found; works.not-verified with the reason, which changes nothing
 */
export async function verifyQuestion(
  database: Database,
  memberId: string,
  code: string,
  queCode: string,
): Promise<Check> {
  return database.transaction(async (tx) => {
    const { content } = await lockWork(tx, memberId, code);
    const entry = (await store.listItems(tx, code)).find((item) => item.code === queCode);
    if (!entry) throw new AppError('works.not-found');
    const { item, checkRecord } = entry;
    if (checkRecord?.grounds === undefined) throw refusal('연결된 모델이나 사람만 검증할 수 있는 문항입니다.');
    const vouched = vouch(content, item);
    if ('refusal' in vouched) throw refusal(vouched.refusal);
    if (vouched.grounds !== checkRecord.grounds)
      throw refusal('문항을 고쳤거나, 근거가 된 문장이 지문에 그대로 있지 않습니다.');
    const renewed = { ...checkRecord, hash: hashItem(content, item) };
    await store.setCheckRecord(tx, queCode, renewed);
    return toCheck(renewed, content, item);
  });
}

const refusal = (why: string) =>
  new AppError('works.not-verified', { message: `${ERRORS['works.not-verified'].message} ${why}` });
