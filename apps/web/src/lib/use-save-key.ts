import { useEffect, useRef } from 'react';

/** Ctrl+S (⌘S) anywhere on the screen but in a dialog saves, where the browser would keep the page as a file. */
export function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) latest.current?.();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
