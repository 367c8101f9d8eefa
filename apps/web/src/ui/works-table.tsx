import type { WorkRow } from '@chulje/contract';
import { Download, Star } from 'lucide-react';
import { Badge } from './badge.tsx';
import { IconButton } from './icon-button.tsx';

export interface WorksTableProps {
  rows: readonly WorkRow[];
  /** Address that opens a work. */
  hrefOf: (row: WorkRow) => string;
  onOpen: (row: WorkRow) => void;
  onDownload: (row: WorkRow) => void;
  onToggleFavorite: (row: WorkRow) => void;
  formatDate: (iso: string) => string;
}

/** Works as rows: a table on wide screens, cards on phones; the same markup, the same order of focus. */
export function WorksTable({ rows, hrefOf, onOpen, onDownload, onToggleFavorite, formatDate }: WorksTableProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">작업 목록</caption>
        <thead className="bg-sunken text-left text-xs text-ink-soft max-md:hidden">
          <tr>
            <th className="px-4 py-3 font-semibold">작업명</th>
            <th className="px-3 py-3 font-semibold">제재</th>
            <th className="w-24 px-3 py-3 font-semibold">유형</th>
            <th className="w-36 px-3 py-3 font-semibold">작업일시</th>
            <th className="w-20 px-1 py-3 text-center font-semibold">다운로드</th>
            <th className="w-20 px-1 py-3 text-center font-semibold">즐겨찾기</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={row.pasCode}
              className="border-t border-line hover:bg-paper max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:items-center max-md:gap-x-1 max-md:px-2 max-md:py-2 max-md:first:border-t-0"
            >
              <td className="px-4 py-1 max-md:px-2">
                <a
                  href={hrefOf(row)}
                  className="flex min-h-10 items-center gap-2 font-medium hover:text-accent hover:underline"
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onOpen(row);
                  }}
                >
                  <span className="line-clamp-2">{row.title}</span>
                  {row.status && <Badge tone="warning">{row.status}</Badge>}
                </a>
              </td>
              <td className="px-3 py-1 text-ink-soft max-md:order-last max-md:col-span-3 max-md:px-2 max-md:text-xs">
                <span className="line-clamp-1">
                  <span className="md:hidden">
                    {row.kind} · {formatDate(row.date)}
                    {row.keyword && ' · '}
                  </span>
                  {row.keyword || <span className="max-md:hidden">—</span>}
                </span>
              </td>
              <td className="px-3 py-1 whitespace-nowrap max-md:hidden">{row.kind}</td>
              <td className="px-3 py-1 whitespace-nowrap text-ink-soft tabular-nums max-md:hidden">
                {formatDate(row.date)}
              </td>
              <td className="px-1 py-1 text-center">
                <IconButton label={`${row.title} 다운로드`} icon={Download} onClick={() => onDownload(row)} />
              </td>
              <td className="px-1 py-1 text-center">
                <IconButton
                  label={`${row.title} 즐겨찾기`}
                  icon={Star}
                  isPressed={row.isFavorite === 1}
                  className={row.isFavorite === 1 ? '[&_svg]:fill-current' : ''}
                  onClick={() => onToggleFavorite(row)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
