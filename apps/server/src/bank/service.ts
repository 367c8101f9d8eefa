import { type AnswerOf, LIMITS, type listBank as listBankCall, type QueryOf } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { OwnData } from '../platform/own-data.ts';
import * as store from './store.ts';

/** One page of the member's items, those of the works that were changed last first. */
export async function listBank(
  db: Db,
  memberId: string,
  { cursor, ...filter }: QueryOf<typeof listBankCall>,
): Promise<AnswerOf<typeof listBankCall>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await store.listItems(db, memberId, filter, after, LIMITS.bankPageSize + 1);
  const page = rows.slice(0, LIMITS.bankPageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ micros: _, position, updatedAt, archivedAt, checkState, hasMaterial, ...row }) => ({
      ...row,
      number: position + 1,
      isArchived: archivedAt !== null,
      hasMaterial: hasMaterial ?? false,
      check: checkState ?? '검증 안 함',
      date: updatedAt.toISOString(),
    })),
    next: last ? [last.micros, last.pasCode, last.position, last.queCode].join('.') : null,
  };
}

/** The place in the list behind which a page begins. The contract has seen to its form. */
function readCursor(cursor: string): store.Place {
  const [micros = '', pasCode = '', position = '', queCode = ''] = cursor.split('.');
  return { micros, pasCode, position: Number(position), queCode };
}

export function listTags(db: Db, memberId: string): Promise<string[]> {
  return store.listTags(db, memberId);
}

/** @throws {AppError} bank.not-found, for another member's item and one in the trash as for none */
export async function tagItem(db: Db, memberId: string, code: string, tags: string[]): Promise<{ tags: string[] }> {
  if (!(await store.setTags(db, memberId, code, tags))) throw new AppError('bank.not-found');
  return { tags };
}

/** What a member has put works and items in order with; the texts themselves are handed over as works. */
export const ownBank: OwnData = { file: '태그와 보관', read: store.listOwn };
