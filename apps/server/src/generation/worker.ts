import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type Database, type Db, isUnavailable } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { StoredRequestSchema } from '../platform/schema/generation.ts';
import * as tickets from '../tickets/service.ts';
import * as works from '../works/service.ts';
import { type Engine, type Progress, TryLater } from './engine.ts';
import { GenerationJournal } from './journal.ts';
import { type Kept, keepItem, keepPassage } from './keep-result.ts';
import { isForOperator, OperatorAlert } from './operator-alert.ts';
import { PartialText } from './partial-text.ts';
import { kindOf } from './service.ts';
import { endSetMember, planSet } from './sets.ts';
import { readSource } from './source.ts';
import * as store from './store.ts';
import { verify } from './verification.ts';

/** A generation that outlived so many workers is taken for one that kills them. */
const MAX_ATTEMPTS = 5;
const SWEEP_MS = 3_000;
/** How often a worker that has nothing to do looks for what came in through other processes. */
const POLL_MS = 250;
/** What a ticket went for, as the member's ledger says it. */
const REASONS = { passage: '지문 생성', question: '문항 생성', verification: '문항 다시 검증' };

export interface WorkerOptions {
  database: Database;
  engine: Engine;
  workers: number;
  leaseSeconds: number;
  /** What one generation may take. */
  generationSeconds: number;
  /** Who is told of what only an operator can mend. */
  operatorEmail?: string | undefined;
  /** Where what it counts is counted. */
  registry: Registry;
  log: FastifyBaseLogger;
}

/**
 * Works on queued generations until stopped; what was running when it stops goes back to the queue. The rows themselves
 * are the queue: a generation is waiting, or some worker's for as long as its lease, and nothing lies between.
 */
export class GenerationWorker {
  private readonly running = new Set<{ controller: AbortController; settled: Promise<void> }>();
  private sweeper: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private isStopping = false;
  private readonly alert: OperatorAlert;
  /** Ends the rest between two looks. */
  wake: () => void = () => {};

  private readonly ended: Counter;
  private readonly cost: Counter;

  constructor(private readonly options: WorkerOptions) {
    this.alert = new OperatorAlert(options.operatorEmail);
    const registers = [options.registry];
    this.ended = new Counter({
      name: 'chulje_generations_total',
      help: 'Generations ended by this process.',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.cost = new Counter({
      name: 'chulje_model_cost_dollars_total',
      help: 'What models have cost, in US dollars.',
      labelNames: ['engine'],
      registers,
    });
  }

  start(): void {
    this.looking = this.look();
    void this.sweep();
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.sweeper);
    this.wake();
    await this.looking;
    const running = [...this.running];
    for (const { controller } of running) controller.abort(new Stopping());
    await Promise.all(running.map(({ settled }) => settled));
  }

  /** Takes what waits, as much as it may work on at once, until it is stopped. */
  private async look(): Promise<void> {
    const { database, workers, leaseSeconds, log } = this.options;
    while (!this.isStopping) {
      let row: store.GenerationRow | undefined;
      try {
        if (this.running.size < workers) row = await store.claimNext(database.db, leaseSeconds);
      } catch (error) {
        log.error({ err: error }, 'could not look for waiting generations');
      }
      if (row) this.run(row);
      else await this.rest();
    }
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Hands out again what dead workers left. */
  private async sweep(): Promise<void> {
    const { database, log } = this.options;
    try {
      const ids = await store.requeueExpired(database.db);
      if (ids.length === 0) return;
      log.warn({ generations: ids }, 'took generations back from a silent worker');
      this.wake();
    } catch (error) {
      log.error({ err: error }, 'could not look for abandoned generations');
    }
  }

  private run(row: store.GenerationRow): void {
    const controller = new AbortController();
    const settled = this.work(row, controller)
      // What could not even be told stays claimed until its lease ends, and is taken up again then.
      .catch((error) => this.logOf(row).error({ err: error }, 'could not end a generation'))
      .finally(() => {
        this.running.delete(run);
        this.wake();
      });
    const run = { controller, settled };
    this.running.add(run);
  }

  /** Names the generation, and the request of the browser that asked for it. */
  private logOf({ id, requestId }: store.GenerationRow): FastifyBaseLogger {
    return this.options.log.child({ generation: id, reqId: requestId });
  }

  private async work(row: store.GenerationRow, controller: AbortController): Promise<void> {
    const { engine } = this.options;
    const own = { id: row.id, attempt: row.attempt };
    const journal = new GenerationJournal(engine, row.record);
    const lease = this.keepLease(own, controller);
    const limit = setTimeout(
      () => controller.abort(new AppError('generation.timed-out')),
      this.options.generationSeconds * 1000,
    );
    try {
      if (row.attempt > MAX_ATTEMPTS) throw new AppError('generation.failed');
      await this.make(row, own, journal, controller.signal);
      this.countEnd(row, journal, 'done');
      this.logOf(row).info({ attempt: row.attempt }, 'generation done');
    } catch (error) {
      await this.settleFailure(row, own, journal, controller.signal.aborted ? controller.signal.reason : error);
    } finally {
      clearInterval(lease);
      clearTimeout(limit);
    }
  }

  private keepLease(own: store.Claim, controller: AbortController): NodeJS.Timeout {
    const { database, leaseSeconds } = this.options;
    return setInterval(
      async () => {
        const isOwn = await store.report(database.db, own, {}, leaseSeconds).catch(() => true);
        if (!isOwn) controller.abort(new Lost());
      },
      (leaseSeconds * 1000) / 3,
    );
  }

  private async make(
    row: store.GenerationRow,
    own: store.Claim,
    journal: GenerationJournal,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, engine, leaseSeconds } = this.options;
    const request = StoredRequestSchema.parse(row.request);
    const tell = async (values: store.Told) => {
      signal.throwIfAborted();
      if (!(await store.report(database.db, own, values, leaseSeconds))) throw new Lost();
    };
    const partial = new PartialText((text) => tell({ partial: text }), signal);
    const progress: Progress = {
      member: row.memberId,
      signal,
      record: (call) => journal.record(call),
      note: (notes) => journal.note(notes),
      stage: (stage) => tell({ stage }),
      partial: (text) => partial.show(text),
    };
    if (request.kind === 'passage') {
      const passage = await engine.makePassage(
        {
          field: request.field,
          topic: request.topic,
          title: request.title ?? '',
          viaFallback: request.viaFallback,
          ...(request.length && { length: request.length }),
          ...(request.passage && { passage: request.passage.id }),
        },
        row.seed,
        progress,
      );
      await progress.stage('저장');
      await this.finish(row, own, journal, (tx) => keepPassage(tx, row, request, passage));
      return;
    }
    if (request.mode === 'verify') {
      const keep = await verify(database.db, engine, row, request, progress);
      await progress.stage('저장');
      return this.finish(row, own, journal, keep);
    }
    const planned = await planSet(database, engine, row, request, progress);
    if (planned.brief) {
      this.wake();
      progress.standing = async () => (await readSource(database.db, row, request)).standing;
    }
    const source = await readSource(database.db, row, request);
    const made = await engine.makeItem(
      {
        field: request.field,
        keyword: request.keyword,
        type: request.type,
        ...source,
        keyCounts: await works.countKeys(database.db, row.memberId),
        ...(request.difficulty && { difficulty: request.difficulty }),
        ...(planned.brief && { brief: planned.brief }),
        ...(request.example && { example: request.example }),
      },
      row.seed,
      progress,
    );
    await progress.stage('저장');
    await this.finish(row, own, journal, (tx) => keepItem(tx, row, request, made, source));
  }

  /** Result, ticket and state in one transaction; nothing of it when the work was taken away meanwhile. */
  private async finish(
    row: store.GenerationRow,
    own: store.Claim,
    journal: GenerationJournal,
    keep: (tx: Db) => Promise<Kept>,
  ): Promise<void> {
    await this.options.database.transaction(async (tx) => {
      await tickets.lockAccount(tx, row.memberId);
      const kept = await keep(tx);
      if (!(await store.finish(tx, own, { ...kept, ...journal.columns }))) throw new Lost();
      await tickets.captureTicket(tx, row.memberId, row.id, REASONS[kindOf(row)]);
      await endSetMember(tx, row);
    });
  }

  private countEnd(row: store.GenerationRow, journal: GenerationJournal, outcome: string): void {
    this.ended.inc({ kind: row.kind, outcome });
    this.cost.inc({ engine: row.engine }, journal.columns.cost ?? 0);
  }

  private async settleFailure(
    row: store.GenerationRow,
    own: store.Claim,
    journal: GenerationJournal,
    error: unknown,
  ): Promise<void> {
    const { database } = this.options;
    const log = this.logOf(row);
    if (error instanceof Lost) return;
    // A database that was away for a moment is no fault of the request either.
    if (error instanceof Stopping || isUnavailable(error)) return store.giveBack(database.db, own, journal.columns);
    if (error instanceof TryLater) return store.giveBack(database.db, own, journal.columns, error.seconds);
    const known = error instanceof AppError ? error : new AppError('generation.failed');
    // One of its set was kept in the same moment: it is made again beside that one.
    if (known.code === 'generation.set-changed' && row.setId !== null && row.attempt < MAX_ATTEMPTS)
      return store.giveBack(database.db, own, journal.columns);
    if (known !== error) log.error({ err: error }, 'generation failed unexpectedly');
    else if (known.cause) log.warn({ err: known.cause, code: known.code }, 'generation failed');
    await database.transaction(async (tx) => {
      await tickets.lockAccount(tx, row.memberId);
      const told = { code: known.code, message: known.message, details: known.details };
      if (!(await store.fail(tx, own, told, journal.columns))) return;
      if (isForOperator(known)) await this.alert.tell(tx);
      this.countEnd(row, journal, known.code);
      await tickets.releaseTicket(tx, row.memberId, row.id);
      await endSetMember(tx, row);
    });
  }
}

/** Another worker holds the generation now, or its member is gone: leave everything alone. */
class Lost extends Error {}
/** The process is stopping. */
class Stopping extends Error {}
