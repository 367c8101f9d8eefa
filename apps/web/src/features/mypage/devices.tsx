import { MonitorSmartphone } from 'lucide-react';
import { useDevices, useEndOtherSessions, useEndSession } from '../../entities/session/use-devices.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';

/** 로그인한 기기: where the member is logged in; every other device can be logged out from here. */
export function Devices() {
  const { data, error, refetch } = useDevices();
  const toast = useToast();
  const onError = (refused: Error) => toast.error(messageOf(refused));
  const end = useEndSession({
    onSuccess: (_, { params }) => {
      const ended = data?.sessions.find(({ id }) => id === params.sessionId);
      toast.success(`${ended?.device ?? '기기'}에서 로그아웃했습니다.`);
    },
    onError,
  });
  const endOthers = useEndOtherSessions({
    onSuccess: ({ ended }) => toast.success(`다른 기기 ${ended}대에서 로그아웃했습니다.`),
    onError,
  });
  const sessions = data?.sessions;
  const hasOthers = sessions?.some((session) => !session.isCurrent) ?? false;
  return (
    <section aria-labelledby="devices-title" className="panel flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id="devices-title" className="text-base font-bold">
          로그인한 기기
        </h2>
        {hasOthers && (
          <Button size="small" isBusy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            다른 기기 모두 로그아웃
          </Button>
        )}
      </div>
      {error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!sessions && !error && <Spinner label="불러오는 중" />}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <li key={session.id} className="flex items-center gap-4 border-t border-line py-3 first:border-t-0">
              <MonitorSmartphone aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {session.device}
                  {session.isCurrent && <Badge tone="accent">지금 이 기기</Badge>}
                </p>
                <p className="text-xs text-muted tabular-nums">
                  <span className="whitespace-nowrap">마지막 사용 {formatDateTime(session.lastSeenAt)}</span> ·{' '}
                  <span className="whitespace-nowrap">로그인 {formatDateTime(session.createdAt)}</span>
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  size="small"
                  aria-label={`${session.device} 로그아웃`}
                  isBusy={end.isPending && end.variables.params.sessionId === session.id}
                  onClick={() => end.mutate({ params: { sessionId: session.id } })}
                >
                  로그아웃
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
