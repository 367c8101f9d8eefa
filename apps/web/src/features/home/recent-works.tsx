import type { WorkRow } from '@chulje/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { RunningList } from '../../entities/generation/running-list.tsx';
import { useRunningList } from '../../entities/generation/use-running-list.ts';
import { paths } from '../../entities/paths.ts';
import { useWorks, workPath } from '../../entities/works/use-works.ts';
import { WorkRows } from '../../entities/works/work-rows.tsx';
import { NEWEST_FIRST } from '../../entities/works/work-sort.ts';
import { messageOf } from '../../lib/api-error.ts';
import { seoulDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ALL_RECENT, newestOf } from './recent-filter.ts';
import { RecentFilterBar } from './recent-filter-bar.tsx';

/** 최근 작업 내역: the newest ten works, filtered, and sorted by a column. */
export function RecentWorks() {
  const { data, error, refetch } = useWorks();
  const running = useRunningList();
  const isEmpty = data?.length === 0 && running.open.length === 0 && running.failed.length === 0;
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-3">
      {!isEmpty && (
        <div className="flex items-baseline justify-between">
          <h2 id="recent" className="text-base font-bold">
            최근 작업 내역
          </h2>
          <Link to={paths.recentWorks} className="link text-sm" aria-label="최근 작업 더보기">
            더보기
          </Link>
        </div>
      )}
      <RunningList {...running} />
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Spinner label="불러오는 중" />}
      {isEmpty && (
        <EmptyState
          title={<h2 id="recent">최근 작업 내역</h2>}
          body="아직 생성하신 지문/문항이 없습니다."
          action={
            <LinkButton variant="primary" to={paths.passageForm}>
              지금 바로 시작하기
            </LinkButton>
          }
        />
      )}
      {data && data.length > 0 && <RecentTable works={data} />}
    </section>
  );
}

function RecentTable({ works }: { works: WorkRow[] }) {
  const [filter, setFilter] = useState(ALL_RECENT);
  const [sort, setSort] = useState(NEWEST_FIRST);
  const rows = newestOf(works, filter, seoulDay(new Date()));
  return (
    <>
      <RecentFilterBar filter={filter} onChange={setFilter} />
      {rows.length === 0 ? (
        <EmptyState
          title="조건에 맞는 작업이 없습니다"
          action={<Button onClick={() => setFilter(ALL_RECENT)}>필터 초기화</Button>}
        />
      ) : (
        <WorkRows
          caption="최근 작업 내역"
          rows={rows}
          hrefOf={(row) => workPath(row, paths.home)}
          sort={{ value: sort, onChange: setSort }}
        />
      )}
    </>
  );
}
