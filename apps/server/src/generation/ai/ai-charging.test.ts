import { randomUUID } from 'node:crypto';
import { type FakeModel, startFakeModel } from '@chulje/fake-model';
import { makePassage } from '@chulje/items';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generation } from '../../platform/schema/index.ts';
import { DATABASES, startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { readLedger } from '../../testing/ledger.ts';
import { reportSince } from '../report.ts';
import { aiEngine } from './ai-engine.ts';

/** The AI engine inside the product: what is charged, what is recorded, what a failing model costs. */
describe.each(DATABASES)('the AI engine on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let model: FakeModel;
    let app: TestApp;
    let client: TestClient;
    let memberId: string;

    beforeAll(async () => {
      model = await startFakeModel();
      const author = {
        provider: 'compatible' as const,
        model: 'fake',
        apiKey: 'fake-key',
        baseUrl: model.url,
        inputPrice: 1,
        outputPrice: 1,
      };
      const settings = {
        fallback: undefined,
        solver: undefined,
        solvers: 3,
        idleSeconds: 20,
        callSeconds: 60,
        maxOutputTokens: 16_000,
        maxCostPerMemberHour: undefined,
      };
      app = await startTestApp(kind, {
        engine: aiEngine({ author, ...settings }),
        env: {
          AI_PROVIDER: 'compatible',
          AI_MODEL: 'fake',
          AI_BASE_URL: model.url,
          AI_INPUT_PRICE: '1',
          AI_MAX_COST_PER_MEMBER_HOUR: '0.025',
        },
      });
    });
    afterAll(async () => {
      await app.stop();
      await model.stop();
    });
    afterEach(() => model.behave());

    async function login(): Promise<void> {
      client = app.client();
      memberId = (await client.loginAsNewMember(app.database)).id;
    }
    const post = (path: string, body: object) => client.post(path, body, { 'idempotency-key': randomUUID() });
    const passage = () => post('/fastapi/generate-passage', { type_passage: '과학', keyword: ['삼투'] });
    const item = (more: object = {}) =>
      post('/fastapi/generate-question', {
        custom_passage: TEXT,
        type_question: '사실적 읽기',
        type_question_detail: '내용 불일치',
        ...more,
      });
    const recorded = async () => {
      const rows = await app.database.db.select().from(generation).where(eq(generation.memberId, memberId));
      return rows[0];
    };

    it('charges one ticket for a passage and records models, calls, prompt version and cost, but no text', async () => {
      await login();
      const { status, body } = await passage();
      expect(status).toBe(200);
      expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 9, held: 0 });
      const row = await recorded();
      expect(row?.record).toMatchObject({ engine: 'AI (fake)', repairs: 0 });
      expect(row?.record?.promptVersion).toBeTruthy();
      expect(row?.record?.calls.map((call) => call.purpose)).toEqual(['plan', 'draft', 'gist']);
      expect(row?.cost).toBeGreaterThan(0);
      expect(JSON.stringify(row?.record)).not.toContain(body.generated_passage.slice(0, 30));
    });

    it('keeps the votes with the item', async () => {
      await login();
      const { status, body } = await item();
      expect(status).toBe(200);
      const key = body.question.item.key;
      expect(body.question.check).toEqual({ engine: 'AI (fake)', state: expect.any(String), votes: [key, key, key] });
      expect((await recorded())?.record?.votes).toEqual([key, key, key]);
    });

    it.each(['wrong-key', 'refusal', 'six-options', 'unauthorized'] as const)(
      'gives the ticket back, says what to do and records the cost when the model does nothing but %s',
      async (behaviour) => {
        await login();
        model.script({ behaviour, task: 'item', times: 50 });
        const { status, body } = await item();
        expect([status, body.code]).toEqual([502, 'generation.failed']);
        expect(body.message).toMatch(/이용권은 차감되지 않았습니다/);
        expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 10, held: 0 });
        const row = await recorded();
        expect(row?.state).toBe('failed');
        expect(row?.record?.calls.length).toBeGreaterThan(0);
      },
    );

    it('tells the operator success, cost, time and why generations failed, and of no member', async () => {
      await login();
      await passage();
      model.script({ behaviour: 'refusal', task: 'item', times: 50 });
      await item();
      const { groups, failures } = await reportSince(app.database.db, new Date(Date.now() - 60_000));
      const passages = groups.find((group) => group.kind === 'passage');
      expect(passages).toMatchObject({ engine: 'AI (fake)', ended: expect.any(Number) });
      expect(passages?.done).toBeGreaterThan(0);
      expect(passages?.cost).toBeGreaterThan(0);
      expect(passages?.p95).toBeGreaterThanOrEqual(passages?.p50 ?? Infinity);
      expect(failures).toContainEqual({
        type: '내용 불일치',
        reason: expect.stringContaining('거절'),
        count: expect.any(Number),
      });
      expect(JSON.stringify([groups, failures])).not.toContain(memberId);
    });

    it('refuses a recreated item that is the old one over again', async () => {
      await login();
      const { body: first } = await item();
      const again = await item({ pasCode: first.pasCode, queCode: first.queCode, mode: 'recreate' });
      if (again.status !== 200) return expect(again.body.code).toBe('generation.failed');
      const texts = (options: string[]) => new Set(options);
      const before = texts(first.generated_option);
      const same = again.body.generated_option.filter((option: string) => before.has(option));
      expect(same.length).toBeLessThan(3);
      expect(again.body.queCode).toBe(first.queCode);
    });

    it('stops a member who has cost as much as an operator allows an hour', async () => {
      await login();
      const answers = [];
      for (let count = 0; count < 8; count += 1) answers.push(await passage());
      const refused = answers.filter((answer) => answer.status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.body.code).toBe('generation.too-costly');
      const made = answers.filter((answer) => answer.status === 200).length;
      expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 10 - made, held: 0 });
    });
  });
});

const TEXT = passageText();

function passageText(): string {
  const made = makePassage({ field: '과학', topic: '삼투', seed: 5 });
  if (!made.ok) throw new Error('the embedded engine lost a topic');
  return made.passage.text;
}
