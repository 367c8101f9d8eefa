/** @jsxImportSource preact */
import type { SolvingSession, SolvingState } from '../../entities/solving/solving-session.ts';

/** Handed in here, and not yet there: only the server's receipt says 제출됨. */
export function WaitingView({ session, state }: { session: SolvingSession; state: SolvingState }) {
  return (
    <main class="solve-card">
      <h1 class="screen-title">제출하는 중</h1>
      {state.trouble === undefined ? (
        <p role="status">답을 보내고 있습니다. 이 창을 닫지 마세요.</p>
      ) : (
        <>
          <p role="alert">연결되면 저절로 제출됩니다. 이 창을 닫지 마세요.</p>
          <p class="text-sm text-ink-soft">{state.trouble}</p>
          <button type="button" class="solve-button" onClick={() => saveFile(session)}>
            답안 저장
          </button>
          <p class="text-sm text-ink-soft">오래 연결되지 않으면 답안을 파일로 저장해 선생님께 드리세요.</p>
        </>
      )}
    </main>
  );
}

function saveFile(session: SolvingSession): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(session.answerFile());
  link.download = `답안_${session.own.number}번.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
