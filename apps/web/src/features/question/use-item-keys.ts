import { type RefObject, useEffect } from 'react';
import { useSetActions, useSetEditor } from './set-editor.ts';

/** Alt with 페이지 아래 and 위 shows the next and the previous item; F6 goes from the item to the passage and back. */
export function useItemKeys(item: RefObject<HTMLElement | null>): void {
  const index = useSetEditor((editor) => editor.index);
  const total = useSetEditor(({ work }) => work.edited.questions.length);
  const look = useSetEditor((editor) => editor.look);
  const passage = useSetEditor((editor) => editor.passage);
  const { showItem } = useSetActions();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      const to = event.altKey ? { PageDown: index + 1, PageUp: index - 1 }[event.key] : undefined;
      const isOther = !event.altKey && event.key === 'F6';
      if (to === undefined && !isOther) return;
      event.preventDefault();
      if (to !== undefined) {
        if (to >= 0 && to < total) showItem(to);
        return;
      }
      const half = item.current?.contains(document.activeElement) ? 'passage' : 'items';
      look({ half });
      // On phones what is gone to appears with the next frame.
      requestAnimationFrame(() => (half === 'passage' ? passage.current?.focus() : item.current?.focus()));
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [index, total, look, passage, showItem, item]);
}
