import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { areLeaveGuardsReleased } from './leave-guards.ts';

/**
 * Holds back leaving the screen while there is something unsaved: inside the app the returned blocker asks for a
 * dialog (`state === 'blocked'`), in the browser its own warning appears.
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
    ({ currentLocation, nextLocation }) =>
      isDirty && !areLeaveGuardsReleased() && currentLocation.pathname !== nextLocation.pathname,
  );
}
