import type { Call, Generation, generatePassage, generateQuestion, InputOf } from '@chulje/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, send } from './api.ts';
import { EVENT_HEADERS, followGeneration } from './generation-stream.ts';
import { dropPending, keepPending, type Pending, pendingHere } from './pending.ts';

type GenerateCall = typeof generatePassage | typeof generateQuestion;
type Body<C extends GenerateCall> = InputOf<C>['body'];

interface Request {
  path: string;
  body: unknown;
}

const PENDING = 'generation';

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
 * Runs one generation for a screen. A reload in the middle picks it up again, and so does coming back to the address it
 * was started at; leaving the screen leaves it running.
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

  const run = useCallback((pending: Pending<Request>, call: GenerateCall) => {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setRunning(true);
    setGeneration(null);
    const open = () =>
      send(call as Call, { body: pending.request.body } as never, {
        signal: controller.signal,
        headers: { ...EVENT_HEADERS, 'idempotency-key': pending.key },
      });
    followGeneration(open, setGeneration, controller.signal)
      .then((ended) => {
        dropPending(PENDING);
        if (ended.state === 'done') latest.current.onDone(ended);
        else if (ended.error) latest.current.onFailed(new ApiError(ended.error, 502));
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        // Out of reach: the outcome is unknown, so the key is kept and a reload asks again.
        if (!(error instanceof ApiError && error.code === 'network')) dropPending(PENDING);
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
      run(keepPending<Request>(PENDING, { path: call.path, body }), call);
    },
    [run],
  );

  const leave = useCallback(() => {
    abort.current?.abort();
    abort.current = null;
    dropPending(PENDING);
    setRunning(false);
    setGeneration(null);
  }, []);

  const resumable = useRef(calls);
  useEffect(() => {
    const pending = pendingHere<Request>(PENDING);
    const call = resumable.current.find((candidate) => candidate.path === pending?.request.path);
    if (pending && call) run(pending, call);
    return () => {
      abort.current?.abort();
      abort.current = null;
    };
  }, [run]);

  return { generation, isRunning, start, leave };
}
