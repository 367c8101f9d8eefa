import { useEffect } from 'react';

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y outside text fields; inside one the keys belong to the text. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isText =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, [contenteditable="true"], dialog');
      if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || key === 'z') redo();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [undo, redo]);
}
