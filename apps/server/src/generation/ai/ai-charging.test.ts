import { randomUUID } from 'node:crypto';
import { PROMPT_VERSION } from '@chulje/items';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SpendingCaps } from '../../platform/ai-settings.ts';
import { generation, mail } from '../../platform/schema/index.ts';
import { type AiApp, startAiApp } from '../../testing/ai-app.ts';
import { DATABASES } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { readLedger } from '../../testing/ledger.ts';
import { samplePassage } from '../../testing/sample-passage.ts';
import { askLateGists } from '../late-gist.ts';
import { reportSince } from '../report.ts';
import { checkSpending } from '../service.ts';

/** The AI engine inside the product: what is charged, what is recorded, what a failing model costs. */
describe.each(DATABASES)('the AI engine on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let started: AiApp;
    let model: AiApp['model'];
    let app: AiApp['app'];
    let client: TestClient;
    let memberId: string;

    beforeAll(async () => {
      started = await startAiApp(kind, {
        env: {
          AI_PROVIDER: 'compatible',
          AI_MODEL: 'fake',
          AI_INPUT_PRICE: '1',
          OPERATOR_EMAIL: 'operator@example.com',
          AI_MAX_COST_PER_MEMBER_HOUR: '0.06',
        },
      });
      ({ app, model } = started);
    });
    afterAll(() => started.stop());
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
      expect(row?.record?.calls.map((call) => call.purpose)).toEqual(['plan', 'draft', 'facts', 'edit', 'gist']);
      expect(row?.cost).toBeGreaterThan(0);
      expect(JSON.stringify(row?.record)).not.toContain(body.generated_passage.slice(0, 30));
    });

    it('keeps the votes with the item', async () => {
      await login();
      const { status, body } = await item();
      expect(status).toBe(200);
      const key = body.question.item.key;
      expect(body.question.check).toMatchObject({
        engine: 'AI (fake)',
        state: expect.any(String),
        votes: [key, key, key],
      });
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

    it.each(['leak', 'one-paragraph', 'cut-end', 'foreign', 'small-context'] as const)(
      'charges nothing for a passage with %s, and records what was asked',
      async (behaviour) => {
        await login();
        model.script({ behaviour, task: 'draft', times: 50 });
        const { status, body } = await passage();
        expect([status, body.code]).toEqual([502, 'generation.failed']);
        expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 10, held: 0 });
        const row = await recorded();
        expect(row?.record?.calls.map(({ purpose }) => purpose)).toContain('draft');
        expect(row?.workCode).toBeNull();
      },
    );

    it('charges a passage that has come without its gist', async () => {
      await login();
      model.script({ behaviour: 'refusal', task: 'gist', times: 50 });
      const { status, body } = await passage();
      expect(status).toBe(200);
      expect(body.generated_passage.length).toBeGreaterThan(800);
      expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 9, held: 0 });

      // It is asked for again later, at no cost to the member, and never over what a teacher has written.
      const before = (await recorded())?.cost ?? 0;
      model.behave();
      await askLateGists(app.database, started.engine, new Date());
      const late = (await client.get(`/api/pass/select/${body.pasCode}`)).body.gist;
      expect(late.length).toBeGreaterThanOrEqual(3);
      expect((await recorded())?.cost).toBeGreaterThan(before);
      expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 9, held: 0 });
      const calls = model.calls.length;
      await askLateGists(app.database, started.engine, new Date());
      expect(model.calls).toHaveLength(calls);
    });

    it('waits in the queue for as long as the provider asks, and then goes on', async () => {
      await login();
      model.script({ behaviour: 'wait', times: 3 });
      const made = passage();
      await vi.waitFor(
        async () => {
          const row = await recorded();
          expect(row).toMatchObject({ state: 'queued', attempt: 1 });
          // Two minutes were asked for; what the machine took meanwhile is less.
          expect((row?.leaseUntil?.getTime() ?? 0) - (row?.startedAt?.getTime() ?? 0)).toBeGreaterThan(110_000);
        },
        { timeout: 60_000, interval: 200 },
      );
      await app.database.db.update(generation).set({ leaseUntil: null }).where(eq(generation.memberId, memberId));
      expect((await made).status).toBe(200);
      expect(await recorded()).toMatchObject({ state: 'done', attempt: 2 });
    });

    it('tells the operator by mail, once, what only an operator can mend', async () => {
      await login();
      model.script({ behaviour: 'small-context', times: 50 });
      await passage();
      await item();
      const mails = await app.database.db.select().from(mail);
      expect(mails.filter(({ subject }) => subject.includes('AI 연결 설정'))).toHaveLength(1);
    });

    it('records why an item was given up, and tells the operator by type', async () => {
      await login();
      model.script({ behaviour: 'wrong-key', task: 'item', times: 50 });
      await item();
      expect((await recorded())?.record?.rejected).toEqual(expect.arrayContaining(['풀이가 정답과 다름']));
      const { failures } = await reportSince(app.database.db, new Date(Date.now() - 60_000));
      expect(failures).toContainEqual({
        type: '내용 불일치',
        reason: '풀이가 정답과 다름',
        count: expect.any(Number),
      });
    });

    it('tells the operator success, cost, time and why generations failed, and of no member', async () => {
      await login();
      await passage();
      model.script({ behaviour: 'refusal', task: 'item', times: 50 });
      await item();
      const { groups, failures } = await reportSince(app.database.db, new Date(Date.now() - 60_000));
      const passages = groups.find((group) => group.kind === 'passage');
      expect(passages).toMatchObject({ engine: 'AI (fake)', promptVersion: PROMPT_VERSION, ended: expect.any(Number) });
      expect(passages?.done).toBeGreaterThan(0);
      expect(passages?.cost).toBeGreaterThan(0);
      expect(passages?.p95).toBeGreaterThanOrEqual(passages?.p50 ?? Infinity);
      expect(failures).toContainEqual({
        type: '내용 불일치',
        reason: expect.stringContaining('refused'),
        count: expect.any(Number),
      });
      expect(JSON.stringify([groups, failures])).not.toContain(memberId);
    });

    it('recreates an item as another one, and refuses the old one over again', async () => {
      await login();
      const { body: first } = await item();
      const recreate = { pasCode: first.pasCode, queCode: first.queCode, mode: 'recreate' };
      model.script({ behaviour: 'repeat', task: 'item', times: 50 });
      expect((await item(recreate)).body.code).toBe('generation.failed');
      expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 9, held: 0 });
      model.behave();
      const again = await item(recreate);
      expect(again).toMatchObject({ status: 200, body: { queCode: first.queCode } });
      const kept = again.body.generated_option.filter((option: string) => first.generated_option.includes(option));
      expect(kept.length).toBeLessThan(3);
    });

    it('stops all members when the service has cost as much as an operator allows a day, or in all', async () => {
      await login();
      await item();
      const spend = (caps: SpendingCaps) =>
        app.database.transaction((tx) => checkSpending(tx, { caps }, '00000000-0000-4000-8000-000000000000'));
      for (const caps of [{ day: 0.000_001 }, { inAll: 0.000_001 }])
        await expect(spend(caps)).rejects.toMatchObject({
          code: 'generation.too-costly',
          message: expect.stringContaining('운영자'),
        });
      await spend({ memberHour: 0.000_001, day: 1_000, inAll: 1_000 });
    });

    it('stops a member who has cost as much as an operator allows an hour', async () => {
      await login();
      // Items that nobody solves cost calls but no tickets: they count all the same.
      model.script({ behaviour: 'wrong-key', task: 'item', times: 1_000 });
      const codes = [];
      for (let count = 0; count < 8; count += 1) codes.push((await item()).body.code);
      expect(codes[0]).toBe('generation.failed');
      expect(codes.at(-1)).toBe('generation.too-costly');
      expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 10, held: 0 });
    });
  });
});

const TEXT = samplePassage();
