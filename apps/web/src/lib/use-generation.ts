import type { Call, Generation, generatePassage, generateQuestion, InputOf } from '@chulje/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, send } from './api.ts';
import { EVENT_HEADERS, followGeneration } from './generation-stream.ts';

type GenerateCall = typeof generatePassage | typeof generateQuestion;
type Body<C extends GenerateCall> = InputOf<C>['body'];

/** What a reload must not forget: the request on its way, under one idempotency key. */
interface Pending {
  key: string;
  path: string;
  body: unknown;
}

const STORAGE_KEY = 'chulje.generation';

export interface GenerationRun {
  /** Progress of what is running; null when nothing is. */
  generation: Generation | null;
  isRunning: boolean;
  /** Starts a generation and follows it to its end. Ignored while one runs here. */
  start<C extends GenerateCall>(call: C, body: Body<C>): void;
  /** Stops following; the server goes on and the result appears in the list as 임시저장. */
  leave(): void;
}

/**
 * Runs one generation for a screen. A reload in the middle picks it up again; leaving the screen leaves it running.
 * `onDone` gets the ended generation, `onFailed` the error with the server's message.
 */
export function useGeneration(
  calls: readonly GenerateCall[],
  handlers: { onDone: (generation: Generation) => void; onFailed: (error: ApiError) => void },
): GenerationRun {
  const [generation, setGeneration] = useState<Generation | null>(null);
  const [isRunning, setRunning] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;

  const run = useCallback((pending: Pending, call: GenerateCall) => {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setRunning(true);
    setGeneration(null);
    const open = () =>
      send(call as Call, { body: pending.body } as never, {
        signal: controller.signal,
        headers: { ...EVENT_HEADERS, 'idempotency-key': pending.key },
      });
    followGeneration(open, setGeneration, controller.signal)
      .then((ended) => {
        sessionStorage.removeItem(STORAGE_KEY);
        if (ended.state === 'done') latest.current.onDone(ended);
        else if (ended.error) latest.current.onFailed(new ApiError(ended.error, 502));
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        // Out of reach: the outcome is unknown, so the key is kept and a reload asks again.
        if (!(error instanceof ApiError && error.code === 'network')) sessionStorage.removeItem(STORAGE_KEY);
        if (error instanceof ApiError) latest.current.onFailed(error);
      })
      .finally(() => {
        if (abort.current !== controller) return;
        abort.current = null;
        setRunning(false);
      });
  }, []);

  const start = useCallback(
    <C extends GenerateCall>(call: C, body: Body<C>) => {
      if (abort.current) return;
      const known = readPending();
      const isSame = known?.path === call.path && JSON.stringify(known.body) === JSON.stringify(body);
      const pending = isSame && known ? known : { key: crypto.randomUUID(), path: call.path, body };
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
      run(pending, call);
    },
    [run],
  );

  const leave = useCallback(() => {
    abort.current?.abort();
    abort.current = null;
    sessionStorage.removeItem(STORAGE_KEY);
    setRunning(false);
    setGeneration(null);
  }, []);

  const resumable = useRef(calls);
  useEffect(() => {
    const pending = readPending();
    const call = resumable.current.find((candidate) => candidate.path === pending?.path);
    if (pending && call) run(pending, call);
    return () => {
      abort.current?.abort();
      abort.current = null;
    };
  }, [run]);

  return { generation, isRunning, start, leave };
}

function readPending(): Pending | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return value && typeof value === 'object' && 'key' in value ? (value as Pending) : null;
  } catch {
    return null;
  }
}
