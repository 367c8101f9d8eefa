import { LIMITS, type WorkRow } from '@chulje/contract';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { RunningList, type RunningListProps } from '../../entities/generation/running-list.tsx';
import { useRunningList } from '../../entities/generation/use-running-list.ts';
import { paths } from '../../entities/paths.ts';
import { useFavorites, useWorks, workPath } from '../../entities/works/use-works.ts';
import { WorkRows } from '../../entities/works/work-rows.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The first five favourites. */
export function FavoritesCard() {
  return (
    <WorkCard
      title="즐겨찾기"
      to={paths.favorites}
      query={useFavorites()}
      most={LIMITS.storageFavoriteRows}
      empty="즐겨찾기가 비어있습니다."
    />
  );
}

/** The newest eight works. */
export function RecentCard() {
  return (
    <WorkCard
      title="최근 작업"
      to={paths.recentWorks}
      query={useWorks()}
      most={LIMITS.storageRecentRows}
      empty="최근 작업 내역이 없습니다"
      note={`최대 ${LIMITS.recentWorks}개까지 보관됩니다.`}
      running={useRunningList()}
    />
  );
}

interface WorkCardProps {
  title: string;
  to: string;
  query: { data: WorkRow[] | undefined; error: unknown; refetch: () => unknown };
  most: number;
  empty: string;
  note?: ReactNode;
  /** Works that are on their way into this list. */
  running?: RunningListProps;
}

function WorkCard({ title, to, query: { data, error, refetch }, most, empty, note, running }: WorkCardProps) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-baseline gap-3">
        <h2 id={id} className="text-base font-bold">
          {title}
        </h2>
        {note && <p className="text-sm text-muted">{note}</p>}
        <Link to={to} className="link ml-auto text-sm" aria-label={`${title} 더보기`}>
          더보기
        </Link>
      </div>
      {running && <RunningList {...running} />}
      {!data && error !== null && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && error === null && <Spinner label="불러오는 중" />}
      {data?.length === 0 && <EmptyState title={empty} />}
      {data && data.length > 0 && (
        <WorkRows caption={title} rows={data.slice(0, most)} hrefOf={(row) => workPath(row, pathname)} />
      )}
    </section>
  );
}
