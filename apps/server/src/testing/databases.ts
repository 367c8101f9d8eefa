import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../platform/db.ts';
import { startQueue } from '../platform/queue.ts';

/**
 * Databases of the tests: copies of one that was migrated once. Making PGlite anew takes some eight seconds of a processor,
 * copying its folder less than one. The original is named after what it is made of, and made again when that changes.
 */

const SERVER = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(SERVER, '../../node_modules/.cache/chulje-test');
/** Any constant that only tests lock on. */
const TEMPLATE_LOCK = 7_215_004_903;
const run = promisify(execFile);

export interface TestDatabase {
  /** The folder of an embedded database; empty for PostgreSQL. */
  dataDir: string;
  url: string | undefined;
  drop(): Promise<void>;
}

/** What decides how an empty database looks: the migrations, and the programs that make its files and the queue's tables. */
function version(): string {
  const hash = createHash('sha256');
  const migrations = join(SERVER, 'migrations');
  const sources = ['src/platform/queue.ts', '../../node_modules/@electric-sql/pglite/package.json'];
  for (const file of [
    ...readdirSync(migrations)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => join(migrations, name)),
    ...sources.map((name) => join(SERVER, name)),
    join(SERVER, '../../node_modules/pg-boss/package.json'),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function prepare(place: { url?: string; dataDir: string }): Promise<void> {
  const database = await openDatabase(place);
  await database.migrate();
  const queue = await startQueue(database, () => {}, { byClock: false });
  await queue.stop();
  await database.close();
}

async function copyFolder(from: string, to: string): Promise<void> {
  // A thousand small files: the system's own program copies them in a tenth of the time.
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await run('cp', ['-R', `${from}/.`, to]);
}

/** The folder of a migrated, empty embedded database, to be copied. */
async function pgliteTemplate(): Promise<string> {
  const folder = join(CACHE, `pglite-${version()}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  await prepare({ dataDir: draft });
  try {
    await rename(draft, folder);
  } catch {
    // Another process was first.
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** A migrated, empty embedded database in a folder of its own. */
export async function createPgliteFolder(): Promise<TestDatabase> {
  const template = await pgliteTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), 'chulje-pglite-'));
  await copyFolder(template, dataDir);
  return { dataDir, url: undefined, drop: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A migrated, empty PostgreSQL database of its own on the server of TEST_DATABASE_URL. */
export async function createPostgresDatabase(): Promise<TestDatabase & { url: string }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  return createDatabase(server, await administer(server, (client) => postgresTemplate(server, client)));
}

/** A PostgreSQL database with nothing in it, for tests that fill one themselves. */
export async function createEmptyPostgresDatabase(): Promise<TestDatabase & { url: string }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  return createDatabase(server, 'template1');
}

async function createDatabase(server: string, template: string): Promise<TestDatabase & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    dataDir: '',
    url: databaseUrl(server, name),
    async drop() {
      await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function postgresTemplate(server: string, client: pg.Client): Promise<string> {
  const name = `chulje_template_${version()}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const draft = `draft_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${draft}`);
    await prepare({ url: databaseUrl(server, draft), dataDir: '' });
    await client.query(`alter database ${draft} rename to ${name}`);
  }
  return name;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
