import type { WorkRow } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { work } from '../platform/schema/index.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';

const RECENT = '/api/pass/select/recelist';
const ARCHIVED = '/api/pass/select/archivedList';
const FAVORITES = '/api/pass/select/favolist';
const DELETED = '/api/pass/select/deletedList';
const unknownCode = 'A'.repeat(22);

describe.each(DATABASES)('보관, tags and copies on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    let memberId: string;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      client = app.client();
      memberId = (await client.loginAsNewMember(app.database)).id;
    });

    const make = async (title = '첫 지문'): Promise<string> =>
      (
        await client.post('/api/pass/ques/insert/each', {
          type: '사회',
          title,
          content: sampleText(),
          questions: [{ item: sampleItem() }, { item: sampleItem({}, 1) }],
        })
      ).body.pasCode;
    const codes = async (path: string): Promise<string[]> =>
      (await client.get(path)).body.map((row: WorkRow) => row.pasCode);
    const archive = (pasCodeList: string[], isArchived = true) =>
      client.put('/api/pass/archive', { pasCodeList, isArchived });
    const remove = (pasCodeList: string[]) => client.put('/api/pass/remove/each', { pasCodeList });
    const restore = (pasCodeList: string[]) => client.put('/api/pass/restore/each', { pasCodeList });
    const count = async (): Promise<number> => (await client.get('/api/pass/select/count/recent')).body;

    /** Fills places without asking the server a thousand times. */
    async function fill(amount: number, more: object = {}): Promise<string[]> {
      const rows = Array.from({ length: amount }, () => ({
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

    it('takes works out of the 150 and back to their place; doing it twice does nothing', async () => {
      const [first, second, third] = [await make(), await make(), await make()];
      expect((await archive([second, first])).body).toEqual({ moved: 2 });
      expect((await archive([second])).body).toEqual({ moved: 0 });
      expect([await codes(RECENT), await codes(ARCHIVED), await count()]).toEqual([[third], [second, first], 1]);
      expect((await client.get(ARCHIVED)).body[0]).toMatchObject({ pasCode: second, isArchived: true });
      expect((await archive([second, first], false)).body).toEqual({ moved: 2 });
      expect([await codes(RECENT), await codes(ARCHIVED)]).toEqual([[third, second, first], []]);
    });

    it('leaves a work to be read, changed, exported and bound as before, and a favourite', async () => {
      const code = await make('보관한 지문');
      const { body: before } = await client.get(`/api/pass/ques/select/${code}`);
      await client.patch('/api/pass/favo', { pasCode: code });
      await archive([code]);
      expect(await codes(FAVORITES)).toEqual([code]);
      expect((await client.get(`/api/pass/ques/select/${code}`)).body).toEqual(before);
      // The version that was open before is still the newest.
      const saved = await client.put(`/api/pass/ques/update/${code}`, {
        title: '고친 지문',
        content: before.content,
        questions: before.questions.map(({ queCode, item }: (typeof before.questions)[0]) => ({ queCode, item })),
        version: before.version,
      });
      expect(saved.status).toBe(200);
      expect(await codes(ARCHIVED)).toEqual([code]);
      expect((await client.fetch('GET', `/api/pass/export/each/${code}?type=txt`)).status).toBe(200);
      expect((await client.create('/api/exams', { title: '시험지', codes: [code] })).body.sections).toHaveLength(1);
      expect(await count()).toBe(0);
    });

    it('moves all of a list or nothing, and nothing that lies in the trash', async () => {
      const [first, second] = [await make(), await make()];
      await remove([second]);
      for (const list of [
        [first, unknownCode],
        [first, second],
      ])
        expect((await archive(list)).body.code).toBe('works.not-found');
      expect([await codes(RECENT), await codes(ARCHIVED), await codes(DELETED)]).toEqual([[first], [], [second]]);
    });

    it('lies in the trash like any other, and comes back to where it was', async () => {
      const code = await make();
      await archive([code]);
      await remove([code]);
      expect([await codes(ARCHIVED), await codes(DELETED)]).toEqual([[], [code]]);
      await fill(150);
      expect((await restore([code])).body).toEqual({ restored: 1 });
      expect([await codes(ARCHIVED), await count()]).toEqual([[code], 150]);
    });

    it('comes back up to 150 works and not one more, however many ask at once', async () => {
      const away = await fill(4, { archivedAt: new Date() });
      await fill(147);
      const all = await archive(away, false);
      expect([all.status, all.body.code, all.body.details]).toEqual([
        409,
        'works.no-room-to-unarchive',
        { room: 3, wanted: 4 },
      ]);
      const answers = await Promise.all(away.map((code) => archive([code], false)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
      expect([await count(), (await codes(ARCHIVED)).length]).toEqual([150, 1]);
    });

    it('makes room for one more work each, which copies and restored works share', async () => {
      const [first = '', second = ''] = await fill(150);
      const [trashed = ''] = await fill(1, { deletedAt: new Date() });
      expect((await client.post('/api/pass/copy', { pasCode: first })).body.code).toBe('works.full');
      await archive([second]);
      const answers = await Promise.all([
        client.post('/api/pass/copy', { pasCode: first }),
        client.post('/api/pass/copy', { pasCode: second }),
        restore([trashed]),
        archive([second], false),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await count()).toBe(150);
    });

    it('holds 2,000 works and not one more, from the trash neither', async () => {
      await fill(1_999, { archivedAt: new Date() });
      const [first = '', second = ''] = await fill(2);
      const [trashed = ''] = await fill(1, { archivedAt: new Date(), deletedAt: new Date() });
      const answers = await Promise.all([archive([first]), archive([second]), restore([trashed])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'works.archive-full',
        message: expect.stringContaining('2,000개'),
      });
      expect(await codes(ARCHIVED)).toHaveLength(2_000);
    });

    it('keeps tags of a work as they were typed, each once, ten at most', async () => {
      const code = await make();
      const tag = (tags: unknown) => client.put('/api/pass/tags', { pasCode: code, tags });
      expect((await tag([' 1학기 ', '중간', '중간'])).body.tags).toEqual(['1학기', '중간']);
      expect((await client.get(RECENT)).body[0].tags).toEqual(['1학기', '중간']);
      for (const tags of [['가'.repeat(21)], [''], Array.from({ length: 11 }, (_, at) => `${at}`), '중간', [1]])
        expect((await tag(tags)).status).toBe(400);
      expect((await tag(Array.from({ length: 11 }, (_, at) => `${at}`))).body.fields).toEqual({
        tags: '태그는 10개까지 달 수 있습니다.',
      });
      await archive([code]);
      expect((await tag(['가'.repeat(20)])).body).toMatchObject({ isArchived: true, tags: ['가'.repeat(20)] });
      await remove([code]);
      expect((await tag([])).body.code).toBe('works.not-found');
    });

    it('copies a work with its items and tags into one of its own', async () => {
      const code = await make('가'.repeat(50));
      await client.put('/api/pass/tags', { pasCode: code, tags: ['중간'] });
      await archive([code]);
      const { status, body: row } = await client.post('/api/pass/copy', { pasCode: code });
      expect(status).toBe(200);
      expect(row).toMatchObject({ title: `${'가'.repeat(47)} 사본`, tags: ['중간'], isArchived: false, isFavorite: 0 });
      const [first, copy] = [
        (await client.get(`/api/pass/ques/select/${code}`)).body,
        (await client.get(`/api/pass/ques/select/${row.pasCode}`)).body,
      ];
      const texts = (set: typeof first) =>
        set.questions.map(({ item, check }: (typeof first.questions)[0]) => [item, check]);
      expect([copy.content, texts(copy)]).toEqual([first.content, texts(first)]);
      expect(copy.questions[0].queCode).not.toBe(first.questions[0].queCode);
      await remove([code]);
      await client.put('/api/pass/remove/each', { pasCodeList: [code], isPermanent: true });
      expect((await client.get(`/api/pass/ques/select/${row.pasCode}`)).body.questions).toHaveLength(2);
    });

    it('is refused without a session', async () => {
      const code = await make();
      const stranger = app.client();
      for (const answer of [
        await stranger.get(ARCHIVED),
        await stranger.put('/api/pass/archive', { pasCodeList: [code], isArchived: true }),
        await stranger.post('/api/pass/copy', { pasCode: code }),
        await stranger.put('/api/pass/tags', { pasCode: code, tags: [] }),
      ])
        expect(answer.status).toBe(401);
    });
  });
});
