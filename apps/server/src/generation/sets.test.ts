import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerationSet } from '@chulje/contract';
import { sampleText } from '@chulje/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { readLedger } from '../testing/ledger.ts';

const slot = (type: string) => ({ type_question: '사실적 읽기', type_question_detail: type });
const body = (types: string[], more: object = {}) => ({
  custom_passage: sampleText(),
  title: '세트 하나',
  slots: types.map(slot),
  ...more,
});
const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const THREE = ['내용 불일치', '내용 일치', '중심 내용'];

describe.each(DATABASES)('sets on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    let memberId: string;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    async function login(): Promise<void> {
      client = app.client();
      memberId = (await client.loginAsNewMember(app.database)).id;
    }
    async function ended(set: GenerationSet): Promise<GenerationSet> {
      for (;;) {
        const { body: now } = await client.get(`/api/generation-sets/${set.setId}`);
        if (now.generations.every(({ state }: { state: string }) => state === 'done' || state === 'failed')) return now;
        await sleep(50);
      }
    }
    const balance = async () => (await client.get('/api/info/select/ticket')).body.balance;

    it('keep their keys apart from one that ends as their items do', async () => {
      await login();
      const key = `key-${randomUUID().slice(0, 8)}`;
      const passage = { keyword: ['삼투'], type_passage: '과학', title: '지문 하나' };
      for (const place of [0, 2]) {
        const own = `${key}-${place}`;
        const single = await client.post('/fastapi/generate-passage', passage, withKey(`${own}#${place}`));
        expect(single.status).toBe(200);
        const set = await client.post('/fastapi/generate-set', body(THREE), withKey(own));
        expect([set.status, set.body.code]).toEqual([409, 'generation.key-reused']);
      }
      const set = await client.post('/fastapi/generate-set', body(THREE), withKey(key));
      expect(set.status).toBe(200);
      for (const place of [0, 1]) {
        const single = await client.post('/fastapi/generate-passage', passage, withKey(`${key}#${place}`));
        expect([single.status, single.body.code]).toEqual([409, 'generation.key-reused']);
      }
      expect((await client.post('/fastapi/generate-set', body(THREE), withKey(key))).body.setId).toBe(set.body.setId);
      await ended(set.body);
    });

    it('make their items one after another in one work, a ticket each', async () => {
      await login();
      const { status, body: set } = await client.post('/fastapi/generate-set', body(THREE), withKey());
      expect(status).toBe(200);
      expect(await balance()).toBe(7);
      const end = await ended(set);
      expect(end.generations.map(({ state, position }) => [state, position])).toEqual([
        ['done', 0],
        ['done', 1],
        ['done', 2],
      ]);
      const work = await client.get(`/api/pass/ques/select/${set.pasCode}`);
      expect(work.body.questions.map((question: { item: { type: string } }) => question.item.type)).toEqual(THREE);
      expect(work.body.status).toBe('임시저장');
      const { account, entries } = await readLedger(app.database, memberId);
      expect([account.balance, account.held]).toEqual([7, 0]);
      expect(entries.filter((entry) => entry.kind === 'usage').length).toBe(3);
    });

    it('name their work by the topic, as far as a title goes, when no title is asked for', async () => {
      await login();
      const untitled = (keyword: string) => body(THREE, { title: undefined, keyword });
      for (const [keyword, title] of [
        ['𠮷'.repeat(100), '𠮷'.repeat(50)],
        ['', '문항 세트'],
      ] as const) {
        const { status, body: set } = await client.post('/fastapi/generate-set', untitled(keyword), withKey());
        expect(status).toBe(200);
        await ended(set);
        expect((await client.get(`/api/pass/ques/select/${set.pasCode}`)).body.title).toBe(title);
      }
    });

    it('keep what was made and return the ticket of what failed', async () => {
      await login();
      const { body: set } = await client.post('/fastapi/generate-set', body(['가', '실패', '다']), withKey());
      const end = await ended(set);
      expect(end.generations.map(({ state }) => state)).toEqual(['done', 'failed', 'done']);
      expect(end.generations[1]?.error?.message).toBeTruthy();
      expect((await client.get(`/api/pass/ques/select/${set.pasCode}`)).body.questions.length).toBe(2);
      expect(await balance()).toBe(8);
    });

    it('leave nothing behind when every item failed', async () => {
      await login();
      const { body: set } = await client.post('/fastapi/generate-set', body(['실패', '폭발', '실패']), withKey());
      await ended(set);
      expect((await client.get(`/api/pass/ques/select/${set.pasCode}`)).status).toBe(404);
      expect(await balance()).toBe(10);
    });

    it('join a work that is there, and leave it alone when every item failed', async () => {
      await login();
      const first = await client.post('/fastapi/generate-set', body(THREE), withKey());
      await ended(first.body);
      const { pasCode } = first.body;
      await ended(
        (await client.post('/fastapi/generate-set', body(['실패', '실패', '실패'], { pasCode }), withKey())).body,
      );
      await ended((await client.post('/fastapi/generate-set', body(THREE, { pasCode }), withKey())).body);
      expect((await client.get(`/api/pass/ques/select/${pasCode}`)).body.questions.length).toBe(6);
    });

    it('answer the same request twice with the same set', async () => {
      await login();
      const key = randomUUID();
      const answers = await Promise.all(
        [1, 2, 3].map(() => client.post('/fastapi/generate-set', body(THREE), withKey(key))),
      );
      expect(new Set(answers.map((answer) => answer.body.setId)).size).toBe(1);
      await ended(answers[0]?.body);
      expect(await balance()).toBe(7);
      const other = await client.post('/fastapi/generate-set', body(['가', '나', '다']), withKey(key));
      expect([other.status, other.body.code]).toEqual([409, 'generation.key-reused']);
    });

    it('need a ticket for every item, three to six of them, and room', async () => {
      await login();
      const eleven = { ...body(THREE), slots: Array.from({ length: 7 }, () => slot('가')) };
      expect((await client.post('/fastapi/generate-set', eleven, withKey())).status).toBe(400);
      expect((await client.post('/fastapi/generate-set', body(['가', '나']), withKey())).status).toBe(400);
      for (const _ of [1, 2]) {
        const { body: set } = await client.post('/fastapi/generate-set', body(['가', '나', '다', '라']), withKey());
        await ended(set);
      }
      const short = await client.post('/fastapi/generate-set', body(THREE), withKey());
      expect([short.status, short.body.code]).toEqual([402, 'tickets.not-enough']);
      expect(await balance()).toBe(2);
    });

    it('are nobody else’s business', async () => {
      await login();
      const { body: set } = await client.post('/fastapi/generate-set', body(THREE), withKey());
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      expect((await stranger.get(`/api/generation-sets/${set.setId}`)).status).toBe(404);
      const joined = await stranger.post('/fastapi/generate-set', body(THREE, { pasCode: set.pasCode }), withKey());
      expect([joined.status, joined.body.code]).toEqual([404, 'works.not-found']);
      await ended(set);
    });

    it('count once among the open generations of a member', async () => {
      await login();
      const sets = [];
      for (const _ of [1, 2, 3]) {
        sets.push(await client.post('/fastapi/generate-set', body(['느리게 50', '나', '다']), withKey()));
      }
      expect(sets.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const set of sets) await ended(set.body);
    });
  });
});
