import type { DeletedRow, WorkRow } from '@chulje/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';

/** Changes to the lists of works that are kept in the browser, before the server has answered. */

/** Puts rows into a list that is sorted by a time, newest first; those that are there already are replaced. */
export function insertRows<Row extends WorkRow>(
  list: readonly Row[],
  rows: readonly Row[],
  timeOf: (row: Row) => string,
): Row[] {
  const codes = new Set(rows.map((row) => row.pasCode));
  return [...list.filter((row) => !codes.has(row.pasCode)), ...rows].sort(
    (a, b) => timeOf(b).localeCompare(timeOf(a)) || (b.pasCode > a.pasCode ? 1 : -1),
  );
}

export function removeRows<Row extends WorkRow>(list: readonly Row[], rows: readonly WorkRow[]): Row[] {
  const codes = new Set(rows.map((row) => row.pasCode));
  return list.filter((row) => !codes.has(row.pasCode));
}

/** The lists as a mutation sees them; a list that was never fetched stays unknown. */
export function workLists(client: QueryClient) {
  type Change = (rows: WorkRow[]) => WorkRow[];
  const change = (key: QueryKey, of: Change) => client.setQueryData<WorkRow[]>(key, (rows) => rows && of(rows));
  const everywhere = (of: Change) => {
    for (const key of [queryKeys.recent, queryKeys.favorites, queryKeys.archived]) change(key, of);
  };
  const deleted = (of: (rows: DeletedRow[]) => DeletedRow[]) =>
    client.setQueryData<DeletedRow[]>(queryKeys.deleted, (rows) => rows && of(rows));
  const byDate = (row: WorkRow) => row.date;
  const lists = {
    patch: (pasCode: string, values: Partial<WorkRow>) =>
      everywhere((rows) => rows.map((row) => (row.pasCode === pasCode ? { ...row, ...values } : row))),
    /** Puts works where they belong by what they say of themselves, and nowhere else. */
    put(rows: readonly WorkRow[]) {
      lists.drop(rows);
      const archived = rows.filter((row) => row.isArchived);
      const recent = rows.filter((row) => !row.isArchived);
      const favorites = rows.filter((row) => row.isFavorite === 1);
      change(queryKeys.recent, (list) => insertRows(list, recent, byDate));
      change(queryKeys.archived, (list) => insertRows(list, archived, byDate));
      change(queryKeys.favorites, (list) => insertRows(list, favorites, byDate));
    },
    drop: (dropped: readonly WorkRow[]) => everywhere((rows) => removeRows(rows, dropped)),
    addDeleted: (added: readonly DeletedRow[]) => deleted((rows) => insertRows(rows, added, (row) => row.deletedDate)),
    dropDeleted: (dropped: readonly WorkRow[]) => deleted((rows) => removeRows(rows, dropped)),
  };
  return lists;
}
