import { Eye } from 'lucide-react';
import { useLengthCheck } from '../../entities/generation/use-length-check.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { type SetDialogName, useSetActions, useSetEditor } from './set-editor.ts';

/** What can be done with the whole set. While something is unsaved, only saving and undoing. */
export function SetToolbar() {
  const stored = useSetEditor(({ work }) => work.stored);
  const isUnsaved = useSetEditor(({ work }) => work.isUnsaved);
  const isSaving = useSetEditor(({ work }) => work.isSaving);
  const look = useSetEditor((editor) => editor.look);
  const mayNotAdd = useSetEditor(({ work, view, isReopened }) => work.isUnsaved || view.isRunning || isReopened);
  const { save } = useSetActions();
  const isLongEnough = useLengthCheck('문항 생성이 불가합니다.');

  async function add(dialog: SetDialogName): Promise<void> {
    if (await isLongEnough(stored.content)) look({ dialog });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Steps />
      <IconButton label="미리보기" icon={Eye} onClick={() => look({ dialog: 'read' })} />
      <Button disabled={isUnsaved} onClick={() => look({ dialog: 'give' })}>
        학생에게 내기
      </Button>
      <ActionBar label="문항 작업">
        <SaveButton isUnsaved={isUnsaved} isSaving={isSaving} onSave={save} />
        <Button disabled={mayNotAdd} onClick={() => void add('type')}>
          문항 추가
        </Button>
        <Button disabled={mayNotAdd} onClick={() => void add('set')}>
          세트 추가
        </Button>
        <Button disabled={isUnsaved} onClick={() => look({ dialog: 'export' })}>
          추출
        </Button>
      </ActionBar>
    </div>
  );
}

function Steps() {
  const undo = useSetEditor(({ work }) => work.undo);
  const redo = useSetEditor(({ work }) => work.redo);
  const canUndo = useSetEditor(({ work }) => work.canUndo);
  const canRedo = useSetEditor(({ work }) => work.canRedo);
  return <UndoButtons history={{ undo, redo, canUndo, canRedo }} />;
}
