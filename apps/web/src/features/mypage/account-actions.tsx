import { Download, LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDownloadEverything } from '../../entities/exports/use-download-everything.ts';
import { useLogOut } from '../../entities/session/log-out.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { WithdrawingMember } from './withdrawal-dialog.tsx';

/** Fetched when it is first opened. */
const WithdrawalDialog = lazy(async () => ({ default: (await import('./withdrawal-dialog.tsx')).WithdrawalDialog }));

/** 데이터 내려받기, 로그아웃 and 회원탈퇴. */
export function AccountActions(member: WithdrawingMember) {
  const toast = useToast();
  const onError = (error: Error) => toast.error(messageOf(error));
  const download = useDownloadEverything({ onError });
  const leave = useLogOut({ onError });
  const [isLeaving, setLeaving] = useState<boolean>();

  return (
    <>
      <section aria-labelledby="data-title" className="panel flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id="data-title" className="text-base font-bold">
            내 데이터
          </h2>
          <p className="text-sm text-ink-soft">
            작업과 휴지통, 회원 정보, 이용권·결제·생성 내역을 모두 ZIP 파일 하나로 내려받습니다.
          </p>
        </div>
        <Button isBusy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden="true" size={16} />
          데이터 내려받기
        </Button>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button isBusy={leave.isPending} onClick={() => leave.mutate()}>
          <LogOut aria-hidden="true" size={16} />
          로그아웃
        </Button>
        <button
          type="button"
          className="min-h-10 px-2 text-sm text-ink-soft underline underline-offset-2 hover:text-danger"
          onClick={() => setLeaving(true)}
        >
          회원탈퇴
        </button>
        {isLeaving !== undefined && (
          <Suspense>
            <WithdrawalDialog isOpen={isLeaving} onClose={() => setLeaving(false)} {...member} />
          </Suspense>
        )}
      </div>
    </>
  );
}
