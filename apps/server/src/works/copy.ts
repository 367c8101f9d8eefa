import { LIMITS, type WorkRow } from '@chulje/contract';
import type { Database } from '../platform/db.ts';
import { randomCode } from '../platform/ids.ts';
import * as itemStore from './item-store.ts';
import type { CountReserved } from './room.ts';
import * as works from './service.ts';
import * as store from './store.ts';
import { toWorkRow } from './wire.ts';

const COPY = ' 사본';

/** The title of a copy, which has no more letters than a title may have. */
export function titleOfCopy(title: string): string {
  return (
    Array.from(title)
      .slice(0, LIMITS.titleMax - COPY.length)
      .join('')
      .trimEnd() + COPY
  );
}

/**
 * A work of its own with the same passage, items, checks and tags, among the 150 whether or not the first is 보관.
 * @throws {AppError} works.not-found, works.full
 */
export async function copyWork(
  database: Database,
  memberId: string,
  code: string,
  countReserved: CountReserved,
): Promise<WorkRow> {
  return database.transaction(async (tx) => {
    await works.reserveRoom(tx, memberId, countReserved);
    const { kind, title, field, keyword, content, format, gist, faults, tags } = await works.getWork(
      tx,
      memberId,
      code,
    );
    const values = { code: randomCode(), kind, field, keyword, content, format, gist, faults, tags };
    const copy = await store.insertWork(tx, { ...values, memberId, title: titleOfCopy(title) });
    await itemStore.copyItems(tx, code, copy.code, randomCode);
    return toWorkRow(copy);
  });
}
