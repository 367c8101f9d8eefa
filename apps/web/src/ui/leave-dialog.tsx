import { ConfirmDialog } from './confirm-dialog.tsx';

export interface LeaveDialogProps {
  /** The router's blocker: blocked while the user is on the way out. */
  blocker: { state: string; reset?: (() => void) | undefined; proceed?: (() => void) | undefined };
}

/** 작업을 중단하시겠습니까? — before unsaved edits are left. */
export function LeaveDialog({ blocker }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="작업을 중단하시겠습니까?"
      body="저장하지 않은 내용은 이 브라우저에만 남습니다."
      cancelLabel="취소하기"
      confirmLabel="작업 중단하기"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
