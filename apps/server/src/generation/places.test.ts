import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';

describe.each(DATABASES)('the queue of generations on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind, { env: { GENERATION_WORKERS: '1' } });
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
            { type_passage: '인문', keyword: [`느리게 ${index === 0 ? 4000 : 10}`] },
            { 'idempotency-key': randomUUID() },
          ),
        );
        await expect.poll(() => open(client), { timeout: 10_000 }).toBeDefined();
        if (index === 0) await expect.poll(async () => (await open(client)).state, { timeout: 10_000 }).toBe('running');
      }
      const [first, , , last] = clients as [TestClient, TestClient, TestClient, TestClient];
      await expect.poll(async () => (await open(last)).queue?.ahead, { timeout: 3_500 }).toBe(2);
      const waiting = await open(last);
      expect(waiting.queue.seconds).toBeGreaterThan(0);
      expect(waiting.state).toBe('queued');
      expect((await open(first)).queue).toBeUndefined();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await open(last)).queue).toBeUndefined();
    });
  });
});
