import type { WorkRow } from '@chulje/contract';
import { Download, FolderOpen, Pencil, Star } from 'lucide-react';
import { type CSSProperties, lazy, Suspense, useCallback, useState } from 'react';
import type { MenuEntry } from '../../ui/context-menu.tsx';
import { switchRow, switchRows } from './row-selection.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { RESIZABLE, type WorkColumn } from './work-columns.ts';
import { WorksTableHead } from './works-table-head.tsx';
import type { WorksTableProps } from './works-table-props.ts';
import { WorksTableRow } from './works-table-row.tsx';

/** Fetched when the first menu is asked for: the list must be there first. */
const ContextMenu = lazy(async () => ({ default: (await import('../../ui/context-menu.tsx')).ContextMenu }));

const FIXED_WIDTHS: Record<Exclude<WorkColumn, 'title' | 'keyword'>, number> = {
  field: 68,
  kind: 96,
  date: 158,
  download: 88,
  favorite: 96,
};
const SELECT_WIDTH = 44;
const MENU_WIDTH = 44;

/** Works as rows: a table on wide screens, cards on phones; the same markup, the same order of focus. */
export function WorksTable<Row extends WorkRow>({ selection, onSelect, ...props }: WorksTableProps<Row>) {
  const { caption, rows, columns, sort, onSort } = props;
  const [widths, setWidths] = useColumnWidths();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ row: Row; at: { x: number; y: number } } | null>(null);
  const closeMenu = useCallback(() => setAsked(null), []);
  const shown = rows.map((row) => row.pasCode);
  const selected = shown.filter((code) => selection?.codes.has(code)).length;

  function widthOf(column: WorkColumn): CSSProperties {
    // The room that is left goes to the title until it has a width of its own, then to the date.
    if (column === 'title') return widths.title ? { width: widths.title } : {};
    if (column === 'keyword') return { width: widths.keyword ?? 170 };
    if (column === 'date' && widths.title) return {};
    return { width: FIXED_WIDTHS[column] };
  }
  const given = RESIZABLE.reduce((sum, column) => sum + (widths[column] ?? 170), 0);
  const fixed = columns.reduce((sum, column) => sum + (FIXED_WIDTHS[column as 'kind'] ?? 0), 0);
  const least = given + fixed + MENU_WIDTH + (selection ? SELECT_WIDTH : 0);

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
          {selection && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map((column) => (
            <col key={column} style={widthOf(column)} />
          ))}
          <col style={{ width: MENU_WIDTH }} />
        </colgroup>
        <WorksTableHead
          columns={columns}
          dateLabel={props.date?.label}
          sort={sort}
          onSort={onSort}
          widths={widths}
          onResize={setWidths}
          selectAll={
            selection && (
              <input
                type="checkbox"
                aria-label="이 쪽의 작업 모두 선택"
                className="m-2 block size-4 accent-accent"
                checked={selected > 0 && selected === shown.length}
                ref={(box) => {
                  if (box) box.indeterminate = selected > 0 && selected < shown.length;
                }}
                onChange={(event) => onSelect?.(switchRows(selection, shown, event.target.checked))}
              />
            )
          }
        />
        <tbody className="max-md:block">
          {rows.map((row) => (
            <WorksTableRow
              key={row.pasCode}
              {...props}
              row={row}
              isSelected={selection?.codes.has(row.pasCode)}
              onSwitch={(isRange) => selection && onSelect?.(switchRow(selection, shown, row.pasCode, isRange))}
              isRenaming={renaming === row.pasCode}
              onRenamed={() => setRenaming(null)}
              onMenu={(at) => setAsked({ row, at })}
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
