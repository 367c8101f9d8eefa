import { FEEDBACK_TIMES, FEEDBACKS, LIMITS, type Sitting } from '@chulje/contract';
import { useState } from 'react';
import { toFieldTime, toIso } from '../../entities/sittings/give-defaults.ts';
import { useChangeSitting } from '../../entities/sittings/sittings.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

/** 설정: what may still change once students solve. A close that is put off opens the sitting again. */
export function SettingsDialog({
  isOpen,
  onClose,
  sitting,
}: {
  isOpen: boolean;
  onClose: () => void;
  sitting: Sitting;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="응시 설정" width={560}>
      <Settings sitting={sitting} onClose={onClose} />
    </Dialog>
  );
}

function Settings({ sitting, onClose }: { sitting: Sitting; onClose: () => void }) {
  const { title, minutes, feedback, feedbackAt, keepDays } = sitting;
  const [edited, setEdited] = useState({ title, minutes, feedback, feedbackAt, keepDays });
  const closes = toFieldTime(new Date(sitting.closesAt));
  const [closesAt, setClosesAt] = useState(closes);
  const set = (part: Partial<typeof edited>) => setEdited((before) => ({ ...before, ...part }));
  const toast = useToast();
  const change = useChangeSitting({
    onSuccess() {
      toast.success('응시 설정을 저장했습니다.');
      onClose();
    },
  });
  const fields = change.error instanceof ApiError ? change.error.fields : {};
  const errorOf = (name: string) => (fields[name] ? { error: fields[name] } : {});
  return (
    <Form
      isSending={change.isPending}
      error={change.error && Object.keys(fields).length === 0 ? messageOf(change.error) : undefined}
      onSubmit={() =>
        change.mutate({
          params: { sitting: sitting.code },
          // The field has no seconds: a close that was not touched stays as it is to the second.
          body: { ...edited, ...(closesAt !== closes && { closesAt: toIso(closesAt) }) },
        })
      }
    >
      <Field label="응시 이름" {...errorOf('title')}>
        <TextInput value={edited.title} onChange={(event) => set({ title: event.target.value })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="마감" hint="미루면 다시 열립니다" {...errorOf('closesAt')}>
          <TextInput type="datetime-local" value={closesAt} onChange={(event) => setClosesAt(event.target.value)} />
        </Field>
        {edited.minutes !== null && (
          <Field label="제한 시간(분)" hint="시작한 학생이 있으면 늘리기만" {...errorOf('minutes')}>
            <TextInput
              type="number"
              min={1}
              max={LIMITS.sittingMinutes}
              value={edited.minutes}
              onChange={(event) => set({ minutes: Math.trunc(Number(event.target.value)) })}
            />
          </Field>
        )}
        <Field label="답을 보관하는 기간(일)" hint="마감한 날부터" {...errorOf('keepDays')}>
          <TextInput
            type="number"
            min={LIMITS.keepDaysMin}
            max={LIMITS.keepDaysMax}
            value={edited.keepDays}
            onChange={(event) => set({ keepDays: Math.trunc(Number(event.target.value)) })}
          />
        </Field>
        <Field label="학생에게 보이는 결과" {...errorOf('feedback')}>
          <Select
            value={edited.feedback}
            options={FEEDBACKS}
            onChange={(value) => set({ feedback: FEEDBACKS.find((each) => each === value) ?? edited.feedback })}
          />
        </Field>
        <Field label="결과를 보이는 때" hint="직접: 결과 공개를 누를 때" {...errorOf('feedbackAt')}>
          <Select
            value={edited.feedbackAt}
            options={FEEDBACK_TIMES}
            onChange={(value) =>
              set({ feedbackAt: FEEDBACK_TIMES.find((each) => each === value) ?? edited.feedbackAt })
            }
          />
        </Field>
      </div>
      <DialogActions className="justify-end">
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" type="submit" isBusy={change.isPending}>
          저장
        </Button>
      </DialogActions>
    </Form>
  );
}
