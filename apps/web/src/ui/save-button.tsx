import { Button } from './button.tsx';

export interface SaveButtonProps {
  isUnsaved: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** 저장, while there is something to save; Ctrl+S does the same. */
export function SaveButton({ isUnsaved, isSaving, onSave }: SaveButtonProps) {
  return (
    <Button
      variant="primary"
      title="저장 (Ctrl+S)"
      aria-keyshortcuts="Control+S"
      disabled={!isUnsaved}
      isBusy={isSaving}
      onClick={onSave}
    >
      저장
    </Button>
  );
}
