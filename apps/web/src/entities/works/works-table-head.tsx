import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { ColumnResizer } from './column-resizer.tsx';
import type { ColumnWidths } from './use-column-widths.ts';
import { isResizable, type SortColumn, WORK_COLUMNS, type WorkColumn, type WorkSort } from './work-columns.ts';

export interface WorksTableHeadProps {
  columns: readonly WorkColumn[];
  /** What a list calls its dates; 작업일시 unless told. */
  dateLabel: string | undefined;
  sort: WorkSort | undefined;
  onSort: ((column: SortColumn) => void) | undefined;
  widths: ColumnWidths;
  onResize: (changed: ColumnWidths) => void;
  /** The box that selects all rows shown. */
  selectAll: React.ReactNode;
}

/** Heads of the columns: sorted by a click, resized at their edge. */
export function WorksTableHead({ columns, selectAll, ...rest }: WorksTableHeadProps) {
  return (
    <thead className="bg-sunken text-left text-xs text-ink-soft max-md:hidden">
      <tr>
        {selectAll && <th className="px-2">{selectAll}</th>}
        {columns.map((column) => (
          <HeadCell key={column} column={column} {...rest} />
        ))}
        <th>
          <span className="sr-only">메뉴</span>
        </th>
      </tr>
    </thead>
  );
}

function HeadCell({
  column,
  dateLabel,
  sort,
  onSort,
  widths,
  onResize,
}: { column: WorkColumn } & Omit<WorksTableHeadProps, 'columns' | 'selectAll'>) {
  const cell = useRef<HTMLTableCellElement>(null);
  const label = column === 'date' && dateLabel ? dateLabel : WORK_COLUMNS[column];
  const isSorted = sort?.column === column;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  const isCentered = column === 'download' || column === 'favorite';
  return (
    <th
      ref={cell}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      className={`relative font-semibold whitespace-nowrap ${isCentered ? 'text-center' : ''}`}
    >
      {onSort && column !== 'download' ? (
        <button
          type="button"
          className={`inline-flex min-h-11 w-full items-center gap-1 px-3 hover:text-accent focus-visible:-outline-offset-2 ${isCentered ? 'justify-center' : ''} ${isSorted ? 'text-accent' : ''}`}
          onClick={() => onSort(column)}
        >
          {label}
          {isSorted && <Arrow aria-hidden="true" size={13} />}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center px-3">{label}</span>
      )}
      {isResizable(column) && (
        <ColumnResizer
          label={label}
          width={widths[column]}
          measure={() => cell.current?.getBoundingClientRect().width ?? 0}
          onChange={(width) => onResize({ [column]: width })}
        />
      )}
    </th>
  );
}
