import { Button } from './button.tsx';

/** Offers unsaved edits of an earlier visit again. */
export function DraftBar({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
  return (
    <div role="status" className="notice-bar">
      <span>저장하지 않은 수정 내용이 이 브라우저에 남아 있습니다.</span>
      <Button size="small" onClick={onRestore}>
        되살리기
      </Button>
      <Button size="small" variant="ghost" onClick={onDiscard}>
        버리기
      </Button>
    </div>
  );
}
