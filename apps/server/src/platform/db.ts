import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { StartError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { Scope } from './scope.ts';

/** A database or a transaction of it: what stores take. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * A statement that every request asks: put together once for each database, planned once for each connection. Values come in as
 * `sql.placeholder`, in the form the database takes them.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}

/** Runs raw SQL with positional parameters; several statements when there are none. */
export type RawQuery = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Database {
  kind: 'pglite' | 'postgresql';
  db: Db;
  /** One transaction. Inside, only `tx` may be used: the outer `db` would wait for ever on PGlite, so it throws on both. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** For the queue: outside any transaction, or joining `tx`. */
  raw(tx?: Db): RawQuery;
  migrate(): Promise<void>;
  /** Migrations done to the database, and those this program knows. */
  countMigrations(): Promise<{ applied: number; known: number }>;
  /** Statements that wait for a connection: what grows when the database cannot keep up. */
  waiting(): number;
  /** Runs what only one process at a time may do while starting. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations', import.meta.url),
);
/** Any constants that only we lock on. */
const MIGRATION_LOCK = 7_215_004_901;
const START_LOCK = 7_215_004_902;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Less than the second after which PostgreSQL looks for deadlocks. */
const MIGRATION_WAIT_MS = 200;
const MIGRATION_REST_MS = 300;
/** Together longer than any statement or transaction of a request may take. */
const MIGRATION_TRIES = 100;
/** Pages that the embedded database keeps in memory, which it fills at once: a tenth of what it takes unless told. */
const PGLITE_BUFFERS = '16MB';
const REACH_TRIES = 30;
const REACH_REST_MS = 1_000;

const insideTransaction = new Scope<true>();

function refuseInsideTransaction(): void {
  if (insideTransaction.get()) throw new Error('The outer database was used inside a transaction; pass tx.');
}

/**
 * Opens PostgreSQL when there is a URL, else PGlite in the folder `dataDir`.
 * @throws {StartError} with one clear line when it cannot be opened
 */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir: string;
  poolSize?: number;
}): Promise<Database> {
  return options.url ? openPostgres(options.url, options.poolSize ?? 10) : openPglite(options.dataDir);
}

async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // A server that has stopped answering cannot time anything out.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'chulje',
  });
  // A connection that breaks is replaced by the pool; without listeners it would end the process, whether it breaks
  // while idle or between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await reach(pool);
  } catch (error) {
    await pool.end();
    throw new StartError(`PostgreSQL에 연결할 수 없습니다(DATABASE_URL): ${(error as Error).message}`);
  }
  const guarded = new Proxy(pool, {
    get(target, property) {
      if (property === 'query' || property === 'connect') refuseInsideTransaction();
      const value = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const db = drizzlePg(guarded);
  /**
   * A transaction on a connection that is given back whatever happens. Drizzle's own, on a pool, keeps the connection for
   * ever when its `begin` fails: a restart of the database would leave a process without any.
   */
  async function transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const client = await pool.connect();
    let cause: unknown;
    try {
      return await drizzlePg(client).transaction((tx) =>
        insideTransaction.run(true, async () => work(tx as unknown as Db)),
      );
    } catch (error) {
      cause = error;
      throw error;
    } finally {
      // What broke off may still be going on there, and whoever is next would wait for it.
      client.release(isUnavailable(cause));
    }
  }
  return {
    kind: 'postgresql',
    db: db as unknown as Db,
    transaction,
    raw: (tx) => (text, values) => {
      const query = { text, ...(values && { values }) };
      if (!tx) return pool.query(query);
      return (rawClient(tx) as pg.PoolClient).query(query);
    },
    migrate: () => migratePostgres(url, MIGRATIONS),
    waiting: () => pool.waitingCount,
    countMigrations: () => countMigrations((text) => pool.query(text)),
    alone: (work) => locked(url, START_LOCK, work),
    close: () => pool.end(),
  };
}

/** SQLSTATEs of a server that takes no connection yet, and the pool's words for one that is slow to. */
const NOT_YET = /^(?:57P03|53300)$|timeout exceeded when trying to connect/;

/** Waits for a server that is starting, as after a reboot, or overrun; one that is not there is told at once. */
async function reach(pool: pg.Pool): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const { code, message } = error as { code?: unknown; message: string };
      if (tries === REACH_TRIES || !NOT_YET.test(typeof code === 'string' ? code : message)) throw error;
      await sleep(REACH_REST_MS);
    }
  }
}

/** Does `work` while no other process does, on a connection of its own. */
async function locked<T>(url: string, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  // Not of the pool: a migration of a large table takes longer than a statement of a request may. Its end lets go of
  // the lock.
  const client = new pg.Client({ connectionString: url, application_name: 'chulje start' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Migrates while other processes work. A migration that waits for a table holds up everyone who comes after it, and may
 * hold another table that they need: so it gives up soon, before the database would end one of theirs, and begins again.
 */
export async function migratePostgres(url: string, migrationsFolder: string): Promise<void> {
  await locked(url, MIGRATION_LOCK, async (client) => {
    await client.query(`set lock_timeout = ${MIGRATION_WAIT_MS}`);
    for (let tries = 1; ; tries += 1) {
      try {
        return await migratePg(drizzlePg(client), { migrationsFolder });
      } catch (error) {
        if (tries === MIGRATION_TRIES || !isContended(error)) throw error;
        await sleep(MIGRATION_REST_MS);
      }
    }
  });
}

/** Whether others held what was asked for: SQLSTATEs of a lock not got in time, and of a deadlock. */
function isContended(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (/^(?:55P03|40P01)$/.test(String((at as { code?: unknown }).code))) return true;
  return false;
}

async function openPglite(dataDir: string): Promise<Database> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    requireSpace(dataDir);
  } catch (error) {
    throw new StartError(describeFolderError(dataDir, error as NodeJS.ErrnoException));
  }
  const unlock = await lockFolder(dataDir);
  let client: PGlite;
  try {
    client = await PGlite.create(join(dataDir, 'pglite'), {
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${PGLITE_BUFFERS}`],
    });
  } catch (error) {
    await unlock();
    throw new StartError(describeFolderError(dataDir, error as NodeJS.ErrnoException));
  }
  const guarded = new Proxy(client, {
    get(target, property) {
      if (property === 'query' || property === 'exec' || property === 'transaction' || property === 'sql')
        refuseInsideTransaction();
      const value = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const db = drizzlePglite(guarded);
  return {
    kind: 'pglite',
    db: db as unknown as Db,
    transaction: (work) => db.transaction((tx) => insideTransaction.run(true, async () => work(tx as unknown as Db))),
    raw: (tx) => async (text, values) => {
      const target = tx ? (rawClient(tx) as PGlite) : client;
      if (values && values.length > 0) return target.query<Record<string, unknown>>(text, values);
      const results = await target.exec(text);
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
    },
    migrate: () => migratePglite(db, { migrationsFolder: MIGRATIONS }),
    countMigrations: () => countMigrations((text) => client.query<Record<string, unknown>>(text)),
    // It asks one after another, in the order in which they came.
    waiting: () => 0,
    // PGlite has one process.
    alone: (work) => work(),
    async close() {
      await client.close();
      await unlock();
    },
  };
}

async function countMigrations(query: RawQuery): Promise<{ applied: number; known: number }> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).length;
  const { rows: found } = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as found");
  if (found[0]?.found !== true) return { applied: 0, known };
  const { rows } = await query('select count(*) as count from drizzle.__drizzle_migrations');
  return { applied: Number(rows[0]?.count), known };
}

/** SQLSTATEs of a server that is not there, starting, stopping, full, or too slow, and of transactions in each other's way. */
const UNAVAILABLE_STATES = /^(?:08|53|57P0|57014|55P03|40001|40P01|25P0[34])/;
const UNAVAILABLE_ERRORS =
  /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)|Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Connection ended/;

/** Whether an error says that the database cannot be asked now, and may be later; nothing is wrong with the question. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (UNAVAILABLE_STATES.test(code) || UNAVAILABLE_ERRORS.test(code))) return true;
    if (UNAVAILABLE_ERRORS.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** Whether an error says that a row with one of these values is there already: somebody else was first. */
export function isTaken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ((at as { code?: unknown }).code === '23505') return true;
  return false;
}

/** The driver's own connection under a Drizzle transaction. */
function rawClient(tx: Db): unknown {
  return (tx as unknown as { session: { client: unknown } }).session.client;
}

/** PGlite dies without a word on a full disk, and a new database of it takes this much. */
function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const needed = existsSync(join(folder, 'pglite')) ? 16_000_000 : 100_000_000;
  if (bavail * bsize < needed) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
}

function describeFolderError(folder: string, error: NodeJS.ErrnoException): string {
  const text = `${error.code ?? ''} ${error.message}`;
  if (/ENOSPC|No space left|disk full/i.test(text))
    return `디스크에 남은 공간이 없어 데이터 폴더를 열 수 없습니다: ${folder}`;
  if (/EACCES|EROFS|EPERM|ENOENT|permission/i.test(text))
    return `데이터 폴더에 쓸 수 없습니다: ${folder}\n권한을 확인하거나 DATA_DIR로 다른 폴더를 지정하세요.`;
  if (/ENOTDIR|EEXIST/.test(text)) return `데이터 폴더 자리에 파일이 있습니다: ${folder}`;
  return `데이터베이스를 열 수 없습니다(${folder}): ${error.message}`;
}
