import { countCharacters, LIMITS, TEXT_TOO_SHORT } from '@chulje/contract';
import { useConfirm } from '../../ui/confirm-dialog.tsx';

/** Whether a text is long enough to make items of it; a dialog under `title` says so when it is not. */
export function useLengthCheck(title: string): (text: string) => Promise<boolean> {
  const confirm = useConfirm();
  return async (text) => {
    if (countCharacters(text) >= LIMITS.bodyMinForItems) return true;
    await confirm({ title, body: TEXT_TOO_SHORT, confirmLabel: '확인' });
    return false;
  };
}
