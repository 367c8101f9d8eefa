import { Eye } from 'lucide-react';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { UndoButtons, type UndoButtonsProps } from '../../ui/undo-buttons.tsx';

export interface SetToolbarProps {
  isUnsaved: boolean;
  isSaving: boolean;
  isRunning: boolean;
  /** Opened again from home or the library: its items can be edited, none added. */
  isReopened: boolean;
  history: UndoButtonsProps['history'];
  onRead: () => void;
  onSave: () => void;
  onAdd: () => void;
  onAddSet: () => void;
  onExport: () => void;
}

/** What can be done with the whole set. While something is unsaved, only saving and undoing. */
export function SetToolbar(props: SetToolbarProps) {
  const { isUnsaved, isSaving, isRunning, isReopened } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UndoButtons history={props.history} />
      <IconButton label="미리보기" icon={Eye} onClick={props.onRead} />
      <ActionBar label="문항 작업">
        <SaveButton isUnsaved={isUnsaved} isSaving={isSaving} onSave={props.onSave} />
        <Button disabled={isUnsaved || isRunning || isReopened} onClick={props.onAdd}>
          문항 추가
        </Button>
        <Button disabled={isUnsaved || isRunning || isReopened} onClick={props.onAddSet}>
          세트 추가
        </Button>
        <Button disabled={isUnsaved} onClick={props.onExport}>
          추출
        </Button>
      </ActionBar>
    </div>
  );
}
