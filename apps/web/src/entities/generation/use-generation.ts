import type { Call, Generation, generatePassage, generateQuestion, InputOf } from '@chulje/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dropPending, keepPending, namePending, type Pending, pendingHere } from './pending.ts';
import { forgetRun, noteRun, unwatchRun, watchRun } from './run-memory.ts';
import { useFollowedRun } from './use-followed-run.ts';

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
 * `onStarted` hears the id once the server has taken it, `onDone` gets the ended generation, and it runs until that has
 * shown what was made; `onFailed` gets the error with the server's message.
 */
export function useGeneration(
  calls: readonly GenerateCall[],
  handlers: {
    onStarted?: (id: string) => void;
    onDone: (generation: Generation) => void | Promise<void>;
    /** With the id of what failed, when the server had taken it. */
    onFailed: (error: ApiError, id?: string) => void;
  },
): GenerationRun {
  const [generation, setGeneration] = useState<Generation | null>(null);
  const [isRunning, setRunning] = useState(false);
  const { abort, followed, refreshRuns, stop } = useFollowedRun();
  const latest = useRef(handlers);
  latest.current = handlers;

  const run = useCallback(
    (pending: Pending<Request>, call: GenerateCall) => {
      if (abort.current) return;
      const controller = new AbortController();
      abort.current = controller;
      setRunning(true);
      setGeneration(null);
      const ask = () =>
        send(call as Call, { body: pending.request.body } as never, {
          signal: controller.signal,
          headers: { accept: 'text/event-stream', 'idempotency-key': pending.key },
        });
      const isLeft = () => abort.current !== controller;
      let isTaken = false;
      const follow = (known: Generation) => {
        const id = known.generationId;
        if (!isLeft()) setGeneration(known);
        if (isTaken) return;
        isTaken = true;
        noteRun(id);
        namePending(PENDING, pending.key, id);
        latest.current.onStarted?.(id);
        refreshRuns();
        // Whoever left before the server answered wanted to know no more than this.
        if (isLeft()) return controller.abort();
        followed.current = id;
        watchRun(id);
      };
      // Asked at once, whoever leaves in the next moment; what reads the answer is fetched meanwhile.
      let first: Promise<Response> | undefined = ask();
      first.catch(() => {});
      const open = () => {
        const response = first ?? ask();
        first = undefined;
        return response;
      };
      import('./generation-stream.ts')
        .then(({ followGeneration }) => followGeneration(open, follow, controller.signal))
        .then(async (ended) => {
          if (controller.signal.aborted) return;
          dropPending(PENDING);
          followed.current = null;
          const id = ended.generationId;
          const isDone = ended.state === 'done';
          const shown = isDone ? latest.current.onDone(ended) : undefined;
          if (!isDone && ended.error) latest.current.onFailed(new ApiError(ended.error, 502), id);
          forgetRun(id);
          refreshRuns();
          await shown;
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted || isLeft()) return;
          // Out of reach: the outcome is unknown, so the key is kept and a reload asks again.
          if (!(error instanceof ApiError && error.code === 'network')) dropPending(PENDING);
          if (followed.current) unwatchRun(followed.current);
          if (error instanceof ApiError) latest.current.onFailed(error);
        })
        .finally(() => {
          if (abort.current !== controller) return;
          abort.current = null;
          setRunning(false);
        });
    },
    [abort, followed, refreshRuns],
  );

  const start = useCallback(
    <C extends GenerateCall>(call: C, body: Body<C>) => {
      if (abort.current) return;
      run(keepPending<Request>(PENDING, { path: call.path, body }), call);
    },
    [abort, run],
  );

  const leave = useCallback(() => {
    stop();
    dropPending(PENDING);
    setRunning(false);
    setGeneration(null);
  }, [stop]);

  const resumable = useRef(calls);
  useEffect(() => {
    const pending = pendingHere<Request>(PENDING);
    const call = resumable.current.find((candidate) => candidate.path === pending?.request.path);
    if (pending && call) run(pending, call);
    return stop;
  }, [run, stop]);

  return { generation, isRunning, start, leave };
}
