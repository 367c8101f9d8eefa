import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';

const TOKEN = 'a-token-of-the-operator';

/** The value of one line. */
const readValue = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((entry) => entry.startsWith(line))
      ?.split(' ')
      .at(-1),
  );

describe.each(DATABASES)('metrics on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    it('count requests, generations by outcome, and what is open', async () => {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const generate = (topic: string) =>
        client.post(
          '/fastapi/generate-passage',
          { type_passage: '인문', keyword: [topic] },
          { 'idempotency-key': randomUUID() },
        );
      await generate('좋은 주제');
      await generate('실패');
      const { body, headers } = await app.client().get('/metrics');
      expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
      expect(readValue(body, 'chulje_generations_total{kind="passage",outcome="done"}')).toBe(1);
      expect(readValue(body, 'chulje_generations_total{kind="passage",outcome="generation.no-topic"}')).toBe(1);
      expect(readValue(body, 'chulje_generations_open{state="queued"}')).toBe(0);
      expect(
        readValue(body, 'chulje_http_requests_total{method="POST",route="/fastapi/generate-passage",status="200"}'),
      ).toBe(1);
      expect(readValue(body, 'chulje_http_request_seconds_bucket{le="+Inf",route="/fastapi/generate-passage"}')).toBe(
        2,
      );
      expect(readValue(body, 'chulje_database_up')).toBe(1);
      expect(readValue(body, 'chulje_tickets_given')).toBe(10);
      expect(readValue(body, 'chulje_tickets_balance')).toBe(9);
      expect(readValue(body, 'chulje_tickets_held')).toBe(0);
      expect(readValue(body, 'chulje_model_cost_dollars_total{engine="embedded"}')).toBe(0);
      expect(readValue(body, 'chulje_payment_orders{state="review"}')).toBe(0);
      expect(readValue(body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
      expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
      for (const line of body.split('\n').filter(Boolean))
        expect(line).toMatch(/^# (?:HELP|TYPE) |^\w+(?:\{[^}]*\})? (?:[\d.e+-]+|NaN)$/);
    });

    it('are not there for who came through a proxy', async () => {
      const answer = await app.client().request('GET', '/metrics', undefined, { 'x-forwarded-for': '127.0.0.1' });
      expect([answer.status, answer.body.code]).toEqual([404, 'request.not-found']);
    });
  });
});

it('are there for who shows the token alone, once there is one', async () => {
  const app = await startTestApp('pglite', { env: { METRICS_TOKEN: TOKEN } });
  try {
    const ask = (authorization: string) =>
      app.client().request('GET', '/metrics', undefined, { authorization, 'x-forwarded-for': '203.0.113.7' });
    expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200);
    for (const wrong of ['', `Bearer ${TOKEN}x`, TOKEN]) expect((await ask(wrong)).status).toBe(404);
  } finally {
    await app.stop();
  }
});
