import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sampleText } from '@chulje/contract/testing';
import { expect, it } from 'vitest';
import { migratePostgres } from './platform/db.ts';
import { startTestApp } from './testing/app.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
/** What upgrades do: columns with a default, indexes, tables; and it takes a while. */
const NEXT = [
  'alter table work add column next_release integer not null default 7',
  'alter table generation add column next_release text',
  'create index next_release_index on work (next_release)',
  'create table next_release (id integer primary key)',
  'select pg_sleep(2)',
];

/** The migrations of the release after this one. */
function migrationsOfNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-upgrade-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next_release' });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, '9999_next_release.sql'), NEXT.join(';\n--> statement-breakpoint\n'));
  return folder;
}

it.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'a process of this release answers everything while the next one migrates the database, and starts again on it',
  async () => {
    const app = await startTestApp('postgresql');
    const folder = migrationsOfNextRelease();
    try {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const { rows } = await app.database.raw()('select current_database() as name');
      const url = new URL(process.env.TEST_DATABASE_URL ?? '');
      url.pathname = `/${rows[0]?.name}`;
      let isMigrating = true;
      const migrated = migratePostgres(url.href, folder).finally(() => {
        isMigrating = false;
      });
      const statuses: number[] = [];
      while (isMigrating) {
        const made = await client.post('/api/pass/insert/each', { title: '옛 화면', content: sampleText() });
        const list = await client.get('/api/pass/select/recelist');
        const generated = await client.post(
          '/fastapi/generate-passage',
          { type_passage: '인문', keyword: ['느리게 10'] },
          { 'idempotency-key': `upgrade-${statuses.length}` },
        );
        statuses.push(made.status, list.status, generated.status);
        await sleep(10);
      }
      await migrated;
      expect([...new Set(statuses)]).toEqual([200]);
      await app.restart();
      expect((await client.get('/api/pass/select/recelist')).body.length).toBeGreaterThan(1);
      const { applied, known } = await app.database.countMigrations();
      expect(applied).toBe(known + 1);
    } finally {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
