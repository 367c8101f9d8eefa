import type { WorkRow } from '@chulje/contract';
import { Download, FolderOpen, Pencil, Star } from 'lucide-react';
import { type CSSProperties, lazy, Suspense, useCallback, useState } from 'react';
import type { MenuEntry } from '../../ui/context-menu.tsx';
import type { WorksTableLine } from './use-works-table.ts';
import { isResizable, RESIZABLE, type WorkColumn } from './work-columns.ts';
import { WorksTableHead } from './works-table-head.tsx';
import type { WorksTableProps } from './works-table-props.ts';
import { WorksTableRow } from './works-table-row.tsx';

/** Fetched when the first menu is asked for: the list must be there first. */
const ContextMenu = lazy(async () => ({ default: (await import('../../ui/context-menu.tsx')).ContextMenu }));

const SELECT_WIDTH = 44;
const MENU_WIDTH = 44;

/** Works as rows: a table on wide screens, cards on phones; the same markup, the same order of focus. */
export function WorksTable<Row extends WorkRow>(props: WorksTableProps<Row>) {
  const { caption, table, columns } = props;
  const [renaming, setRenaming] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ row: Row; at: { x: number; y: number } } | null>(null);
  const closeMenu = useCallback(() => setAsked(null), []);
  const { rows } = table.getRowModel();
  const canSelect = table.options.enableRowSelection === true;
  const widths = table.state.columnSizing;
  const sizeOf = (column: WorkColumn) => table.getColumn(column)?.getSize() ?? 0;

  function widthOf(column: WorkColumn): CSSProperties {
    // The room that is left goes to the title until it has a width of its own, then to the date.
    const takesRest = widths.title === undefined ? column === 'title' : column === 'date';
    return takesRest ? {} : { width: sizeOf(column) };
  }
  // Both that a user sets, shown or not: a list without 제재 is no narrower.
  const counted: WorkColumn[] = [...RESIZABLE, ...columns.filter((column) => !isResizable(column))];
  const least = counted.reduce((sum, column) => sum + sizeOf(column), MENU_WIDTH + (canSelect ? SELECT_WIDTH : 0));

  /** With shift, from the last row that was switched, if it is on this page. */
  function switchLine(line: WorksTableLine<Row>, isRange: boolean): void {
    const shiftKey = isRange && rows.some(({ id }) => id === line.table._lastSelectedRowId);
    line.getToggleSelectedHandler()({ target: { checked: !line.getIsSelected() }, shiftKey });
  }

  const entriesOf = (row: Row): MenuEntry[] => [
    ...(props.onOpen ? [{ label: '열기', icon: FolderOpen, onChoose: () => props.onOpen?.(row) }] : []),
    ...(props.onRename ? [{ label: '이름 변경', icon: Pencil, onChoose: () => setRenaming(row.pasCode) }] : []),
    ...(props.onDownload ? [{ label: '다운로드', icon: Download, onChoose: () => props.onDownload?.(row) }] : []),
    ...(props.onToggleFavorite
      ? [
          {
            label: row.isFavorite === 1 ? '즐겨찾기 해제' : '즐겨찾기 추가',
            icon: Star,
            onChoose: () => props.onToggleFavorite?.(row),
          },
        ]
      : []),
    ...(props.menuOf?.(row) ?? []),
  ];

  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table
        className="w-full table-fixed border-collapse text-sm max-md:block md:min-w-(--least)"
        style={{ '--least': `${least}px` } as CSSProperties}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup className="max-md:hidden">
          {canSelect && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map((column) => (
            <col key={column} style={widthOf(column)} />
          ))}
          <col style={{ width: MENU_WIDTH }} />
        </colgroup>
        <WorksTableHead table={table} columns={columns} dateLabel={props.date?.label} />
        <tbody className="max-md:block">
          {rows.map((line) => (
            <WorksTableRow
              key={line.id}
              {...props}
              row={line.original}
              isSelected={canSelect ? line.getIsSelected() : undefined}
              onSwitch={(isRange) => switchLine(line, isRange)}
              isRenaming={renaming === line.id}
              onRenamed={() => setRenaming(null)}
              onMenu={(at) => setAsked({ row: line.original, at })}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <Suspense>
          <ContextMenu
            label={`${asked.row.title} 메뉴`}
            at={asked.at}
            entries={entriesOf(asked.row)}
            onClose={closeMenu}
          />
        </Suspense>
      )}
    </div>
  );
}
