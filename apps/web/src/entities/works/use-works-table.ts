import { LIMITS, type WorkRow } from '@chulje/contract';
import {
  type ColumnDef,
  columnSizingFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  type ReactTable,
  type Row,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useColumnWidths } from './use-column-widths.ts';
import { isResizable, WORK_COLUMNS, type WorkColumn } from './work-columns.ts';
import { COMPARE_WORKS, type WorkSort } from './work-sort.ts';

const features = tableFeatures({
  columnSizingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
type Features = typeof features;

export type { RowSelectionState };
export type WorksTableState<Work extends WorkRow> = ReactTable<Features, Work>;
export type WorksTableLine<Work extends WorkRow> = Row<Features, Work>;

/** Widths of columns, in pixels, until one is given by hand; 작업명 takes the room that is left. */
const WIDTHS: Record<WorkColumn, number> = {
  title: 170,
  keyword: 170,
  field: 68,
  kind: 96,
  date: 158,
  download: 88,
  favorite: 96,
};

export interface WorksTableOptions<Work extends WorkRow> {
  rows: readonly Work[];
  /** The time a list shows; that of the work unless told. */
  dateOf?: ((row: Work) => string) | undefined;
  /** Absent: the list stays in the order it has. */
  sort?: { value: WorkSort; onChange: (sort: WorkSort) => void };
  /** By codes of works. Absent: nothing can be selected. */
  selection?: { value: RowSelectionState; onChange: (selection: RowSelectionState) => void };
  /** From 0. Absent: one page. */
  page?: { index: number; size: number };
}

export const NOTHING_SELECTED: RowSelectionState = {};

const next = <T>(updater: Updater<T>, before: T): T =>
  typeof updater === 'function' ? (updater as (before: T) => T)(before) : updater;

/** A list of works as a table: its order, what is selected, its page, and the widths of its columns. */
export function useWorksTable<Work extends WorkRow>(options: WorksTableOptions<Work>): WorksTableState<Work> {
  const { rows, dateOf, sort, selection, page } = options;
  const [columnSizing, setColumnSizing] = useColumnWidths();
  const sorting = sort ? [sort.value] : [];
  return useTable<Features, Work>({
    features,
    data: rows,
    columns: useMemo(() => columnsOf(dateOf), [dateOf]),
    getRowId: (row) => row.pasCode,
    state: {
      sorting,
      columnSizing,
      rowSelection: selection?.value ?? NOTHING_SELECTED,
      pagination: { pageIndex: page?.index ?? 0, pageSize: page?.size ?? Number.POSITIVE_INFINITY },
    },
    enableSorting: sort !== undefined,
    // A column is sorted one way or the other, never back to no order.
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    autoResetPageIndex: false,
    onSortingChange(updater) {
      const [chosen] = next(updater, sorting);
      if (chosen) sort?.onChange(chosen as WorkSort);
    },
    onRowSelectionChange: (updater) => selection?.onChange(next(updater, selection.value)),
    onColumnSizingChange: (updater) => setColumnSizing(next(updater, columnSizing)),
  });
}

/** All columns there are, so that a list can be sorted by one that it does not show. */
function columnsOf<Work extends WorkRow>(
  dateOf: (row: Work) => string = (row) => row.date,
): ColumnDef<Features, Work>[] {
  return (Object.keys(WORK_COLUMNS) as WorkColumn[]).map((id): ColumnDef<Features, Work> => {
    const size = WIDTHS[id];
    if (id === 'download') return { id, size };
    const compare = id === 'date' ? (a: Work, b: Work) => dateOf(a).localeCompare(dateOf(b)) : COMPARE_WORKS[id];
    return {
      id,
      size,
      ...(isResizable(id) && { minSize: LIMITS.columnWidthMin, maxSize: LIMITS.columnWidthMax }),
      // What `sortFn` compares is the whole row; without a value a column cannot be sorted.
      accessorFn: (row) => row,
      sortFn: (a, b) => compare(a.original, b.original),
      // Times and favourites: the newest and the starred first.
      sortDescFirst: id === 'date' || id === 'favorite',
    };
  });
}
