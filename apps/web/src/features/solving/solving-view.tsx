/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ENDED_WORDS, type SolvingSession } from '../../entities/solving/solving-session.ts';
import { EndedView } from './ended-view.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemStrip } from './item-strip.tsx';
import { LookMenu, useLook } from './look.tsx';
import { PaneHandle } from './pane-handle.tsx';
import { PassageText } from './passage-text.tsx';
import { SolvingBar } from './solving-bar.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useSolving } from './use-solving.ts';
import { WaitingView } from './waiting-view.tsx';

/** Who asked for an item is on it, even where its pane cannot scroll so far; ms. */
const LED_MS = 800;

/** An attempt: while it is solved, while it waits for the receipt, and after. */
export function SolvingScreen({ session, onAgain }: { session: SolvingSession; onAgain: () => void }) {
  const state = useSolving(session);
  if (state.receipt) return <EndedView session={session} receipt={state.receipt} onAgain={onAgain} />;
  if (state.phase === '제출하는 중') return <WaitingView session={session} state={state} />;
  return <Solving session={session} />;
}

function Solving({ session }: { session: SolvingSession }) {
  const state = useSolving(session);
  const [isAsking, setAsking] = useState(false);
  const [percent, setPercent] = useState(45);
  const [look, setLook] = useLook();
  const items = useRef<HTMLDivElement>(null);
  const ledUntil = useRef(0);
  const { form, entry } = session.own;
  const pages =
    entry.page === '한 문항씩'
      ? form.sections.flatMap((section) => section.items.map((item) => ({ section, items: [item] })))
      : entry.page === '한 지문씩'
        ? form.sections.map((section) => ({ section, items: section.items }))
        : [{ section: undefined, items: form.sections.flatMap((section) => section.items) }];
  const pageOf = (number: number) => pages.findIndex((page) => page.items.some((item) => item.number === number));
  const at = Math.max(0, pageOf(state.item));
  const page = pages[at];
  const section = page?.section ?? form.sections.find((each) => each.items.some(({ number }) => number === state.item));
  const numbers = form.sections.flatMap((each) => each.items.map(({ number }) => number));
  const canGo = (number: number) => entry.allowBack || pageOf(number) >= at;
  const ended = ENDED_WORDS[state.phase];

  function go(number: number | undefined) {
    if (number === undefined || !canGo(number)) return;
    setAsking(false);
    session.go(number);
    ledUntil.current = performance.now() + LED_MS;
    // After the page of the item is there.
    requestAnimationFrame(() => {
      const card = document.getElementById(`item-${number}`);
      card?.scrollIntoView({ block: 'start' });
      card?.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
    });
  }

  // The item that stands in the upper part of its pane is the one that is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other items
  useEffect(() => {
    const pane = items.current;
    if (!pane) return;
    const observer = new IntersectionObserver(
      (seen) => {
        const first = seen.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
        if (first && performance.now() > ledUntil.current) session.go(Number(first.dataset.item));
      },
      { root: pane, rootMargin: '-20% 0px -75% 0px' },
    );
    for (const card of pane.querySelectorAll('[data-item]')) observer.observe(card);
    return () => observer.disconnect();
  }, [at, session]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof HTMLInputElement && target.type !== 'radio') return;
      // The item in which the focus is, wherever one has scrolled.
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
      const number = card ? Number(card.dataset.item) : session.state.item;
      if (/^[1-5]$/.test(key)) void session.choose(number, Number(key));
      else if (key === '0') void session.clear(number);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [session]);

  return (
    <div class="solve" data-size={look.size} data-wide={look.isWide || undefined}>
      <SolvingBar session={session} state={state} onSubmit={() => setAsking(true)}>
        <LookMenu look={look} onChange={setLook} />
      </SolvingBar>
      {ended && (
        <p role="alert" class="solve-warning">
          {ended}{' '}
          {state.phase === '다른 창' && (
            <button type="button" class="link" onClick={() => location.reload()}>
              이 창에서 이어 풀기
            </button>
          )}
        </p>
      )}
      {state.isUnkept && !ended && (
        <p role="status" class="solve-warning">
          이 브라우저는 답을 기기에 저장하지 못합니다(사생활 보호 창). 제출할 때까지 이 창을 닫지 마세요.
        </p>
      )}
      <main class="solve-panes" style={{ '--split': `${percent}%` }}>
        <section
          class="solve-pane"
          aria-label="지문"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls is reached by keyboard
          tabIndex={0}
          key={`passage-${section?.items[0]?.number}`}
        >
          {section && <PassageText {...section.passage} />}
        </section>
        <PaneHandle percent={percent} onChange={setPercent} />
        <div ref={items} class="solve-pane" key={`items-${at}`}>
          {page?.items.map((item) => (
            <ItemCard key={item.number} item={item} session={session} state={state} />
          ))}
          <div class="flex justify-between gap-2 pb-4">
            <button
              type="button"
              class="solve-button"
              disabled={at === 0 || !entry.allowBack}
              onClick={() => go(pages[at - 1]?.items[0]?.number)}
            >
              이전
            </button>
            {at < pages.length - 1 ? (
              <button type="button" class="solve-button" onClick={() => go(pages[at + 1]?.items[0]?.number)}>
                다음
              </button>
            ) : (
              <button
                type="button"
                class="solve-button"
                disabled={state.phase !== '푸는 중'}
                onClick={() => setAsking(true)}
              >
                제출하러 가기
              </button>
            )}
          </div>
        </div>
      </main>
      <ItemStrip numbers={numbers} state={state} canGo={canGo} onGo={go} />
      {isAsking && (
        <SubmitDialog
          blank={numbers.filter((number) => !state.answers[number]?.c)}
          canGo={canGo}
          onGo={go}
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            void session.submit();
          }}
        />
      )}
    </div>
  );
}
