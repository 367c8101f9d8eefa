import type { MouseEvent } from 'react';
import { Button } from './button.tsx';

/** Offers unsaved edits of an earlier visit again. */
export function DraftBar({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
  /** The bar goes with its answer; the focus stays on the screen. */
  const settle = (answer: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('main')?.focus();
    answer();
  };
  return (
    <div role="status" className="notice-bar">
      <span>저장하지 않은 수정 내용이 이 브라우저에 남아 있습니다.</span>
      <Button size="small" onClick={settle(onRestore)}>
        되살리기
      </Button>
      <Button size="small" variant="ghost" onClick={settle(onDiscard)}>
        버리기
      </Button>
    </div>
  );
}
