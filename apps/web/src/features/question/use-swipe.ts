import { type PointerEvent, useRef } from 'react';

const DISTANCE = 60;

/** Swiping with one finger; selecting text with a mouse is none. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      // With a second finger it is a pinch.
      const isOne = event.pointerType === 'touch' && event.isPrimary;
      start.current = isOne ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const dx = event.clientX - from.x;
      if (Math.abs(dx) < DISTANCE || Math.abs(dx) < 2 * Math.abs(event.clientY - from.y)) return;
      if (dx < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
