import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
/** A finger that moves farther is scrolling. */
const SLACK_PX = 10;

/**
 * Handlers that ask for a context menu: a right click, the keyboard's menu key or Shift+F10 (all `contextmenu`), or a
 * finger held still, which not every browser reports as such.
 */
export function useContextMenuRequest(onRequest: (at: { x: number; y: number }) => void) {
  const timer = useRef<number | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  /** The click that ends a long press is no click. */
  const isHeld = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return {
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // A field keeps its own menu: pasting is there.
      if ((event.target as HTMLElement).closest('input')) return;
      event.preventDefault();
      stop();
      if (isHeld.current) return;
      // Keys give no point, or the corner of the window: then the menu opens at what has the focus.
      const box = (event.target as HTMLElement).getBoundingClientRect();
      const isByKey = event.button !== 2 || (event.clientX === 0 && event.clientY === 0);
      onRequest(isByKey ? { x: box.left + 16, y: box.bottom } : { x: event.clientX, y: event.clientY });
    },
    onPointerDown(event: PointerEvent) {
      isHeld.current = false;
      if (event.pointerType !== 'touch') return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        onRequest(start.current);
      }, HOLD_MS);
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > SLACK_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event: MouseEvent) {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
