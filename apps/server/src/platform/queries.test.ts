import {
  type Call,
  checkExport,
  exportEverything,
  exportWorks,
  getQuestionSet,
  getStatistics,
  LIMITS,
} from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { ALL_CALLS } from '../testing/fuzz.ts';
import { frozenExam, giveExam, Solver } from '../testing/sittings.ts';

/** The session's, and one of the call's own. */
const MAX_QUERIES = 2;
const MORE_QUERIES = new Map<string, number>([
  // The work, and its items.
  [getQuestionSet.path, 3],
  // The works, and their items.
  [checkExport.path, 3],
  // As before, and the limit on files.
  [exportWorks.path, 4],
  // Uses by week, passages, and items.
  [getStatistics.path, 4],
  // Every table that holds something of a member, each once.
  [exportEverything.path, 33],
]);

/** One member with so many rows of everything that a list shows. */
interface Library {
  client: TestClient;
  memberId: string;
  works: string[];
  set: string;
  generationId: string;
}

const send = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown;

/** Statements that the process sent to PostgreSQL; what the queue sends by itself is left out. */
function countQueries() {
  let count = 0;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [query] = args;
    const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
    if (text !== undefined && !text.includes('pgboss')) count += 1;
    return send.apply(this, args);
  } as never);
  return {
    async of(act: () => Promise<unknown>): Promise<number> {
      count = 0;
      await act();
      return count;
    },
    stop: () => spy.mockRestore(),
  };
}

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('queries of a call', () => {
  let app: TestApp;
  let small: Library;
  let large: Library;
  let queries: ReturnType<typeof countQueries>;
  beforeAll(async () => {
    // No workers in this process: what it asks the database, it asks for a request.
    app = await startTestApp('postgresql', { env: { ROLE: 'web' } });
    small = await fillLibrary(2);
    large = await fillLibrary(25);
    queries = countQueries();
  });
  afterAll(async () => {
    queries?.stop();
    await app.stop();
  });

  async function fillLibrary(rows: number): Promise<Library> {
    const client = app.client();
    const { id: memberId } = await client.loginAsNewMember(app.database, 100);
    const text = sampleText();
    const works: string[] = [];
    for (let index = 0; index < rows * 2; index += 1) {
      const { body } = await client.post('/api/pass/ques/insert/each', {
        title: `작업 ${index}`,
        content: text,
        questions: Array.from({ length: index === 0 ? rows : 1 }, () => ({ item: sampleItem() })),
      });
      works.push(body.pasCode);
    }
    for (const pasCode of works.slice(0, rows)) await client.request('PATCH', '/api/pass/favo', { pasCode });
    await client.put('/api/pass/remove/each', { pasCodeList: works.slice(rows) });
    const raw = app.database.raw();
    await raw(
      `insert into ticket_entry (member_id, kind, delta, balance_after, reason, source_type, source_id)
       select $1::uuid, 'usage', -1, 1, '문항 생성', 'count', $1::text || n from generate_series(1, $2::int) n`,
      [memberId, rows],
    );
    await raw(
      `insert into generation (id, member_id, kind, idempotency_key, request_hash, request, seed, engine, state, finished_at, stage, error_code, error_message)
       select substr(md5($1::text || n), 1, 22), $1::uuid, 'passage', 'key-' || n, '', '{"kind":"passage","field":"인문","topic":"가","viaFallback":false}', 1, 'embedded', 'failed', now(), '저장', 'generation.failed', ''
       from generate_series(1, $2::int) n`,
      [memberId, rows],
    );
    await insertPayments(memberId, rows);
    await insertSessions(memberId, rows);
    const [{ id: generationId }] = (await raw('select id from generation where member_id = $1 limit 1', [memberId]))
      .rows as [{ id: string }];
    return { client, memberId, works, set: works[0] ?? '', generationId };
  }

  async function insertPayments(memberId: string, rows: number): Promise<void> {
    const raw = app.database.raw();
    await raw(
      `insert into payment_order (id, member_id, tic_code, count, amount, mode, state, payment_key, created_at)
       select 'order-' || $1::text || n, $1::uuid, 1, 10, 20000, 'test', 'paid', 'key-order-' || $1::text || n, now() from generate_series(1, $2::int) n`,
      [memberId, rows],
    );
    await raw(
      `insert into payment (payment_key, order_id, amount, raw, approved_at)
       select 'key-' || id, id, 20000, '{}', now() from payment_order where member_id = $1`,
      [memberId],
    );
  }

  async function insertSessions(memberId: string, rows: number): Promise<void> {
    await app.database.raw()(
      `insert into session (token_hash, member_id, is_persistent, expires_at)
       select md5($1::text || n), $1::uuid, false, now() + interval '1 day' from generate_series(1, $2::int) n`,
      [memberId, rows],
    );
  }

  it('a save of a student asks twice, whatever is on the paper', async () => {
    for (const items of [2, 9]) {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const exam = await frozenExam(client, { items });
      const given = await giveExam(client, exam.code, app.clock.now());
      const solver = new Solver(app.client(), given.body.code, 1);
      await solver.start();
      solver.choose(1, 3);
      solver.choose(2, 4);
      let answer: unknown;
      expect(
        await queries.of(async () => {
          answer = await solver.send();
        }),
      ).toBe(2);
      expect(answer).toMatchObject({ status: 200, body: { ackSeq: 2 } });
    }
  });

  it('a board asks as often for twenty seats as for one', async () => {
    const client = app.client();
    await client.loginAsNewMember(app.database);
    const exam = await frozenExam(client, { items: 2 });
    const boards = [1, 20].map((last) => async () => {
      const seats = Array.from({ length: last }, (_, at) => ({ number: at + 1 }));
      const { code } = (await giveExam(client, exam.code, app.clock.now(), { seatRule: '명단', seats })).body;
      for (const { number } of seats) await new Solver(app.client(), code, number).start();
      const path = `/api/sittings/${code}/board`;
      await client.get(path);
      let answer: unknown;
      const asked = await queries.of(async () => {
        answer = await client.get(path);
      });
      expect(answer).toMatchObject({ status: 200, body: { seats: seats.map((seat) => ({ ...seat, attempt: {} })) } });
      return asked;
    });
    const [one = 0, many = 0] = [await boards[0]?.(), await boards[1]?.()];
    expect(many).toBe(one);
    // The session, what is overdue, the sitting, its seats.
    expect(many).toBeLessThanOrEqual(4);
  });

  const read = (library: Library, call: Call) => () => {
    const path = call.path.replace(':pasCode', library.set).replace(/:id$/, library.generationId);
    const codes = `?codes=${library.works.slice(0, library.works.length / 2).join(',')}`;
    const query = call.path.endsWith('/bulk') ? `${codes}&type=txt` : call.path.endsWith('/check') ? codes : '';
    return library.client.get(path + query);
  };
  const reads = ALL_CALLS.filter(
    ({ method, access, path }) =>
      method === 'GET' && access === 'member' && !/:orderId|events|generation-sets|noti\/select\/each/.test(path),
  );

  it.each(reads.map((call) => [call.path, call] as const))(
    'GET %s asks as often for 25 rows as for 2',
    async (_, call) => {
      // Each once before it is counted: now and then a call writes down that its member was here.
      for (const library of [small, large]) await read(library, call)();
      const few = await queries.of(read(small, call));
      const many = await queries.of(read(large, call));
      expect(many).toBe(few);
      expect(few).toBeGreaterThan(0);
      expect(few).toBeLessThanOrEqual(MORE_QUERIES.get(call.path) ?? MAX_QUERIES);
    },
  );

  it.each(['remove', 'restore'])('%s of 25 works asks as often as that of 2', async (what) => {
    const move =
      ({ client, works }: Library, count: number) =>
      () =>
        client.put(`/api/pass/${what}/each`, { pasCodeList: works.slice(0, count) });
    expect(await queries.of(move(large, 25))).toBe(await queries.of(move(small, 2)));
  });

  it('saving 25 items asks as often as saving 2', async () => {
    const save =
      ({ client, set }: Library, count: number) =>
      async () => {
        const answer = await client.put(`/api/pass/ques/update/${set}`, {
          title: '새 제목',
          content: sampleText(),
          questions: Array.from({ length: count }, () => ({ item: sampleItem() })),
        });
        expect(answer.status).toBe(200);
      };
    expect(await queries.of(save(large, 25))).toBe(await queries.of(save(small, 2)));
  });

  it('never lists more than its limit, however much there is', async () => {
    const { client, memberId } = small;
    const raw = app.database.raw();
    await raw(
      `insert into ticket_entry (member_id, kind, delta, balance_after, reason, source_type, source_id)
       select $1::uuid, 'usage', -1, 1, '문항 생성', 'many', $1::text || n from generate_series(1, $2::int) n`,
      [memberId, LIMITS.recordsListed + 10],
    );
    await raw(
      `insert into notice (type, title, content) select '서비스', '알림 ' || n, '내용' from generate_series(1, $1::int) n`,
      [LIMITS.noticesListed + 10],
    );
    await raw(
      `insert into session (token_hash, member_id, is_persistent, expires_at)
       select 'many' || n, $1, false, now() + interval '1 day' from generate_series(1, $2::int) n`,
      [memberId, LIMITS.sessionsListed + 10],
    );
    expect((await client.get('/api/usag/select/list')).body).toHaveLength(LIMITS.recordsListed);
    expect((await client.get('/api/noti/select/list')).body).toHaveLength(LIMITS.noticesListed);
    expect((await client.get('/api/info/sessions')).body.sessions).toHaveLength(LIMITS.sessionsListed);
  });
});
