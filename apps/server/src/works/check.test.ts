import { randomUUID } from 'node:crypto';
import type { Check, Question, QuestionSet } from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../generation/embedded-engine.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { samplePassage } from '../testing/sample-passage.ts';

const text = samplePassage();
const [first = ''] = text.split(/(?<=다\.) /);

describe.each(DATABASES)('what was checked of an item, on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    beforeAll(async () => {
      app = await startTestApp(kind, { engine: (threads) => embeddedEngine(threads, { stageSeconds: 0 }) });
    });
    beforeEach(async () => {
      client = app.client();
      await client.loginAsNewMember(app.database);
    });
    afterAll(() => app.stop());

    async function makeSet(content = text): Promise<QuestionSet> {
      const body = { custom_passage: content, type_question: '사실적 읽기', type_question_detail: '내용 불일치' };
      const { body: result } = await client.post('/fastapi/generate-question', body, {
        'idempotency-key': randomUUID(),
      });
      return (await client.get(`/api/pass/ques/select/${result.pasCode}`)).body;
    }
    const saveOf = (set: QuestionSet, content: string, change: (item: Question['item']) => object = (item) => item) =>
      client.put(`/api/pass/ques/update/${set.pasCode}`, {
        title: set.title,
        content,
        questions: set.questions.map(({ queCode, item }) => ({ queCode, item: change(item) })),
      });
    const checkOf = async ({ pasCode }: QuestionSet): Promise<Check> =>
      (await client.get(`/api/pass/ques/select/${pasCode}`)).body.questions[0].check;
    const verify = ({ pasCode, questions }: QuestionSet, by = client) =>
      by.post('/api/pass/ques/verify', { pasCode, queCode: questions[0]?.queCode });
    /** A passage without its last sentence that the item does not rest on. */
    function shortened({ questions }: QuestionSet): string {
      const quotes = questions[0]?.item.options.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)) ?? [];
      const free = text.split(/(?<=다\.)\s/).filter((sentence) => !quotes.some((quote) => sentence.includes(quote)));
      return text.replace(` ${free.at(-1)}`, '');
    }

    it('counts as long as passage and item say the same, whatever their points and formatting', async () => {
      const set = await makeSet();
      expect(set.questions[0]?.check).toMatchObject({ state: '검증됨', canVerify: true });
      const saved = await saveOf(set, text, (item) => ({ ...item, points: 3, difficulty: '하' }));
      expect(saved.body.questions[0].check.state).toBe('검증됨');
    });

    it('is dropped by every way of saving, and back with the words', async () => {
      const set = await makeSet();
      const rewritten = `${text} 그러나 앞에서 말한 것은 사실이 아니다.`;
      expect((await saveOf(set, rewritten)).body.questions[0].check.state).toBe('검토 필요');
      expect((await saveOf(set, text)).body.questions[0].check.state).toBe('검증됨');
      await client.post('/api/pass/update/each', { pasCode: set.pasCode, title: set.title, content: rewritten });
      expect((await checkOf(set)).state).toBe('검토 필요');
      await client.put('/api/pass/remove/each', { pasCodeList: [set.pasCode] });
      await client.put('/api/pass/restore/each', { pasCodeList: [set.pasCode] });
      expect((await checkOf(set)).state).toBe('검토 필요');
      await client.post('/api/pass/update/each', { pasCode: set.pasCode, title: set.title, content: text });
      expect((await checkOf(set)).state).toBe('검증됨');
    });

    it.each([
      ['key', (item: Question['item']) => ({ ...item, key: (item.key % 5) + 1 })],
      ['stem', (item: Question['item']) => ({ ...item, stem: `${item.stem} 고르시오.` })],
      ['explanation', (item: Question['item']) => ({ ...item, explanation: '다른 해설' })],
    ])('is dropped with another %s, and not renewed', async (_, change) => {
      const set = await makeSet();
      expect((await saveOf(set, text, change)).body.questions[0].check.state).toBe('검토 필요');
      const answer = await verify(set);
      expect([answer.status, answer.body.code]).toEqual([409, 'works.not-verified']);
      expect((await checkOf(set)).state).toBe('검토 필요');
    });

    it('is renewed where the passage lost what the item does not rest on, at the version it has', async () => {
      const set = await makeSet();
      const { body: saved } = await saveOf(set, shortened(set));
      expect(saved.questions[0].check.state).toBe('검토 필요');
      const before = (await client.get('/api/info/select/ticket')).body.balance;
      expect((await verify(set)).body.state).toBe('검증됨');
      const now: QuestionSet = (await client.get(`/api/pass/ques/select/${set.pasCode}`)).body;
      expect([now.questions[0]?.check?.state, now.version]).toEqual(['검증됨', saved.version]);
      expect((await client.get('/api/info/select/ticket')).body.balance).toBe(before);
    });

    it('is not renewed where a sentence was written in, and says so', async () => {
      const set = await makeSet();
      await saveOf(set, `${text} 그러나 앞에서 말한 것은 사실이 아니다.`);
      expect((await verify(set)).body.message).toBe(
        '다시 검증하지 못했습니다. 지문에 지금의 내장 자료와 다른 문장이 있습니다.',
      );
    });

    it('is not bought of a model where none is connected', async () => {
      const set = await makeSet();
      await saveOf(set, `${text} 그러나 앞에서 말한 것은 사실이 아니다.`);
      const before = (await client.get('/api/info/select/ticket')).body.balance;
      const body = {
        custom_passage: text,
        type_question: '사실적 읽기',
        type_question_detail: '내용 불일치',
        mode: 'verify',
        pasCode: set.pasCode,
        queCode: set.questions[0]?.queCode,
      };
      const answer = await client.post('/fastapi/generate-question', body, { 'idempotency-key': randomUUID() });
      expect([answer.status, answer.body.code]).toEqual([409, 'works.not-verified']);
      expect(answer.body.message).toContain('연결된 AI 모델이 없습니다.');
      expect((await client.get('/api/info/select/ticket')).body.balance).toBe(before);
    });

    it('is nothing that a browser can claim', async () => {
      const set = await makeSet();
      const [question] = set.questions;
      const claimed = { queCode: question?.queCode, item: question?.item, check: question?.check };
      const body = { title: '주장', content: `${first} ${text}`, questions: [claimed] };
      expect((await client.put(`/api/pass/ques/update/${set.pasCode}`, body)).status).toBe(400);
      const questions = [{ item: question?.item }];
      const copy = (await client.post('/api/pass/ques/insert/each', { ...body, content: text, questions })).body;
      expect(copy.questions[0].check).toBeNull();
      expect((await verify(copy)).body.code).toBe('works.not-verified');
    });

    it('is of the owner’s items alone', async () => {
      const set = await makeSet();
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      expect((await verify(set, stranger)).body.code).toBe('works.not-found');
      expect((await app.client().post('/api/pass/ques/verify', {})).status).toBe(401);
      const other = await makeSet();
      expect((await verify({ ...set, questions: other.questions })).body.code).toBe('works.not-found');
    });

    it('never counts on a text with words of its owner', async () => {
      const set = await makeSet(`${text} 우리 반은 이 글을 함께 읽었다.`);
      expect(set.questions[0]?.check).toMatchObject({ state: '검토 필요', canVerify: false });
    });
  });
});
