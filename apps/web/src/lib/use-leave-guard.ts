import { useEffect } from 'react';
import { useBlocker } from 'react-router';

let isReleased = false;

/** Lets every guard stand aside: the session is over, and what was not saved waits as a draft. */
export function releaseLeaveGuards(): void {
  isReleased = true;
}

/**
 * Holds back leaving the screen while there is something unsaved: inside the app the returned blocker asks for a
 * dialog (`state === 'blocked'`), in the browser its own warning appears.
 */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isReleased && currentLocation.pathname !== nextLocation.pathname,
  );
}
