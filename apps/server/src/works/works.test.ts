import { sampleItem, sampleText } from '@chulje/contract/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';

const INSERT = '/api/pass/insert/each';
const UPDATE = '/api/pass/update/each';
const passage = (more: object = {}) => ({
  type: '사회',
  keyword: '정보의 비대칭성',
  title: '첫 지문',
  content: sampleText(),
  gist: ['하나'],
  isGenerated: 1,
  ...more,
});
const questionSet = (more: object = {}) => ({
  ...passage(),
  isGenerated: 0,
  questions: [{ item: sampleItem() }],
  ...more,
});

describe.each(DATABASES)('works on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      client = app.client();
      await client.loginAsNewMember(app.database);
    });

    it('keeps a passage with its formatting and lists it', async () => {
      const format = [{ start: 0, end: 3, style: 'bold' }];
      const made = (await client.post(INSERT, passage({ format }))).body;
      expect(made).toMatchObject({ title: '첫 지문', type: '사회', format, status: null, version: 1, kind: '지문' });
      const rows = (await client.get('/api/pass/select/recelist')).body;
      expect(rows).toMatchObject([{ pasCode: made.pasCode, pasType: '사회', isFavorite: 0, isGenerated: 1 }]);
      expect((await client.get(`/api/pass/select/${made.pasCode}`)).body).toEqual(made);
    });

    it('saves a passage and raises its version', async () => {
      const { pasCode } = (await client.post(INSERT, passage())).body;
      const saved = await client.post(UPDATE, { pasCode, title: '고친 제목', content: '고친 글', version: 1 });
      expect(saved.body).toMatchObject({ title: '고친 제목', content: '고친 글', version: 2 });
    });

    it('refuses to overwrite what another tab saved first, and changes nothing', async () => {
      const { pasCode } = (await client.post(INSERT, passage())).body;
      await client.post(UPDATE, { pasCode, title: '먼저', content: '먼저 쓴 글', version: 1 });
      const late = await client.post(UPDATE, { pasCode, title: '나중', content: '나중 글', version: 1 });
      expect([late.status, late.body.code, late.body.details.version]).toEqual([409, 'works.changed-elsewhere', 2]);
      expect((await client.get(`/api/pass/select/${pasCode}`)).body.title).toBe('먼저');
    });

    it('saves one of two that save at once', async () => {
      const { pasCode } = (await client.post(INSERT, passage())).body;
      const answers = await Promise.all(
        ['하나', '둘', '셋'].map((title) => client.post(UPDATE, { pasCode, title, content: '글', version: 1 })),
      );
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
    });

    it('keeps items of a set in order, changes, adds and removes them', async () => {
      const made = (
        await client.post(
          '/api/pass/ques/insert/each',
          questionSet({ questions: [{ item: sampleItem() }, { item: sampleItem({ key: 1 }) }] }),
        )
      ).body;
      const [first, second] = made.questions;
      expect(first.queAnswer).toBe('⑤');
      const saved = await client.put(`/api/pass/ques/update/${made.pasCode}`, {
        ...questionSet(),
        version: made.version,
        questions: [
          { item: sampleItem({ key: 2 }) },
          { queCode: second.queCode, item: sampleItem({ key: 3, explanation: '고친 해설' }) },
        ],
      });
      expect(saved.status).toBe(200);
      const set = (await client.get(`/api/pass/ques/select/${made.pasCode}`)).body;
      expect(set.questions.map((question: { queAnswer: string }) => question.queAnswer)).toEqual(['②', '③']);
      expect(set.questions[1]).toMatchObject({ queCode: second.queCode, description: '고친 해설' });
      expect(set.questions.some((question: { queCode: string }) => question.queCode === first.queCode)).toBe(false);
    });

    it('takes the payloads of the specification: questions by their words, gist as text, mode', async () => {
      const words = {
        queQuery: '윗글의 내용과 일치하는 것은?',
        queOption: ['① 하나', '② 둘', '③ 셋', '④ 넷', '⑤ 다섯'],
        queAnswer: '②',
        description: '둘이 옳다.',
      };
      const body = { ...passage({ gist: '하나\n둘', isGenerated: 0 }), questions: [words] };
      const made = await client.post('/api/pass/ques/insert/each', body);
      expect(made.status).toBe(200);
      expect(made.body.gist).toEqual(['하나', '둘']);
      const [question] = made.body.questions;
      expect(question).toMatchObject({ ...words, queOption: ['하나', '둘', '셋', '넷', '다섯'], check: null });
      const saved = await client.put(`/api/pass/ques/update/${made.body.pasCode}`, {
        ...body,
        mode: 'generate',
        questions: [{ ...words, queCode: question.queCode, queAnswer: '④' }, words],
      });
      expect(saved.body.questions.map(({ queAnswer }: { queAnswer: string }) => queAnswer)).toEqual(['④', '②']);
      expect(saved.body.questions[0].queCode).toBe(question.queCode);
      expect((await client.post(INSERT, passage({ gist: '한 줄' }))).body.gist).toEqual(['한 줄']);
    });

    it("does not take an item's code from another set", async () => {
      const other = (await client.post('/api/pass/ques/insert/each', questionSet())).body;
      const made = (await client.post('/api/pass/ques/insert/each', questionSet())).body;
      const stolen = other.questions[0].queCode;
      const saved = await client.put(`/api/pass/ques/update/${made.pasCode}`, {
        ...questionSet(),
        questions: [{ queCode: stolen, item: sampleItem({ key: 1 }) }],
      });
      expect(saved.body.questions[0].queCode).not.toBe(stolen);
      expect((await client.get(`/api/pass/ques/select/${other.pasCode}`)).body.questions[0].queAnswer).toBe('⑤');
    });

    it('counts characters as browser and database do', async () => {
      const emoji = '👩‍🏫';
      const decomposed = '각'.normalize('NFD').repeat(5000);
      expect((await client.post(INSERT, passage({ content: decomposed }))).status).toBe(200);
      expect((await client.post(INSERT, passage({ content: '😀'.repeat(5000) }))).status).toBe(200);
      const long = await client.post(INSERT, passage({ content: `${'😀'.repeat(5000)}가` }));
      expect(long.body.fields.content).toBe('지문은 5000자 이내로 입력해 주세요.');
      expect((await client.post(INSERT, passage({ title: emoji.repeat(17) }))).body.fields.title).toBe(
        '작업명은 50자 이내로 입력해 주세요.',
      );
    });

    it('stores any text that may come in, without loss or failure', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (content) => {
          const made = await client.post(INSERT, passage({ content }));
          // U+0000 is no text, and refused at the door.
          if (content.includes('\u0000')) {
            expect([made.status, made.body.code]).toEqual([400, 'request.broken-text']);
            return;
          }
          expect(made.status).toBe(200);
          expect(made.body.content.normalize('NFC')).toBe(made.body.content);
        }),
        { numRuns: 40 },
      );
    });

    it('keeps no more than 150 works, however many are sent at once', async () => {
      for (let batch = 0; batch < 14; batch += 1) {
        await Promise.all(Array.from({ length: 10 }, () => client.post(INSERT, passage({ content: '글' }))));
      }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => client.post(INSERT, passage({ content: '글' }))),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
      expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('works.full');
      expect((await client.get('/api/pass/select/count/recent')).body).toBe(150);
      const generation = await client.post(
        '/fastapi/generate-passage',
        { type_passage: '과학', keyword: ['삼투'] },
        { 'idempotency-key': crypto.randomUUID() },
      );
      expect(generation.body.code).toBe('works.full');
    });

    it('flips a favourite both ways', async () => {
      const { pasCode } = (await client.post(INSERT, passage())).body;
      expect((await client.patch('/api/pass/favo', { pasCode })).body).toEqual({ isFavorite: 1 });
      expect((await client.patch('/api/pass/favo', { pasCode })).body).toEqual({ isFavorite: 0 });
    });

    it("answers 404 for another member's work on every call, and changes nothing", async () => {
      const mine = (await client.post('/api/pass/ques/insert/each', questionSet())).body;
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      const { pasCode } = mine;
      const attempts = [
        stranger.get(`/api/pass/select/${pasCode}`),
        stranger.get(`/api/pass/ques/select/${pasCode}`),
        stranger.post(UPDATE, { pasCode, title: '남의 글', content: '남의 글' }),
        stranger.put(`/api/pass/ques/update/${pasCode}`, questionSet({ title: '남의 글' })),
        stranger.patch('/api/pass/favo', { pasCode }),
        stranger.get(`/api/pass/export/each/${pasCode}?type=txt`),
      ];
      for (const answer of await Promise.all(attempts))
        expect([answer.status, answer.body.code]).toEqual([404, 'works.not-found']);
      expect((await client.get(`/api/pass/ques/select/${pasCode}`)).body).toEqual(mine);
    });

    it('refuses fields it does not know', async () => {
      const answer = await client.post(INSERT, passage({ memberId: 'someone', balance: 99 }));
      expect(answer.status).toBe(400);
    });
  });
});
