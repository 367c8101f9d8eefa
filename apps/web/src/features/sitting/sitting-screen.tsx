import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { namedSeat, useRosters } from '../../entities/sittings/rosters.ts';
import { useBoard, useChangeSitting, useCloseSitting, useDeleteSitting } from '../../entities/sittings/sittings.ts';
import { WayIn } from '../../entities/sittings/way-in.tsx';
import { isMissing, messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useViewInAddress } from '../../lib/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Board } from './board.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SittingList } from './sitting-list.tsx';
import { StateBadge } from './state-badge.tsx';

/** Fetched when it is first opened. */
const BlackboardDialog = lazy(async () => ({ default: (await import('./blackboard-dialog.tsx')).BlackboardDialog }));

const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));
const SeatsDialog = lazy(async () => ({ default: (await import('./seats-dialog.tsx')).SeatsDialog }));
const RosterDialog = lazy(async () => ({ default: (await import('./roster-dialog.tsx')).RosterDialog }));
const AnswerEntry = lazy(async () => ({ default: (await import('./answer-entry.tsx')).AnswerEntry }));
const AnalysisView = lazy(async () => ({ default: (await import('./analysis/analysis-view.tsx')).AnalysisView }));

const VIEWS = ['현황판', '채점표', '답 입력', '분석'] as const;

/** 응시: the list, or one of it. */
export function SittingScreen() {
  const { sitting } = useParams();
  return sitting === undefined ? <SittingList /> : <OneSitting key={sitting} code={sitting} />;
}

/** How students come in, how they stand, and what came of it. */
function OneSitting({ code }: { code: string }) {
  const { data, error, refetch } = useBoard(code);
  if (data && !isMissing(error)) return <SittingView data={data} error={error} />;
  return (
    <div className="screen screen-wide">
      <h1 className="screen-title">응시</h1>
      {!error && <Spinner label="불러오는 중" />}
      {error && isMissing(error) && (
        <EmptyState
          title="응시를 찾을 수 없습니다"
          body="지웠거나 다른 계정의 응시입니다."
          action={
            <LinkButton variant="primary" to={paths.sittings}>
              응시 목록으로
            </LinkButton>
          }
        />
      )}
      {error && !isMissing(error) && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
    </div>
  );
}

interface SittingViewProps {
  data: NonNullable<ReturnType<typeof useBoard>['data']>;
  /** Why it could not be asked for anew. */
  error: Error | null;
}

function SittingView({ data: { now, sitting, seats }, error }: SittingViewProps) {
  const [view, setView] = useViewInAddress('view', VIEWS);
  const rosters = useRosters(sitting.code, sitting.label);
  const { nameOf } = rosters;
  const [isSettings, setSettings] = useState(false);
  const [wasSettings, setWasSettings] = useState(false);
  const [isSeats, setSeats] = useState(false);
  const [wasSeats, setWasSeats] = useState(false);
  const [isRoster, setRoster] = useState(false);
  const [wasRoster, setWasRoster] = useState(false);
  const [hasEntry, setHasEntry] = useState(view === '답 입력');
  const [isBlackboard, setBlackboard] = useState(false);
  const [wasBlackboard, setWasBlackboard] = useState(false);
  const id = useId();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const onError = (failed: Error) => toast.error(messageOf(failed));
  const close = useCloseSitting({ onSuccess: () => toast.success('마감했습니다.'), onError });
  const change = useChangeSitting({ onSuccess: () => toast.success('학생에게 결과를 공개했습니다.'), onError });
  const remove = useDeleteSitting({ onSuccess: () => navigate(paths.sittings), onError });
  const params = { sitting: sitting.code };

  async function askToClose() {
    const isAgreed = await confirm({
      title: '마감하시겠습니까?',
      body: `푸는 중인 학생 ${sitting.solving}명은 지금까지의 답으로 끝나고, 새로 시작할 수 없습니다.`,
      cancelLabel: '취소',
      confirmLabel: '마감하기',
    });
    if (isAgreed) close.mutate({ params });
  }
  async function askToRemove() {
    const isAgreed = await confirm({
      title: '응시를 지우시겠습니까?',
      body: `학생의 답과 점수가 모두 지워지며 되살릴 수 없습니다.${sitting.solving > 0 ? ' 푸는 중인 학생의 답은 하루 동안 더 받은 뒤 지웁니다.' : ''}`,
      cancelLabel: '취소',
      confirmLabel: '지우기',
      isDangerous: true,
    });
    if (isAgreed) remove.mutate({ params });
  }
  return (
    <div className="screen screen-wide">
      <header className="flex flex-wrap items-center gap-3">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="screen-title min-w-0 break-words">{sitting.title}</h1>
          {sitting.label && <span className="text-ink-soft">{sitting.label}</span>}
          <StateBadge sitting={sitting} />
        </div>
        <Button
          onClick={() => {
            setWasBlackboard(true);
            setBlackboard(true);
          }}
        >
          칠판 화면
        </Button>
        {sitting.seatRule === '명단' && (
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setWasSeats(true);
              setSeats(true);
            }}
          >
            {sitting.hasSlips ? '자리와 번호표' : '자리'}
          </Button>
        )}
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setWasRoster(true);
            setRoster(true);
          }}
        >
          명단
        </Button>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setWasSettings(true);
            setSettings(true);
          }}
        >
          설정
        </Button>
        {sitting.feedbackAt === '직접' && !sitting.isReleased && (
          <Button isBusy={change.isPending} onClick={() => change.mutate({ params, body: { isReleased: true } })}>
            결과 공개
          </Button>
        )}
        {(sitting.state !== '닫힘' || sitting.solving > 0) && (
          <Button variant="primary" isBusy={close.isPending} onClick={() => void askToClose()}>
            마감
          </Button>
        )}
        <Button isBusy={remove.isPending} onClick={() => void askToRemove()}>
          지우기
        </Button>
      </header>
      <p className="text-sm text-ink-soft print:hidden">
        {sitting.mode} · {formatDateTime(sitting.closesAt)} 마감{sitting.minutes !== null && ` · ${sitting.minutes}분`}{' '}
        · 답은 {formatDateTime(sitting.purgeAt)}에 지웁니다. 학생의 이름은 묻지 않고 저장하지 않습니다.
      </p>
      {sitting.state !== '닫힘' && view === '현황판' && (
        <section aria-label="들어오는 길" className="panel print:hidden">
          <WayIn sitting={sitting} />
        </section>
      )}
      {error && (
        <p role="status" className="text-sm text-danger">
          {formatDateTime(now)}의 현황입니다. {messageOf(error)}
        </p>
      )}
      <Tabs
        label="응시 보기"
        value={view}
        onChange={(next) => {
          setView(next);
          if (next === '답 입력') setHasEntry(true);
        }}
        tabs={VIEWS.map((name) => ({ value: name, label: name, controls: `${id}-${VIEWS.indexOf(name)}` }))}
      />
      <div id={`${id}-0`} role="tabpanel" aria-label="현황판" hidden={view !== '현황판'}>
        <Board now={Date.parse(now)} sitting={sitting} seats={seats} nameOf={nameOf} />
      </div>
      <div id={`${id}-1`} role="tabpanel" aria-label="채점표" hidden={view !== '채점표'}>
        {view === '채점표' && <ScoreSheet sitting={sitting} nameOf={nameOf} />}
      </div>
      {/* What was typed stays while another view is looked at. */}
      <div id={`${id}-2`} role="tabpanel" aria-label="답 입력" hidden={view !== '답 입력'}>
        <Suspense fallback={<Spinner label="불러오는 중" />}>
          {hasEntry && <AnswerEntry sitting={sitting} seats={seats} nameOf={(seat) => namedSeat(seat, nameOf)} />}
        </Suspense>
      </div>
      <div id={`${id}-3`} role="tabpanel" aria-label="분석" hidden={view !== '분석'}>
        <Suspense fallback={<Spinner label="불러오는 중" />}>
          {view === '분석' && <AnalysisView sitting={sitting} nameOf={nameOf} />}
        </Suspense>
      </div>
      <Suspense>
        {wasSettings && <SettingsDialog isOpen={isSettings} onClose={() => setSettings(false)} sitting={sitting} />}
        {wasSeats && <SeatsDialog isOpen={isSeats} onClose={() => setSeats(false)} sitting={sitting} seats={seats} />}
        {wasRoster && (
          <RosterDialog isOpen={isRoster} onClose={() => setRoster(false)} rosters={rosters} label={sitting.label} />
        )}
        {wasBlackboard && (
          <BlackboardDialog isOpen={isBlackboard} onClose={() => setBlackboard(false)} sitting={sitting} />
        )}
      </Suspense>
    </div>
  );
}
