import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { areLeaveGuardsReleased } from './leave-guards.ts';

/**
 * Holds back leaving the screen while there is something unsaved: inside the app the returned blocker asks for a
 * dialog (`state === 'blocked'`), in the browser its own warning appears. Another work on the same screen is left for
 * too, by the browser's back and forward; the screen itself goes there only when it was told to.
 */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!areLeaveGuardsReleased()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      isDirty &&
      !areLeaveGuardsReleased() &&
      (from.pathname !== to.pathname || (historyAction === 'POP' && from.search !== to.search)),
  );
}
