import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerationSet, Question, QuestionSet, TypeCheck } from '@chulje/contract';
import { CATALOGUE } from '@chulje/items';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generation, work } from '../platform/schema/index.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { samplePassage } from '../testing/sample-passage.ts';
import { embeddedEngine } from './embedded-engine.ts';

const TEXTS = [samplePassage('귀납'), samplePassage('형벌'), samplePassage('예술의 정의')];
const slot = (type: string) => ({
  type_question: CATALOGUE.find((entry) => entry.type === type)?.pattern ?? '사실적 읽기',
  type_question_detail: type,
});
const withKey = () => ({ 'idempotency-key': randomUUID() });

describe.each(DATABASES)('the items of one passage, on $kind', ({ kind, isMissing }) => {
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

    const balance = async () => (await client.get('/api/info/select/ticket')).body.balance;
    const read = async (pasCode: string): Promise<QuestionSet> =>
      (await client.get(`/api/pass/ques/select/${pasCode}`)).body;
    const errorsOf = ({ questions }: QuestionSet) =>
      questions.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'));
    async function makeSet(text: string, types: readonly string[]): Promise<QuestionSet> {
      const body = { custom_passage: text, title: '세트', slots: types.map(slot) };
      const { body: set } = await client.post('/fastapi/generate-set', body, withKey());
      for (;;) {
        const { body: now } = (await client.get(`/api/generation-sets/${set.setId}`)) as { body: GenerationSet };
        if (now.generations.every(({ state }) => state === 'done' || state === 'failed')) return read(set.pasCode);
        await sleep(50);
      }
    }
    const one = (pasCode: string, text: string, type: string, more: object = {}) =>
      client.post('/fastapi/generate-question', { custom_passage: text, ...slot(type), pasCode, ...more }, withKey());

    it('keep the rules of a set: made together, added, made again', async () => {
      for (const text of TEXTS) {
        const set = await makeSet(text, ['내용 불일치', '추론', '두 대상 비교', '문맥상 의미']);
        expect(errorsOf(set)).toEqual([]);
        for (const type of ['내용 불일치', '이유 추론']) await one(set.pasCode, text, type);
        const [first] = set.questions as [Question];
        await one(set.pasCode, text, first.item.type, { mode: 'recreate', queCode: first.queCode });
        const after = await read(set.pasCode);
        expect(after.questions.length).toBeGreaterThanOrEqual(4);
        expect(errorsOf(after)).toEqual([]);
        await client.loginAsNewMember(app.database);
      }
    });

    it('stand as asked for, though those that any sentence can answer are made last', async () => {
      const [text = ''] = TEXTS;
      const asked = ['내용 불일치', '두 대상 비교', '추론(부정)', '문맥상 의미'];
      const set = await makeSet(text, asked);
      expect(set.questions.map(({ item }) => item.type)).toEqual(asked);
      expect(errorsOf(set)).toEqual([]);
      const rows = await app.database.db.select().from(generation).where(eq(generation.workCode, set.pasCode));
      const byTurn = rows.sort((a, b) => a.setTurn - b.setTurn);
      expect(byTurn.map(({ setPosition }) => setPosition)).toEqual([1, 3, 2, 0]);
      expect(byTurn.map(({ finishedAt }) => Number(finishedAt))).toEqual(
        byTurn.map(({ finishedAt }) => Number(finishedAt)).sort((a, b) => a - b),
      );
    });

    it('are refused a second vocabulary item before a ticket is held, unless more are asked for', async () => {
      const [text = ''] = TEXTS;
      const set = await makeSet(text, ['내용 불일치', '내용 일치', '문맥상 의미']);
      const before = await balance();
      const refused = await one(set.pasCode, text, '바꿔 쓰기');
      expect([refused.status, refused.body.code]).toEqual([409, 'generation.vocabulary-twice']);
      const slots = ['내용 일치', '문맥상 의미', '바꿔 쓰기'].map(slot);
      const both = await client.post('/fastapi/generate-set', { custom_passage: text, slots }, withKey());
      expect([both.status, both.body.code]).toEqual([409, 'generation.vocabulary-twice']);
      expect(await balance()).toBe(before);
      expect((await one(set.pasCode, text, '바꿔 쓰기', { more_vocabulary: true })).body.code).not.toBe(
        'generation.vocabulary-twice',
      );
    });

    it('are sold no type over again when nothing of it is left: refused with its reason and without a ticket', async () => {
      const [text = ''] = TEXTS;
      const type = '내용 전개 방식';
      const checkBeside = async (more: object) => {
        const { body } = await client.post('/api/question-types/check', { content: text, ...more });
        return (body as TypeCheck[]).find((entry) => entry.type === type);
      };
      const set = await makeSet(text, [type, '내용 불일치', '내용 일치']);
      let refusal: { status: number; body: { message: string } } | undefined;
      for (let turn = 0; turn < 4 && !refusal; turn += 1) {
        const before = await balance();
        const answer = await one(set.pasCode, text, type);
        if (answer.status === 200) continue;
        refusal = answer;
        expect(await balance()).toBe(before);
      }
      expect(refusal?.status).toBe(422);
      expect(refusal?.body.message).toContain('모두 다른 문항에서 이미 다루었습니다');
      // Whoever asks beforehand is told the same, and of the text alone that it carries the type.
      const beside = await checkBeside({ pasCode: set.pasCode });
      expect(beside).toMatchObject({ available: false, usedUp: true });
      expect(beside?.reason).toContain('모두 다른 문항에서 이미 다루었습니다');
      expect(await checkBeside({})).toEqual({ type, available: true, reason: '', usedUp: false });
      expect(errorsOf(await read(set.pasCode))).toEqual([]);
    });

    it('tell the lists of works how many errors they have, after every way of writing them', async () => {
      const [text = ''] = TEXTS;
      const rows = async () => (await client.get('/api/pass/select/recelist')).body;
      const listed = async () => (await rows())[0].faults;
      const set = await makeSet(text, ['내용 불일치', '내용 일치', '문맥상 의미']);
      expect(await listed()).toBe(0);
      const saveAs = (questions: object[]) =>
        client.put(`/api/pass/ques/update/${set.pasCode}`, { title: set.title, content: text, questions });
      const twice = [...set.questions, ...set.questions.slice(0, 1)].map(({ item }) => ({ item }));
      const errors = errorsOf((await saveAs(twice)).body).length;
      expect(errors).toBeGreaterThan(0);
      expect(await listed()).toBe(errors);
      const { body: copy } = await client.post('/api/pass/ques/insert/each', {
        title: '옮긴 세트',
        content: text,
        questions: twice,
      });
      expect(await listed()).toBe(errors);
      await client.put('/api/pass/remove/each', { pasCodeList: [copy.pasCode] });
      expect((await client.get('/api/pass/select/deletedList')).body[0].faults).toBe(errors);
      // A work of before it was kept is counted by the first list that shows it.
      await app.database.db.update(work).set({ faults: null }).where(eq(work.code, set.pasCode));
      expect(await listed()).toBe(errors);
      const [stored] = await app.database.db.select().from(work).where(eq(work.code, set.pasCode));
      expect(stored?.faults).toBe(errors);
      // The items are checked anew when their passage alone is saved.
      const content = text.slice(0, Math.ceil(text.length * 0.6));
      await client.post('/api/pass/update/each', { pasCode: set.pasCode, title: set.title, content });
      const after = await read(set.pasCode);
      const lost = after.questions.flatMap(({ item }) => item.options.flatMap(({ evidence }) => evidence));
      for (const { source, start, end, quote } of lost)
        if (source === 'passage') expect(content.slice(start, end)).toBe(quote);
      expect(await listed()).toBe(errorsOf(after).length);
      await saveAs(set.questions.map(({ queCode, item }) => ({ queCode, item })));
      expect(await listed()).toBe(0);
    });

    it('written by hand are kept whatever they say, with remarks, and asked about before they are printed', async () => {
      const [text = ''] = TEXTS;
      const set = await makeSet(text, ['내용 불일치', '내용 일치', '이유 추론']);
      const [first] = set.questions as [Question];
      const empty = {
        ...first.item,
        options: first.item.options.map((option, at) => (at === 1 ? { ...option, text: '' } : option)),
      };
      const { status, body: saved } = await client.put(`/api/pass/ques/update/${set.pasCode}`, {
        title: set.title,
        content: text,
        questions: [...set.questions.map(({ queCode, item }) => ({ queCode, item })), { item: empty }],
      });
      expect(status).toBe(200);
      const found = errorsOf(saved).map(({ rule, place }) => `${rule} ${place}`);
      expect(found).toEqual(expect.arrayContaining(['G05 ①', `G03 ${'①②③④⑤'.charAt(first.item.key - 1)}`, 'F03 ②']));
      const { body: faults } = await client.get(`/api/pass/export/check?codes=${set.pasCode}`);
      expect(faults[0].faults).toEqual(
        expect.arrayContaining([expect.objectContaining({ number: saved.questions.length, place: '②' })]),
      );
      const others = set.questions.map(({ item }) => item);
      const onScreen = await client.post('/api/pass/ques/lint', { content: text, item: first.item, others, at: 3 });
      expect(onScreen.body.map(({ rule }: { rule: string }) => rule)).toContain('G05');
      await client.loginAsNewMember(app.database);
      expect((await client.get(`/api/pass/export/check?codes=${set.pasCode}`)).status).toBe(404);
    });
  });
});
