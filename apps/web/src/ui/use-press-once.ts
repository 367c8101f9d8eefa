import { useRef } from 'react';

/** Longer than it takes until what a press has set off shows as under way. */
const TOLD_MS = 50;

/**
 * Tells whether a press counts: on a slow machine both halves of a double click come before anything could be drawn, and
 * the second one must not send again.
 */
export function usePressOnce(): () => boolean {
  const isHeld = useRef(false);
  return () => {
    if (isHeld.current) return false;
    isHeld.current = true;
    setTimeout(() => {
      isHeld.current = false;
    }, TOLD_MS);
    return true;
  };
}
