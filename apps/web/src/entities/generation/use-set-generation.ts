import { type GenerationSet, generateSet, getGenerationSet, type InputOf } from '@chulje/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dropPending, keepPending, namePending, type Pending, pendingHere } from './pending.ts';
import { forgetRun, noteRun, unwatchRun, watchRun } from './run-memory.ts';
import { useFollowedRun } from './use-followed-run.ts';

const POLL_MS = 1_000;
const PENDING = 'set';

type SetBody = InputOf<typeof generateSet>['body'];

export interface SetRun {
  /** Progress of the set, kept after its end until `close`; null before the server answered. */
  set: GenerationSet | null;
  isOpen: boolean;
  isEnded: boolean;
  start(body: SetBody): void;
  /** Stops following; the server goes on. */
  close(): void;
}

/**
 * Runs a set of items for a screen. A reload in the middle asks again under the same key and finds the same set.
 * `onStarted` hears the id once the server has taken it, `onEnded` of the set when its last item has ended, `onFailed` that it
 * could not be started.
 */
export function useSetGeneration(handlers: {
  onStarted: (id: string) => void;
  onEnded: (set: GenerationSet) => void;
  onFailed: (error: ApiError) => void;
}): SetRun {
  const [set, setSet] = useState<GenerationSet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { abort, followed, refreshRuns, stop } = useFollowedRun();
  const latest = useRef(handlers);
  latest.current = handlers;

  const run = useCallback(
    async (pending: Pending<SetBody>) => {
      if (abort.current) return;
      const controller = new AbortController();
      abort.current = controller;
      setOpen(true);
      setSet(null);
      try {
        const { signal } = controller;
        let current = await api(
          generateSet,
          { body: pending.request },
          { signal, headers: { 'idempotency-key': pending.key } },
        );
        const id = current.setId;
        noteRun(id);
        namePending(PENDING, pending.key, id);
        latest.current.onStarted(id);
        refreshRuns();
        // Whoever left before the server answered wanted to know no more than this.
        if (abort.current !== controller) return;
        followed.current = id;
        watchRun(id);
        setSet(current);
        while (!isEnded(current)) {
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
          if (signal.aborted) return;
          current = await poll(current, signal);
          setSet(current);
        }
        dropPending(PENDING);
        followed.current = null;
        latest.current.onEnded(current);
        forgetRun(id);
        refreshRuns();
      } catch (error) {
        if (controller.signal.aborted || abort.current !== controller) return;
        if (!(error instanceof ApiError && error.code === 'network')) dropPending(PENDING);
        if (followed.current) unwatchRun(followed.current);
        setOpen(false);
        if (error instanceof ApiError) latest.current.onFailed(error);
      } finally {
        if (abort.current === controller) abort.current = null;
      }
    },
    [abort, followed, refreshRuns],
  );

  useEffect(() => {
    const pending = pendingHere<SetBody>(PENDING);
    if (pending) void run(pending);
    return stop;
  }, [run, stop]);

  const start = useCallback((body: SetBody) => void run(keepPending(PENDING, body)), [run]);

  const close = useCallback(() => {
    stop();
    dropPending(PENDING);
    setOpen(false);
  }, [stop]);

  return { set, isOpen, isEnded: set !== null && isEnded(set), start, close };
}

/** A passing break of the connection changes nothing: the last known state stays. */
async function poll(known: GenerationSet, signal: AbortSignal): Promise<GenerationSet> {
  try {
    return await api(getGenerationSet, { params: { id: known.setId } }, { signal });
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'network' || error.status >= 500)) return known;
    throw error;
  }
}

const isEnded = ({ generations }: GenerationSet) =>
  generations.every(({ state }) => state === 'done' || state === 'failed');
