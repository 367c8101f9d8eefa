import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../src/platform/db.ts';
import * as schema from '../src/platform/schema/index.ts';
import * as workLists from '../src/works/lists.ts';
import * as works from '../src/works/service.ts';
import { createBenchDatabase, findPostgres } from './measured-database.ts';

/**
 * `npm run bench:library`: what the lists of one member cost among 1,000 members with 100 works each, against the same
 * lists when that member is alone. Prints the plans and the ratios; ends with 1 when a plan reads a whole table.
 */
const MEMBERS = 1_000;
const WORKS = 100;
const TRASH = 20;
const ROUNDS = 200;

type Query = { text: string; values: unknown[] };
interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** A database of its own with so many members; the lists of the first of them. */
async function openLibrary(server: string, members: number) {
  const { pool, drop } = await createBenchDatabase(server);
  const memberId = await fill(pool, members);
  const sent: Query[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) };
  const db = drizzle(pool, { schema, logger }) as unknown as Db;
  const lists: Record<string, () => Promise<unknown>> = {
    recelist: () => workLists.listRecent(db, memberId),
    favolist: () => workLists.listFavorites(db, memberId),
    prevlist: () => workLists.listPassages(db, memberId),
    deletedList: () => workLists.listDeleted(db, memberId),
    'count/recent': () => works.countRecent(db, memberId),
  };
  return {
    lists,
    /** The plan of a list's query, from the top. */
    async explain(list: string): Promise<string[]> {
      sent.length = 0;
      await lists[list]?.();
      const query = sent.at(-1);
      if (!query) throw new Error('nothing was sent');
      const { rows } = await pool.query(`explain (format json) ${query.text}`, query.values);
      return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
    },
    drop,
  };
}

const postgres = await findPostgres();
const opened: Awaited<ReturnType<typeof openLibrary>>[] = [];
let isWhole = false;
try {
  for (const members of [1, MEMBERS]) opened.push(await openLibrary(postgres.url, members));
  const [alone, among] = opened;
  if (!alone || !among) throw new Error('no libraries');
  console.log(
    `목록 하나: 회원 ${MEMBERS}명의 작업 ${(MEMBERS * (WORKS + TRASH)).toLocaleString()}개 가운데 : 혼자일 때`,
  );
  for (const list of Object.keys(among.lists)) {
    const times = { alone: [] as number[], among: [] as number[] };
    // Turn by turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.alone.push(await timeOf(alone.lists[list]));
      times.among.push(await timeOf(among.lists[list]));
    }
    const plan = await among.explain(list);
    const isFlat = !plan.some((node) => node.startsWith('Seq Scan'));
    isWhole ||= !isFlat;
    const ratio = middle(times.among) / middle(times.alone);
    console.log(`${isFlat ? '✓' : '✗'} ${list.padEnd(14)} ${ratio.toFixed(2)} ×   ${plan.join(' ← ')}`);
  }
} finally {
  for (const library of opened) await library.drop();
  postgres.stop();
}
process.exit(isWhole ? 1 : 0);

async function timeOf(run: (() => Promise<unknown>) | undefined): Promise<number> {
  const began = performance.now();
  await run?.();
  return performance.now() - began;
}

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function nodesOf(plan: Plan): string[] {
  const index = plan['Index Name'];
  return [`${plan['Node Type']}${index ? ` (${index})` : ''}`, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Members with 100 works each, a third of them favourites, and more in the trash; the id of one. */
async function fill(pool: pg.Pool, members: number): Promise<string> {
  await pool.query(
    `insert into member (email, password_hash, name)
     select 'bench' || n || '@example.com', '', '회원' from generate_series(1, $1::int) n`,
    [members],
  );
  await pool.query(
    `insert into work (code, member_id, kind, title, field, keyword, content, format, gist, is_favorite, faults, updated_at, deleted_at)
     select md5(id::text || n), id, case n % 3 when 0 then '지문' when 1 then '문항' else '지문+문항' end,
       '작업 ' || n, '과학', '삼투 현상', repeat('물은 농도가 낮은 쪽에서 높은 쪽으로 이동한다. ', 60), '[]', '[]',
       n % 3 = 0, 0, now() - n * interval '1 hour', case when n > $1::int then now() - n * interval '1 minute' end
     from member, generate_series(1, $1::int + $2::int) n`,
    [WORKS, TRASH],
  );
  await pool.query('vacuum analyze work');
  const { rows } = await pool.query("select id from member where email = 'bench1@example.com'");
  return rows[0].id;
}
