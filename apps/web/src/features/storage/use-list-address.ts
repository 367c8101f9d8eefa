import { useSearchParams } from 'react-router';
import { nextSort, readSort, writeSort } from '../../lib/sort-works.ts';
import { readWorkFilter, type WorkFilter } from '../../lib/work-filter.ts';
import type { SortColumn } from '../../ui/work-columns.ts';

const NAMES = { field: 'field', kind: 'kind', search: 'q' } as const;

/** Filter, order and page of a list: all of it in the address, so that going back and sharing a link keep them. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const sort = readSort(params.get('sort'));

  /** Sets values of the address; empty ones go. Typing replaces the entry of the history, a choice adds one. */
  function write(values: Record<string, string>, isTyping = false) {
    // The address itself: what was rendered last may be a choice behind when two are made quickly.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: isTyping, preventScrollReset: true });
  }
  return {
    filter: readWorkFilter(params),
    sort,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    setFilter(changed: Partial<WorkFilter>) {
      const values = Object.entries(changed).map(([name, value]) => [NAMES[name as keyof WorkFilter], value]);
      write({ ...Object.fromEntries(values), page: '' }, 'search' in changed);
    },
    clearFilter: () => write({ field: '', kind: '', q: '', page: '' }),
    setSort: (column: SortColumn) => write({ sort: writeSort(nextSort(sort, column)), page: '' }),
    setPage: (page: number) => write({ page: page === 1 ? '' : String(page) }),
  };
}
