import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
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
      app = await startTestApp(kind, { engine, env: { GENERATION_WORKERS: '1' } });
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
  });
});
