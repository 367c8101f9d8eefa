/** @jsxImportSource preact */
import { type Entry, type Feedback, LIMITS } from '@chulje/contract';
import { useState } from 'preact/hooks';
import type { KeptAttempt } from '../../entities/solving/kept-attempts.ts';
import { sitDown } from '../../entities/solving/sit-down.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Field, SeatFields } from './field.tsx';
import { bringPrintFont } from './print-font.ts';
import { useSending } from './use-sending.ts';

const SHOWN: Record<Feedback, string> = {
  없음: '결과를 보여 주지 않습니다.',
  점수: '점수를 보여 줍니다.',
  정오: '점수와 맞고 틀린 문항을 보여 줍니다.',
  해설: '점수와 정답, 해설을 보여 줍니다.',
};
const WHEN = { 바로: '제출하면', '마감 뒤': '모두 마감한 뒤에', 직접: '선생님이 공개하면' } as const;

/** What holds, what is kept, and the number: then 시작. */
export function EntryForm({ entry, onStarted }: { entry: Entry; onStarted: (kept: KeptAttempt) => void }) {
  const [group, setGroup] = useState('');
  const [number, setNumber] = useState('');
  const [slip, setSlip] = useState('');
  const { isSending, message, run } = useSending(
    () =>
      sitDown(entry, {
        class: group.trim() === '' ? 0 : Number(group),
        number: Number(number),
        ...(slip.trim() !== '' && { slip: slip.trim() }),
      }),
    onStarted,
  );
  const messageId = 'seat-message';
  return (
    <main class="solve-card">
      <h1 class="screen-title">{entry.title}</h1>
      <section aria-labelledby="rules">
        <h2 id="rules" class="field-label mb-1.5">
          {entry.mode} 안내
        </h2>
        <ul class="solve-list">
          <li>
            문항 {entry.items}개{entry.minutes !== null && `, 시작하고 ${entry.minutes}분`}
          </li>
          <li>{formatDateTime(entry.closesAt)}에 마감합니다.</li>
          {!entry.allowBack && <li>지나간 쪽으로 돌아갈 수 없습니다.</li>}
          {entry.signals && <li>다른 창이나 앱으로 나간 횟수와 시간이 선생님에게 보입니다.</li>}
          <li>{entry.feedback === '없음' ? SHOWN.없음 : `${WHEN[entry.feedbackAt]} ${SHOWN[entry.feedback]}`}</li>
        </ul>
      </section>
      <section aria-labelledby="kept" class="solve-notice">
        <h2 id="kept" class="field-label mb-1.5">
          저장하는 것
        </h2>
        <ul class="solve-list">
          <li>
            {entry.asksClass ? '반과 번호' : '번호'}, 고른 답, 문항을 본 시간을 저장합니다. 접속 기록(IP 주소)은 석 달
            동안 남습니다.
          </li>
          <li>{formatDateTime(entry.purgeAt)}에 답과 시간을 지웁니다.</li>
          <li>이 시험을 낸 선생님이 봅니다.</li>
          <li>이름은 묻지 않습니다. 어디에도 이름을 적지 마세요.</li>
        </ul>
      </section>
      <form
        class="flex flex-col gap-4"
        noValidate
        onFocusIn={bringPrintFont}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <SeatFields
          hasClass={entry.asksClass}
          group={group}
          number={number}
          onGroup={setGroup}
          onNumber={setNumber}
          messageId={messageId}
        />
        {entry.hasSlips && (
          <Field
            label={`자리 번호표 숫자 ${LIMITS.slipDigits}자리`}
            value={slip}
            onInput={setSlip}
            inputMode="numeric"
            messageId={messageId}
          />
        )}
        <p id={messageId} role="alert" class="text-sm text-danger">
          {message}
        </p>
        <button type="submit" class="solve-button solve-primary" aria-busy={isSending}>
          시작
        </button>
      </form>
    </main>
  );
}
