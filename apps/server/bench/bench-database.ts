// @ts-expect-error plain JavaScript: it runs before anything is installed
import { build } from '../../../scripts/prepare.mjs';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { startPostgres } from '../../../scripts/test-tools.mjs';
import { openDatabase } from '../src/platform/db.ts';
import { createPostgresDatabase } from '../src/testing/databases.ts';

/** A database of its own for processes of the built server, which is built first. */
export async function openBenchDatabase(poolSize: number) {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('there is no PostgreSQL');
  process.env.TEST_DATABASE_URL = postgres.url;
  await build();
  const place = await createPostgresDatabase();
  const database = await openDatabase({ url: place.url, dataDir: '', poolSize });
  return {
    url: place.url,
    database,
    async close() {
      await database.close();
      await place.drop();
      postgres.stop();
    },
  };
}
