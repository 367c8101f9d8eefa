import { LIMITS } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as store from './store.ts';

/** Places that open generations will take; given by the generation domain, which stands above this one. */
export type CountReserved = (tx: Db, memberId: string) => Promise<number>;

/** How many more works may be kept. No other transaction takes these places before this one ends. */
export async function countRoom(tx: Db, memberId: string, countReserved: CountReserved): Promise<number> {
  // A request that was under way when its member withdrew must leave nothing behind.
  if (!(await store.lockMember(tx, memberId))) throw new AppError('auth.required');
  // Reserved before active: a generation that ends in between is counted twice rather than not at all.
  const reserved = await countReserved(tx, memberId);
  return Math.max(0, LIMITS.recentWorks - reserved - (await store.countActive(tx, memberId)));
}
