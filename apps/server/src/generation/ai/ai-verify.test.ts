import { randomUUID } from 'node:crypto';
import { CHECKED_BY, type Question, type QuestionSet } from '@chulje/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AiApp, startAiApp } from '../../testing/ai-app.ts';
import { DATABASES } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { readLedger } from '../../testing/ledger.ts';
import { samplePassage } from '../../testing/sample-passage.ts';

const TEXT = samplePassage();

describe.each(DATABASES)('다시 검증 by a model, on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let started: AiApp;
    let model: AiApp['model'];
    let app: AiApp['app'];
    let client: TestClient;
    let memberId: string;
    /** What happens between the check and its being written down. */
    let meanwhile: () => Promise<unknown> = async () => {};

    beforeAll(async () => {
      started = await startAiApp(kind, {
        wrap: (engine) => ({
          ...engine,
          async verifyItem(request, seed, progress) {
            const check = await engine.verifyItem?.(request, seed, progress);
            await meanwhile();
            if (!check) throw new Error('the engine verifies');
            return check;
          },
        }),
      });
      ({ app, model } = started);
    });
    beforeEach(async () => {
      client = app.client();
      memberId = (await client.loginAsNewMember(app.database)).id;
    });
    afterEach(() => {
      model.behave();
      model.calls.length = 0;
      meanwhile = async () => {};
    });
    afterAll(() => started.stop());

    const ask = (body: object, by = client) =>
      by.post(
        '/fastapi/generate-question',
        { custom_passage: TEXT, type_question: '사실적 읽기', type_question_detail: '내용 불일치', ...body },
        { 'idempotency-key': randomUUID() },
      );
    const read = async (pasCode: string): Promise<QuestionSet> =>
      (await client.get(`/api/pass/ques/select/${pasCode}`)).body;
    const verify = ({ pasCode, questions }: QuestionSet, by = client) =>
      ask({ mode: 'verify', pasCode, queCode: questions[0]?.queCode }, by);
    const save = (set: QuestionSet, content: string, change: (item: Question['item']) => object = (item) => item) =>
      client.put(`/api/pass/ques/update/${set.pasCode}`, {
        title: set.title,
        content,
        questions: set.questions.map(({ queCode, item }) => ({ queCode, item: change(item) })),
      });
    const account = async () => (await readLedger(app.database, memberId)).account;

    /** A verified item on a passage that has got one sentence more since. */
    async function makeStale(): Promise<QuestionSet> {
      const { body } = await ask({});
      expect(body.question.check.state).toBe('검증됨');
      await save(await read(body.pasCode), MORE);
      const set = await read(body.pasCode);
      expect(set.questions[0]?.check?.state).toBe('검토 필요');
      model.calls.length = 0;
      return set;
    }
    const MORE = `${TEXT} 이 현상은 여러 분야에서 쓰인다.`;

    it('writes the check of the words that stand now, and no word of the item, for one ticket', async () => {
      const set = await makeStale();
      const { status, body } = await verify(set);
      expect(status).toBe(200);
      const key = set.questions[0]?.item.key ?? 0;
      expect(body.question.check).toMatchObject({ state: '검증됨', votes: [key, key, key] });
      expect(model.calls.map(({ task }) => task).toSorted()).toEqual([
        'explain',
        ...Array(4).fill('guess'),
        ...Array(5).fill('judge'),
        ...Array(3).fill('solve'),
      ]);
      expect(body.question.check).toMatchObject({
        engine: 'AI (fake)',
        by: ['fake-solver'],
        checked: CHECKED_BY,
        isOwn: false,
      });
      expect(model.calls[0]?.prompt).toContain('여러 분야에서 쓰인다');
      const after = await read(set.pasCode);
      expect(after).toEqual({ ...set, questions: [{ ...set.questions[0], check: body.question.check }] });
      expect(await account()).toMatchObject({ balance: 8, held: 0 });
      const { body: usage } = await client.get('/api/usag/select/list');
      expect(usage[0]).toMatchObject({ usaType: '문항 다시 검증', usaCount: -1 });
      const { body: runs } = await client.get('/api/generations');
      expect(runs.map((run: { kind: string }) => run.kind)).toEqual(['verification', 'question']);
    });

    it('that fails gives the ticket back, says what was answered, and leaves the earlier record', async () => {
      const set = await makeStale();
      model.script({ behaviour: 'two-right', task: 'solve', times: 3 });
      const { status, body } = await verify(set);
      expect([status, body.code]).toEqual([409, 'works.not-verified']);
      expect(body.message).toMatch(
        /^다시 검증하지 못했습니다\. [①-⑤ ]+도 답이 될 수 있다고 보았습니다\. 이용권은 차감되지 않았습니다\.$/,
      );
      expect(await account()).toMatchObject({ balance: 9, held: 0 });
      expect(await read(set.pasCode)).toEqual(set);
      await save(set, TEXT);
      expect((await read(set.pasCode)).questions[0]?.check?.state).toBe('검증됨');
    });

    it('is refused before a ticket is held where it could change nothing', async () => {
      const { body: fresh } = await ask({});
      const set = await read(fresh.pasCode);
      model.calls.length = 0;
      expect((await verify(set)).body.message).toContain('이미 검증된 그대로입니다.');
      await save(set, TEXT, (item) => ({
        ...item,
        options: item.options.map((option, at) => (at === 0 ? { ...option, text: '' } : option)),
      }));
      const { status, body } = await verify(set);
      expect([status, body.code]).toEqual([409, 'works.not-verified']);
      expect(body.message).toMatch(/점검에 걸리는 곳이 있습니다\. ①: .+ 이용권은 차감되지 않았습니다\.$/);
      expect(model.calls).toEqual([]);
      expect((await client.get('/api/generations')).body).toHaveLength(1);
      expect(await account()).toMatchObject({ balance: 9, held: 0 });
    });

    it('counts for nothing when passage or item were saved meanwhile, and costs nothing', async () => {
      const set = await makeStale();
      meanwhile = () => save(set, `${MORE} 그러나 늘 그런 것은 아니다.`);
      const { body } = await verify(set);
      expect(body.message).toContain('검증하는 동안 지문이나 문항이 바뀌었습니다.');
      expect(await account()).toMatchObject({ balance: 9, held: 0 });
      expect((await read(set.pasCode)).questions[0]?.check?.state).toBe('검토 필요');
    });

    it('is of the owner’s items alone', async () => {
      const set = await makeStale();
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      expect((await verify(set, stranger)).body.code).toBe('works.not-found');
      expect((await verify({ ...set, questions: [] })).body.code).toBe('works.not-found');
      expect((await verify(set, app.client())).status).toBe(401);
    });
  });
});
