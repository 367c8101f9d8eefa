import type { Statistics } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomCode } from '../platform/ids.ts';
import { ticketEntry, work } from '../platform/schema/index.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { weekStarts } from './service.ts';

const PATH = '/api/info/select/statistics';

it.each([
  ['2026-11-22T14:59:59Z', '2026-11-16', 'the last second of a Sunday in Seoul'],
  ['2026-11-22T15:00:00Z', '2026-11-23', 'the first second of a Monday in Seoul'],
  ['2027-01-01T00:00:00Z', '2026-12-28', 'a week over the turn of the year'],
])('counts %s to the week of %s: %s', (now, monday) => {
  expect(weekStarts(new Date(now), 12).at(-1)).toBe(monday);
});

it('lists weeks without a gap, each a Monday', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const days = weekStarts(now, 12).map((start) => new Date(`${start}T00:00:00Z`));
      expect(days.every((day) => day.getUTCDay() === 1)).toBe(true);
      days.reduce((before, day) => {
        expect(day.getTime() - before.getTime()).toBe(7 * 24 * 3600 * 1000);
        return day;
      });
    }),
  );
});

describe.each(DATABASES)('statistics on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    async function newMember(): Promise<{ id: string; client: TestClient }> {
      const client = app.client();
      const { id } = await client.loginAsNewMember(app.database);
      return { id, client };
    }
    const use = (memberId: string, createdAt: Date) =>
      app.database.transaction((tx) =>
        tx.insert(ticketEntry).values({
          memberId,
          kind: 'usage',
          delta: -1,
          balanceAfter: 1,
          reason: '지문 생성',
          sourceType: 'test',
          sourceId: randomCode(),
          createdAt,
        }),
      );
    const read = async (client: TestClient): Promise<Statistics> => (await client.get(PATH)).body;

    it('needs a session', async () => {
      expect((await app.client().get(PATH)).status).toBe(401);
    });

    it('shows a new member twelve weeks and every field, all zero, and no question type', async () => {
      const { client } = await newMember();
      const { weeks, fields, types } = await read(client);
      expect(weeks.map(({ used }) => used)).toEqual(Array(12).fill(0));
      expect(fields.map(({ field }) => field)).toEqual(['인문', '예술', '사회', '과학', '기술', '']);
      expect(fields.every((row) => row.items === 0)).toBe(true);
      expect(types).toEqual([]);
    });

    it('counts each use to its week in Seoul, and nothing before the twelfth', async () => {
      app.clock.keepOffMidnight();
      const { id, client } = await newMember();
      const starts = (await read(client)).weeks.map(({ start }) => start);
      const edge = (start: string | undefined, ms: number) => new Date(Date.parse(`${start}T00:00:00+09:00`) + ms);
      await use(id, edge(starts[0], -1));
      await use(id, edge(starts[0], 0));
      await use(id, edge(starts[5], -1));
      await use(id, edge(starts[5], 0));
      await use(id, edge(starts[5], 1));
      const { weeks } = await read(client);
      expect(weeks.map(({ used }) => used)).toEqual([1, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0]);
    });

    it('counts purchases and grants as no use', async () => {
      const client = app.client();
      await client.loginAsNewMember(app.database, 30);
      expect((await read(client)).weeks.every(({ used }) => used === 0)).toBe(true);
    });

    it('counts passages by field and items by field and question type, those in the trash left out', async () => {
      const { id, client } = await newMember();
      const passage = { title: '삼투', type: '과학', keyword: '삼투', content: sampleText() };
      await client.post('/api/pass/insert/each', passage);
      await client.post('/api/pass/insert/each', { ...passage, type: '인문' });
      await client.post('/api/pass/ques/insert/each', {
        ...passage,
        type: '과학',
        questions: [
          { item: sampleItem() },
          { item: sampleItem({ pattern: '추론적 읽기', type: '추론' }) },
          { item: sampleItem({ pattern: '어휘 및 문법', type: '바꿔 쓰기' }) },
        ],
      });
      await client.post('/api/pass/ques/insert/each', { ...passage, type: '', questions: [{ item: sampleItem() }] });
      await app.database.transaction((tx) =>
        tx.insert(work).values({
          code: randomCode(),
          memberId: id,
          kind: '지문',
          title: '버린 지문',
          field: '기술',
          keyword: '',
          content: '',
          format: [],
          gist: [],
          deletedAt: new Date(),
        }),
      );
      const { fields, types } = await read(client);
      const of = (name: string) => fields.find(({ field }) => field === name);
      expect(of('과학')).toEqual({ field: '과학', passages: 1, items: 3 });
      expect(of('인문')).toEqual({ field: '인문', passages: 1, items: 0 });
      expect(of('기술')).toEqual({ field: '기술', passages: 0, items: 0 });
      expect(of('')).toEqual({ field: '', passages: 0, items: 1 });
      expect(types).toEqual([
        { pattern: '사실적 읽기', type: '내용 불일치', items: 2 },
        { pattern: '어휘 및 문법', type: '바꿔 쓰기', items: 1 },
        { pattern: '추론적 읽기', type: '추론', items: 1 },
      ]);
    });

    it('shows nothing of another member', async () => {
      const [first, second] = [await newMember(), await newMember()];
      await use(first.id, new Date());
      await first.client.post('/api/pass/insert/each', {
        title: '삼투',
        type: '과학',
        content: sampleText(),
      });
      const { weeks, fields } = await read(second.client);
      expect(weeks.every(({ used }) => used === 0)).toBe(true);
      expect(fields.every(({ passages }) => passages === 0)).toBe(true);
    });
  });
});
