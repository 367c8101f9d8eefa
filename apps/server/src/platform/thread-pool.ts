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
  /** Of them, of one member: who asks for much at once keeps nobody out. */
  maxWaitingOfOne: number;
  /** Bytes by which the process may have grown since its threads began; then they are replaced. */
  maxGrowth: number;
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
  /** Whose job it is: members take turns. Jobs of nobody are of one member together. */
  member?: string | undefined;
}

/** A thread without a job is ended after this, and its memory given back. */
const IDLE_MS = 5 * 60_000;
/** A job that nobody waits for any more may take so long; to begin a thread anew costs more than it saves. */
const ABANDONED_MS = 1000;

type Job = (data: never) => unknown;

/** Threads that began together. */
interface Crew {
  threads: Piscina;
  /** What the process took of memory when they began, in bytes. */
  memory: number;
  /** Jobs that they do now. */
  jobs: number;
}

interface Turn {
  member: string;
  begin(): void;
  refuse(): void;
}

/**
 * Does what takes long off the main thread, so that it holds up no other request. Threads begin when they are needed. Who
 * waits, waits here and not in piscina, which counts no job that can be broken off against its limit, and leaves those that
 * wait lying when it ends the last thread.
 */
export class ThreadPool<Jobs extends Record<keyof Jobs, Job>> {
  private crew: Crew;
  /** The crew, and those before it that still do a job. */
  private readonly crews = new Set<Crew>();
  private readonly waiting: Turn[] = [];
  /** Whose jobs are done now. */
  private readonly running: string[] = [];
  /** Members of those that wait or ran, who had a turn last at the end. */
  private served: string[] = [];
  private isStopped = false;

  constructor(private readonly options: ThreadPoolOptions) {
    this.crew = this.beginCrew();
  }

  /**
   * Does a job with data that can be cloned; bytes that it hands over with `move` are not copied.
   * @throws {AppError} `late`; server.busy when too many wait, when nobody waits any more, or at the end of the pool. And
   * whatever the job throws, as a plain Error.
   */
  async run<Name extends keyof Jobs & string>(
    name: Name,
    data: Parameters<Jobs[Name]>[0],
    { seconds, late, signal, member = '' }: JobOptions,
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const over = new AbortController();
    try {
      await this.takeTurn(member, signal, over.signal);
      return await this.work(name, data, { seconds, late, signal, member }, over.signal);
    } finally {
      over.abort();
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { refuse } of this.waiting.splice(0)) refuse();
    await Promise.all([...this.crews].map(({ threads }) => threads.destroy()));
  }

  private beginCrew(): Crew {
    const { file, threads: maxThreads, onError } = this.options;
    const threads = new Piscina({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      recordTiming: false,
    });
    threads.on('error', onError);
    const crew = { threads, memory: process.memoryUsage.rss(), jobs: 0 };
    this.crews.add(crew);
    return crew;
  }

  /**
   * What large papers took of memory is given back with their threads alone: after growth the next jobs are done by new
   * ones, and the old end with their last job.
   */
  private async replaceGrown(crew: Crew): Promise<void> {
    if (this.isStopped) return;
    if (crew === this.crew && process.memoryUsage.rss() - crew.memory > this.options.maxGrowth)
      this.crew = this.beginCrew();
    if (crew === this.crew || crew.jobs > 0) return;
    this.crews.delete(crew);
    await crew.threads.destroy();
  }

  /** Returns when a thread is free. */
  private async takeTurn(member: string, signal: AbortSignal | undefined, over: AbortSignal): Promise<void> {
    if (this.isStopped || signal?.aborted) throw new AppError('server.busy');
    if (this.running.length < this.options.threads) {
      this.begin(member);
      return;
    }
    const own = this.waiting.filter((turn) => turn.member === member).length;
    if (this.waiting.length >= this.options.maxWaiting || own >= this.options.maxWaitingOfOne)
      throw new AppError('server.busy');
    await new Promise<void>((resolve, reject) => {
      const turn = { member, begin: resolve, refuse: () => reject(new AppError('server.busy')) };
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
  private giveTurn(from: string): void {
    this.running.splice(this.running.indexOf(from), 1);
    const next = this.nextTurn();
    this.served = this.served.filter((member) => this.waiting.some((turn) => turn.member === member));
    if (!next) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.begin(next.member);
    next.begin();
  }

  private begin(member: string): void {
    this.running.push(member);
    this.served = [...this.served.filter((served) => served !== member), member];
  }

  /** Of those that wait: of whom least is done now, then who had a turn longest ago, then who came first. */
  private nextTurn(): Turn | undefined {
    const cost = ({ member }: Turn) => [
      this.running.filter((running) => running === member).length,
      this.served.indexOf(member),
    ];
    let next: Turn | undefined;
    for (const turn of this.waiting) {
      const [running = 0, served = 0] = cost(turn);
      const [least = 0, longest = 0] = next ? cost(next) : [Infinity];
      if (running < least || (running === least && served < longest)) next = turn;
    }
    return next;
  }

  private async work(
    name: string,
    data: unknown,
    { seconds, late, signal, member }: JobOptions & { member: string },
    over: AbortSignal,
  ) {
    const end = new AbortController();
    let timer = setTimeout(() => end.abort(), seconds * 1000);
    const abandon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end.abort(), ABANDONED_MS);
    };
    if (signal?.aborted) abandon();
    signal?.addEventListener('abort', abandon, { once: true, signal: over });
    const { crew } = this;
    crew.jobs += 1;
    try {
      return await crew.threads.run(data, { name, signal: end.signal });
    } catch (error) {
      if (signal?.aborted || this.isStopped) throw new AppError('server.busy');
      throw end.signal.aborted ? new AppError(late) : error;
    } finally {
      clearTimeout(timer);
      crew.jobs -= 1;
      this.replaceGrown(crew).catch(this.options.onError);
      this.giveTurn(member);
    }
  }
}
