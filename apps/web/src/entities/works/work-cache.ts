import type { DeletedRow, WorkRow } from '@chulje/contract';
import type { QueryClient } from '@tanstack/react-query';
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

/** The two lists as a mutation sees them; a list that was never fetched stays unknown. */
export function workLists(client: QueryClient) {
  const recent = (change: (rows: WorkRow[]) => WorkRow[]) =>
    client.setQueryData<WorkRow[]>(queryKeys.recent, (rows) => rows && change(rows));
  const deleted = (change: (rows: DeletedRow[]) => DeletedRow[]) =>
    client.setQueryData<DeletedRow[]>(queryKeys.deleted, (rows) => rows && change(rows));
  return {
    patch: (pasCode: string, values: Partial<WorkRow>) =>
      recent((rows) => rows.map((row) => (row.pasCode === pasCode ? { ...row, ...values } : row))),
    addRecent: (added: readonly WorkRow[]) => recent((rows) => insertRows(rows, added, (row) => row.date)),
    dropRecent: (dropped: readonly WorkRow[]) => recent((rows) => removeRows(rows, dropped)),
    addDeleted: (added: readonly DeletedRow[]) => deleted((rows) => insertRows(rows, added, (row) => row.deletedDate)),
    dropDeleted: (dropped: readonly WorkRow[]) => deleted((rows) => removeRows(rows, dropped)),
  };
}
