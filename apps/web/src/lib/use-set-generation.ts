import { type GenerationSet, generateSet, getGenerationSet, type InputOf } from '@chulje/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api } from './api.ts';

const POLL_MS = 1_000;
const STORAGE_KEY = 'chulje.set';

type SetBody = InputOf<typeof generateSet>['body'];

/** What a reload must not forget: the request on its way, under one idempotency key. */
interface Pending {
  key: string;
  body: SetBody;
}

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
 * `onEnded` hears of the set when its last item has ended; `onFailed` when it could not be started.
 */
export function useSetGeneration(handlers: {
  /** Whether a set that was on its way before a reload belongs to this screen. */
  resumes: (body: SetBody) => boolean;
  onEnded: (set: GenerationSet) => void;
  onFailed: (error: ApiError) => void;
}): SetRun {
  const [set, setSet] = useState<GenerationSet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;

  const run = useCallback(async (pending: Pending) => {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setOpen(true);
    setSet(null);
    try {
      const { signal } = controller;
      let current = await api(
        generateSet,
        { body: pending.body },
        { signal, headers: { 'idempotency-key': pending.key } },
      );
      setSet(current);
      while (!isEnded(current)) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        if (signal.aborted) return;
        current = await poll(current, signal);
        setSet(current);
      }
      forget();
      latest.current.onEnded(current);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError && error.code === 'network')) forget();
      setOpen(false);
      if (error instanceof ApiError) latest.current.onFailed(error);
    } finally {
      if (abort.current === controller) abort.current = null;
    }
  }, []);

  useEffect(() => {
    const pending = readPending();
    if (pending && latest.current.resumes(pending.body)) void run(pending);
    return () => {
      abort.current?.abort();
      abort.current = null;
    };
  }, [run]);

  const start = useCallback(
    (body: SetBody) => {
      const pending: Pending = { key: crypto.randomUUID(), body };
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
      void run(pending);
    },
    [run],
  );

  const close = useCallback(() => {
    abort.current?.abort();
    abort.current = null;
    forget();
    setOpen(false);
  }, []);

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

const forget = () => sessionStorage.removeItem(STORAGE_KEY);

function readPending(): Pending | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return value && typeof value === 'object' && 'key' in value ? (value as Pending) : null;
  } catch {
    return null;
  }
}
