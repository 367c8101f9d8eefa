import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LIMITS } from '@chulje/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { samplePassage } from '../testing/sample-passage.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { traceOf } from './report.ts';

/** Nothing that anybody writes: as long as may be, and without an end of a sentence. */
const KNOT = '은 을, '.repeat(LIMITS.bodyMax).slice(0, LIMITS.bodyMax).trim();
/** A teacher's own text, of no pack. */
const OWN = readFileSync(
  new URL('../../../../packages/items/src/engine-embedded/testing/cache.txt', import.meta.url),
  'utf8',
).trim();
const TEXT = samplePassage();

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

    it('is told of a text of one’s own, and of one that is none', async () => {
      const { client } = await enter();
      const carried = async (text: string) =>
        (await client.post(...checkOf(text))).body
          .filter(({ available }: { available: boolean }) => available)
          .map(({ type }: { type: string }) => type);
      expect(await carried(OWN)).toEqual(['문맥상 의미']);
      expect(await carried(KNOT)).toEqual([]);
    });

    it('refuses at no cost what a text of one’s own does not carry, and says what it does', async () => {
      const { client } = await enter();
      const refused = await client.post(
        '/fastapi/generate-question',
        { custom_passage: OWN, type_question: '사실적 읽기', type_question_detail: '내용 불일치' },
        { 'idempotency-key': randomUUID() },
      );
      expect([refused.status, refused.body.code]).toEqual([422, 'generation.type-unavailable']);
      expect(refused.body.message).toContain('AI 모델을 연결해야');
      expect(refused.body.message).toContain('‘문맥상 의미’ 유형을 만들 수 있습니다.');
      expect((await client.get('/api/info/select/ticket')).body.balance).toBe(LIMITS.signupGrant);
    });

    it('keeps for the operator how the options of an item came about, and forgets it with the item', async () => {
      const { client } = await enter();
      const { body: made } = await client.post(
        '/fastapi/generate-question',
        { custom_passage: OWN, type_question: '어휘 및 문법', type_question_detail: '문맥상 의미' },
        { 'idempotency-key': randomUUID() },
      );
      const trace = await traceOf(app.database.db, made.generationId);
      expect(trace?.via.map(({ rule }) => rule).toSorted()).toEqual([...Array(4).fill('other-sense'), 'same-sense']);
      expect(JSON.stringify(made)).not.toContain('other-sense');
      for (const isPermanent of [false, true])
        await client.put('/api/pass/remove/each', { pasCodeList: [made.pasCode], isPermanent });
      expect(await traceOf(app.database.db, made.generationId)).toMatchObject({ via: [], isPurged: true });
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
