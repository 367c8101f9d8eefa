import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Pencil, RefreshCw, Trash2, WandSparkles } from 'lucide-react';
import type { RefObject } from 'react';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSetActions, useSetEditor } from './set-editor.ts';

export interface ItemBarProps {
  isEditing: boolean;
  /** Begins or ends editing. */
  onEdit: () => void;
  pencil: RefObject<HTMLButtonElement | null>;
}

/** Which item is on screen, and what can be done with it. */
export function ItemBar(props: ItemBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <Place />
      <div className="flex items-center gap-1">
        <Order />
        <Tools {...props} />
      </div>
    </div>
  );
}

function Place() {
  const index = useSetEditor((editor) => editor.index);
  const total = useSetEditor(({ work }) => work.edited.questions.length);
  const { showItem } = useSetActions();
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="이전 문항"
        title="이전 문항 (Alt+Page Up)"
        aria-keyshortcuts="Alt+PageUp"
        icon={ChevronLeft}
        disabled={index === 0}
        onClick={() => showItem(index - 1)}
      />
      <span aria-live="polite" className="min-w-14 text-center text-sm tabular-nums">
        {index + 1} / {total}
      </span>
      <IconButton
        label="다음 문항"
        title="다음 문항 (Alt+Page Down)"
        aria-keyshortcuts="Alt+PageDown"
        icon={ChevronRight}
        disabled={index >= total - 1}
        onClick={() => showItem(index + 1)}
      />
    </div>
  );
}

function Order() {
  const index = useSetEditor((editor) => editor.index);
  const total = useSetEditor(({ work }) => work.edited.questions.length);
  const { moveItem } = useSetActions();
  if (total <= 1) return null;
  return (
    <>
      <IconButton label="문항 순서 앞으로" icon={ArrowUp} disabled={index === 0} onClick={() => moveItem(-1)} />
      <IconButton label="문항 순서 뒤로" icon={ArrowDown} disabled={index >= total - 1} onClick={() => moveItem(1)} />
    </>
  );
}

function Tools({ isEditing, onEdit, pencil }: ItemBarProps) {
  const canRefine = useSetEditor(({ hasModel }) => hasModel);
  /** What the server makes anew it makes of what it keeps. */
  const isHeld = useSetEditor(({ work, view }) => work.isUnsaved || view.isRunning);
  const look = useSetEditor((editor) => editor.look);
  const { removeItem } = useSetActions();
  const confirm = useConfirm();

  async function remove() {
    const agreed = await confirm({
      title: '문항을 지우시겠습니까?',
      body: '저장하기 전까지는 실행 취소로 되돌릴 수 있습니다.',
      cancelLabel: '취소하기',
      confirmLabel: '지우기',
    });
    if (agreed) removeItem();
  }

  return (
    <>
      <IconButton
        ref={pencil}
        label={isEditing ? '수정 마치기' : '문항 수정'}
        icon={Pencil}
        isPressed={isEditing}
        onClick={onEdit}
      />
      {canRefine && (
        <IconButton
          label="요청하여 고치기"
          icon={WandSparkles}
          disabled={isHeld}
          onClick={() => look({ dialog: 'refine' })}
        />
      )}
      <IconButton label="다시 생성" icon={RefreshCw} disabled={isHeld} onClick={() => look({ dialog: 'recreate' })} />
      <IconButton label="문항 지우기" icon={Trash2} onClick={() => void remove()} />
    </>
  );
}
