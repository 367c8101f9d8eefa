import { randomUUID } from 'node:crypto';
import { LIMITS, type UsageRecord } from '@chulje/contract';
import { sampleText } from '@chulje/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';
import { emptyTrash } from '../works/trash.ts';
import { purgeTexts } from './service.ts';

const DAY = 86_400_000;
const REMOVE = '/api/pass/remove/each';

describe.each(DATABASES)('what is deleted for good, on $kind,', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    const engine = scriptedEngine();
    let app: TestApp;
    let client: TestClient;
    let canary: string;
    beforeAll(async () => {
      app = await startTestApp(kind, { engine: () => engine });
    });
    beforeEach(async () => {
      client = app.client();
      canary = `canary${randomUUID().slice(0, 8)}`;
      await client.loginAsNewMember(app.database);
    });
    afterAll(() => app.stop());

    const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });
    const passage = (topic: string) => ({ type_passage: '과학', keyword: [topic], title: canary });
    const question = (more: object = {}) => ({
      custom_passage: `${canary} ${sampleText()}`,
      title: canary,
      type_question: '사실적 읽기',
      type_question_detail: '내용 일치',
      ...more,
    });
    // Rows have the database's time, whatever the application's clock was moved to.
    const purge = (days = 0) => purgeTexts(app.database.db, new Date(Date.now() + days * DAY));
    /** Tables of the database in which the word of this test stands. */
    async function tablesWithCanary(): Promise<string[]> {
      const query = app.database.raw();
      const { rows } = await query(
        "select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
      );
      const found: string[] = [];
      for (const { schema, name } of rows) {
        const content = (await query(`select * from "${schema}"."${name}"`)).rows;
        if (JSON.stringify(content).includes(canary)) found.push(String(name));
      }
      return found;
    }
    const erase = async (pasCode: string) => {
      for (const isPermanent of [false, true])
        expect((await client.put(REMOVE, { pasCodeList: [pasCode], isPermanent })).status).toBe(200);
    };

    it('is gone from the generations that made it: a passage and an item, at once', async () => {
      const key = randomUUID();
      const made = await client.post('/fastapi/generate-passage', passage(canary), withKey(key));
      expect(made.status).toBe(200);
      const asked = await client.post('/fastapi/generate-question', question(), withKey());
      expect(asked.status).toBe(200);
      expect(await tablesWithCanary()).toEqual(expect.arrayContaining(['generation', 'work']));
      const titlesOfUses = async () =>
        (await client.get('/api/usag/select/list')).body.map((row: UsageRecord) => [row.usaType, row.workTitle]);
      const [item, text, gift] = await titlesOfUses();
      expect([item, text, gift]).toEqual([
        ['문항 생성', canary],
        ['지문 생성', canary],
        [gift[0], null],
      ]);
      for (const { pasCode } of [made.body, asked.body]) await erase(pasCode);
      expect(await tablesWithCanary()).toEqual([]);
      expect(await titlesOfUses()).toEqual([['문항 생성', null], ['지문 생성', null], gift]);
      // The list of a returning browser still has them; the same key makes nothing new, and says why.
      const recent = await client.get('/api/generations');
      expect(recent.body.map(({ state, pasCode }: { state: string; pasCode: string }) => [state, pasCode])).toEqual([
        ['done', null],
        ['done', null],
      ]);
      const again = await client.post('/fastapi/generate-passage', passage(canary), withKey(key));
      expect([again.status, again.body.code]).toEqual([410, 'generation.result-gone']);
      expect((await client.get('/api/info/select/ticket')).body.balance).toBe(LIMITS.signupGrant - 2);
    });

    it('is gone when the trash is emptied by the clock, and with the last of a set', async () => {
      const slots = Array.from({ length: 3 }, () => ({
        type_question: '사실적 읽기',
        type_question_detail: '내용 일치',
      }));
      const body = { custom_passage: `${canary} ${sampleText()}`, title: canary, slots };
      const { body: set } = await client.post('/fastapi/generate-set', body, withKey());
      await expect
        .poll(async () => (await client.get(`/api/generation-sets/${set.setId}`)).body.generations.at(-1).state, {
          timeout: 20_000,
        })
        .toBe('done');
      await client.put(REMOVE, { pasCodeList: [set.pasCode] });
      app.clock.advance((LIMITS.trashDays + 1) * DAY);
      await emptyTrash(app.database.db, app.clock.now());
      expect(await tablesWithCanary()).toEqual([]);
      expect((await client.get(`/api/generation-sets/${set.setId}`)).status).toBe(401);
    });

    it('is gone with a single item of a work that stays', async () => {
      const { body } = await client.post('/fastapi/generate-question', question(), withKey());
      const work = (await client.get(`/api/pass/ques/select/${body.pasCode}`)).body;
      const changed = await client.put(`/api/pass/ques/update/${body.pasCode}`, {
        title: '남은 글',
        type: work.type,
        keyword: '',
        content: sampleText(),
        questions: [],
        version: work.version,
      });
      expect(changed.status).toBe(200);
      expect(await tablesWithCanary()).toEqual([]);
    });

    it('is gone, as what failed, after thirty days at the latest, though its work was never deleted', async () => {
      const failed = await client.post('/fastapi/generate-passage', passage(`실패 ${canary}`), withKey());
      expect(failed.status).toBe(422);
      const made = await client.post('/fastapi/generate-passage', passage(canary), withKey());
      await purge();
      expect(await tablesWithCanary()).toContain('generation');
      const later = LIMITS.generationTextDays + 1;
      expect(await purge(later)).toBeGreaterThanOrEqual(2);
      expect(await tablesWithCanary()).toEqual(['work']);
      expect(await purge(later)).toBe(0);
      expect(made.status).toBe(200);
    });

    it('is gone soon though it was still being made for a work that went away', async () => {
      const { pasCode } = (await client.post('/fastapi/generate-question', question(), withKey())).body;
      const held = client.post(
        '/fastapi/generate-question',
        question({ keyword: `붙들기 ${canary}`, pasCode }),
        withKey(),
      );
      await expect
        .poll(async () =>
          (await client.get('/api/generations')).body.some((row: { state: string }) => row.state === 'running'),
        )
        .toBe(true);
      await erase(pasCode);
      engine.letGo(`붙들기 ${canary} 내용 일치`);
      expect((await held).status).toBe(404);
      await purge();
      expect(await tablesWithCanary()).toEqual([]);
    });
  });
});
