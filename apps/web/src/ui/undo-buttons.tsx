import { type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export interface UndoButtonsProps {
  history: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean };
}

/** 실행 취소 and 다시 실행 of everything that is edited on a screen; Ctrl+Z and Ctrl+Shift+Z do the same. */
export function UndoButtons({ history }: UndoButtonsProps) {
  return (
    <div className="flex">
      <StepButton label="실행 취소" keys="Control+Z" icon={Undo2} isPossible={history.canUndo} onStep={history.undo} />
      <StepButton
        label="다시 실행"
        keys="Control+Shift+Z"
        icon={Redo2}
        isPossible={history.canRedo}
        onStep={history.redo}
      />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  keys: string;
  icon: LucideIcon;
  isPossible: boolean;
  onStep: () => void;
}

function StepButton({ label, keys, icon, isPossible, onStep }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      title={`${label} (${keys.replace('Control', 'Ctrl')})`}
      icon={icon}
      aria-keyshortcuts={keys}
      disabled={!isPossible}
      onClick={onStep}
    />
  );
}
