import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { type Difference, Differences } from './differences.tsx';

export interface ConflictDialogProps {
  isOpen: boolean;
  /** Differences from what is stored to what is on screen; only parts that differ. */
  differences: readonly Difference[];
  onKeepEditing: () => void;
  onTakeStored: () => void;
  onOverwrite: () => void;
}

/** Shown when another window or device saved the work first: compare, then decide; nothing is overwritten silently. */
export function ConflictDialog({ isOpen, differences, onKeepEditing, onTakeStored, onOverwrite }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeepEditing}
      title="다른 창에서 먼저 저장했습니다"
      role="alertdialog"
      width={720}
    >
      <p className="text-sm leading-6 text-ink-soft">
        이 작업을 다른 창이나 기기에서 먼저 저장했습니다. 저장된 내용과 지금 화면의 내용을 비교한 뒤 골라 주세요.
        <span className="mt-1 block text-xs">
          <del className="diff-removed">저장된 내용에만 있음</del> ·{' '}
          <ins className="diff-added">지금 화면에만 있음</ins>
        </span>
      </p>
      <Differences list={differences} whenNone="내용은 같고 저장한 때만 다릅니다." />
      <DialogActions className="justify-end max-sm:flex-col">
        <Button variant="ghost" onClick={onKeepEditing}>
          계속 수정하기
        </Button>
        <Button onClick={onTakeStored}>저장된 내용 불러오기</Button>
        <Button variant="primary" onClick={onOverwrite}>
          지금 내용으로 덮어쓰기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
