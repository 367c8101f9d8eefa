import { LIMITS } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as store from './store.ts';

/** Places that open generations will take; given by the generation domain, which stands above this one. */
export type CountReserved = (tx: Db, memberId: string) => Promise<number>;

/**
 * Holds back every other change to the number of what the member keeps, until the transaction ends.
 * @throws {AppError} auth.required for who has withdrawn: a request that was under way then must leave nothing behind
 */
export async function holdMember(tx: Db, memberId: string): Promise<void> {
  if (!(await store.lockMember(tx, memberId))) throw new AppError('auth.required');
}

/** How many more works may be kept. No other transaction takes these places before this one ends. */
export async function countRoom(tx: Db, memberId: string, countReserved: CountReserved): Promise<number> {
  await holdMember(tx, memberId);
  // Reserved before active: a generation that ends in between is counted twice rather than not at all.
  const reserved = await countReserved(tx, memberId);
  return Math.max(0, LIMITS.recentWorks - reserved - (await store.countActive(tx, memberId, 'recent')));
}

/** How many more works may be 보관. No other transaction takes these places before this one ends. */
export async function countArchiveRoom(tx: Db, memberId: string): Promise<number> {
  await holdMember(tx, memberId);
  return Math.max(0, LIMITS.archivedWorks - (await store.countActive(tx, memberId, 'archived')));
}
