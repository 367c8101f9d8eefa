import type { WorkRow } from '@chulje/contract';
import type { SortColumn } from './work-columns.ts';

/** The column a list is sorted by, and which way. */
export interface WorkSort {
  id: SortColumn;
  desc: boolean;
}

/** As lists come from the server: newest first. */
export const NEWEST_FIRST: WorkSort = { id: 'date', desc: true };

const KOREAN = new Intl.Collator('ko', { numeric: true });
const words = (of: (row: WorkRow) => string) => (a: WorkRow, b: WorkRow) => KOREAN.compare(of(a), of(b));

/** How two works stand to each other in a column, dates apart, of which each list has its own. */
export const COMPARE_WORKS: Record<Exclude<SortColumn, 'date'>, (a: WorkRow, b: WorkRow) => number> = {
  title: words((row) => row.title),
  keyword: words((row) => row.keyword),
  field: words((row) => row.pasType),
  kind: words((row) => row.kind),
  favorite: (a, b) => a.isFavorite - b.isFavorite,
};

const COLUMNS: readonly SortColumn[] = ['title', 'keyword', 'field', 'kind', 'date', 'favorite'];

/** An order from an address, `-date` for descending; newest first for anything else. */
export function readSort(value: string | null): WorkSort {
  const id = COLUMNS.find((name) => name === value?.replace(/^-/, ''));
  return id ? { id, desc: value?.startsWith('-') ?? false } : NEWEST_FIRST;
}

/** An order for an address; nothing for newest first. */
export function writeSort({ id, desc }: WorkSort): string {
  if (id === NEWEST_FIRST.id && desc) return '';
  return `${desc ? '-' : ''}${id}`;
}
