import PgBoss from 'pg-boss';
import type { Database, Db } from './db.ts';

/**
 * A queue of jobs in our own database: a job that joins a transaction exists exactly when that commits. A job of a process
 * that dies is handed out again after minutes only, so nobody may wait for one.
 */
export interface Queue {
  /** Adds a job within `tx`, to be handled at once or some seconds later. */
  send(tx: Db, name: string, data: object, options?: { afterSeconds: number }): Promise<void>;
  /** Adds a job at the times of a cron expression in Seoul, one for all processes, while any process runs. */
  schedule(name: string, cron: string): Promise<void>;
  /** Handles jobs, one at a time in this process. A handler that throws is tried again by the queue. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const QUEUE_NAMES = [
  'empty-trash',
  'empty-exam-trash',
  'close-attempts',
  'purge-sittings',
  'purge-generation-texts',
  'late-gist',
  'purge-accounts',
  'purge-contacts',
  'payment-reconcile',
  'payment-webhook',
  'payment-compare',
] as const;
const POLL_SECONDS = 1;
/** After this a job of a dead worker is handed out again; handlers fence themselves, so twice does no harm. */
const JOB_EXPIRE_SECONDS = 600;

/**
 * Starts pg-boss on our database; its tables live in the schema `pgboss`. Without `byClock` what is scheduled is written
 * down and never begun.
 */
export async function startQueue(
  database: Database,
  onError: (error: Error) => void,
  { byClock = true }: { byClock?: boolean } = {},
): Promise<Queue> {
  const raw = database.raw();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => raw(text, values) },
    schedule: byClock,
  });
  boss.on('error', onError);
  // Two processes that make pg-boss's tables at once would both fail.
  await database.alone(async () => {
    await boss.start();
    for (const name of QUEUE_NAMES) {
      await boss.createQueue(name, {
        name,
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: JOB_EXPIRE_SECONDS,
      });
    }
  });
  return {
    async send(tx, name, data, options) {
      const joined = database.raw(tx);
      const id = await boss.send(name, data, {
        db: { executeSql: (text, values) => joined(text, values) },
        ...(options && { startAfter: options.afterSeconds }),
      });
      if (!id) throw new Error(`the queue refused a job for ${name}`);
    },
    async work<Data extends object>(name: string, handler: (data: Data) => Promise<void>) {
      await boss.work<Data>(name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async (jobs) => {
        for (const job of jobs) await handler(job.data);
      });
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, {}, { tz: 'Asia/Seoul' });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000, wait: true });
    },
  };
}
