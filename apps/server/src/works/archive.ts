import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { type CountReserved, countArchiveRoom, countRoom } from './room.ts';
import * as store from './store.ts';
import { codesOf, lockAll } from './trash.ts';

/**
 * 보관: takes works out of the 150 (`isArchived`), or back among them; all that are named, or none. Those that are there
 * already stay as they are.
 * @throws {AppError} works.not-found, for a work in the trash too; works.archive-full, works.no-room-to-unarchive
 */
export async function archiveWorks(
  database: Database,
  memberId: string,
  codes: readonly string[],
  isArchived: boolean,
  countReserved: CountReserved,
  now: Date,
): Promise<{ moved: number }> {
  return database.transaction(async (tx) => {
    const room = isArchived ? await countArchiveRoom(tx, memberId) : await countRoom(tx, memberId, countReserved);
    const works = await lockAll(tx, memberId, codes);
    if (works.some(({ deletedAt }) => deletedAt !== null)) throw new AppError('works.not-found');
    const moved = codesOf(works.filter(({ archivedAt }) => (archivedAt !== null) !== isArchived));
    if (moved.length > room)
      throw new AppError(isArchived ? 'works.archive-full' : 'works.no-room-to-unarchive', {
        details: { room, wanted: moved.length },
      });
    await store.setArchived(tx, memberId, moved, isArchived ? now : null);
    return { moved: moved.length };
  });
}
