import { LIMITS } from '@chulje/contract';
import { FileText, ListChecks } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useMemberName } from '../../lib/use-me.ts';
import { useRecentWorks, useToggleFavorite, workPath } from '../../lib/use-recent-works.ts';
import { useTicket } from '../../lib/use-ticket.ts';
import { useWorkDownload } from '../../lib/use-work-download.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormatChooserDialog } from '../../ui/format-chooser-dialog.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WorksTable } from '../../ui/works-table.tsx';

/** 홈: greeting with tickets, two starts, and the newest works. */
export function HomeScreen() {
  return (
    <div className="screen">
      <WelcomePanel />
      <RecentWorks />
    </div>
  );
}

function WelcomePanel() {
  const ticket = useTicket();
  const name = useMemberName();
  return (
    <section aria-labelledby="welcome" className="panel grid gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <div className="flex max-w-md flex-col gap-3">
        <h1 id="welcome" className="text-xl font-bold tracking-tight">
          {name} 님, 안녕하세요
        </h1>
        <p className="text-sm text-ink-soft">
          남은 이용권 <strong className="text-accent tabular-nums">{ticket ? ticket.balance : '—'}</strong>
          {ticket && <span className="tabular-nums"> / {ticket.total}개</span>}
        </p>
        <Meter label="남은 이용권" value={ticket?.balance ?? 0} max={ticket?.total ?? 0} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <StartCard to={paths.passageForm} icon={FileText} label="지문 생성" />
        <StartCard to={paths.questionForm} icon={ListChecks} label="문항 생성" />
      </div>
    </section>
  );
}

function StartCard({ to, icon: Icon, label }: { to: string; icon: typeof FileText; label: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-20 min-w-36 flex-col items-center justify-center gap-2 rounded-lg border border-accent bg-accent-soft px-4 font-semibold text-accent hover:bg-accent hover:text-on-accent"
    >
      <Icon aria-hidden="true" size={22} />
      {label}
    </Link>
  );
}

function RecentWorks() {
  const navigate = useNavigate();
  const toast = useToast();
  const { data, error, refetch } = useRecentWorks();
  const favorite = useToggleFavorite((refused) => toast.error(messageOf(refused)));
  const download = useWorkDownload();
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between">
        <h2 id="recent" className="text-base font-bold">
          최근 작업 내역
        </h2>
        {data && data.length > 0 && (
          <Link to={paths.recentWorks} className="link text-sm">
            더보기
          </Link>
        )}
      </div>
      {error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Spinner label="불러오는 중" />}
      {data?.length === 0 && (
        <EmptyState
          title="최근 작업 내역"
          body="아직 생성하신 지문/문항이 없습니다."
          action={
            <Button variant="primary" onClick={() => navigate(paths.passageForm)}>
              지금 바로 시작하기
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <WorksTable
          rows={data.slice(0, LIMITS.homeRecentRows)}
          hrefOf={workPath}
          onOpen={(row) => navigate(workPath(row))}
          onDownload={download.open}
          onToggleFavorite={favorite.mutate}
          formatDate={formatDateTime}
        />
      )}
      <FormatChooserDialog {...download.dialogProps} />
    </section>
  );
}
