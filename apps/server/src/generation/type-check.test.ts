import { randomUUID } from 'node:crypto';
import { LIMITS } from '@chulje/contract';
import { makePassage } from '@chulje/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { embeddedEngine } from './embedded-engine.ts';

/** What the reader of texts takes half a minute for: its time grows with the cube of the commas. */
const COMMAS = '가, '.repeat(LIMITS.bodyMax).slice(0, LIMITS.bodyMax).trim();
const made = makePassage({ topic: '삼투', seed: 1 });
const TEXT = made.ok ? made.passage.text : '';
const READS = 20;
const MORE_THAN_THREADS = 5;

describe.each(DATABASES)('which types a text carries, on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind, { engine: (threads) => embeddedEngine(threads, { stageSeconds: 0 }) });
    });
    afterAll(() => app.stop());

    async function enter() {
      const client = app.client();
      const { id: memberId } = await client.loginAsNewMember(app.database);
      return { client, memberId };
    }
    const checkOf = (content: string) => ['/api/question-types/check', { content }] as const;

    it('is told to members alone', async () => {
      expect((await app.client().post(...checkOf(TEXT))).status).toBe(401);
    });

    it('is told of every type, with the reason against it', async () => {
      const { client } = await enter();
      const { body, status } = await client.post(...checkOf(TEXT));
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(50);
      for (const { available, reason } of body) expect(reason === '').toBe(available);
    });

    it('is given up for a text that cannot be read in time, while others are served', async () => {
      const [{ client }, { client: other }] = [await enter(), await enter()];
      const order: string[] = [];
      const check = client.post(...checkOf(COMMAS)).then((answer) => {
        order.push('check');
        return answer;
      });
      for (let read = 0; read < READS; read += 1)
        expect((await other.get('/api/pass/select/recelist')).status).toBe(200);
      order.push('reads');
      const { status, body } = await check;
      expect([status, body.code]).toEqual([422, 'generation.unreadable']);
      expect(order).toEqual(['reads', 'check']);
    });

    it('keeps no thread from others once its client has left', async () => {
      const [{ client }, { client: other }] = [await enter(), await enter()];
      const order: string[] = [];
      const stays = client.post(...checkOf(COMMAS)).then(() => order.push('given up'));
      const leave = new AbortController();
      const [path, content] = checkOf(COMMAS);
      const leaving = Array.from({ length: MORE_THAN_THREADS }, () =>
        fetch(app.url + path, {
          method: 'POST',
          headers: { origin: app.url, cookie: client.cookieHeader, 'content-type': 'application/json' },
          body: JSON.stringify(content),
          signal: leave.signal,
        }).catch(() => 'left'),
      );
      for (let read = 0; read < READS; read += 1) await other.get('/api/pass/select/recelist');
      leave.abort();
      expect((await other.post(...checkOf(TEXT))).status).toBe(200);
      order.push('served');
      expect(await Promise.all(leaving)).toEqual(leaving.map(() => 'left'));
      await stays;
      expect(order).toEqual(['served', 'given up']);
    });

    it('ends a generation on such a text at once and free of charge, and serves the next', async () => {
      const { client, memberId } = await enter();
      const generate = (custom_passage: string) =>
        client.post(
          '/fastapi/generate-question',
          { custom_passage, type_question: '사실적 읽기', type_question_detail: '내용 불일치' },
          { 'idempotency-key': randomUUID() },
        );
      expect((await generate(COMMAS)).body.code).toBe('generation.unreadable');
      const { rows } = await app.database.raw()('select state, attempt from generation where member_id = $1', [
        memberId,
      ]);
      expect(rows).toEqual([{ state: 'failed', attempt: 1 }]);
      const { balance } = (await client.get('/api/info/select/ticket')).body;
      expect(balance).toBe(LIMITS.signupGrant);
      expect((await generate(TEXT)).status).toBe(200);
    });

    it('is told so many times a minute, and to others all the same', async () => {
      const [{ client }, { client: other }] = [await enter(), await enter()];
      const asked = Array.from({ length: LIMITS.typeChecksPerMinute }, () => client.post(...checkOf('짧은 글이다.')));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
      const refused = await client.post(...checkOf('짧은 글이다.'));
      expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many']);
      expect((await other.post(...checkOf('짧은 글이다.'))).status).toBe(200);
    });
  });
});
