/** @jsxImportSource preact */

import { OPTION_LABELS, type Receipt } from '@chulje/contract';
import { useEffect, useState } from 'preact/hooks';
import { seatName } from '../../entities/sittings/seat-name.ts';
import { askResult, type Result } from '../../entities/solving/solving-calls.ts';
import type { SolvingSession } from '../../entities/solving/solving-session.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { ItemHead } from './item-card.tsx';
import { LineText } from './passage-text.tsx';

/** The receipt, and as much of the result as the teacher shows. */
export function EndedView({
  session,
  receipt: first,
  onAgain,
}: {
  session: SolvingSession;
  receipt: Receipt;
  onAgain: () => void;
}) {
  const [{ receipt, result }, setAnswer] = useState<Result>({ receipt: first, result: null });
  const [message, setMessage] = useState<string>();
  const { own } = session;
  async function ask() {
    setMessage(undefined);
    try {
      setAnswer(await askResult(own));
    } catch (error) {
      setMessage(messageOf(error));
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once when it opens
  useEffect(() => void ask(), []);
  const shown = receipt ?? first;
  return (
    <main class="solve-card">
      <h1 class="screen-title">{shown.state === '제출' ? '제출됨' : '마감됨'}</h1>
      <p>
        {own.entry.title} · {seatName(own)}
      </p>
      <dl class="solve-receipt">
        <dt>확인 번호</dt>
        <dd class="solve-code">{shown.number}</dd>
        <dt>받은 시각</dt>
        <dd>{formatDateTime(shown.submittedAt)}</dd>
        <dt>답한 문항</dt>
        <dd>
          {shown.answered}개
          {shown.blank.length > 0 && ` (빈 문항 ${shown.blank.map((number) => `${number}번`).join(', ')})`}
        </dd>
      </dl>
      {shown.lateEvents > 0 && (
        <p class="text-sm">제한 시간이 지나 도착한 답이 있어 선생님에게 ‘늦게 도착’으로 보입니다.</p>
      )}
      {shown.isKeptApart && (
        <p class="solve-warning">마감한 뒤에 도착한 답은 따로 보관했습니다. 인정할지는 선생님이 정합니다.</p>
      )}
      {!shown.isKeptApart && shown.lateTaken !== null && (
        <p class="solve-warning">
          {shown.lateTaken
            ? '마감한 뒤에 도착한 답을 선생님이 인정했습니다.'
            : '마감한 뒤에 도착한 답은 선생님이 인정하지 않았습니다.'}
        </p>
      )}
      {message && <p role="alert">{message}</p>}
      {result ? <ResultOf session={session} result={result} /> : <Later session={session} onAsk={() => void ask()} />}
      {own.entry.attempts > 1 && (
        <button type="button" class="solve-button" onClick={onAgain}>
          다시 풀기
        </button>
      )}
    </main>
  );
}

function Later({ session, onAsk }: { session: SolvingSession; onAsk: () => void }) {
  const { feedback, feedbackAt } = session.own.entry;
  if (feedback === '없음') return <p>결과는 선생님이 알려 줍니다.</p>;
  return (
    <>
      <p>
        {feedbackAt === '직접' ? '결과는 선생님이 공개하면 볼 수 있습니다.' : '결과는 모두 마감한 뒤에 볼 수 있습니다.'}
      </p>
      <button type="button" class="solve-button" onClick={onAsk}>
        결과 확인
      </button>
    </>
  );
}

function ResultOf({ session, result }: { session: SolvingSession; result: NonNullable<Result['result']> }) {
  const items = session.own.form.sections.flatMap((section) => section.items);
  return (
    <section aria-labelledby="result" class="flex flex-col gap-4">
      <h2 id="result" class="text-lg font-bold">
        {result.score / 10}점 / {result.total / 10}점
      </h2>
      {result.isRegraded && <p role="status">제출한 뒤에 채점이 바뀌었습니다.</p>}
      {result.items && (
        <ol class="flex flex-col gap-3">
          {result.items.map(({ number, c, isRight, isExcluded, explained }) => {
            const item = items.find((each) => each.number === number);
            return (
              <li key={number} class="item-view">
                <p>
                  <strong>{number}번</strong> {isExcluded ? '채점에서 뺀 문항' : isRight ? '○ 맞음' : '✕ 틀림'} · 고른
                  답 {OPTION_LABELS[c - 1] ?? '없음'}
                  {explained &&
                    !isExcluded &&
                    ` · 정답 ${explained.keys.map((key) => OPTION_LABELS[key - 1]).join(', ')}`}
                </p>
                {explained && item && (
                  <details>
                    <summary class="link">해설</summary>
                    <ItemHead item={item} />
                    <ol class="item-options">
                      {item.options.map(({ text, format }, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its place
                        <li key={at} class="flex-col">
                          <span>
                            {OPTION_LABELS[at]} <LineText text={text} format={format} />
                          </span>
                          <span class="text-sm text-ink-soft">{explained.reasons[at]}</span>
                        </li>
                      ))}
                    </ol>
                    <p class="whitespace-pre-line">{explained.explanation}</p>
                  </details>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
