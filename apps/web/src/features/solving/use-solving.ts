import { useEffect, useState } from 'preact/hooks';
import type { SolvingSession, SolvingState } from '../../entities/solving/solving-session.ts';

/** What the session shows now. */
export function useSolving(session: SolvingSession): SolvingState {
  const [state, setState] = useState(session.state);
  useEffect(() => {
    setState(session.state);
    return session.subscribe(() => setState(session.state));
  }, [session]);
  return state;
}

/** Rendered anew each second. */
export function useSeconds(): void {
  const [, setSecond] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSecond((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}
