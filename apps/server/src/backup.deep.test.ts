import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleText } from '@chulje/contract/testing';
import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { findPostgresBin } from '../../../scripts/test-tools.mjs';
import { runDoctor } from './admin/doctor.ts';
import { openDatabase } from './platform/db.ts';
import { startTestApp } from './testing/app.ts';
import { createEmptyPostgresDatabase } from './testing/databases.ts';

/** The commands of docs/operation.md, with the options given there. */
function run(bin: string, program: string, ...args: string[]): void {
  execFileSync(join(bin, program), args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

it.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'a backup made while the server runs comes back whole in another database',
  async () => {
    const bin = findPostgresBin() as string;
    const folder = mkdtempSync(join(tmpdir(), 'chulje-backup-'));
    const app = await startTestApp('postgresql');
    const target = await createEmptyPostgresDatabase();
    try {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const saved = await client.post('/api/pass/insert/each', { title: '되살릴 글', content: sampleText() });
      await client.post(
        '/fastapi/generate-passage',
        { type_passage: '인문', keyword: ['좋은 주제'] },
        { 'idempotency-key': 'backup-test' },
      );
      const { rows: places } = await app.database.raw()('select current_database() as name');
      const source = new URL(process.env.TEST_DATABASE_URL ?? '');
      source.pathname = `/${String(places[0]?.name)}`;
      const file = join(folder, 'chulje.dump');
      run(bin, 'pg_dump', '--format=custom', '--no-owner', `--file=${file}`, source.href);
      run(bin, 'pg_restore', '--no-owner', '--exit-on-error', `--dbname=${target.url}`, file);

      const restored = await openDatabase({ url: target.url, dataDir: '' });
      try {
        const count = async (database: typeof restored, table: string) =>
          (await database.raw()(`select count(*) as count from ${table}`)).rows[0]?.count;
        for (const table of [
          'member',
          'session',
          'work',
          'ticket_entry',
          'ticket_account',
          'generation',
          'audit_entry',
        ])
          expect(await count(restored, table), table).toBe(await count(app.database, table));
        const { rows } = await restored.raw()('select title from work where code = $1', [saved.body.pasCode]);
        expect(rows).toEqual([{ title: '되살릴 글' }]);
        await expect(restored.raw()('delete from ticket_entry')).rejects.toThrow();
        const lines: string[] = [];
        await runDoctor({
          env: { NODE_ENV: 'test', DATA_DIR: '.' },
          open: async () => ({ ...restored, close: async () => {} }),
          print: (line) => lines.push(line),
        });
        expect(lines.join('\n')).toMatch(/\[정상\]\s+마이그레이션/);
        expect(lines.join('\n')).toMatch(/\[정상\]\s+이용권 장부/);
      } finally {
        await restored.close();
      }
    } finally {
      await app.stop();
      await target.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
