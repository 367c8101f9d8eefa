import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes a `dialog` element as a modal: the browser holds the focus inside, makes the rest inert, closes on
 * Escape and gives the focus back.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
    return () => dialog.close();
  }, [isOpen]);
  return ref;
}
