import { randomUUID } from 'node:crypto';
import pg from 'pg';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { startPostgres } from '../../../scripts/test-tools.mjs';
import { openDatabase } from '../src/platform/db.ts';

/** A PostgreSQL to measure on: that of TEST_DATABASE_URL, or one that lives until `stop`. @throws when there is none */
export async function findPostgres(): Promise<{ url: string; stop: () => void }> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL을 찾을 수 없습니다. TEST_DATABASE_URL을 지정하세요.');
  return postgres;
}

/** A migrated, empty database of its own, with one connection. */
export async function createBenchDatabase(server: string): Promise<{ pool: pg.Pool; drop: () => Promise<void> }> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, dataDir: '' });
  await database.migrate();
  await database.close();
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  // The end of a connection by the dropping of its database is no fault.
  pool.on('error', () => {});
  return {
    pool,
    async drop() {
      await pool.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
