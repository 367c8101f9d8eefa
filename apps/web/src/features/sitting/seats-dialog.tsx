import { type AnswerOf, type issueSlips, LIMITS, type Sitting } from '@chulje/contract';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { seatName } from '../../entities/sittings/seat-name.ts';
import { useAddSeats, useIssueSlips } from '../../entities/sittings/sittings.ts';
import { codeAddress } from '../../entities/sittings/way-in.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

/** 자리와 번호표: more seats, and the slips that a student needs to sit on one. */
export function SeatsDialog({ isOpen, onClose, sitting }: { isOpen: boolean; onClose: () => void; sitting: Sitting }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sitting.hasSlips ? '자리와 번호표' : '자리'} width={480}>
      <Seats sitting={sitting} />
    </Dialog>
  );
}

function Seats({ sitting }: { sitting: Sitting }) {
  const [last, setLast] = useState('');
  const toast = useToast();
  const onError = (error: Error) => toast.error(messageOf(error));
  const add = useAddSeats({ onSuccess: ({ added }) => toast.success(`자리 ${added}개를 더했습니다.`), onError });
  const issue = useIssueSlips({ onError });
  const params = { sitting: sitting.code };
  const seats = Array.from({ length: Math.min(Number(last) || 0, LIMITS.seats) }, (_, at) => ({
    class: 0,
    number: at + 1,
  }));
  return (
    <>
      <div className="flex items-end gap-2">
        <Field label="몇 번까지">
          <TextInput
            inputMode="numeric"
            value={last}
            maxLength={String(LIMITS.seats).length}
            onChange={(event) => setLast(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
        <Button
          disabled={seats.length === 0}
          isBusy={add.isPending}
          onClick={() => add.mutate({ params, body: { seats } })}
        >
          자리 더하기
        </Button>
      </div>
      {sitting.hasSlips && (
        <>
          <p className="text-sm text-ink-soft">
            자리마다 숫자 {LIMITS.slipDigits}자리를 새로 만듭니다. 숫자는 지금 인쇄하는 종이에만 있고, 전에 나눠 준
            번호표는 쓸 수 없게 됩니다.
          </p>
          <Button variant="primary" isBusy={issue.isPending} onClick={() => issue.mutate({ params, body: {} })}>
            {issue.data ? '번호표 다시 만들기' : '번호표 만들기'}
          </Button>
          {issue.data && (
            <>
              <p role="status">{issue.data.length}장을 만들었습니다. 인쇄해 잘라서 나눠 주세요.</p>
              <Button onClick={() => window.print()}>인쇄</Button>
              <Slips sitting={sitting} slips={issue.data} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** The slips as they are printed: on paper alone, and nothing beside them. */
function Slips({ sitting, slips }: { sitting: Sitting; slips: AnswerOf<typeof issueSlips> }) {
  return createPortal(
    <ul className="print-alone" aria-label="번호표">
      {slips.map((slip) => (
        <li key={seatName(slip)}>
          <span>{sitting.title}</span>
          <strong>{seatName(slip)}</strong>
          <span>
            {codeAddress()} · 코드 {sitting.joinCode}
          </span>
          <span>
            번호표 <b>{slip.slip}</b>
          </span>
        </li>
      ))}
    </ul>,
    document.body,
  );
}
