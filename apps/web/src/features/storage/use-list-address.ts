import { nextSort, readSort, writeSort } from '../../entities/works/sort-works.ts';
import type { SortColumn } from '../../entities/works/work-columns.ts';
import { readWorkFilter, type WorkFilter } from '../../entities/works/work-filter.ts';
import { readPage, useAddress, writePage } from '../../lib/use-address.ts';

const NAMES = { field: 'field', kind: 'kind', search: 'q' } as const;

/** Filter, order and page of a list, all of them in the address. Typing replaces the entry of the history, a choice adds one. */
export function useListAddress() {
  const { params, write } = useAddress();
  const sort = readSort(params.get('sort'));
  return {
    filter: readWorkFilter(params),
    sort,
    page: readPage(params),
    setFilter(changed: Partial<WorkFilter>) {
      const values = Object.entries(changed).map(([name, value]) => [NAMES[name as keyof WorkFilter], value]);
      write({ ...Object.fromEntries(values), page: '' }, { replace: 'search' in changed });
    },
    clearFilter: () => write({ field: '', kind: '', q: '', page: '' }),
    setSort: (column: SortColumn) => write({ sort: writeSort(nextSort(sort, column)), page: '' }),
    setPage: (page: number) => write({ page: writePage(page) }),
  };
}
