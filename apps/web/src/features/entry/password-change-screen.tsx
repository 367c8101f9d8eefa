import { ACCOUNT_MESSAGES, safeRedirect } from '@chulje/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SentFormView } from '../../entities/forms/sent-form-view.tsx';
import { useIsReady } from '../../entities/forms/use-is-ready.ts';
import { useSentForm } from '../../entities/forms/use-sent-form.ts';
import { loginPath, paths } from '../../entities/paths.ts';
import { changeAuthUser } from '../../entities/session/auth-user.ts';
import { useLogOut } from '../../entities/session/log-out.ts';
import { isRepeated, NEW_PASSWORD, NO_PASSWORD } from '../../entities/session/new-password.ts';
import { NewPasswordFields } from '../../entities/session/new-password-fields.tsx';
import { useChangePassword } from '../../entities/session/use-change-password.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EntryFrame } from './entry-frame.tsx';

const Schema = z.object(NEW_PASSWORD).check(isRepeated);

/** 새 비밀번호 정하기: the only way on after logging in with a temporary password. */
export function PasswordChangeScreen() {
  const change = useChangePassword();
  const [isDone, setDone] = useState(false);
  const target = safeRedirect(new URLSearchParams(location.search).get('redirect'), location.origin);
  const form = useSentForm({
    schema: Schema,
    initial: NO_PASSWORD,
    async send({ memPassword }) {
      await change.mutateAsync({ body: { memPassword } });
      changeAuthUser({ mustChangePassword: false });
      setDone(true);
    },
    tell(error) {
      if (error instanceof ApiError && error.status === 401) location.replace(loginPath(target));
      else return { message: messageOf(error) };
    },
  });
  const isReady = useIsReady(form.fields.control, Schema);
  const leave = useLogOut({ onError: (error) => form.fields.setError('root', { message: messageOf(error) }) });

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
      <SentFormView form={form} className="panel p-6">
        <NewPasswordFields label="새 비밀번호" />
        <Button type="submit" variant="primary" size="large" disabled={!isReady} isBusy={form.isSending}>
          비밀번호 변경
        </Button>
      </SentFormView>
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
