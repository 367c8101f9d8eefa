import { randomUUID } from 'node:crypto';
import { LIMITS } from '@chulje/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { samplePassage } from '../testing/sample-passage.ts';
import { embeddedEngine } from './embedded-engine.ts';

const long = (unit: string) => unit.repeat(LIMITS.bodyMax).slice(0, LIMITS.bodyMax).trim();
/** What takes the reader of texts half a minute: the cube of the commas. */
const COMMAS = long('가, ');
/** What takes it hours. */
const KNOT = long('은 을, ');
const TEXT = samplePassage();
const READS = 20;
const MORE_THAN_THREADS = 5;
/** Deadlines of two threads, one behind the other, and as much again for a busy machine. */
const GIVING_UP_MS = 4 * LIMITS.engineSeconds * 1000 + 60_000;

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

    it('is told beside the items of one’s own works, never of another’s', async () => {
      const [{ client }, { client: other }] = [await enter(), await enter()];
      const { body: made } = await client.post(
        '/fastapi/generate-question',
        { custom_passage: TEXT, type_question: '사실적 읽기', type_question_detail: '내용 불일치' },
        { 'idempotency-key': randomUUID() },
      );
      const [path, content] = checkOf(TEXT);
      const beside = { ...content, pasCode: made.pasCode };
      expect((await client.post(path, beside)).status).toBe(200);
      const refused = await other.post(path, beside);
      expect([refused.status, refused.body.code]).toEqual([404, 'works.not-found']);
    });

    it('is told of every type, with the reason against it', async () => {
      const { client } = await enter();
      const { body, status } = await client.post(...checkOf(TEXT));
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(50);
      for (const { available, reason } of body) expect(reason === '').toBe(available);
    });

    it(
      'is given up for a text that cannot be read in time, as are items on it, while others are served',
      async () => {
        const [{ client }, { client: other }, generating] = [await enter(), await enter(), await enter()];
        const generate = (custom_passage: string) =>
          generating.client.post(
            '/fastapi/generate-question',
            { custom_passage, type_question: '사실적 읽기', type_question_detail: '내용 불일치' },
            { 'idempotency-key': randomUUID() },
          );
        const order: string[] = [];
        const asked = [checkOf(COMMAS), checkOf(KNOT)].map((check) => client.post(...check));
        const ended = [...asked, generate(KNOT)].map(async (answer) => {
          const { status, body } = await answer;
          order.push('ended');
          return [status, body.code];
        });
        for (let read = 0; read < READS; read += 1)
          expect((await other.get('/api/pass/select/recelist')).status).toBe(200);
        order.push('reads');
        const unreadable = [422, 'generation.unreadable'];
        // A machine twice as fast gets to the end of the commas.
        expect([unreadable, [200, undefined]]).toContainEqual(await ended[0]);
        expect(await Promise.all(ended.slice(1))).toEqual([unreadable, unreadable]);
        expect(order).toEqual(['reads', 'ended', 'ended', 'ended']);
        // The item was tried once, and costs nothing.
        const { rows } = await app.database.raw()('select state, attempt from generation where member_id = $1', [
          generating.memberId,
        ]);
        expect(rows).toEqual([{ state: 'failed', attempt: 1 }]);
        expect((await generating.client.get('/api/info/select/ticket')).body.balance).toBe(LIMITS.signupGrant);
        expect((await generate(TEXT)).status).toBe(200);
      },
      GIVING_UP_MS,
    );

    it('keeps no thread from others once its client has left', async () => {
      const [{ client }, { client: other }] = [await enter(), await enter()];
      const [path, content] = checkOf(KNOT);
      const leave = new AbortController();
      const leaving = Array.from({ length: MORE_THAN_THREADS }, () => askUntil(leave.signal));
      const stay = new AbortController();
      let isGivenUp = false;
      const staying = askUntil(stay.signal).then((answer) => {
        isGivenUp = answer !== 'left';
      });
      for (let read = 0; read < READS; read += 1) await other.get('/api/pass/select/recelist');
      leave.abort();
      expect(await Promise.all(leaving)).toEqual(leaving.map(() => 'left'));
      // Were they still at it, it would come after the one that stays.
      expect((await other.post(...checkOf(TEXT))).status).toBe(200);
      expect(isGivenUp).toBe(false);
      stay.abort();
      await staying;

      function askUntil(signal: AbortSignal): Promise<Response | 'left'> {
        return fetch(app.url + path, {
          method: 'POST',
          headers: { origin: app.url, cookie: client.cookieHeader, 'content-type': 'application/json' },
          body: JSON.stringify(content),
          signal,
        }).catch(() => 'left' as const);
      }
    });

    it('is told so many times a minute, and to others all the same', async () => {
      const [{ client }, { client: other }] = [await enter(), await enter()];
      for (let asked = 0; asked < LIMITS.typeChecksPerMinute; asked += 1)
        expect((await client.post(...checkOf('짧은 글이다.'))).status).toBe(200);
      const refused = await client.post(...checkOf('짧은 글이다.'));
      expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many']);
      expect((await other.post(...checkOf('짧은 글이다.'))).status).toBe(200);
    });
  });
});
