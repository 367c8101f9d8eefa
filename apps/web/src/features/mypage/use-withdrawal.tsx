import { ACCOUNT_MESSAGES } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { useWithdraw } from '../../entities/session/use-withdraw.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

/** 회원탈퇴: the question, the call, its completion, and then login with nothing of the member left in this browser. */
export function useWithdrawal(email: string) {
  const confirm = useConfirm();
  const toast = useToast();
  const withdrawing = useWithdraw();

  async function start() {
    const isAgreed = await confirm({
      title: '정말 탈퇴하시겠습니까?',
      body: (
        <ul className="flex list-disc flex-col gap-1.5 pl-4 text-balance">
          <li>보관함의 지문과 문항이 모두 지워지며, 되돌릴 수 없습니다.</li>
          <li>만들고 있는 지문과 문항은 중단됩니다.</li>
          <li>남은 이용권도 함께 사라집니다.</li>
          <li>결제 기록은 법령이 정한 기간 동안 따로 보관됩니다.</li>
          <li>간직할 자료가 있다면 먼저 ‘데이터 내려받기’를 이용해 주세요.</li>
        </ul>
      ),
      cancelLabel: '취소하기',
      confirmLabel: '탈퇴하기',
      isDangerous: true,
    });
    if (!isAgreed) return;
    withdrawing.mutate({ body: { memEmail: email } }, { onSuccess: () => void sayFarewell(), onError: tell });
  }

  function tell(error: Error) {
    const reason = error instanceof ApiError ? messageOf(error) : ACCOUNT_MESSAGES.withdrawalFallback;
    toast.error(`${ACCOUNT_MESSAGES.withdrawalFailed} ${reason}`);
  }

  async function sayFarewell() {
    await confirm({
      title: ACCOUNT_MESSAGES.withdrawn,
      body: '그동안 출제공방을 이용해 주셔서 감사합니다.',
      confirmLabel: '확인',
    });
    location.replace(paths.login);
  }
  return { isRunning: withdrawing.isPending || withdrawing.isSuccess, start: () => void start() };
}
