/** @jsxImportSource preact */
import { seatName } from '../../entities/sittings/seat-name.ts';
import type { SolvingSession, SolvingState } from '../../entities/solving/solving-session.ts';
import { formatCountdown, formatDateTime } from '../../lib/format.ts';
import { useSeconds } from './use-solving.ts';

const HOUR_MS = 3_600_000;
/** Read out when so many minutes are left. */
const TOLD_MINUTES = [10, 5, 1];

/** What is solved, by which number, how long still, and whether the server has everything. */
export function SolvingBar({
  session,
  state,
  onSubmit,
  children,
}: {
  session: SolvingSession;
  state: SolvingState;
  onSubmit: () => void;
  children: preact.ComponentChildren;
}) {
  const { entry } = session.own;
  return (
    <header class="solve-bar">
      <h1>{entry.title}</h1>
      <span class="text-sm text-ink-soft">{seatName(session.own)}</span>
      <TimeLeft session={session} />
      <span class="solve-connection" data-trouble={state.trouble !== undefined || undefined}>
        {connectionWords(state)}
      </span>
      {/* Read out when something is wrong, not at every choice. */}
      <span role="status" class="sr-only">
        {state.trouble !== undefined && connectionWords(state)}
      </span>
      {children}
      <button type="button" class="solve-button solve-primary" disabled={state.phase !== '푸는 중'} onClick={onSubmit}>
        제출
      </button>
    </header>
  );
}

function connectionWords({ trouble, isBehind, isUnkept }: SolvingState): string {
  if (trouble !== undefined)
    return isUnkept ? '연결 안 됨 · 이 창을 닫으면 답이 사라집니다' : '연결 안 됨 · 답은 이 기기에 있음';
  return isBehind ? '저장하는 중' : '저장됨';
}

function TimeLeft({ session }: { session: SolvingSession }) {
  useSeconds();
  const { leftMs } = session.time;
  const { minutes, closesAt } = session.own.entry;
  const left = Math.ceil(leftMs / 1000);
  const told = TOLD_MINUTES.find((each) => left <= each * 60 && left > each * 60 - 30);
  if (minutes === null && leftMs > HOUR_MS)
    return <span class="text-sm text-ink-soft">{formatDateTime(closesAt)} 마감</span>;
  return (
    <>
      <span role="timer" aria-label="남은 시간" class="solve-timer" data-short={left < 300 || undefined}>
        {formatCountdown(left)}
      </span>
      <span role="status" class="sr-only">
        {told !== undefined && `${told}분 남았습니다.`}
      </span>
    </>
  );
}
