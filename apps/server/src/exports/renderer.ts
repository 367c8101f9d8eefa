import { Worker } from 'node:worker_threads';
import type { Paper, PaperOptions, RenderedPaper, RenderTarget } from '@chulje/paper';
import { AppError } from '../platform/errors.ts';

/** What goes to the thread, and what comes back. */
export interface RenderRequest {
  id: number;
  target: RenderTarget;
  paper: Paper;
  options: Partial<PaperOptions>;
}
export type RenderAnswer = { id: number; file: RenderedPaper } | { id: number; error: string };

export interface RendererOptions {
  /** Threads, each making one file at a time. */
  threads: number;
  /** Files that may wait for a thread; one more is refused. */
  maxWaiting: number;
  /** A file that takes longer ends its thread. */
  timeoutMs: number;
  onError(error: Error): void;
}

/** A file that nobody waits for any more may take so long; to stop its thread earlier costs more than it saves. */
const ABANDONED_MS = 1000;

interface Job {
  request: Omit<RenderRequest, 'id'>;
  resolve(file: RenderedPaper): void;
  reject(error: Error): void;
}

/** Makes files off the main thread, so that no paper, however long, holds up other requests. */
export class Renderer {
  private readonly waiting: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly running = new Map<Worker, { job: Job; timer: NodeJS.Timeout }>();
  private isStopped = false;
  private serial = 0;

  constructor(private readonly options: RendererOptions) {}

  /**
   * @param signal says that nobody waits for the file any more
   * @throws {AppError} server.busy, export.timed-out, export.failed
   */
  render(
    target: RenderTarget,
    paper: Paper,
    options: Partial<PaperOptions>,
    signal?: AbortSignal,
  ): Promise<RenderedPaper> {
    const settled = new AbortController();
    return new Promise<RenderedPaper>((resolve, reject) => {
      if (this.isStopped || signal?.aborted || this.waiting.length >= this.options.maxWaiting)
        return reject(new AppError('server.busy'));
      const job = { request: { target, paper, options }, resolve, reject };
      this.waiting.push(job);
      // One request may ask for many files, one after the other: none listens for longer than it is being made.
      signal?.addEventListener('abort', () => this.abandon(job), { once: true, signal: settled.signal });
      this.startNext();
    }).finally(() => settled.abort());
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const job of this.waiting.splice(0)) job.reject(new AppError('server.busy'));
    const busy = [...this.running.keys()];
    for (const worker of busy) this.end(worker, (job) => job.reject(new AppError('server.busy')));
    await Promise.all([...this.idle.splice(0), ...busy].map((worker) => worker.terminate()));
  }

  /** Takes a file that nobody wants out of the way of the others. */
  private abandon(job: Job): void {
    const place = this.waiting.indexOf(job);
    if (place >= 0) {
      this.waiting.splice(place, 1);
      job.reject(new AppError('server.busy'));
    }
    for (const [worker, entry] of this.running) {
      if (entry.job !== job) continue;
      clearTimeout(entry.timer);
      entry.timer = this.stopLater(worker, Math.min(ABANDONED_MS, this.options.timeoutMs));
    }
  }

  private stopLater(worker: Worker, ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.end(worker, (late) => late.reject(new AppError('export.timed-out')));
      void worker.terminate();
    }, ms);
  }

  private startNext(): void {
    if (this.running.size >= this.options.threads) return;
    const job = this.waiting.shift();
    if (!job) return;
    const worker = this.idle.pop() ?? this.startThread();
    this.running.set(worker, { job, timer: this.stopLater(worker, this.options.timeoutMs) });
    this.serial += 1;
    worker.postMessage({ id: this.serial, ...job.request } satisfies RenderRequest);
  }

  private startThread(): Worker {
    const worker = startRenderThread();
    worker.on('message', (answer: RenderAnswer) => {
      const isEnded = !this.running.has(worker);
      if (!isEnded && !this.isStopped) this.idle.push(worker);
      this.end(worker, (job) => {
        if ('file' in answer) return job.resolve(answer.file);
        this.options.onError(new Error(answer.error));
        job.reject(new AppError('export.failed'));
      });
    });
    worker.on('error', (error) => {
      this.options.onError(error);
      this.end(worker, (job) => job.reject(new AppError('export.failed')));
    });
    worker.on('exit', () => {
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
      this.end(worker, (job) => job.reject(new AppError('export.failed')));
    });
    return worker;
  }

  /** Settles what the thread was doing, once, and lets the next begin. */
  private end(worker: Worker, settle: (job: Job) => void): void {
    const entry = this.running.get(worker);
    if (!entry) return;
    this.running.delete(worker);
    clearTimeout(entry.timer);
    settle(entry.job);
    this.startNext();
  }
}

/** Its entry lies beside this file when bundled; tests run it from its source. It never keeps the process alive. */
function startRenderThread(): Worker {
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport('./render-worker.ts', '${import.meta.url}'))`, {
        eval: true,
      })
    : new Worker(new URL('./render-worker.js', import.meta.url));
  worker.unref();
  return worker;
}
