import { useCallback, useRef } from 'react';
import { useRefreshRuns } from '../tickets/use-ticket.ts';
import { unwatchRun } from './run-memory.ts';

/**
 * The request that a screen has under way, and the run it follows once the server has named it. `stop` gives both up: from
 * then on the frame tells how the run ends. What the server has not answered yet goes on, for it may be taken all the same.
 */
export function useFollowedRun() {
  const abort = useRef<AbortController | null>(null);
  const followed = useRef<string | null>(null);
  const refreshRuns = useRefreshRuns();
  const stop = useCallback(() => {
    if (!abort.current) return;
    if (followed.current) {
      unwatchRun(followed.current);
      abort.current.abort();
    }
    abort.current = null;
    followed.current = null;
    refreshRuns();
  }, [refreshRuns]);
  return { abort, followed, refreshRuns, stop };
}
