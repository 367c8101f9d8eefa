import { type BoardSeat, LIMITS, type Sitting } from '@chulje/contract';
import { useRef } from 'react';
import { seatName } from '../../entities/sittings/seat-name.ts';
import { useChangeSeat, useClearSeat, useIssueSlips } from '../../entities/sittings/sittings.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

const MORE_MINUTES = [5, 10, 20] as const;

/** What a teacher can do for one seat. */
export function SeatDialog({
  sitting,
  seat,
  onClose,
}: {
  sitting: Sitting;
  seat: BoardSeat | undefined;
  onClose: () => void;
}) {
  const last = useRef(seat);
  if (seat) last.current = seat;
  return (
    <Dialog
      isOpen={seat !== undefined}
      onClose={onClose}
      title={last.current ? `${seatName(last.current)} 자리` : ''}
      width={440}
    >
      {seat && <SeatActions sitting={sitting} seat={seat} onClose={onClose} />}
    </Dialog>
  );
}

function SeatActions({ sitting, seat, onClose }: { sitting: Sitting; seat: BoardSeat; onClose: () => void }) {
  const toast = useToast();
  const confirm = useConfirm();
  const onError = (error: Error) => toast.error(messageOf(error));
  const change = useChangeSeat({ onSuccess: () => toast.success('바꾸었습니다.'), onError });
  const clear = useClearSeat({
    onSuccess() {
      toast.success('자리를 비웠습니다.');
      onClose();
    },
    onError,
  });
  const issue = useIssueSlips({ onError });
  const params = { sitting: sitting.code, seat: seat.code };
  const { attempt, extraMinutes, extraAttempts } = seat;
  const isSolving = attempt?.state === '푸는 중';
  async function askToClear() {
    const isAgreed = await confirm({
      title: '자리를 비우시겠습니까?',
      body: '이 자리의 답과 점수가 모두 지워지며 되살릴 수 없습니다.',
      cancelLabel: '취소',
      confirmLabel: '비우기',
      isDangerous: true,
    });
    if (isAgreed) clear.mutate({ params });
  }
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="field-label mb-1.5">시간 더 주기{extraMinutes > 0 && ` (지금 ${extraMinutes}분 더)`}</legend>
        {MORE_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            disabled={extraMinutes + minutes > LIMITS.extraMinutes}
            onClick={() => change.mutate({ params, body: { extraMinutes: extraMinutes + minutes } })}
          >
            {minutes}분 더
          </Button>
        ))}
      </fieldset>
      {attempt && !isSolving && (
        <Action
          label="다시 풀게 하기"
          hint={
            sitting.state === '닫힘'
              ? '마감한 응시입니다. 설정에서 마감을 미룬 뒤 다시 풀게 할 수 있습니다.'
              : extraAttempts > 0
                ? `기회를 ${extraAttempts}번 더 주었습니다.`
                : '같은 번호로 처음부터 한 번 더 풉니다. 앞의 답은 남습니다.'
          }
          isDisabled={sitting.state === '닫힘' || extraAttempts >= LIMITS.attemptsOfSeat}
          onChoose={() => change.mutate({ params, body: { extraAttempts: extraAttempts + 1 } })}
        />
      )}
      {isSolving && (
        <Action
          label="다른 기기에서 이어 풀게 하기"
          hint="다음에 이 번호로 시작하는 기기가 이어서 풉니다. 앞 기기에서는 더 쓸 수 없습니다."
          onChoose={() => change.mutate({ params, body: { letsIn: true } })}
        />
      )}
      {attempt?.lateItems && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="field-label mb-1.5">따로 보관한 답 (늦게 도착했거나 파일로 낸 답)</legend>
          <p className="basis-full text-sm text-ink-soft">
            인정하면 {attempt.lateItems.map((number) => `${number}번`).join(', ')}의 답이 바뀌고 다시 채점합니다.{' '}
            {isSolving && '아직 푸는 중이라 제출하거나 마감한 뒤에 정할 수 있습니다.'}
          </p>
          <Button disabled={isSolving} onClick={() => change.mutate({ params, body: { lateAnswers: '받기' } })}>
            인정하기
          </Button>
          <Button disabled={isSolving} onClick={() => change.mutate({ params, body: { lateAnswers: '버리기' } })}>
            버리기
          </Button>
        </fieldset>
      )}
      {sitting.hasSlips && (
        <Action
          label={seat.hasSlip ? '번호표 다시 만들기' : '번호표 만들기'}
          isBusy={issue.isPending}
          hint="번호표를 잃은 학생에게 새 숫자를 알려 줍니다. 전 숫자는 쓸 수 없게 됩니다."
          onChoose={() => issue.mutate({ params: { sitting: sitting.code }, body: { seats: [seat.code] } })}
        />
      )}
      {issue.data && (
        <p role="status">
          새 번호표 <strong className="font-mono text-xl tracking-widest">{issue.data[0]?.slip}</strong>
        </p>
      )}
      <Action label="자리 비우기" hint="이 자리의 답을 모두 지웁니다." onChoose={() => void askToClear()} />
    </div>
  );
}

function Action({
  label,
  hint,
  isDisabled = false,
  isBusy,
  onChoose,
}: {
  label: string;
  hint: string;
  isDisabled?: boolean;
  isBusy?: boolean;
  onChoose: () => void;
}) {
  return (
    <div className="flex flex-col items-start gap-1">
      <Button disabled={isDisabled} {...(isBusy !== undefined && { isBusy })} onClick={onChoose}>
        {label}
      </Button>
      <p className="text-xs text-muted">{hint}</p>
    </div>
  );
}
