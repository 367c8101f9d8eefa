import type { AddressInfo } from 'node:net';
import { type App, type AppParts, buildApp } from '../app.ts';
import type { Clock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { type Queue, startQueue } from '../platform/queue.ts';
import { TestClient } from './client.ts';
import { createPgliteFolder, createPostgresDatabase, type TestDatabase } from './databases.ts';
import { scriptedEngine } from './scripted-engine.ts';

/** The databases every integration test runs on. Without TEST_DATABASE_URL the second is skipped, and says so. */
export const DATABASES = [
  { kind: 'pglite' as const, isMissing: false },
  { kind: 'postgresql' as const, isMissing: process.env.TEST_DATABASE_URL === undefined },
];

export interface TestApp {
  url: string;
  database: Database;
  clock: TestClock;
  /** A browser of its own: cookies and all. */
  client(): TestClient;
  /** Stops the process as an orderly shutdown does, keeping the database for another start. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;
/** Longer than a test takes. */
const NEAR_MS = 10 * 60_000;

/** The machine's clock, until it is moved. */
export class TestClock implements Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  advance(ms: number): void {
    this.offset += ms;
  }

  /** Moves past midnight in Seoul when that is near: what follows must not fall on two days. */
  keepOffMidnight(): void {
    const untilMidnight = DAY_MS - ((this.now().getTime() + SEOUL_OFFSET_MS) % DAY_MS);
    if (untilMidnight < NEAR_MS) this.advance(untilMidnight);
  }
}

/**
 * A queue whose jobs come by being asked for alone. What would come by the machine's clock, a test does itself after it has
 * moved its own: else both would, at times, reach for the same orders.
 */
async function startTimelessQueue(database: Database, onError: (error: Error) => void): Promise<Queue> {
  const queue = await startQueue(database, onError, { byClock: false });
  return {
    ...queue,
    send: async (tx, name, data, options) => (options ? undefined : queue.send(tx, name, data)),
  };
}

export interface TestAppOptions extends Partial<Pick<AppParts, 'engine' | 'standInRoutes'>> {
  env?: Record<string, string>;
  clock?: TestClock;
}

/** Starts the real application on a port of its own and a fresh database. */
export async function startTestApp(kind: 'pglite' | 'postgresql', options: TestAppOptions = {}): Promise<TestApp> {
  const place = kind === 'postgresql' ? await createPostgresDatabase() : await createPgliteFolder();
  const clock = options.clock ?? new TestClock();
  let running = await launch(place, clock, options);
  return {
    get url() {
      return running.url;
    },
    get database() {
      return running.database;
    },
    clock,
    client: () => new TestClient(() => running.url),
    async restart() {
      await running.app.stop();
      running = await launch(place, clock, options);
    },
    async stop() {
      await running.app.stop();
      await place.drop();
    },
  };
}

async function launch(place: TestDatabase, clock: Clock, options: TestAppOptions) {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    GENERATION_WORKERS: '4',
    ...(place.url && { DATABASE_URL: place.url }),
    ...options.env,
  });
  const database = await openDatabase({ url: place.url, dataDir: place.dataDir, poolSize: 8 });
  await database.migrate();
  const app: App = await buildApp({
    config,
    database,
    engine: options.engine ?? scriptedEngine,
    clock,
    payment: config.payment,
    standInRoutes: options.standInRoutes,
    startQueue: startTimelessQueue,
    withScreens: false,
  });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  return { app, database, url: `http://127.0.0.1:${port}` };
}
