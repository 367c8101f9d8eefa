import * as contract from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { item, work } from '../platform/schema/index.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { emptyTrash } from './trash.ts';

const DAY_MS = 86_400_000;
const RECENT = '/api/pass/select/recelist';
const FAVORITES = '/api/pass/select/favolist';
const DELETED = '/api/pass/select/deletedList';
const REMOVE = '/api/pass/remove/each';
const RESTORE = '/api/pass/restore/each';
const RENAME = '/api/pass/update/title';
const passage = (more: object = {}) => ({
  type: '사회',
  keyword: '정보의 비대칭성',
  title: '첫 지문',
  content: sampleText(),
  isGenerated: 1,
  ...more,
});
const questionSet = (more: object = {}) => ({
  ...passage({ isGenerated: 0 }),
  questions: [{ item: sampleItem() }],
  ...more,
});
const unknownCode = 'A'.repeat(22);

describe.each(DATABASES)('the library on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      client = app.client();
      await client.loginAsNewMember(app.database);
    });

    const make = async (more: object = {}, by = client): Promise<string> =>
      (await by.post('/api/pass/insert/each', passage(more))).body.pasCode;
    const codes = async (path: string, by = client): Promise<string[]> =>
      (await by.get(path)).body.map((row: contract.WorkRow) => row.pasCode);
    const remove = (pasCodeList: string[], isPermanent?: boolean, by = client) =>
      by.put(REMOVE, { pasCodeList, ...(isPermanent !== undefined && { isPermanent }) });

    /** Fills places without asking the server a hundred times. */
    async function fill(memberId: string, count: number, more: object = {}): Promise<string[]> {
      const rows = Array.from({ length: count }, () => ({
        code: crypto.randomUUID().replaceAll('-', ''),
        memberId,
        kind: '지문' as const,
        title: '채움',
        field: '' as const,
        keyword: '',
        content: '글',
        format: [],
        gist: [],
        ...more,
      }));
      await app.database.db.insert(work).values(rows);
      return rows.map((row) => row.code);
    }

    it('lists favourites alone, and passages alone', async () => {
      const [first, second] = [await make(), await make()];
      const set = (await client.post('/api/pass/ques/insert/each', questionSet())).body.pasCode;
      await client.patch('/api/pass/favo', { pasCode: first });
      await client.patch('/api/pass/favo', { pasCode: set });
      expect(await codes(FAVORITES)).toEqual([set, first]);
      const recent: contract.WorkRow[] = (await client.get(RECENT)).body;
      expect((await client.get(FAVORITES)).body).toEqual(recent.filter((row) => row.isFavorite === 1));
      expect(await codes('/api/pass/select/prevlist')).toEqual([second, first]);
      await client.patch('/api/pass/favo', { pasCode: set });
      expect(await codes(FAVORITES)).toEqual([first]);
    });

    it('moves works to the trash, where nothing else finds them, and restores them to their place', async () => {
      const [first, second, third] = [await make(), await make(), await make()];
      await client.patch('/api/pass/favo', { pasCode: second });
      expect((await remove([first, second])).body).toEqual({ moved: 2, removed: 0 });
      expect(await codes(RECENT)).toEqual([third]);
      expect(await codes(FAVORITES)).toEqual([]);
      expect((await codes(DELETED)).toSorted()).toEqual([first, second].toSorted());
      expect((await client.get('/api/pass/select/count/recent')).body).toBe(1);
      for (const answer of [
        await client.get(`/api/pass/select/${first}`),
        await client.patch('/api/pass/favo', { pasCode: first }),
        await client.put(RENAME, { pasCode: first, title: '새 이름' }),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'works.not-found']);
      expect((await client.put(RESTORE, { pasCodeList: [second, first] })).body).toEqual({ restored: 2 });
      expect(await codes(RECENT)).toEqual([third, second, first]);
      expect(await codes(FAVORITES)).toEqual([second]);
      expect(await codes(DELETED)).toEqual([]);
    });

    it('lists the trash removed last first, with the time of removal', async () => {
      const [first, second] = [await make(), await make()];
      await remove([second]);
      app.clock.advance(60_000);
      await remove([first]);
      const rows = (await client.get(DELETED)).body;
      expect(rows.map((row: contract.DeletedRow) => row.pasCode)).toEqual([first, second]);
      expect(new Date(rows[0].deletedDate).getTime() - new Date(rows[1].deletedDate).getTime()).toBeGreaterThan(59_000);
    });

    it('removes for good what is in the trash, with its items', async () => {
      const set = (await client.post('/api/pass/ques/insert/each', questionSet())).body.pasCode;
      await remove([set]);
      expect((await remove([set])).body).toEqual({ moved: 0, removed: 1 });
      expect(await codes(DELETED)).toEqual([]);
      expect((await client.put(RESTORE, { pasCodeList: [set] })).status).toBe(404);
      expect(await app.database.db.select().from(work).where(eq(work.code, set))).toEqual([]);
    });

    it('destroys nothing when a move to the trash is sent twice, nor when a work is not there yet', async () => {
      const code = await make();
      await remove([code], false);
      expect((await remove([code], false)).body).toEqual({ moved: 0, removed: 0 });
      expect(await codes(DELETED)).toEqual([code]);
      await client.put(RESTORE, { pasCodeList: [code] });
      expect((await client.put(RESTORE, { pasCodeList: [code] })).body).toEqual({ restored: 0 });
      expect((await remove([code], true)).status).toBe(404);
      expect(await codes(RECENT)).toEqual([code]);
    });

    it('does all of a list or nothing', async () => {
      const [first, second] = [await make(), await make()];
      await remove([second]);
      for (const answer of [
        await remove([first, unknownCode]),
        await remove([second, unknownCode], true),
        await client.put(RESTORE, { pasCodeList: [second, unknownCode] }),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'works.not-found']);
      expect([await codes(RECENT), await codes(DELETED)]).toEqual([[first], [second]]);
    });

    it('refuses an empty list, one of more than 150, and what is no code', async () => {
      for (const pasCodeList of [[], Array(151).fill(unknownCode), ['x'], ["' or 1=1 --abcdefgh"]])
        for (const path of [REMOVE, RESTORE]) expect((await client.put(path, { pasCodeList })).status).toBe(400);
      expect((await client.put(REMOVE, { pasCodeList: [] })).body.message).toBe('작업을 하나 이상 선택해 주세요.');
    });

    it('renames a work in its place; an editor that was open before is told', async () => {
      const [first, second] = [await make(), await make()];
      const renamed = await client.put(RENAME, { pasCode: first, title: '  고친\u0001 이름 ' });
      expect(renamed.body).toMatchObject({ pasCode: first, title: '고친 이름', keyword: '정보의 비대칭성' });
      expect(await codes(RECENT)).toEqual([second, first]);
      const late = await client.post('/api/pass/update/each', {
        pasCode: first,
        title: '옛',
        content: '글',
        version: 1,
      });
      expect(late.status).toBe(409);
      const both = await client.put(RENAME, { pasCode: first, title: '이름', content: '새 제재' });
      expect(both.body).toMatchObject({ title: '이름', keyword: '새 제재' });
      for (const title of ['', '   ', '가'.repeat(51)])
        expect((await client.put(RENAME, { pasCode: first, title })).status).toBe(400);
      expect((await client.get(`/api/pass/select/${first}`)).body.title).toBe('이름');
    });

    it('restores up to 150 works and not one more, however many ask at once', async () => {
      const member = await client.loginAsNewMember(app.database);
      const trash = await fill(member.id, 4, { deletedAt: new Date() });
      await fill(member.id, 147);
      const all = await client.put(RESTORE, { pasCodeList: trash });
      expect([all.status, all.body.code, all.body.details]).toEqual([
        409,
        'works.no-room-to-restore',
        { room: 3, wanted: 4 },
      ]);
      const answers = await Promise.all(trash.map((code) => client.put(RESTORE, { pasCodeList: [code] })));
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 409]);
      expect((await client.get('/api/pass/select/count/recent')).body).toBe(150);
    });

    it('lists no more than 150 of the trash', async () => {
      const member = await client.loginAsNewMember(app.database);
      await fill(member.id, 151, { deletedAt: new Date() });
      expect(await codes(DELETED)).toHaveLength(150);
    });

    it('empties the trash of a member, what its list does not show too, and nothing of another', async () => {
      const member = await client.loginAsNewMember(app.database);
      const kept = await make();
      await fill(member.id, 450, { deletedAt: new Date() });
      const other = app.client();
      const { id } = await other.loginAsNewMember(app.database);
      await fill(id, 2, { deletedAt: new Date() });
      expect((await client.request('DELETE', '/api/pass/trash')).body).toEqual({ removed: 450 });
      expect((await client.request('DELETE', '/api/pass/trash')).body).toEqual({ removed: 0 });
      expect([await codes(DELETED), await codes(RECENT)]).toEqual([[], [kept]]);
      expect((await other.get(DELETED)).body).toHaveLength(2);
    });

    it('empties what has been in the trash for 30 days, of everyone, and nothing else', async () => {
      const { db } = app.database;
      await db.delete(work);
      const others = await app.client().loginAsNewMember(app.database);
      const now = app.clock.now();
      await fill(others.id, 450, { deletedAt: now });
      const [old, kept, young] = [await make(), await make(), await make()];
      await remove([old]);
      expect(await emptyTrash(db, new Date(now.getTime() + 29 * DAY_MS))).toBe(0);
      await db
        .update(work)
        .set({ deletedAt: new Date(now.getTime() + DAY_MS) })
        .where(eq(work.code, young));
      expect(await emptyTrash(db, new Date(now.getTime() + 30 * DAY_MS + 60_000))).toBe(451);
      const left = await db.select({ code: work.code }).from(work);
      expect(left.map((row) => row.code).toSorted()).toEqual([kept, young].toSorted());
    });

    it('counts a running generation as a place that is taken', async () => {
      const member = await client.loginAsNewMember(app.database);
      const [code = ''] = await fill(member.id, 1, { deletedAt: new Date() });
      await fill(member.id, 149);
      await app.database.raw()(
        `insert into generation (id, member_id, kind, idempotency_key, request_hash, request, seed, engine, state, lease_until)
         values ($1, $2, 'passage', $1, '', '{}', 1, 'test', 'running', now() + interval '1 hour')`,
        [crypto.randomUUID(), member.id],
      );
      expect((await client.put(RESTORE, { pasCodeList: [code] })).status).toBe(409);
      expect((await client.post('/api/pass/insert/each', passage())).body.code).toBe('works.full');
    });

    describe("another member's works", () => {
      /** Every call of the contract that names a work, found there; a new one without an example fails. */
      const calls = (Object.values(contract) as unknown[]).filter(
        (value): value is contract.Call =>
          typeof value === 'object' &&
          value !== null &&
          'path' in value &&
          String(value.path).startsWith('/api/pass/') &&
          ['params', 'query', 'body'].some((part) =>
            namesOf(value, part).some((name) => /^(pasCode|codes$)/.test(name)),
          ),
      );
      const EXAMPLES: Record<string, { query?: string; body?: (code: string, queCode: string) => object }> = {
        '/api/pass/select/:pasCode': {},
        '/api/pass/ques/select/:pasCode': {},
        '/api/pass/export/each/:pasCode': { query: '?type=txt' },
        '/api/pass/export/bulk': { query: '?type=txt&codes=:pasCode' },
        '/api/pass/export/check': { query: '?codes=:pasCode' },
        '/api/pass/ques/verify': { body: (pasCode, queCode) => ({ pasCode, queCode }) },
        '/api/pass/update/each': { body: (pasCode) => ({ pasCode, title: '남의 글', content: '남의 글' }) },
        '/api/pass/ques/update/:pasCode': { body: () => questionSet({ title: '남의 글' }) },
        '/api/pass/favo': { body: (pasCode) => ({ pasCode }) },
        [RENAME]: { body: (pasCode) => ({ pasCode, title: '남의 글' }) },
        '/api/pass/archive': { body: (pasCode) => ({ pasCodeList: [pasCode], isArchived: true }) },
        '/api/pass/copy': { body: (pasCode) => ({ pasCode }) },
        '/api/pass/tags': { body: (pasCode) => ({ pasCode, tags: ['남의 것'] }) },
        [REMOVE]: { body: (pasCode) => ({ pasCodeList: [pasCode] }) },
        [RESTORE]: { body: (pasCode) => ({ pasCodeList: [pasCode] }) },
      };

      function namesOf(call: object, part: string): string[] {
        return Object.keys((call as Record<string, { shape?: object } | undefined>)[part]?.shape ?? {});
      }

      it('are named by at least nine calls', () => {
        expect(calls.length).toBeGreaterThanOrEqual(9);
      });

      it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
        '%s: 404, and nothing changed',
        async (_, call) => {
          const example = EXAMPLES[call.path];
          if (!example) throw new Error(`no example for ${call.path}`);
          const stranger = app.client();
          await stranger.loginAsNewMember(app.database);
          const own = await make({}, stranger);
          for (const isDeleted of [false, true]) {
            const { pasCode } = (await client.post('/api/pass/ques/insert/each', questionSet())).body;
            if (isDeleted) await remove([pasCode]);
            const read = async () => [
              await app.database.db.select().from(work).where(eq(work.code, pasCode)),
              await codes(RECENT, stranger),
              await codes(DELETED, stranger),
            ];
            const before = await read();
            const path = (call.path + (example.query ?? '')).replace(':pasCode', pasCode);
            const [question] = await app.database.db.select().from(item).where(eq(item.workCode, pasCode));
            const body = example.body?.(pasCode, question?.code ?? '') as { pasCodeList?: string[] } | undefined;
            const answer = await stranger.request(call.method, path, body);
            expect([answer.status, answer.body.code]).toEqual([404, 'works.not-found']);
            if (body?.pasCodeList) {
              const mixed = await stranger.request(call.method, path, { ...body, pasCodeList: [own, pasCode] });
              expect(mixed.status).toBe(404);
            }
            expect(await read()).toEqual(before);
          }
        },
      );

      it('are in none of the lists', async () => {
        await make();
        await remove([await make()]);
        await client.patch('/api/pass/favo', { pasCode: await make() });
        const stranger = app.client();
        await stranger.loginAsNewMember(app.database);
        for (const path of [RECENT, FAVORITES, DELETED, '/api/pass/select/archivedList', '/api/pass/select/prevlist'])
          expect((await stranger.get(path)).body).toEqual([]);
      });
    });

    it('shows nothing and changes nothing without a session', async () => {
      const stranger = app.client();
      const code = await make();
      for (const answer of [
        await stranger.get(FAVORITES),
        await stranger.get(DELETED),
        await remove([code], undefined, stranger),
        await stranger.put(RESTORE, { pasCodeList: [code] }),
        await stranger.put(RENAME, { pasCode: code, title: '이름' }),
      ])
        expect(answer.status).toBe(401);
      expect(await codes(RECENT)).toEqual([code]);
    });

    it('empties the trash by an hourly job and the clock', async () => {
      const [schedule] = (await app.database.raw()("select cron from pgboss.schedule where name = 'empty-trash'")).rows;
      expect(schedule).toEqual({ cron: '17 * * * *' });
      const code = await make();
      await remove([code]);
      app.clock.advance(31 * DAY_MS);
      await app.database.raw()("insert into pgboss.job (name) values ('empty-trash')");
      await vi.waitFor(
        async () => expect(await app.database.db.select().from(work).where(eq(work.code, code))).toEqual([]),
        { timeout: 20_000, interval: 100 },
      );
    });
  });
});
