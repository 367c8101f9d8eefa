import type { Item } from '@chulje/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Differences } from '../../ui/differences.tsx';
import { compareItems } from './compare-items.ts';

/** What a refinement changed, with the way back. */
export function RefinedDialog({
  change,
  onKeep,
  onUndo,
}: {
  change: { before: Item; after: Item } | null;
  onKeep: () => void;
  onUndo: () => void;
}) {
  return (
    <Dialog isOpen={change !== null} onClose={onKeep} title="고친 내용" width={720}>
      <Differences list={change ? compareItems(change.before, change.after) : []} whenNone="달라진 곳이 없습니다." />
      <DialogActions className="justify-end">
        <Button onClick={onUndo}>고치기 전으로 되돌리기</Button>
        <Button variant="primary" onClick={onKeep}>
          확인
        </Button>
      </DialogActions>
    </Dialog>
  );
}
