import { ACCOUNT_MESSAGES, GivenPasswordSchema } from '@chulje/contract';
import * as z from 'zod/mini';
import { SentFormView } from '../../entities/forms/sent-form-view.tsx';
import { TextField } from '../../entities/forms/text-field.tsx';
import { useIsReady } from '../../entities/forms/use-is-ready.ts';
import { SERVER, useSentForm } from '../../entities/forms/use-sent-form.ts';
import { paths } from '../../entities/paths.ts';
import { isRepeated, NEW_PASSWORD, NO_PASSWORD } from '../../entities/session/new-password.ts';
import { NewPasswordFields } from '../../entities/session/new-password-fields.tsx';
import { useChangePassword } from '../../entities/session/use-change-password.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
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

const Schema = z.object({ currentPassword: GivenPasswordSchema, ...NEW_PASSWORD }).check(isRepeated);

function PasswordForm({ onDone }: { onDone: () => void }) {
  const toast = useToast();
  const change = useChangePassword();
  const form = useSentForm({
    schema: Schema,
    initial: { currentPassword: '', ...NO_PASSWORD },
    async send({ currentPassword, memPassword }): Promise<void> {
      if (memPassword === currentPassword)
        return form.fields.setError('memPassword', { type: SERVER, message: ACCOUNT_MESSAGES.passwordSame });
      await change.mutateAsync({ body: { currentPassword, memPassword } });
      toast.success(ACCOUNT_MESSAGES.passwordChanged);
      onDone();
    },
    tell: (error) => ({
      ...(error instanceof ApiError && error.code === 'auth.wrong-password' && { field: 'currentPassword' as const }),
      message: messageOf(error),
    }),
  });
  const isReady = useIsReady(form.fields.control, Schema);
  return (
    <SentFormView form={form}>
      <TextField name="currentPassword" label="현재 비밀번호" control={PasswordInput} autoComplete="current-password" />
      <NewPasswordFields label="새 비밀번호" />
      <DialogActions>
        <Button className="flex-1" type="submit" variant="primary" isBusy={form.isSending} disabled={!isReady}>
          변경하기
        </Button>
      </DialogActions>
    </SentFormView>
  );
}
