import type { WorkRow } from '@chulje/contract';
import type { MenuEntry } from '../../ui/context-menu.tsx';
import type { WorksTableState } from './use-works-table.ts';
import type { WorkColumn } from './work-columns.ts';

export interface WorkDate<Row extends WorkRow> {
  label: string;
  of: (row: Row) => string;
}

export interface WorksTableProps<Row extends WorkRow> {
  /** What the list holds, for those who do not see it. */
  caption: string;
  table: WorksTableState<Row>;
  /** Those shown, in this order. */
  columns: readonly WorkColumn[];
  formatDate: (iso: string) => string;
  /** What the dates are and where they stand; 작업일시 unless told. */
  date?: WorkDate<Row>;
  /** Address that opens a work. Absent: works of this list cannot be opened. */
  hrefOf?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  onDownload?: (row: Row) => void;
  onToggleFavorite?: (row: Row) => void;
  onRename?: (row: Row, title: string) => void;
  /** Further entries of a row's menu. */
  menuOf?: (row: Row) => MenuEntry[];
}
