import { useConfirm } from '../../ui/confirm-dialog.tsx';

/** Asks before a ticket is spent on an item. */
export function useConfirmGeneration(): () => Promise<boolean> {
  const confirm = useConfirm();
  return () =>
    confirm({
      title: '문항을 생성하시겠습니까?',
      body: (
        <>
          <p>이용권 1회가 차감됩니다.</p>
          <p className="mt-2 text-danger">※ 생성이 시작된 중단 및 취소가 불가능합니다.</p>
        </>
      ),
      cancelLabel: '취소하기',
      confirmLabel: '생성하기',
    });
}
