import { randomUUID } from 'node:crypto';
import { TOPICS } from '@chulje/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { readLedger } from '../testing/ledger.ts';
import { embeddedEngine } from './embedded-engine.ts';

const HAPPINESS = '행복이란 무엇인가';

describe.each(DATABASES)('topics of the embedded material on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    let memberId: string;
    beforeAll(async () => {
      app = await startTestApp(kind, { engine: (threads) => embeddedEngine(threads, { stageSeconds: 0 }) });
      client = app.client();
      memberId = (await client.loginAsNewMember(app.database)).id;
    });
    afterAll(() => app.stop());

    const ask = async (q: string, field?: string) =>
      (await client.get(`/api/topics?${new URLSearchParams({ q, ...(field && { field }) })}`)).body;
    const make = (topic: string, field = '인문', path = '/fastapi/generate-passage') =>
      client.post(path, { type_passage: field, keyword: [topic] }, { 'idempotency-key': randomUUID() });
    const balance = async () => (await client.get('/api/info/select/ticket')).body.balance;

    it('are told to members only', async () => {
      expect((await app.client().get('/api/topics?q=금리')).status).toBe(401);
    });

    it.each([
      ['코즈 정리', '사회', '외부 효과와 코즈 정리'],
      ['예술이란 무엇인가', '예술', '예술의 정의를 둘러싼 이론'],
      ['세포막을 통한 물의 이동', '과학', '삼투 현상과 세포의 물 이동'],
      ['리튬 배터리', '기술', '이차 전지의 원리와 한계'],
      ['흄의 문제', '인문', '귀납 추론의 정당화'],
    ])('%s is matched, in the field %s', async (typed, field, topic) => {
      expect(await ask(typed, '인문')).toMatchObject({ isFree: false, match: { field, topic } });
    });

    it.each([HAPPINESS, '상대성 이론', '양자 역학', '금리와 환율', '칸트의 미학', '도핑'])(
      '%s is refused at once with the three nearest, and nothing is lost or begun',
      async (typed) => {
        const told = await ask(typed, '인문');
        expect(told).toMatchObject({ isFree: false, match: null });
        expect(told.nearest).toHaveLength(3);
        const before = { balance: await balance(), ledger: await readLedger(app.database, memberId) };
        for (const path of ['/fastapi/generate-passage', '/api/test/generate-passage']) {
          const answer = await make(typed, '인문', path);
          expect([answer.status, answer.body.code]).toEqual([422, 'generation.no-topic']);
          expect(answer.body.details).toEqual({ nearest: told.nearest });
        }
        expect({ balance: await balance(), ledger: await readLedger(app.database, memberId) }).toEqual(before);
        expect((await client.get('/api/generations')).body).toEqual([]);
      },
    );

    it('offers topics of the field where nothing was typed', async () => {
      const { match, nearest } = await ask('', '예술');
      expect(match).toBeNull();
      expect(new Set(nearest.map(({ field }: { field: string }) => field))).toEqual(new Set(['예술']));
    });

    it('a passage is filed under the field of its topic, with what was typed beside the topic, and can be made again so', async () => {
      const answer = await make('코즈 정리', '인문');
      expect(answer.status).toBe(200);
      expect(answer.body.type_passage).toBe('사회');
      const { body: work } = await client.get(`/api/pass/select/${answer.body.pasCode}`);
      expect(work).toMatchObject({ type: '사회', keyword: '코즈 정리 · 외부 효과와 코즈 정리' });
      expect(await ask(work.keyword)).toMatchObject({ match: { topic: '외부 효과와 코즈 정리' } });
      expect((await make(work.keyword, work.type)).status).toBe(200);
    });

    it('of which the passages are still being written are named, and refused', async () => {
      const [written] = TOPICS.filter(({ passages }) => passages.length === 0);
      if (!written) return;
      const { id: _, topic, field } = written;
      expect(await ask(topic)).toMatchObject({ match: null, preparing: { topic, field } });
      const answer = await make(topic);
      expect([answer.status, answer.body.code]).toEqual([422, 'generation.no-topic']);
      expect(answer.body.message).toContain(`‘${topic}’ 지문은 준비 중입니다.`);
    });

    it('give each member the passages not yet had first, and tell how many of them that were', async () => {
      const member = app.client();
      await member.loginAsNewMember(app.database);
      const draw = async () =>
        (
          await member.post(
            '/fastapi/generate-passage',
            { type_passage: '인문', keyword: ['귀납'] },
            { 'idempotency-key': randomUUID() },
          )
        ).body.generated_passage;
      const had = async () => (await member.get('/api/topics?q=귀납')).body.match;
      expect(await had()).toMatchObject({ passages: 3, had: 0 });
      const [first, second] = await Promise.all([draw(), draw()]);
      expect(await had()).toMatchObject({ passages: 3, had: 2 });
      const third = await draw();
      expect(new Set([first, second, third]).size).toBe(3);
      expect(await had()).toMatchObject({ passages: 3, had: 3 });
      // Told so, who asks all the same gets the one had longest ago, and after it the next.
      const again = [await draw(), await draw()];
      expect(again.toSorted()).toEqual([first, second].toSorted());
      expect((await client.get('/api/topics?q=귀납')).body.match).toMatchObject({ had: 0 });
    });

    it('bring the passage that tells what was typed before the others of its topic', async () => {
      const member = app.client();
      await member.loginAsNewMember(app.database);
      for (const isTold of [true, false, false]) {
        const { body } = await member.post(
          '/fastapi/generate-passage',
          { type_passage: '기술', keyword: ['초음파 검사'] },
          { 'idempotency-key': randomUUID() },
        );
        expect(body.generated_passage.includes('초음파')).toBe(isTold);
      }
    });

    it('stay remembered as had when the work is gone', async () => {
      const topic = '형벌';
      const { body } = await make(topic);
      for (const isPermanent of [false, true])
        await client.put('/api/pass/remove/each', { pasCodeList: [body.pasCode], isPermanent });
      expect(await ask(topic)).toMatchObject({ match: { had: 1 } });
      const { body: other } = await make(topic);
      expect(other.generated_passage).not.toBe(body.generated_passage);
    });
  });
});
