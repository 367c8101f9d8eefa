import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { createEmptyPostgresDatabase, createPostgresDatabase } from '../testing/databases.ts';
import { openDatabase, type RawQuery } from './db.ts';
import * as schema from './schema/index.ts';

/** Everything of a database that a migration makes, a line each, without the order in which columns were added. */
const DESCRIPTION = `
  select format('column %s.%s %s %s %s', c.table_name, c.column_name, c.udt_name, c.is_nullable,
                coalesce(c.column_default, c.identity_generation, '')) as line
    from information_schema.columns c where c.table_schema = 'public'
  union all
  select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select regexp_replace(indexdef, ' INCLUDE [(][^)]*[)]', '') from pg_indexes where schemaname = 'public'
  union all
  select format('include %s %s', indexname, substring(indexdef from 'INCLUDE [(]([^)]*)[)]'))
    from pg_indexes where schemaname = 'public' and indexdef like '% INCLUDE %'
  union all
  select format('trigger %s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
  union all
  select format('function %s', proname) from pg_proc where pronamespace = 'public'::regnamespace`;

/** What the migrations make and Drizzle's schema cannot say. */
const EXTRAS = [
  'function empty_generation',
  'function guard_attempt',
  'function guard_exam_form',
  'function guard_key_ruling',
  'function guard_payment_order',
  'function guard_sitting',
  'function purge_generations_of_item',
  'function purge_generations_of_work',
  'function refuse_change',
  'include item_search_index signature',
  'include item_work_index pattern, type, style, difficulty, has_material, check_state, tags, hash',
  'include work_active_index kind, title, field, keyword, status, is_favorite, faults, archived_at, tags',
  'include work_deleted_index kind, title, field, keyword, status, is_favorite, updated_at, faults, archived_at, tags',
  'trigger attempt attempt_guard',
  'trigger audit_entry audit_entry_append_only',
  'trigger exam_form exam_form_guard',
  'trigger generation generation_empty',
  'trigger item item_purges_generations',
  'trigger key_ruling key_ruling_guard',
  'trigger payment_order payment_order_guard',
  'trigger sitting sitting_guard',
  'trigger ticket_entry ticket_entry_append_only',
  'trigger work work_purges_generations',
];

async function describeDatabase(url: string, statements: readonly string[] = []): Promise<string[]> {
  const database = await openDatabase({ url, dataDir: '' });
  const raw: RawQuery = database.raw();
  for (const statement of statements) await raw(statement);
  const { rows } = await raw(DESCRIPTION);
  await database.close();
  return rows.map(({ line }) => String(line)).sort();
}

it.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'the migrated database is what the schema says, and what is declared beside it',
  async () => {
    const [migrated, plain] = [await createPostgresDatabase(), await createEmptyPostgresDatabase()];
    try {
      const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
      const said = await describeDatabase(plain.url, statements);
      const made = await describeDatabase(migrated.url);
      expect(made.length).toBeGreaterThan(150);
      expect(said.filter((line) => !made.includes(line))).toEqual([]);
      expect(made.filter((line) => !said.includes(line))).toEqual(EXTRAS);
    } finally {
      await migrated.drop();
      await plain.drop();
    }
  },
);

it('keeps the snapshot of the last migration alone: the next one is compared with it, and no other is read', () => {
  const meta = new URL('../../migrations/meta/', import.meta.url);
  const { entries } = JSON.parse(readFileSync(new URL('_journal.json', meta), 'utf8'));
  const last = String(entries.at(-1).idx).padStart(4, '0');
  expect(readdirSync(meta).sort()).toEqual([`${last}_snapshot.json`, '_journal.json']);
});
