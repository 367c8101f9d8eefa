import { LIMITS, type SchoolClass } from '@chulje/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { readNumbers, writeNumbers } from './class-numbers.ts';
import { useCreateClass, useSaveClass } from './classes.ts';

interface ClassFormProps {
  /** The class that is changed; none for a new one. */
  before?: SchoolClass | undefined;
  onDone: (kept: SchoolClass) => void;
  onCancel: () => void;
}

/** A class: what it is called and which numbers it has. */
export function ClassForm({ before, onDone, onCancel }: ClassFormProps) {
  const [label, setLabel] = useState(before?.label ?? '');
  const [text, setText] = useState(writeNumbers(before?.numbers ?? []));
  const [wasSent, setSent] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // It takes the place of what had the focus.
  useEffect(() => first.current?.focus(), []);
  const create = useCreateClass({ onSuccess: onDone });
  const save = useSaveClass({ onSuccess: onDone });
  const { isPending, error } = before ? save : create;
  const fields = error instanceof ApiError ? error.fields : {};
  const { numbers, fault } = readNumbers(text);
  const labelFault = fields.label ?? (wasSent && label.trim() === '' ? '반 이름을 입력해 주세요.' : undefined);
  const numbersFault = fields.numbers ?? (wasSent ? fault : undefined);
  return (
    <Form
      isSending={isPending}
      error={error && Object.keys(fields).length === 0 ? messageOf(error) : undefined}
      onSubmit={() => {
        setSent(true);
        if (fault || label.trim() === '') return;
        const body = { label, numbers };
        if (before) save.mutate({ params: { class: before.code }, body });
        else create.mutate({ body });
      }}
    >
      <Field label="반 이름" {...(labelFault && { error: labelFault })}>
        <TextInput
          ref={first}
          value={label}
          maxLength={LIMITS.sittingLabelMax}
          placeholder="2학년 3반"
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <Field
        label="번호"
        hint={numbers.length > 0 ? `${numbers.length}자리` : '비우면 아무 번호나'}
        {...(numbersFault && { error: numbersFault })}
      >
        <TextInput value={text} placeholder="1-30, 32" onChange={(event) => setText(event.target.value)} />
      </Field>
      <p className="text-xs text-muted">반에는 번호만 두고 학생의 이름은 저장하지 않습니다.</p>
      <DialogActions className="justify-end">
        <Button onClick={onCancel}>취소</Button>
        <Button variant="primary" type="submit" isBusy={isPending}>
          {before ? '반 저장' : '반 만들기'}
        </Button>
      </DialogActions>
    </Form>
  );
}
