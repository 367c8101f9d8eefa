import type { WorkRow } from '@chulje/contract';
import type { SortColumn, WorkSort } from './work-columns.ts';

/** As lists come from the server: newest first. */
export const NEWEST_FIRST: WorkSort = { column: 'date', isDescending: true };

const KOREAN = new Intl.Collator('ko', { numeric: true });

/** Works by one column; equal ones stay in their order. `dateOf` tells the time a list shows. */
export function sortWorks<Row extends WorkRow>(
  rows: readonly Row[],
  { column, isDescending }: WorkSort,
  dateOf: (row: Row) => string = (row) => row.date,
): Row[] {
  const compare: Record<SortColumn, (a: Row, b: Row) => number> = {
    title: (a, b) => KOREAN.compare(a.title, b.title),
    keyword: (a, b) => KOREAN.compare(a.keyword, b.keyword),
    field: (a, b) => KOREAN.compare(a.pasType, b.pasType),
    kind: (a, b) => KOREAN.compare(a.kind, b.kind),
    date: (a, b) => dateOf(a).localeCompare(dateOf(b)),
    favorite: (a, b) => a.isFavorite - b.isFavorite,
  };
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare[column](a, b));
}

/** The order after a click on a column's head: the other way round, or ascending (times: newest first). */
export function nextSort(now: WorkSort, column: SortColumn): WorkSort {
  if (now.column === column) return { column, isDescending: !now.isDescending };
  return { column, isDescending: column === 'date' || column === 'favorite' };
}

const COLUMNS: readonly SortColumn[] = ['title', 'keyword', 'field', 'kind', 'date', 'favorite'];

/** An order from an address, `-date` for descending; newest first for anything else. */
export function readSort(value: string | null): WorkSort {
  const column = COLUMNS.find((name) => name === value?.replace(/^-/, ''));
  return column ? { column, isDescending: value?.startsWith('-') ?? false } : NEWEST_FIRST;
}

/** An order for an address; nothing for newest first. */
export function writeSort({ column, isDescending }: WorkSort): string {
  if (column === NEWEST_FIRST.column && isDescending) return '';
  return `${isDescending ? '-' : ''}${column}`;
}
