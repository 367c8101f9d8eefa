import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

/** So many page numbers are shown at once. */
const WINDOW = 5;

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Page numbers in windows of five, with steps back and forth and, past one window, to the ends. Nothing for a single page. */
export function Pager({ page, pages, onChange }: PagerProps) {
  if (pages <= 1) return null;
  const first = Math.floor((page - 1) / WINDOW) * WINDOW + 1;
  const shown = Array.from({ length: Math.min(WINDOW, pages - first + 1) }, (_, index) => first + index);
  const isLong = pages > WINDOW;
  return (
    <nav aria-label="쪽" className="flex items-center justify-center gap-1 max-md:gap-0">
      {isLong && <IconButton label="처음 쪽" icon={ChevronsLeft} disabled={page <= 1} onClick={() => onChange(1)} />}
      <IconButton label="이전 쪽" icon={ChevronLeft} disabled={page <= 1} onClick={() => onChange(page - 1)} />
      {shown.map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          className="size-9 rounded max-md:size-8 text-sm tabular-nums hover:bg-sunken aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
          onClick={() => onChange(number)}
        >
          {number}
        </button>
      ))}
      <IconButton label="다음 쪽" icon={ChevronRight} disabled={page >= pages} onClick={() => onChange(page + 1)} />
      {isLong && (
        <IconButton label="마지막 쪽" icon={ChevronsRight} disabled={page >= pages} onClick={() => onChange(pages)} />
      )}
    </nav>
  );
}
