import { LIMITS } from '@chulje/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useRecentWorks, useToggleFavorite, workPath } from '../../lib/use-recent-works.ts';
import { useWorkDownload } from '../../lib/use-work-download.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormatChooserDialog } from '../../ui/format-chooser-dialog.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WorksTable } from '../../ui/works-table.tsx';

/** 보관함 · 최근 작업: all works, fifteen a page; the page is in the address. */
export function RecentWorksScreen() {
  const navigate = useNavigate();
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useRecentWorks();
  const favorite = useToggleFavorite((refused) => toast.error(messageOf(refused)));
  const download = useWorkDownload();
  const pages = Math.max(1, Math.ceil((data?.length ?? 0) / LIMITS.libraryPageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1));
  const from = (page - 1) * LIMITS.libraryPageSize;

  return (
    <section aria-labelledby="works-title" className="screen">
      <div className="flex items-baseline justify-between">
        <h1 id="works-title" className="screen-title">
          최근 작업
        </h1>
        {data && (
          <p className="text-sm text-muted tabular-nums">
            {data.length} / {LIMITS.recentWorks}
          </p>
        )}
      </div>
      {error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Spinner label="불러오는 중" />}
      {data?.length === 0 && (
        <EmptyState
          title="최근 작업 내역이 없습니다"
          action={
            <Button variant="primary" onClick={() => navigate(paths.passageForm)}>
              지문 생성하기
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <WorksTable
          rows={data.slice(from, from + LIMITS.libraryPageSize)}
          hrefOf={workPath}
          onOpen={(row) => navigate(workPath(row))}
          onDownload={download.open}
          onToggleFavorite={favorite.mutate}
          formatDate={formatDateTime}
        />
      )}
      <Pager page={page} pages={pages} onChange={(next) => setSearch({ page: String(next) })} />
      <FormatChooserDialog {...download.dialogProps} />
    </section>
  );
}
