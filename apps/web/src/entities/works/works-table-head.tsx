import type { WorkRow } from '@chulje/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { ColumnResizer } from './column-resizer.tsx';
import type { WorksTableState } from './use-works-table.ts';
import { isResizable, WORK_COLUMNS, type WorkColumn } from './work-columns.ts';

export interface WorksTableHeadProps<Work extends WorkRow> {
  table: WorksTableState<Work>;
  columns: readonly WorkColumn[];
  /** What a list calls its dates; 작업일시 unless told. */
  dateLabel: string | undefined;
}

/** Heads of the columns: sorted by a click, resized at their edge; the box before them selects all rows shown. */
export function WorksTableHead<Work extends WorkRow>({ table, columns, dateLabel }: WorksTableHeadProps<Work>) {
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <thead className="bg-sunken text-left text-xs text-ink-soft max-md:hidden">
      <tr>
        {table.options.enableRowSelection && (
          <th className="px-2">
            <input
              type="checkbox"
              aria-label="이 쪽의 작업 모두 선택"
              className="m-2 block size-4 accent-accent"
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && table.getIsSomePageRowsSelected();
              }}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column}
            table={table}
            column={column}
            label={column === 'date' && dateLabel ? dateLabel : WORK_COLUMNS[column]}
          />
        ))}
        <th>
          <span className="sr-only">메뉴</span>
        </th>
      </tr>
    </thead>
  );
}

interface HeadCellProps<Work extends WorkRow> {
  table: WorksTableState<Work>;
  column: WorkColumn;
  label: string;
}

function HeadCell<Work extends WorkRow>({ table, column, label }: HeadCellProps<Work>) {
  const cell = useRef<HTMLTableCellElement>(null);
  const state = table.getColumn(column);
  const sorted = state?.getIsSorted() ?? false;
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  const isCentered = column === 'download' || column === 'favorite';
  return (
    <th
      ref={cell}
      aria-sort={sorted ? `${sorted}ending` : undefined}
      className={`relative font-semibold whitespace-nowrap ${isCentered ? 'text-center' : ''}`}
    >
      {state?.getCanSort() ? (
        <button
          type="button"
          className={`inline-flex min-h-11 w-full items-center gap-1 px-3 hover:text-accent focus-visible:-outline-offset-2 ${isCentered ? 'justify-center' : ''} ${sorted ? 'text-accent' : ''}`}
          onClick={() => state.toggleSorting()}
        >
          {label}
          {sorted && <Arrow aria-hidden="true" size={13} />}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center px-3">{label}</span>
      )}
      {isResizable(column) && (
        <ColumnResizer
          label={label}
          width={table.state.columnSizing[column]}
          measure={() => cell.current?.getBoundingClientRect().width ?? 0}
          onChange={(width) => table.setColumnSizing((widths) => ({ ...widths, [column]: width }))}
        />
      )}
    </th>
  );
}
