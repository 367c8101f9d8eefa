import { randomUUID } from 'node:crypto';
import { sampleText } from '@chulje/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { readLedger } from '../testing/ledger.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';

const passageBody = (topic: string) => ({ type_passage: '과학', keyword: [topic], title: '지문 하나' });
const questionBody = (more: object = {}) => ({
  custom_passage: sampleText(),
  type_question: '사실적 읽기',
  type_question_detail: '내용 불일치',
  title: '문항 하나',
  ...more,
});
const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

describe.each(DATABASES)('generation on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    let memberId: string;
    const engine = scriptedEngine();
    beforeAll(async () => {
      app = await startTestApp(kind, { engine: () => engine });
    });
    afterAll(() => app.stop());

    async function login(extraTickets = 0): Promise<void> {
      client = app.client();
      memberId = (await client.loginAsNewMember(app.database, extraTickets)).id;
    }
    const balance = async () => (await client.get('/api/info/select/ticket')).body.balance;

    it('needs a session', async () => {
      const answer = await app.client().post('/fastapi/generate-passage', passageBody('삼투'), withKey());
      expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
    });

    it('needs an idempotency key', async () => {
      await login();
      const answer = await client.post('/fastapi/generate-passage', passageBody('삼투'));
      expect([answer.status, answer.body.code]).toEqual([400, 'request.key-required']);
    });

    it('makes a passage, stores it as 임시저장 and takes one ticket', async () => {
      await login();
      const answer = await client.post('/fastapi/generate-passage', passageBody('삼투'), withKey());
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ generated_passage: sampleText(), type_passage: '과학' });
      const work = await client.get(`/api/pass/select/${answer.body.pasCode}`);
      expect(work.body).toMatchObject({
        title: '지문 하나',
        keyword: '삼투',
        status: '임시저장',
        kind: '지문',
        isGenerated: 1,
      });
      expect(await balance()).toBe(9);
    });

    it('gives the ticket back and says why when the engine refuses', async () => {
      await login();
      const answer = await client.post('/fastapi/generate-passage', passageBody('실패'), withKey());
      expect([answer.status, answer.body.code]).toEqual([422, 'generation.no-topic']);
      expect(answer.body.message).toContain('이용권은 차감되지 않았습니다');
      expect(await balance()).toBe(10);
      expect((await client.get('/api/pass/select/recelist')).body).toEqual([]);
    });

    it('gives the ticket back and hides the cause when the engine breaks', async () => {
      await login();
      const answer = await client.post('/fastapi/generate-passage', passageBody('폭발'), withKey());
      expect([answer.status, answer.body.code]).toEqual([502, 'generation.failed']);
      expect(JSON.stringify(answer.body)).not.toContain('boom');
      expect(await balance()).toBe(10);
    });

    it('answers the same request twice with one result, one after the other and at once', async () => {
      await login();
      const key = withKey();
      const [first, second] = await Promise.all([
        client.post('/fastapi/generate-passage', passageBody('느리게 300'), key),
        client.post('/fastapi/generate-passage', passageBody('느리게 300'), key),
      ]);
      const third = await client.post('/fastapi/generate-passage', passageBody('느리게 300'), key);
      expect(first.status).toBe(200);
      expect(second.body).toEqual(first.body);
      expect(third.body).toEqual(first.body);
      expect(await balance()).toBe(9);
      expect((await client.get('/api/pass/select/count/recent')).body).toBe(1);
    });

    it('refuses one key for two different requests', async () => {
      await login();
      const key = withKey();
      await client.post('/fastapi/generate-passage', passageBody('삼투'), key);
      const answer = await client.post('/fastapi/generate-passage', passageBody('면역'), key);
      expect([answer.status, answer.body.code]).toEqual([409, 'generation.key-reused']);
    });

    it('starts exactly as many of many parallel requests as there are tickets, and keeps the ledger sound', async () => {
      await login();
      for (let round = 0; round < 7; round += 1)
        await client.post('/fastapi/generate-passage', passageBody('삼투'), withKey());
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          client.post('/fastapi/generate-passage', passageBody('느리게 200'), withKey()),
        ),
      );
      const started = answers.filter((answer) => answer.status === 200);
      expect(started).toHaveLength(3);
      for (const answer of answers) if (answer.status !== 200) expect(answer.body.code).toBe('tickets.not-enough');
      const ledger = await readLedger(app.database, memberId);
      expect(ledger.account).toMatchObject({ balance: 0, held: 0, total: 10 });
      const works = (await client.get('/api/pass/select/recelist')).body;
      expect(works).toHaveLength(10);
    });

    it('works on at most five generations of a member at once', async () => {
      await login();
      const slow = Array.from({ length: 5 }, () =>
        client.post('/fastapi/generate-passage', passageBody('붙들기: 다섯'), withKey()),
      );
      await expect.poll(async () => (await client.get('/api/generations')).body.length).toBe(5);
      const sixth = await client.post('/fastapi/generate-passage', passageBody('삼투'), withKey());
      expect([sixth.status, sixth.body.code]).toEqual([409, 'generation.already-open']);
      engine.letGo('붙들기: 다섯');
      for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200);
    });

    it('lists what goes on first, then what ended, with the name of its work; another member’s are not there', async () => {
      await login();
      await client.post('/fastapi/generate-passage', passageBody('실패'), withKey());
      const { pasCode } = (await client.post('/fastapi/generate-question', questionBody(), withKey())).body;
      const held = client.post(
        '/fastapi/generate-question',
        questionBody({ pasCode, keyword: '붙들기: 목록' }),
        withKey(),
      );
      const list = async () => (await client.get('/api/generations')).body;
      await expect.poll(list).toMatchObject([
        { state: expect.stringMatching(/queued|running/), title: '문항 하나', target: pasCode, pasCode: null },
        { state: 'done', title: '문항 하나', target: null, pasCode },
        { state: 'failed', title: '지문 하나', target: null, error: { code: 'generation.no-topic' } },
      ]);
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      expect((await stranger.get('/api/generations')).body).toEqual([]);
      engine.letGo('붙들기: 목록 내용 불일치');
      expect((await held).status).toBe(200);
    });

    it('streams the stages and ends with the work', async () => {
      await login();
      const response = await client.fetch('POST', '/fastapi/generate-passage', passageBody('붙들기: 단계'), {
        ...withKey(),
        accept: 'text/event-stream',
      });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      let text = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        if (text.includes('구상')) engine.letGo('붙들기: 단계');
      }
      const events = [...text.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, name, data]) => ({
        name,
        data: JSON.parse(data ?? ''),
      }));
      expect(events.at(0)?.name).toBe('queued');
      expect(events.some((event) => event.name === 'running' && event.data.stage === '구상')).toBe(true);
      expect(events.at(-1)).toMatchObject({ name: 'done', data: { state: 'done' } });
      const { generationId, pasCode } = events.at(-1)?.data ?? {};
      expect((await client.get(`/api/generations/${generationId}`)).body).toMatchObject({ state: 'done', pasCode });
      const again = await client.fetch('GET', `/api/generations/${generationId}/events`);
      expect(await again.text()).toContain('event: done');
    });

    it('finishes what a client left', async () => {
      await login();
      const gone = new AbortController();
      const request = fetch(`${app.url}/fastapi/generate-passage`, {
        method: 'POST',
        signal: gone.signal,
        headers: { 'content-type': 'application/json', cookie: client.cookieHeader, ...withKey() },
        body: JSON.stringify(passageBody('붙들기: 떠난다')),
      });
      await expect.poll(async () => (await client.get('/api/generations')).body.length).toBe(1);
      gone.abort();
      await expect(request).rejects.toThrow();
      engine.letGo('붙들기: 떠난다');
      await expect.poll(async () => (await client.get('/api/pass/select/recelist')).body.length).toBe(1);
      expect(await balance()).toBe(9);
    });

    it('makes an item with the passage as a set, adds one, and replaces one', async () => {
      await login();
      const first = await client.post('/fastapi/generate-question', questionBody(), withKey());
      expect(first.status).toBe(200);
      expect(first.body.generated_option).toHaveLength(5);
      expect(first.body.generated_answer).toBe('⑤');
      const { pasCode, queCode } = first.body;
      const added = await client.post('/fastapi/generate-question', questionBody({ pasCode }), withKey());
      expect(added.body.pasCode).toBe(pasCode);
      const recreated = await client.post(
        '/fastapi/generate-question',
        questionBody({ pasCode, queCode, mode: 'recreate' }),
        withKey(),
      );
      expect(recreated.body.queCode).toBe(queCode);
      const set = (await client.get(`/api/pass/ques/select/${pasCode}`)).body;
      expect(set).toMatchObject({ kind: '문항', isGenerated: 0, title: '문항 하나', status: '임시저장' });
      expect(set.questions.map((question: { queCode: string }) => question.queCode)).toEqual([
        queCode,
        added.body.queCode,
      ]);
      expect(await balance()).toBe(7);
    });

    it('lists a set made from a generated passage as 지문+문항', async () => {
      await login();
      const passage = await client.post('/fastapi/generate-passage', passageBody('삼투'), withKey());
      const set = await client.post(
        '/fastapi/generate-question',
        questionBody({ sourcePasCode: passage.body.pasCode }),
        withKey(),
      );
      const rows = (await client.get('/api/pass/select/recelist')).body;
      expect(rows.find((row: { pasCode: string }) => row.pasCode === set.body.pasCode).kind).toBe('지문+문항');
    });

    // spec 2 §5 §9 /questions: 500자 미만, 5000자 초과는 서버도 거절함
    it('refuses a passage under 500 characters and one over 5000, naming the field', async () => {
      await login();
      const short = await client.post(
        '/fastapi/generate-question',
        questionBody({ custom_passage: '가'.repeat(499) }),
        withKey(),
      );
      expect(short.status).toBe(400);
      expect(short.body.fields.custom_passage).toContain('500자 이하의 지문');
      const long = await client.post(
        '/fastapi/generate-question',
        questionBody({ custom_passage: '가'.repeat(5001) }),
        withKey(),
      );
      expect(long.body.fields.custom_passage).toContain('5000자 이내');
      expect(await balance()).toBe(10);
    });

    it('shows a stranger neither the generation nor its stream', async () => {
      await login();
      const answer = await client.post('/fastapi/generate-passage', passageBody('삼투'), withKey());
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      const id = answer.body.generationId;
      for (const path of [`/api/generations/${id}`, `/api/generations/${id}/events`]) {
        const refused = await stranger.get(path);
        expect([refused.status, refused.body.code]).toEqual([404, 'generation.not-found']);
      }
    });

    it("refuses to add to a stranger's set and takes no ticket", async () => {
      await login();
      const mine = await client.post('/fastapi/generate-question', questionBody(), withKey());
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      const refused = await stranger.post(
        '/fastapi/generate-question',
        questionBody({ pasCode: mine.body.pasCode }),
        withKey(),
      );
      expect([refused.status, refused.body.code]).toEqual([404, 'works.not-found']);
      expect((await stranger.get('/api/info/select/ticket')).body).toEqual({ balance: 10, total: 10 });
      expect((await client.get(`/api/pass/ques/select/${mine.body.pasCode}`)).body.questions).toHaveLength(1);
    });
  });
});
