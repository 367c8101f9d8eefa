import { type AnswerOf, type BoardSeat, type issueSlips, LIMITS, type Sitting } from '@chulje/contract';
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

interface SeatsProps {
  sitting: Sitting;
  seats: readonly BoardSeat[];
}

/** 자리와 번호표: more seats, and the slips that a student needs to sit on one. */
export function SeatsDialog({ isOpen, onClose, ...props }: SeatsProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={props.sitting.hasSlips ? '자리와 번호표' : '자리'} width={480}>
      <Seats {...props} />
    </Dialog>
  );
}

function Seats({ sitting, seats }: SeatsProps) {
  const [group, setGroup] = useState('');
  const [last, setLast] = useState('');
  const toast = useToast();
  const onError = (error: Error) => toast.error(messageOf(error));
  const add = useAddSeats({ onSuccess: ({ added }) => toast.success(`자리 ${added}개를 더했습니다.`), onError });
  const issue = useIssueSlips({ onError });
  const params = { sitting: sitting.code };
  const wanted = Array.from({ length: Math.min(Number(last) || 0, LIMITS.seats) }, (_, at) => ({
    class: Number(group) || 0,
    number: at + 1,
  }));
  const withoutSlip = seats.filter(({ hasSlip }) => !hasSlip);
  return (
    <>
      <p className="text-sm">{countSeats(seats)}</p>
      <div className="flex items-end gap-2">
        <Field label="반" hint="없으면 빈칸">
          <TextInput
            inputMode="numeric"
            value={group}
            maxLength={String(LIMITS.seatClassMax).length}
            onChange={(event) => setGroup(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
        <Field label="몇 번까지" hint="1번부터">
          <TextInput
            inputMode="numeric"
            value={last}
            maxLength={String(LIMITS.seats).length}
            onChange={(event) => setLast(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
        <Button
          disabled={wanted.length === 0}
          isBusy={add.isPending}
          onClick={() => add.mutate({ params, body: { seats: wanted } })}
        >
          자리 더하기
        </Button>
      </div>
      {sitting.hasSlips && (
        <>
          <p className="text-sm text-ink-soft">
            자리마다 숫자 {LIMITS.slipDigits}자리를 만듭니다. 숫자는 지금 인쇄하는 종이에만 있습니다.
            {withoutSlip.length < seats.length && ' 다시 만든 자리의 전 번호표는 쓸 수 없게 됩니다.'}
          </p>
          {withoutSlip.length > 0 && (
            <Button
              variant="primary"
              isBusy={issue.isPending}
              onClick={() => issue.mutate({ params, body: { seats: withoutSlip.map(({ code }) => code) } })}
            >
              번호표 만들기 (자리 {withoutSlip.length}개)
            </Button>
          )}
          {withoutSlip.length < seats.length && (
            <Button isBusy={issue.isPending} onClick={() => issue.mutate({ params, body: {} })}>
              모든 자리의 번호표 다시 만들기
            </Button>
          )}
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

/** 자리 60개: 1반 30개, 2반 30개. */
function countSeats(seats: readonly BoardSeat[]): string {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat.class, (counts.get(seat.class) ?? 0) + 1);
  const parts = [...counts].map(([group, count]) => `${group === 0 ? '반 없이' : `${group}반`} ${count}개`);
  return `지금 자리 ${seats.length}개${counts.size > 1 || !counts.has(0) ? `: ${parts.join(', ')}` : ''}`;
}

/** The slips as they are printed: on paper alone, and nothing beside them. */
function Slips({ sitting, slips }: { sitting: Sitting; slips: AnswerOf<typeof issueSlips> }) {
  return createPortal(
    <ul className="print-alone" aria-label="번호표">
      {slips.map((slip) => (
        <li key={seatName(slip)}>
          <span>{sitting.title}</span>
          <strong>{seatName(slip)}</strong>
          <span>{codeAddress()}</span>
          <span>코드 {sitting.joinCode}</span>
          <span>
            번호표 <b>{slip.slip}</b>
          </span>
        </li>
      ))}
    </ul>,
    document.body,
  );
}
