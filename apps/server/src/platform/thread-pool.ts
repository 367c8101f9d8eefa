import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@chulje/contract';
import { Piscina } from 'piscina';
import { AppError } from './errors.ts';

export interface ThreadPoolOptions {
  /** The program of a thread; it exports the jobs. */
  file: URL;
  /** Jobs done at once, each in a thread of its own. */
  threads: number;
  /** Jobs that may wait for a thread; one more is refused. */
  maxWaiting: number;
  /** A thread failed that did no job. */
  onError(error: Error): void;
}

export interface JobOptions {
  /** A job that takes longer ends with its thread. To wait for a thread is no part of it. */
  seconds: number;
  /** What is told then. */
  late: ErrorCode;
  /** Says that nobody waits for the job any more. */
  signal?: AbortSignal | undefined;
}

/** A thread without a job is ended after this, and its memory given back. */
const IDLE_MS = 5 * 60_000;
/** A job that nobody waits for any more may take so long; to begin a thread anew costs more than it saves. */
const ABANDONED_MS = 1000;

type Job = (data: never) => unknown;

/**
 * Does what takes long off the main thread, so that it holds up no other request. Threads begin when they are needed. Who
 * waits, waits here and not in piscina, which counts no job that can be broken off against its limit, and leaves those that
 * wait lying when it ends the last thread.
 */
export class ThreadPool<Jobs extends Record<keyof Jobs, Job>> {
  private readonly threads: Piscina;
  private readonly waiting: { begin(): void; refuse(): void }[] = [];
  private running = 0;
  private isStopped = false;

  constructor(private readonly options: ThreadPoolOptions) {
    this.threads = new Piscina({
      filename: fileURLToPath(options.file),
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: IDLE_MS,
      recordTiming: false,
    });
    this.threads.on('error', options.onError);
  }

  /**
   * Does a job with data that can be cloned; bytes that it hands over with `move` are not copied.
   * @throws {AppError} `late`; server.busy when too many wait, when nobody waits any more, or at the end of the pool. And
   * whatever the job throws, as a plain Error.
   */
  async run<Name extends keyof Jobs & string>(
    name: Name,
    data: Parameters<Jobs[Name]>[0],
    { seconds, late, signal }: JobOptions,
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const over = new AbortController();
    try {
      await this.takeTurn(signal, over.signal);
      return await this.work(name, data, { seconds, late, signal }, over.signal);
    } finally {
      over.abort();
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { refuse } of this.waiting.splice(0)) refuse();
    await this.threads.destroy();
  }

  /** Returns when a thread is free. */
  private async takeTurn(signal: AbortSignal | undefined, over: AbortSignal): Promise<void> {
    if (this.isStopped || signal?.aborted) throw new AppError('server.busy');
    if (this.running < this.options.threads) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.options.maxWaiting) throw new AppError('server.busy');
    await new Promise<void>((resolve, reject) => {
      const turn = { begin: resolve, refuse: () => reject(new AppError('server.busy')) };
      this.waiting.push(turn);
      const leave = () => {
        const place = this.waiting.indexOf(turn);
        if (place >= 0) this.waiting.splice(place, 1);
        turn.refuse();
      };
      signal?.addEventListener('abort', leave, { once: true, signal: over });
    });
  }

  /** The next takes over the turn of one that has ended. */
  private giveTurn(): void {
    const next = this.waiting.shift();
    if (next) next.begin();
    else this.running -= 1;
  }

  private async work(name: string, data: unknown, { seconds, late, signal }: JobOptions, over: AbortSignal) {
    const end = new AbortController();
    let timer = setTimeout(() => end.abort(), seconds * 1000);
    const abandon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end.abort(), ABANDONED_MS);
    };
    if (signal?.aborted) abandon();
    signal?.addEventListener('abort', abandon, { once: true, signal: over });
    try {
      return await this.threads.run(data, { name, signal: end.signal });
    } catch (error) {
      if (signal?.aborted || this.isStopped) throw new AppError('server.busy');
      throw end.signal.aborted ? new AppError(late) : error;
    } finally {
      clearTimeout(timer);
      this.giveTurn();
    }
  }
}
