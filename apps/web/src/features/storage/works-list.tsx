import { LIMITS, type WorkRow } from '@chulje/contract';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { NOTHING_SELECTED, type RowSelectionState, useWorksTable } from '../../entities/works/use-works-table.ts';
import { filterWorks, type WorkFilter } from '../../entities/works/work-filter.ts';
import type { WorkSort } from '../../entities/works/work-sort.ts';
import { WorksTable } from '../../entities/works/works-table.tsx';
import type { WorksTableProps } from '../../entities/works/works-table-props.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { pageOf } from '../../lib/page-of.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ListFilter } from './list-filter.tsx';
import { useListAddress } from './use-list-address.ts';

type TableParts<Row extends WorkRow> = Omit<WorksTableProps<Row>, 'table' | 'caption' | 'formatDate'>;
export interface WorksListProps<Row extends WorkRow> extends TableParts<Row> {
  title: string;
  /** Stands between the title and the list. */
  note?: ReactNode;
  query: { data: Row[] | undefined; error: unknown; refetch: () => unknown };
  /** What stands there when the list itself has nothing. */
  empty: ReactNode;
  /** Buttons for what is selected; `clear` ends the selection. */
  actions: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

/** A list of the library: filter, selection, fifteen rows a page, pages in windows of five. */
export function WorksList<Row extends WorkRow>({
  title,
  note,
  query: { data, error, refetch },
  empty,
  actions,
  ...table
}: WorksListProps<Row>) {
  return (
    <section aria-labelledby="list-title" className="screen screen-wide">
      <h1 id="list-title" className="screen-title">
        {title}
      </h1>
      {note}
      {!data && error !== null && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && error === null && <Spinner label="불러오는 중" />}
      {data && data.length === 0 && empty}
      {data && data.length > 0 && <FilledList title={title} rows={data} actions={actions} {...table} />}
    </section>
  );
}

function FilledList<Row extends WorkRow>({ title, rows, actions, ...table }: FilledListProps<Row>) {
  const { filter: asked, sort, page, setFilter, clearFilter, setSort, setPage } = useListAddress();
  const search = useDeferredValue(asked.search);
  return (
    <div className="flex flex-col gap-4">
      <ListFilter filter={asked} tags={tagsOf(rows)} onChange={setFilter} />
      <FoundList
        {...table}
        title={title}
        rows={rows}
        actions={actions}
        isAwaited={search !== asked.search}
        filter={{ ...asked, search }}
        sort={sort}
        wanted={page}
        onClearFilter={clearFilter}
        onSort={setSort}
        onPage={setPage}
      />
    </div>
  );
}

const tagsOf = (rows: readonly WorkRow[]) => [...new Set(rows.flatMap((row) => row.tags))].sort();

type FilledListProps<Row extends WorkRow> = { title: string; rows: Row[] } & Pick<WorksListProps<Row>, 'actions'> &
  TableParts<Row>;
type FoundListProps<Row extends WorkRow> = FilledListProps<Row> & {
  /** What was found for the newest search is still to come. */
  isAwaited: boolean;
  filter: WorkFilter;
  sort: WorkSort;
  wanted: number;
  onClearFilter: () => void;
  onSort: (sort: WorkSort) => void;
  onPage: (page: number) => void;
};

/** Stays as it is while something new is awaited: a key is painted before the rows that it brings, and they take longer. */
const FoundList = memo(AllFound, (_, { isAwaited }) => isAwaited) as typeof AllFound;

function AllFound<Row extends WorkRow>({
  title,
  rows,
  actions,
  isAwaited: _,
  filter,
  sort,
  wanted,
  onClearFilter,
  onSort,
  onPage,
  ...parts
}: FoundListProps<Row>) {
  // What is selected belongs to what was found: another filter begins anew.
  const found = JSON.stringify(filter);
  const [kept, setKept] = useState<{ found: string; selection: RowSelectionState }>({
    found,
    selection: NOTHING_SELECTED,
  });
  const selection = kept.found === found ? kept.selection : NOTHING_SELECTED;

  const matching = filterWorks(rows, filter);
  const size = LIMITS.libraryPageSize;
  const { page, pages } = pageOf(matching, wanted, size);
  const table = useWorksTable({
    rows: matching,
    dateOf: parts.date?.of,
    sort: { value: sort, onChange: onSort },
    selection: { value: selection, onChange: (next) => setKept({ found, selection: next }) },
    page: { index: page - 1, size },
  });
  const chosen = table.getSortedRowModel().rows.flatMap((line) => (line.getIsSelected() ? [line.original] : []));
  const clear = () => table.resetRowSelection(true);

  return (
    <>
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft tabular-nums" aria-live="polite">
          총 <strong className="text-ink">{matching.length}</strong>개
          {chosen.length > 0 && <> · {chosen.length}개 선택</>}
        </p>
        {table.getIsAllPageRowsSelected() && chosen.length < matching.length && (
          <button type="button" className="link text-sm" onClick={() => table.toggleAllRowsSelected(true)}>
            {matching.length}개 모두 선택
          </button>
        )}
        {chosen.length > 0 && (
          <button type="button" className="link text-sm" onClick={clear}>
            선택 해제
          </button>
        )}
        <div className="ml-auto flex flex-wrap justify-end gap-2">{actions(chosen, clear)}</div>
      </div>
      {matching.length === 0 ? (
        <EmptyState title="조건에 맞는 작업이 없습니다" action={<Button onClick={onClearFilter}>필터 초기화</Button>} />
      ) : (
        <WorksTable {...parts} table={table} caption={title} formatDate={formatDateTime} />
      )}
      <Pager page={page} pages={pages} onChange={onPage} />
    </>
  );
}
