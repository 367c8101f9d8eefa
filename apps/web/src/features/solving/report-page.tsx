/** @jsxImportSource preact */
import { LIMITS, OPTION_LABELS, type StudentReport } from '@chulje/contract';
import { useState } from 'preact/hooks';
import { seatName } from '../../entities/sittings/seat-name.ts';
import { askOwnReport, type OwnReport } from '../../entities/solving/own-report.ts';
import { Field, SeatFields } from './field.tsx';
import { PracticeView } from './practice-view.tsx';
import { useSending } from './use-sending.ts';

/** 내 리포트 by 확인 번호, from whatever device. Fetched when it is first opened. */
export function ReportPage({ link }: { link: string }) {
  const [group, setGroup] = useState('');
  const [number, setNumber] = useState('');
  const [receipt, setReceipt] = useState('');
  const [found, setFound] = useState<OwnReport>();
  const body = { link, class: group.trim() === '' ? 0 : Number(group), number: Number(number), receipt };
  const { isSending, message, run } = useSending(() => askOwnReport(body), setFound);
  if (found) return <FoundView found={found} onBack={() => setFound(undefined)} />;
  const messageId = 'report-message';
  return (
    <main class="solve-card">
      <h1 class="screen-title">내 리포트</h1>
      <form
        class="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <SeatFields
          hasClass
          group={group}
          number={number}
          onGroup={setGroup}
          onNumber={setNumber}
          messageId={messageId}
        />
        <Field
          label={`제출할 때 받은 확인 번호 ${LIMITS.receiptLength}자리`}
          value={receipt}
          onInput={setReceipt}
          autoCapitalize="characters"
          messageId={messageId}
        />
        <p id={messageId} role="alert" class="text-sm text-danger">
          {message}
        </p>
        <button type="submit" class="solve-button solve-primary" aria-busy={isSending}>
          보기
        </button>
      </form>
    </main>
  );
}

function FoundView({ found: { title, report, practice }, onBack }: { found: OwnReport; onBack: () => void }) {
  const [isPractising, setPractising] = useState(false);
  const turn = (to: boolean) => () => {
    setPractising(to);
    scrollTo(0, 0);
  };
  if (isPractising) return <PracticeView practice={practice} onBack={turn(false)} />;
  return (
    <main class="solve-card">
      <h1 class="screen-title">내 리포트</h1>
      {report ? (
        <ReportView title={title} report={report} />
      ) : (
        <p role="status">{title}의 결과는 아직 볼 수 없습니다. 선생님이 공개하면 볼 수 있습니다.</p>
      )}
      {practice.some(({ item }) => item !== null) && (
        <button type="button" class="solve-button solve-primary" onClick={turn(true)}>
          같은 유형의 다른 문항 풀기
        </button>
      )}
      <button type="button" class="solve-button" onClick={onBack}>
        다른 번호로 보기
      </button>
    </main>
  );
}

function ReportView({ title, report }: { title: string; report: StudentReport }) {
  const { score, fullScore, band, isRegraded, patterns, items, wrong } = report;
  const paced = (items ?? []).filter(({ pace }) => pace !== null);
  return (
    <>
      <p>
        {title} · {seatName(report)}
      </p>
      <p class="text-lg font-bold">
        {score / 10}점 / {fullScore / 10}점
      </p>
      {band && (
        <p class="text-sm">
          우연한 오차를 생각하면 실력은 {band.low / 10}～{band.high / 10}점쯤입니다(셋 중 둘은 이 안).
        </p>
      )}
      {isRegraded && <p role="status">제출한 뒤에 채점이 바뀌었습니다.</p>}
      {patterns.length > 0 && (
        <ul class="solve-list">
          {patterns.map(({ pattern, items: asked, right }) => (
            <li key={pattern}>
              {pattern}: {asked}문항 중 {right}문항을 맞혔습니다.
            </li>
          ))}
          {paced.map(({ number, pace }) => (
            <li key={number}>
              {number}번: {pace}
            </li>
          ))}
        </ul>
      )}
      {items && (
        <section aria-labelledby="marks">
          <h2 id="marks" class="field-label mb-1.5">
            채점
          </h2>
          <ol class="flex flex-col gap-1">
            {items.map(({ number, isExcluded, isRight, c, keys }) => (
              <li key={number}>
                <strong>{number}번</strong> {isExcluded ? '채점에서 뺀 문항' : isRight ? '○ 맞음' : '✕ 틀림'} · 고른 답{' '}
                {OPTION_LABELS[c - 1] ?? '없음'}
                {keys && !isExcluded && ` · 정답 ${keys.map((key) => OPTION_LABELS[key - 1]).join(', ')}`}
              </li>
            ))}
          </ol>
        </section>
      )}
      {wrong.length > 0 && (
        <section aria-labelledby="wrong" class="flex flex-col gap-4">
          <h2 id="wrong" class="field-label">
            틀린 문항
          </h2>
          {wrong.map(({ number, stem, chosen, reason, sentence, practice }) => (
            <div key={number} class="flex flex-col gap-1">
              <p class="font-bold">
                {number}번. {stem}
              </p>
              <p>{chosen ? `고른 선지: ${chosen}` : '답하지 않았습니다.'}</p>
              {reason && <p class="whitespace-pre-line text-sm text-ink-soft">{reason}</p>}
              {sentence && <blockquote class="solve-notice">{sentence}</blockquote>}
              {practice !== null && (
                <p class="text-sm">
                  {practice === 0 ? '같은 유형의 다른 문항은 없습니다.' : `같은 유형의 다른 문항: ${practice}번`}
                </p>
              )}
            </div>
          ))}
        </section>
      )}
    </>
  );
}
