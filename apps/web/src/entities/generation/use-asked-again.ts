import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Asked, forgetRun, readAsked } from './run-memory.ts';

/** Hands what was typed for a run that failed to the form it was typed into, when the member asks for it there. */
export function useAskedAgain(onAsked: (asked: Asked) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(onAsked);
  latest.current = onAsked;
  const id = (state as { asked?: string } | null)?.asked;
  useEffect(() => {
    if (!id) return;
    const asked = readAsked(id);
    if (asked) latest.current(asked);
    forgetRun(id);
    // Once: whoever comes back here later finds the form as it was left.
    navigate(pathname + search, { replace: true, state: null });
  }, [id, pathname, search, navigate]);
}
