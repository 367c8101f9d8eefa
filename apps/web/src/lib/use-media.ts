import { useSyncExternalStore } from 'react';

/** Whether a media query holds, as the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Below this a form is a wizard; the same width as Tailwind's `md`. */
export const PHONE = '(max-width: 767px)';
