import type { Item } from '@chulje/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DiffView } from '../../ui/diff-view.tsx';
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
  const differences = change ? compareItems(change.before, change.after) : [];
  return (
    <Dialog isOpen={change !== null} onClose={onKeep} title="고친 내용" width={720}>
      {differences.length === 0 && <p className="text-sm">달라진 곳이 없습니다.</p>}
      <div className="flex max-h-[55dvh] flex-col gap-4 overflow-y-auto">
        {differences.map(({ label, parts }) => (
          <section key={label} aria-label={label}>
            <h3 className="mb-1 text-xs font-semibold text-muted">{label}</h3>
            <DiffView parts={parts} />
          </section>
        ))}
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onUndo}>고치기 전으로 되돌리기</Button>
        <Button variant="primary" onClick={onKeep}>
          확인
        </Button>
      </div>
    </Dialog>
  );
}
