import { ACCOUNT_MESSAGES } from '@chulje/contract';
import { useState } from 'react';
import { paths } from '../../entities/paths.ts';
import { isNewPasswordReady, NewPasswordFields } from '../../entities/session/new-password-fields.tsx';
import { useChangePassword } from '../../entities/session/use-change-password.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

export interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  hasPassword: boolean;
}

/** 비밀번호 변경; who joined with Google and has none is shown the way to a first one. */
export function PasswordDialog({ isOpen, onClose, hasPassword }: PasswordDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={hasPassword ? '비밀번호 변경' : '비밀번호 만들기'} width={420}>
      {hasPassword ? (
        <PasswordForm onDone={onClose} />
      ) : (
        <>
          <p className="text-sm leading-6 text-ink-soft">
            Google 계정으로 가입하여 아직 비밀번호가 없습니다. 비밀번호 찾기에서 이메일을 인증하면 비밀번호를 만들 수
            있습니다.
          </p>
          <a href={paths.passwordSearch} className="link">
            비밀번호 찾기로 이동
          </a>
        </>
      )}
    </Dialog>
  );
}

interface Faults {
  current?: string;
  next?: string;
  form?: string;
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const change = useChangePassword();
  const toast = useToast();
  const isReady = current !== '' && isNewPasswordReady(next, repeated);

  async function submit() {
    if (!isReady) return;
    if (next === current) return setFaults({ next: ACCOUNT_MESSAGES.passwordSame });
    setFaults({});
    setSending(true);
    try {
      await change.mutateAsync({ body: { currentPassword: current, memPassword: next } });
      toast.success(ACCOUNT_MESSAGES.passwordChanged);
      onDone();
    } catch (error) {
      setFaults(placeFault(error));
      setSending(false);
    }
  }

  return (
    <Form onSubmit={submit} isSending={isSending} error={faults.form}>
      <Field label="현재 비밀번호" {...(faults.current && { error: faults.current })}>
        <TextInput
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      </Field>
      <NewPasswordFields
        label="새 비밀번호"
        password={next}
        repeated={repeated}
        onPassword={(value) => {
          setNext(value);
          setFaults({});
        }}
        onRepeated={setRepeated}
        fault={faults.next}
      />
      <DialogActions>
        <Button className="flex-1" type="submit" variant="primary" isBusy={isSending} disabled={!isReady}>
          변경하기
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Puts the server's objection beside the field it is about. */
function placeFault(error: unknown): Faults {
  if (!(error instanceof ApiError)) return { form: messageOf(error) };
  if (error.code === 'auth.wrong-password') return { current: error.message };
  return error.fields.memPassword ? { next: error.fields.memPassword } : { form: error.message };
}
