import { randomUUID } from 'node:crypto';
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
      ['무역', '사회', '비교 우위와 무역'],
      ['청자', '예술', '청자와 백자'],
      ['면역', '과학', '적응 면역과 면역의 기억'],
      ['금리', '사회', '통화 정책과 중앙은행'],
      ['딥러닝', '기술', '기계 학습과 과적합'],
      ['GPS', '기술', '위성 항법과 위치 측정'],
      ['칸트', '인문', '공리주의와 의무론'],
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
      const answer = await make('금리', '인문');
      expect(answer.status).toBe(200);
      expect(answer.body.type_passage).toBe('사회');
      const { body: work } = await client.get(`/api/pass/select/${answer.body.pasCode}`);
      expect(work).toMatchObject({ type: '사회', keyword: '금리 · 통화 정책과 중앙은행' });
      expect(await ask(work.keyword)).toMatchObject({ match: { topic: '통화 정책과 중앙은행' } });
      expect((await make(work.keyword, work.type)).status).toBe(200);
    });
  });
});
