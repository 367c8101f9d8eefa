/** @jsxImportSource preact */
import '../../entities/text/editor.css';
import './solving.css';
import type { Entry } from '@chulje/contract';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keepPage } from '../../entities/solving/keep-page.ts';
import { type KeptAttempt, keptAttemptsOf } from '../../entities/solving/kept-attempts.ts';
import { enter } from '../../entities/solving/solving-calls.ts';
import { SolvingSession } from '../../entities/solving/solving-session.ts';
import { messageOf } from '../../lib/api-error.ts';
import { loadRareLetters } from '../../lib/rare-letters.ts';
import { CodeForm } from './code-form.tsx';
import { EntryForm } from './entry-form.tsx';
import { KeptChoice } from './kept-choice.tsx';
import { waitForPrintFont } from './print-font.ts';
import { SolvingScreen } from './solving-view.tsx';

/** The attempt that this tab is on: a reload goes straight on with it. */
const TAB_KEY = 'chulje-solving-attempt';

type Stage =
  | { is: '여는 중' }
  | { is: '코드' }
  | { is: '안내'; entry: Entry }
  | { is: '고르기'; kept: readonly KeptAttempt[]; link: string }
  | { is: '풀기'; session: SolvingSession }
  | { is: '리포트'; Page: FunctionComponent<{ link: string }>; link: string }
  | { is: '안 됨'; message: string };

const linkOf = (path: string) => /^\/s\/([^/]+)\/?$/.exec(path)?.[1];

/** From the code or the link to the receipt. */
export function SolvingApp() {
  const [stage, setStage] = useState<Stage>({ is: '여는 중' });

  const fail = (error: unknown) => setStage({ is: '안 됨', message: messageOf(error) });

  async function open(kept: KeptAttempt) {
    // Whoever reloads, or comes back by this tab, had it.
    const isTaking = sessionStorage.getItem(TAB_KEY) === kept.attempt;
    sessionStorage.setItem(TAB_KEY, kept.attempt);
    try {
      const [session] = await Promise.all([SolvingSession.open(kept, isTaking), waitForPrintFont(kept.form)]);
      setStage({ is: '풀기', session });
      void keepPage();
    } catch (error) {
      fail(error);
    }
  }

  async function askEntry(link: string) {
    try {
      setStage({ is: '안내', entry: await enter({ link }) });
    } catch (error) {
      fail(error);
    }
  }

  /** Also where `/s/{link}#report` leads, which a teacher may hand on. */
  async function showReport(link: string) {
    try {
      const { ReportPage } = await import('./report-page.tsx');
      setStage({ is: '리포트', Page: ReportPage, link });
    } catch (error) {
      fail(error);
    }
  }

  async function begin() {
    const link = linkOf(location.pathname);
    if (link !== undefined && location.hash === '#report') return showReport(link);
    if (link === undefined) return setStage({ is: '코드' });
    const kept = await keptAttemptsOf(link);
    const own = kept.find(({ attempt }) => attempt === sessionStorage.getItem(TAB_KEY));
    if (own) return open(own);
    if (kept.length > 0) return setStage({ is: '고르기', kept, link });
    await askEntry(link);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    begin().catch(fail);
    loadRareLetters();
  }, []);

  switch (stage.is) {
    case '여는 중':
      return (
        <main class="solve-card" aria-busy="true">
          <p role="status">여는 중입니다.</p>
        </main>
      );
    case '코드':
      return (
        <CodeForm
          onEntered={(entry) => {
            history.replaceState(null, '', `/s/${entry.link}`);
            setStage({ is: '안내', entry });
          }}
        />
      );
    case '안내':
      return <EntryForm entry={stage.entry} onStarted={(kept) => void open(kept)} />;
    case '고르기':
      return (
        <KeptChoice kept={stage.kept} onChoose={(kept) => void open(kept)} onOther={() => void askEntry(stage.link)} />
      );
    case '풀기':
      return (
        <SolvingScreen
          session={stage.session}
          onAgain={() => {
            sessionStorage.removeItem(TAB_KEY);
            void askEntry(stage.session.own.link);
          }}
        />
      );
    case '리포트':
      return <stage.Page link={stage.link} />;
    default:
      return (
        <main class="solve-card">
          <h1 class="screen-title">문제 풀기</h1>
          <p role="alert">{stage.message}</p>
          <button type="button" class="solve-button" onClick={() => location.reload()}>
            다시 시도
          </button>
          {linkOf(location.pathname) !== undefined && (
            <button
              type="button"
              class="link self-start"
              onClick={() => void showReport(linkOf(location.pathname) ?? '')}
            >
              확인 번호로 내 리포트 보기
            </button>
          )}
          <a class="link self-start" href="/s">
            코드로 들어가기
          </a>
        </main>
      );
  }
}
