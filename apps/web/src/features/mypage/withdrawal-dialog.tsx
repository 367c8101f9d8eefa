import { ACCOUNT_MESSAGES, GivenPasswordSchema } from '@chulje/contract';
import * as z from 'zod/mini';
import { SentFormView } from '../../entities/forms/sent-form-view.tsx';
import { TextField } from '../../entities/forms/text-field.tsx';
import { useIsReady } from '../../entities/forms/use-is-ready.ts';
import { useSentForm } from '../../entities/forms/use-sent-form.ts';
import { paths } from '../../entities/paths.ts';
import { useWithdraw } from '../../entities/session/use-withdraw.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

export interface WithdrawingMember {
  email: string;
  /** Who joined with Google and has none types the e-mail instead. */
  hasPassword: boolean;
}

export interface WithdrawalDialogProps extends WithdrawingMember {
  isOpen: boolean;
  onClose: () => void;
}

/** 회원탈퇴: what is lost, the member's password, the call, and then login with nothing of the member left in this browser. */
export function WithdrawalDialog({ isOpen, onClose, ...member }: WithdrawalDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="정말 탈퇴하시겠습니까?" width={460}>
      <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm leading-6 text-balance text-ink-soft">
        <li>보관함의 지문과 문항이 모두 지워지며, 되돌릴 수 없습니다.</li>
        <li>만들고 있는 지문과 문항은 중단됩니다.</li>
        <li>남은 이용권도 함께 사라집니다.</li>
        <li>결제 기록은 법령이 정한 기간 동안 따로 보관됩니다.</li>
        <li>간직할 자료가 있다면 먼저 ‘데이터 내려받기’를 이용해 주세요.</li>
      </ul>
      <WithdrawalForm {...member} onClose={onClose} />
    </Dialog>
  );
}

function WithdrawalForm({ email, hasPassword, onClose }: WithdrawingMember & { onClose: () => void }) {
  const confirm = useConfirm();
  const withdraw = useWithdraw();
  const schema = z.object({
    currentPassword: hasPassword ? GivenPasswordSchema : z.string(),
    typedEmail: hasPassword
      ? z.string()
      : z.string().check(z.refine((typed) => typed.trim() === email, '가입한 이메일과 다릅니다.')),
  });
  const form = useSentForm({
    schema,
    initial: { currentPassword: '', typedEmail: '' },
    async send({ currentPassword }) {
      await withdraw.mutateAsync({ body: { memEmail: email, ...(hasPassword && { currentPassword }) } });
      onClose();
      await sayFarewell();
    },
    tell: (error) => {
      if (error instanceof ApiError && error.code === 'auth.wrong-password')
        return { field: 'currentPassword', message: messageOf(error) };
      const reason = error instanceof ApiError ? messageOf(error) : ACCOUNT_MESSAGES.withdrawalFallback;
      return { message: `${ACCOUNT_MESSAGES.withdrawalFailed} ${reason}` };
    },
  });
  const isReady = useIsReady(form.fields.control, schema);

  async function sayFarewell() {
    await confirm({
      title: ACCOUNT_MESSAGES.withdrawn,
      body: '그동안 출제공방을 이용해 주셔서 감사합니다.',
      confirmLabel: '확인',
    });
    location.replace(paths.login);
  }

  return (
    <SentFormView form={form}>
      {hasPassword ? (
        <TextField
          name="currentPassword"
          label="현재 비밀번호"
          control={PasswordInput}
          autoComplete="current-password"
        />
      ) : (
        <TextField name="typedEmail" label={`확인을 위해 ${email}을 그대로 입력해 주세요`} autoComplete="off" />
      )}
      <DialogActions>
        <Button className="flex-1" onClick={onClose}>
          취소하기
        </Button>
        <Button className="flex-1" type="submit" variant="danger" isBusy={form.isSending} disabled={!isReady}>
          탈퇴하기
        </Button>
      </DialogActions>
    </SentFormView>
  );
}
