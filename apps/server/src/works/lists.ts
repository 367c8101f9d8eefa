import { type DeletedRow, LIMITS, type WorkRow } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import * as itemStore from './item-store.ts';
import { countFaults } from './service.ts';
import * as store from './store.ts';
import { toDeletedRow, toWorkRow } from './wire.ts';

/** Works as rows of lists. */

export async function listRecent(db: Db, memberId: string): Promise<WorkRow[]> {
  return withFaults(db, memberId, await store.listActive(db, 'recent', memberId));
}

export async function listArchived(db: Db, memberId: string): Promise<WorkRow[]> {
  return withFaults(db, memberId, await store.listActive(db, 'archived', memberId));
}

/** Of the 150 and of those 보관. */
export async function listFavorites(db: Db, memberId: string): Promise<WorkRow[]> {
  return withFaults(db, memberId, await store.listActive(db, 'favorites', memberId));
}

/** Rows with their number of errors, counted and written down where it never was. */
async function withFaults(
  db: Db,
  memberId: string,
  rows: Awaited<ReturnType<typeof store.listActive>>,
): Promise<WorkRow[]> {
  const unknown = rows.flatMap(({ code, faults }) => (faults === null ? [code] : []));
  if (unknown.length === 0) return rows.map(toWorkRow);
  const counted = new Map<string, number>();
  const items = await itemStore.listItemsOf(db, unknown);
  for (const work of await store.findWorks(db, memberId, unknown)) {
    const faults = countFaults(work.content, items.get(work.code) ?? []);
    counted.set(work.code, faults);
    await store.setFaults(db, work.code, work.version, faults);
  }
  return rows.map((row) => toWorkRow({ ...row, faults: counted.get(row.code) ?? row.faults }));
}

/** Passages alone: what questions can be made on. */
export async function listPassages(db: Db, memberId: string): Promise<WorkRow[]> {
  return (await store.listActive(db, 'passages', memberId)).map(toWorkRow);
}

/** The works removed last; as many as there are places, though the trash may hold more. */
export async function listDeleted(db: Db, memberId: string): Promise<DeletedRow[]> {
  return (await store.listDeleted(db, memberId, LIMITS.recentWorks)).map(toDeletedRow);
}
