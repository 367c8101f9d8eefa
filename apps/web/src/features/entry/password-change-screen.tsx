import { ACCOUNT_MESSAGES, safeRedirect } from '@chulje/contract';
import { useState } from 'react';
import { loginPath, paths } from '../../entities/paths.ts';
import { changeAuthUser } from '../../entities/session/auth-user.ts';
import { useLogOut } from '../../entities/session/log-out.ts';
import { isNewPasswordReady, NewPasswordFields } from '../../entities/session/new-password-fields.tsx';
import { useChangePassword } from '../../entities/session/use-change-password.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { EntryFrame } from './entry-frame.tsx';

/** 새 비밀번호 정하기: the only way on after logging in with a temporary password. */
export function PasswordChangeScreen() {
  const change = useChangePassword();
  const leave = useLogOut({ onError: (error) => setFailure(messageOf(error)) });
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const target = safeRedirect(new URLSearchParams(location.search).get('redirect'), location.origin);

  async function submit() {
    if (!isNewPasswordReady(password, repeated)) return;
    setFault('');
    setFailure('');
    setSending(true);
    try {
      await change.mutateAsync({ body: { memPassword: password } });
      changeAuthUser({ mustChangePassword: false });
      setDone(true);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return location.replace(loginPath(target));
      if (error instanceof ApiError && error.fields.memPassword) setFault(error.fields.memPassword);
      else setFailure(messageOf(error));
    } finally {
      setSending(false);
    }
  }

  const goOn = () => location.replace(target);
  return (
    <EntryFrame
      title="새 비밀번호 정하기"
      lead="임시 비밀번호로 로그인했습니다. 앞으로 쓸 비밀번호를 정해 주세요."
      footer={
        <button type="button" className="link" onClick={() => leave.mutate()}>
          로그아웃
        </button>
      }
    >
      <Form onSubmit={submit} isSending={isSending} error={failure} className="panel p-6">
        <NewPasswordFields
          label="새 비밀번호"
          password={password}
          repeated={repeated}
          onPassword={(value) => {
            setPassword(value);
            setFault('');
          }}
          onRepeated={setRepeated}
          fault={fault}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={!isNewPasswordReady(password, repeated)}
          isBusy={isSending}
        >
          비밀번호 변경
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isDone}
        title="비밀번호 변경"
        body={ACCOUNT_MESSAGES.passwordChanged}
        confirmLabel={target === paths.home ? '홈으로' : '이어서 하기'}
        onCancel={goOn}
        onConfirm={goOn}
      />
    </EntryFrame>
  );
}
