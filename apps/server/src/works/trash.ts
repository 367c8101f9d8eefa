import { LIMITS } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { type CountReserved, countArchiveRoom, countRoom } from './room.ts';
import * as store from './store.ts';

/** Removing, restoring and the end of what lies in the trash. All works named, or none. */

const DAY_MS = 86_400_000;
/** Rows one statement erases: short locks, and room for others on a database with one connection. */
const BATCH = 200;

/**
 * Moves works to the trash, or erases those that are in it: see `isPermanent` of the call.
 * @throws {AppError} works.not-found when one of them is not the member's, or not in the trash for `isPermanent: true`
 */
export async function removeWorks(
  database: Database,
  memberId: string,
  codes: readonly string[],
  isPermanent: boolean | undefined,
  now: Date,
): Promise<{ moved: number; removed: number }> {
  return database.transaction(async (tx) => {
    const works = await lockAll(tx, memberId, codes);
    const active = codesOf(works.filter((work) => work.deletedAt === null));
    const deleted = codesOf(works.filter((work) => work.deletedAt !== null));
    if (isPermanent === true && active.length > 0) throw new AppError('works.not-found');
    const erased = isPermanent === false ? [] : deleted;
    await store.eraseDeleted(tx, memberId, erased);
    await store.setDeleted(tx, memberId, active, now);
    return { moved: active.length, removed: erased.length };
  });
}

/**
 * Takes works out of the trash, each to its place by the time it was last changed: those that were 보관 are so again. Those
 * that are out already stay.
 * @throws {AppError} works.not-found; works.no-room-to-restore when they would exceed 150, works.archive-full
 */
export async function restoreWorks(
  database: Database,
  memberId: string,
  codes: readonly string[],
  countReserved: CountReserved,
): Promise<{ restored: number }> {
  return database.transaction(async (tx) => {
    const room = await countRoom(tx, memberId, countReserved);
    const archiveRoom = await countArchiveRoom(tx, memberId);
    const deleted = (await lockAll(tx, memberId, codes)).filter((work) => work.deletedAt !== null);
    const archived = deleted.filter((work) => work.archivedAt !== null).length;
    const recent = deleted.length - archived;
    if (recent > room) throw new AppError('works.no-room-to-restore', { details: { room, wanted: recent } });
    if (archived > archiveRoom)
      throw new AppError('works.archive-full', { details: { room: archiveRoom, wanted: archived } });
    await store.setDeleted(tx, memberId, codesOf(deleted), null);
    return { restored: deleted.length };
  });
}

/** Erases everything in the member's trash; how many works it were. */
export async function clearTrash(db: Db, memberId: string): Promise<number> {
  return inBatches(() => store.eraseTrash(db, memberId, BATCH));
}

/** Erases everyone's works that have been in the trash for 30 days; how many it were. */
export async function emptyTrash(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LIMITS.trashDays * DAY_MS);
  return inBatches(() => store.eraseDeletedBefore(db, before, BATCH));
}

/** Repeats what erases up to `BATCH` works until nothing is left for it; how many works it were. */
async function inBatches(erase: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await erase();
    total += erased;
    if (erased < BATCH) return total;
  }
}

/** @throws {AppError} works.not-found when one of them is not the member's */
export async function lockAll(tx: Db, memberId: string, codes: readonly string[]) {
  const wanted = new Set(codes);
  const works = await store.lockWorks(tx, memberId, [...wanted]);
  if (works.length < wanted.size) throw new AppError('works.not-found');
  return works;
}

export function codesOf(works: readonly { code: string }[]): string[] {
  return works.map((work) => work.code);
}
