import { readWorkFilter, type WorkFilter } from '../../entities/works/work-filter.ts';
import { readSort, type WorkSort, writeSort } from '../../entities/works/work-sort.ts';
import { readPage, useAddress, writePage } from '../../lib/use-address.ts';

const NAMES = { field: 'field', kind: 'kind', tag: 'tag', search: 'q' } as const;

/** Filter, order and page of a list, all of them in the address. Typing replaces the entry of the history, a choice adds one. */
export function useListAddress() {
  const { params, write } = useAddress();
  return {
    filter: readWorkFilter(params),
    sort: readSort(params.get('sort')),
    page: readPage(params),
    setFilter(changed: Partial<WorkFilter>) {
      const values = Object.entries(changed).map(([name, value]) => [NAMES[name as keyof WorkFilter], value]);
      write({ ...Object.fromEntries(values), page: '' }, { replace: 'search' in changed });
    },
    clearFilter: () => write({ field: '', kind: '', tag: '', q: '', page: '' }),
    setSort: (chosen: WorkSort) => write({ sort: writeSort(chosen), page: '' }),
    setPage: (page: number) => write({ page: writePage(page) }),
  };
}
