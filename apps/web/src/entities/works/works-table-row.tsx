import type { WorkRow } from '@chulje/contract';
import { Download, EllipsisVertical, Play, Star } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useContextMenuRequest } from '../../ui/use-context-menu-request.ts';
import type { WorkColumn } from './work-columns.ts';
import type { WorksTableProps } from './works-table-props.ts';

/** Fetched when the first title is edited. */
const TitleInput = lazy(async () => ({ default: (await import('./title-input.tsx')).TitleInput }));

type Shared<Row extends WorkRow> = Pick<
  WorksTableProps<Row>,
  'columns' | 'formatDate' | 'date' | 'hrefOf' | 'onOpen' | 'onDownload' | 'onToggleFavorite' | 'onRename'
>;
export interface WorksTableRowProps<Row extends WorkRow> extends Shared<Row> {
  row: Row;
  /** Undefined in lists without selection. */
  isSelected: boolean | undefined;
  onSwitch: (isRange: boolean) => void;
  isRenaming: boolean;
  onRenamed: () => void;
  onMenu: (at: { x: number; y: number }) => void;
}

/** One work: opened by a click anywhere beside its controls, its menu by right click, long press or the menu key. */
export function WorksTableRow<Row extends WorkRow>(props: WorksTableRowProps<Row>) {
  const { row, columns, isSelected, onSwitch, onOpen, onMenu } = props;
  const menuRequest = useContextMenuRequest(onMenu);
  function click(event: MouseEvent) {
    if ((event.target as Element).closest('a, button, input, label')) return;
    if (onOpen) onOpen(row);
    else if (isSelected !== undefined) onSwitch(event.shiftKey);
  }
  return (
    <tr
      {...menuRequest}
      aria-selected={isSelected}
      className="group cursor-pointer border-t border-line hover:bg-paper aria-selected:bg-accent-soft max-md:flex max-md:flex-wrap max-md:items-center max-md:px-2 max-md:py-2 max-md:select-none max-md:[-webkit-touch-callout:none] max-md:first:border-t-0"
      onClick={click}
    >
      {isSelected !== undefined && (
        <td className="px-2 max-md:px-0">
          <label className="flex size-8 items-center justify-center max-md:size-10">
            <input
              type="checkbox"
              aria-label={`${row.title} 선택`}
              checked={isSelected}
              className="size-4 accent-accent"
              onChange={(event) => onSwitch((event.nativeEvent as unknown as MouseEvent).shiftKey)}
              // A range is chosen with shift; the browser would mark the text between.
              onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            />
          </label>
        </td>
      )}
      {columns.map((column) => CELLS[column](props as unknown as WorksTableRowProps<WorkRow>))}
      <td className="text-center max-md:order-2">
        <IconButton
          label={`${row.title} 메뉴`}
          icon={EllipsisVertical}
          aria-haspopup="menu"
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            onMenu({ x: box.right - 160, y: box.bottom });
          }}
        />
      </td>
    </tr>
  );
}

const CELLS: Record<WorkColumn, (props: WorksTableRowProps<WorkRow>) => ReactNode> = {
  title: (props) => <TitleCell key="title" {...props} />,
  keyword: ({ row, columns, formatDate, date }) => (
    <td
      key="keyword"
      className="px-3 py-1 text-ink-soft max-md:order-3 max-md:w-full max-md:px-2 max-md:text-xs"
      title={row.keyword || undefined}
    >
      <span className="line-clamp-1 break-all">
        <span className="md:hidden">
          {row.kind}
          {row.pasType && columns.includes('field') && ` · ${row.pasType}`} ·{' '}
          {formatDate(date ? date.of(row) : row.date)}
          {row.keyword && ' · '}
        </span>
        {row.keyword || <span className="max-md:hidden">—</span>}
      </span>
    </td>
  ),
  field: ({ row }) => (
    <td key="field" className="px-3 py-1 whitespace-nowrap max-md:hidden">
      {row.pasType || '—'}
    </td>
  ),
  kind: ({ row }) => (
    <td key="kind" className="px-3 py-1 whitespace-nowrap max-md:hidden">
      {row.kind}
    </td>
  ),
  date: ({ row, formatDate, date }) => (
    <td key="date" className="px-3 py-1 whitespace-nowrap text-ink-soft tabular-nums max-md:hidden">
      {formatDate(date ? date.of(row) : row.date)}
    </td>
  ),
  download: ({ row, onDownload }) => (
    <td key="download" className="text-center max-md:order-1">
      <IconButton label={`${row.title} 다운로드`} icon={Download} onClick={() => onDownload?.(row)} />
    </td>
  ),
  favorite: ({ row, onToggleFavorite }) => (
    <td key="favorite" className="text-center max-md:order-1">
      <IconButton
        label={`${row.title} 즐겨찾기`}
        icon={Star}
        isPressed={row.isFavorite === 1}
        className="aria-pressed:bg-transparent aria-pressed:hover:bg-sunken aria-pressed:[&_svg]:fill-current"
        onClick={() => onToggleFavorite?.(row)}
      />
    </td>
  ),
};

function TitleCell({ row, hrefOf, onOpen, onRename, isRenaming, onRenamed }: WorksTableRowProps<WorkRow>) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The field had the focus; it is handed to what stands in its place now, unless the user went elsewhere.
    if (wasRenaming.current && !isRenaming && document.activeElement === document.body) link.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen?.(row);
  }
  return (
    <td className="px-3 py-1 max-md:min-w-0 max-md:flex-1 max-md:px-2">
      <div className="flex min-h-10 items-center gap-x-2 max-md:flex-wrap max-md:py-1">
        {isRenaming ? (
          <Suspense fallback={row.title}>
            <TitleInput title={row.title} onRename={(title) => onRename?.(row, title)} onEnd={onRenamed} />
          </Suspense>
        ) : (
          <>
            {hrefOf ? (
              <a
                ref={link}
                href={hrefOf(row)}
                title={row.title}
                className="font-medium group-hover:text-accent hover:underline max-md:line-clamp-2 max-md:w-full md:truncate md:py-2"
                onClick={follow}
              >
                {row.title}
              </a>
            ) : (
              <span title={row.title} className="font-medium max-md:line-clamp-2 md:truncate">
                {row.title}
              </span>
            )}
            {row.status && <Badge tone="warning">{row.status}</Badge>}
            {row.faults > 0 && <Badge tone="danger">규칙 오류 {row.faults}</Badge>}
            {row.isArchived && <Badge>보관</Badge>}
            {row.tags.length > 0 && (
              <span className="min-w-8 truncate text-accent text-xs">{row.tags.map((tag) => `#${tag}`).join(' ')}</span>
            )}
            {row.status && onOpen && (
              <IconButton
                label={`${row.title} 이어서 작업`}
                icon={Play}
                className="-my-1 shrink-0 text-accent"
                onClick={() => onOpen(row)}
              />
            )}
          </>
        )}
      </div>
    </td>
  );
}
