import { useEffect } from 'react';

/** Types of input by which a browser's own menu, or a shaken phone, asks to undo and redo. */
const ASKED = { historyUndo: 'undo', historyRedo: 'redo' } as const;

/**
 * Ctrl+Z (⌘Z) and Ctrl+Shift+Z or Ctrl+Y anywhere on the screen, in its text fields too: one history for all of it.
 * Dialogs have nothing of it, so the keys belong to their own fields.
 */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const steps = { undo, redo };
    const isElsewhere = ({ target }: Event) => target instanceof HTMLElement && target.closest('dialog') !== null;
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event)) return;
      const key = event.key.toLowerCase();
      const step = key === 'z' && !event.shiftKey ? 'undo' : key === 'y' || key === 'z' ? 'redo' : undefined;
      if (!step) return;
      event.preventDefault();
      steps[step]();
    }
    function ask(event: InputEvent) {
      if (!(event.inputType in ASKED) || isElsewhere(event)) return;
      event.preventDefault();
      steps[ASKED[event.inputType as keyof typeof ASKED]]();
    }
    window.addEventListener('keydown', press);
    window.addEventListener('beforeinput', ask);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('beforeinput', ask);
    };
  }, [undo, redo]);
}
