import { randomUUID } from 'node:crypto';
import { type Generation, LIMITS } from '@chulje/contract';
import { sampleText } from '@chulje/contract/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { readLedger } from '../testing/ledger.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';
import type { Engine } from './engine.ts';

describe.each(DATABASES)('the queue of generations on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const scripted = scriptedEngine();
    const engine: Engine = {
      ...scripted,
      async makePassage(request, seed, progress) {
        if (request.topic === '첫째') await held;
        return scripted.makePassage(request, seed, progress);
      },
    };
    beforeAll(async () => {
      app = await startTestApp(kind, { engine: () => engine, env: { GENERATION_WORKERS: '1' } });
    });
    afterAll(() => app.stop());

    const open = async (client: TestClient) => (await client.get('/api/generations')).body[0];

    it('tells who waits how many are before and about how long, until it begins', async () => {
      const clients: TestClient[] = [];
      const answers: Promise<{ status: number }>[] = [];
      for (let index = 0; index < 4; index += 1) {
        const client = app.client();
        await client.loginAsNewMember(app.database);
        clients.push(client);
        answers.push(
          client.post(
            '/fastapi/generate-passage',
            { type_passage: '인문', keyword: [index === 0 ? '첫째' : '다음'] },
            { 'idempotency-key': randomUUID() },
          ),
        );
        await expect.poll(() => open(client), { timeout: 10_000 }).toBeDefined();
        if (index === 0) await expect.poll(async () => (await open(client)).state, { timeout: 10_000 }).toBe('running');
      }
      const [first, , , last] = clients as [TestClient, TestClient, TestClient, TestClient];
      await expect.poll(async () => (await open(last)).queue?.ahead, { timeout: 10_000 }).toBe(2);
      const waiting = await open(last);
      expect(waiting.queue.seconds).toBeGreaterThan(0);
      expect(waiting.state).toBe('queued');
      expect((await open(first)).queue).toBeUndefined();
      letGo();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await open(last)).queue).toBeUndefined();
    });

    it('answers who waits too long for a result without events that it goes on, and the same request waits on', async () => {
      const client = app.client();
      const { id } = await client.loginAsNewMember(app.database);
      const patience = new AbortController();
      const timeout = AbortSignal.timeout;
      const spy = vi
        .spyOn(AbortSignal, 'timeout')
        .mockImplementation((ms) => (ms === 240_000 ? patience.signal : timeout.call(AbortSignal, ms)));
      const key = randomUUID();
      const ask = () =>
        client.post(
          '/fastapi/generate-passage',
          { type_passage: '인문', keyword: ['붙들기: 오래 기다린다'] },
          { 'idempotency-key': key },
        );
      const waiting = ask();
      await expect.poll(() => open(client), { timeout: 10_000 }).toBeDefined();
      patience.abort();
      const answer = await waiting;
      spy.mockRestore();
      expect([answer.status, answer.body.code]).toEqual([503, 'generation.still-open']);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      const again = ask();
      scripted.letGo('붙들기: 오래 기다린다');
      expect((await again).status).toBe(200);
      const { entries } = await readLedger(app.database, id);
      expect(entries.filter(({ kind: what }) => what === 'usage')).toHaveLength(1);
    });
  });
});

// PGlite has one process, which always works its queue off.
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'a queue that would take longer than anybody waits',
  () => {
    let app: TestApp;
    beforeAll(async () => {
      // Nobody works it off.
      app = await startTestApp('postgresql', { env: { ROLE: 'web' } });
    });
    afterAll(() => app.stop());

    it('takes nothing more on, holds no ticket for it, knows what it has, and opens again', async () => {
      const client = app.client();
      const { id } = await client.loginAsNewMember(app.database);
      const crowd = app.client();
      const other = await crowd.loginAsNewMember(app.database);
      const slots = Array.from({ length: LIMITS.setSlotsMin }, () => ({
        type_question: '사실적 읽기',
        type_question_detail: '내용 불일치',
      }));
      const askSet = (key: string) =>
        client.post(
          '/fastapi/generate-set',
          { custom_passage: sampleText(), title: '세트', slots },
          { 'idempotency-key': key },
        );
      const known = await askSet('key-of-a-known-set');
      expect(known.status, JSON.stringify(known.body)).toBe(200);
      const raw = app.database.raw();
      // One works on the longest there is; so many wait for it.
      const waiting = LIMITS.queueSeconds / LIMITS.generationSeconds;
      await raw(
        `insert into generation (id, member_id, kind, idempotency_key, request_hash, request, seed, engine, state, started_at, lease_until)
         select 'of-a-full-queue-' || n, $1::uuid, 'passage', 'key-' || n, '', '{"kind":"passage","field":"인문","topic":"가","viaFallback":false}', 1, 'embedded',
           case n when 0 then 'running' else 'queued' end, case n when 0 then now() - interval '10 minutes' end,
           case n when 0 then now() + interval '1 hour' end
         from generate_series(0, $2::int) n`,
        [other.id, waiting],
      );
      const longest = async () =>
        Math.max(...(await crowd.get('/api/generations')).body.map(({ queue }: Generation) => queue?.seconds ?? 0));
      await expect.poll(longest, { timeout: 10_000 }).toBeGreaterThan(LIMITS.queueSeconds);
      const before = await readLedger(app.database, id);
      const asked = [
        await askSet(randomUUID()),
        await client.post(
          '/fastapi/generate-passage',
          { type_passage: '인문', keyword: ['주제'] },
          { 'idempotency-key': randomUUID() },
        ),
      ];
      for (const answer of asked) {
        expect([answer.status, answer.body.code]).toEqual([503, 'generation.queue-full']);
        expect(answer.headers.get('retry-after')).toBe('60');
      }
      expect(await readLedger(app.database, id)).toEqual(before);
      expect((await askSet('key-of-a-known-set')).body.setId).toBe(known.body.setId);
      await raw(`delete from generation where id like 'of-a-full-queue-%'`);
      await expect.poll(async () => (await askSet('key-after-it')).status, { timeout: 10_000 }).toBe(200);
    });
  },
);
