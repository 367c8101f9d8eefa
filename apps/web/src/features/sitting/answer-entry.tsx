import { type BoardSeat, LIMITS, type Sitting } from '@chulje/contract';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../entities/exports/download.ts';
import { useEnterAnswers, useScores } from '../../entities/sittings/sittings.ts';
import { messageOf } from '../../lib/api-error.ts';
import { decodeSheet } from '../../lib/sheet.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AnswerGrid } from './answer-grid.tsx';
import {
  type AnswerRow,
  changedRows,
  type EnteredRow,
  readPasted,
  rowKey,
  rowsOf,
  templateCsv,
  toEntered,
  withRows,
} from './answer-rows.ts';
import type { Scores } from './scores.ts';

const UNDO_MINUTES = 3;
const MINUTE_MS = 60_000;

interface EntryProps {
  sitting: Sitting;
  seats: readonly BoardSeat[];
  nameOf: (seat: { class: number; number: number }) => string;
}

/** 답 입력: what was solved on paper, scored as what comes by link. */
export function AnswerEntry(props: EntryProps) {
  const { data, error, refetch } = useScores(props.sitting.code, props.sitting.ended);
  if (data) return <Entry {...props} scores={data} />;
  return error ? (
    <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <Spinner label="불러오는 중" />
  );
}

function Entry({ sitting, seats, nameOf, scores }: EntryProps & { scores: Scores }) {
  const [edited, setEdited] = useState<readonly AnswerRow[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [last, setLast] = useState('');
  const [undo, setUndo] = useState<readonly EnteredRow[]>();
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const numbers = Array.from({ length: sitting.items }, (_, at) => sitting.firstNumber + at);
  const kept = rowsOf(seats, scores, numbers);
  const rows = withRows(kept, edited);
  const changed = changedRows(rows, kept);
  const guard = useLeaveGuard(changed.length > 0);
  const params = { sitting: sitting.code };
  const enter = useEnterAnswers({});

  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => setUndo(undefined), UNDO_MINUTES * MINUTE_MS);
    return () => clearTimeout(timer);
  }, [undo]);

  const put = (others: readonly AnswerRow[]) => setEdited((before) => withRows(before, others));
  function take(text: string, start: number) {
    const pasted = readPasted(text, { numbers, seats: rows, start });
    put(pasted.rows);
    setFaults(pasted.faults);
    setSaid(`${pasted.rows.length}줄을 넣었습니다. 아직 저장하지 않았습니다.`);
  }
  function save() {
    const known = new Map(kept.map((row) => [rowKey(row), row]));
    const back = changed.map((row): EnteredRow => {
      const old = known.get(rowKey(row));
      return old ? toEntered(old) : { ...toEntered(row), choices: null };
    });
    enter.mutate(
      { params, body: { rows: changed.map(toEntered) } },
      {
        onSuccess() {
          setUndo(back);
          setFaults([]);
          setSaid(`${changed.length}명의 답을 저장하고 채점했습니다.`);
        },
      },
    );
  }
  function takeBack() {
    if (!undo) return;
    enter.mutate(
      { params, body: { rows: [...undo] } },
      {
        onSuccess() {
          setUndo(undefined);
          setEdited([]);
          setSaid('저장하기 전으로 되돌렸습니다.');
        },
      },
    );
  }
  function addSeats() {
    const count = Math.min(Number(last) || 0, sitting.maxSeats);
    const known = new Set(rows.map(rowKey));
    const added = Array.from({ length: count }, (_, at) => ({ class: 0, number: at + 1 }));
    const cells = numbers.map(() => '');
    put(
      added
        .filter((seat) => !known.has(rowKey(seat)))
        .map((seat) => ({ ...seat, form: '가' as const, cells, isOnline: false })),
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        칸에 1부터 5까지 적고, 답하지 않은 문항은 0을 적습니다. 화살표로 움직입니다. 표에서 복사해 칸에 붙여 넣으면
        번호가 있는 표는 그 번호에, 없는 표는 고른 자리부터 들어갑니다. 이름이 든 칸은 버리고 보내지 않습니다.
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-28">
          <Field label="몇 번까지">
            <TextInput
              inputMode="numeric"
              value={last}
              maxLength={String(LIMITS.seats).length}
              onChange={(event) => setLast(event.target.value.replace(/\D/g, ''))}
            />
          </Field>
        </div>
        <Button onClick={addSeats}>자리 더하기</Button>
        <Button
          onClick={() =>
            saveFile(
              new Blob([templateCsv(rows, numbers)], { type: 'text/csv;charset=utf-8' }),
              `${sitting.title} 답 양식.csv`,
            )
          }
        >
          양식 받기
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="답 파일"
          hidden
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? [];
            const bytes = await chosen?.arrayBuffer();
            target.value = '';
            if (bytes) take(decodeSheet(bytes), 0);
          }}
        />
        <Button onClick={() => file.current?.click()}>CSV 불러오기</Button>
        <Button
          variant="primary"
          className="ml-auto"
          disabled={changed.length === 0}
          isBusy={enter.isPending}
          onClick={save}
        >
          {changed.length > 0 ? `${changed.length}명 저장` : '저장'}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p role="status">{said}</p>
        {undo && (
          <Button size="small" isBusy={enter.isPending} onClick={takeBack}>
            저장 되돌리기
          </Button>
        )}
      </div>
      {enter.error && (
        <p role="alert" className="text-sm text-danger">
          {messageOf(enter.error)}
        </p>
      )}
      {faults.length > 0 && (
        <ul role="alert" className="list-disc pl-5 text-sm text-danger">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? (
        <p className="text-sm">‘몇 번까지’에 마지막 번호를 적고 자리를 더하거나, CSV를 불러와 주세요.</p>
      ) : (
        <AnswerGrid
          rows={rows}
          names={new Map(rows.map((row) => [rowKey(row), nameOf(row)]))}
          numbers={numbers}
          forms={scores.forms.map(({ label }) => label)}
          onChange={(row) => put([row])}
          onPaste={take}
        />
      )}
      <ConfirmDialog
        isOpen={guard.state === 'blocked'}
        title="저장하지 않고 나가시겠습니까?"
        body={`저장하지 않은 답 ${changed.length}줄이 사라집니다.`}
        cancelLabel="취소"
        confirmLabel="나가기"
        onCancel={() => guard.reset?.()}
        onConfirm={() => guard.proceed?.()}
      />
    </div>
  );
}
