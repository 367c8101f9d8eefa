import { LIMITS } from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { frozenExam, giveExam } from '../testing/sittings.ts';

const NONE = 'AAAAAAAAAAAAAAAAAAAAAA';

describe.each(DATABASES)('classes on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      teacher = app.client();
      await teacher.loginAsNewMember(app.database);
    });
    const make = (label: string, numbers: number[] = [], by = teacher) => by.post('/api/classes', { label, numbers });
    const labels = async () => (await teacher.get('/api/classes')).body.map(({ label }: { label: string }) => label);

    it('are for members alone, and each has their own', async () => {
      const { code } = (await make('2학년 3반', [1, 2])).body;
      const calls = [
        ['GET', '/api/classes'],
        ['POST', '/api/classes', { label: '남의 반', numbers: [] }],
        ['PUT', `/api/classes/${code}`, { label: '남의 반', numbers: [] }],
        ['DELETE', `/api/classes/${code}`],
      ] as const;
      const stranger = app.client();
      for (const [method, path, body] of calls)
        expect([method, (await stranger.fetch(method, path, body)).status]).toEqual([method, 401]);
      await stranger.loginAsNewMember(app.database);
      // The same label is theirs too.
      expect((await make('2학년 3반', [], stranger)).status).toBe(200);
      for (const [method, path, body] of calls.slice(2))
        expect([method, (await stranger.fetch(method, path, body)).status]).toEqual([method, 404]);
      expect((await teacher.get('/api/classes')).body).toEqual([{ code, label: '2학년 3반', numbers: [1, 2] }]);
    });

    it('keep label and numbers in order, and name the field of what cannot be', async () => {
      const { body: made } = await make('  2학년 10반 ', [31, 2, 1]);
      expect(made).toEqual({ code: expect.stringMatching(/^[\w-]{22}$/), label: '2학년 10반', numbers: [1, 2, 31] });
      await make('2학년 9반');
      expect(await labels()).toEqual(['2학년 9반', '2학년 10반']);
      const refused = async (body: object) => {
        const { status, body: answer } = await teacher.post('/api/classes', body);
        return [status, Object.keys(answer.fields ?? {}).map((field) => field.split('.')[0])];
      };
      expect(await refused({ label: ' ', numbers: [] })).toEqual([400, ['label']]);
      expect(await refused({ label: '가'.repeat(21), numbers: [] })).toEqual([400, ['label']]);
      for (const numbers of [[0], [1000], [1.5], [1, 1], Array.from({ length: 501 }, (_, at) => at + 1)])
        expect(await refused({ label: '반', numbers })).toEqual([400, ['numbers']]);
      // Nothing else has a place there, a name least of all.
      expect((await teacher.post('/api/classes', { label: '반', numbers: [1], names: ['홍길동'] })).status).toBe(400);
      const taken = await make('2학년 9반');
      expect([taken.status, taken.body.code, Object.keys(taken.body.fields)]).toEqual([
        409,
        'classes.label-taken',
        ['label'],
      ]);
      const gone = await teacher.request('PUT', `/api/classes/${NONE}`, { label: '반', numbers: [] });
      expect(gone.body.code).toBe('classes.not-found');
    });

    it('give their label to sittings, which bear a new one with them and outlive them', async () => {
      const { code } = (await make('2학년 3반', [1, 2])).body;
      const other = (await make('2학년 4반')).body;
      const { code: exam } = await frozenExam(teacher);
      const give = (label: string) => giveExam(teacher, exam, app.clock.now(), { label });
      const given = [(await give('2학년 3반')).body.code, (await give('2학년 4반')).body.code];
      const said = async () =>
        Promise.all(given.map(async (sitting) => (await teacher.get(`/api/sittings/${sitting}`)).body.label));
      const rename = (label: string) => teacher.request('PUT', `/api/classes/${code}`, { label, numbers: [1, 2, 3] });
      expect((await rename('2학년 4반')).body.code).toBe('classes.label-taken');
      expect((await rename('3학년 1반')).body).toEqual({ code, label: '3학년 1반', numbers: [1, 2, 3] });
      expect(await said()).toEqual(['3학년 1반', '2학년 4반']);
      expect((await teacher.request('DELETE', `/api/classes/${other.code}`)).body).toEqual({ isRemoved: true });
      expect(await labels()).toEqual(['3학년 1반']);
      expect(await said()).toEqual(['3학년 1반', '2학년 4반']);
    });

    it('are a hundred at most, however many come at once', async () => {
      for (let at = 2; at < LIMITS.classes; at += 1) await make(`${at}반`);
      const last = await Promise.all(['가', '나', '다'].map((label) => make(label)));
      expect(last.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    });

    it('have no column in which the name of a student could stand', async () => {
      const { rows } = await app.database.raw()(
        `select column_name || ' ' || data_type as name from information_schema.columns
         where table_schema = 'public' and table_name = 'school_class' order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual([
        'code text',
        'created_at timestamp with time zone',
        'label text',
        'member_id uuid',
        'numbers ARRAY',
      ]);
      const { rows: members } = await app.database.raw()('select id from member limit 1');
      for (const numbers of ['{0}', '{1000}', '{홍길동}'])
        await expect(
          app.database.raw()(
            `insert into school_class (code, member_id, label, numbers) values ('${NONE}', '${members[0]?.id}', '반', '${numbers}')`,
          ),
        ).rejects.toThrow();
    });
  });
});
