import { randomUUID } from 'node:crypto';
import { clashingMarks, type Question, type QuestionSet } from '@chulje/contract';
import { CATALOGUE } from '@chulje/items';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AiApp, startAiApp } from '../../testing/ai-app.ts';
import { DATABASES } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { readLedger } from '../../testing/ledger.ts';
import { samplePassage } from '../../testing/sample-passage.ts';

const TEXT = samplePassage('형벌');

describe.each(DATABASES)('items of a model beside others, on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let started: AiApp;
    let client: TestClient;
    let memberId: string;
    beforeAll(async () => {
      started = await startAiApp(kind);
    });
    beforeEach(async () => {
      client = started.app.client();
      memberId = (await client.loginAsNewMember(started.app.database)).id;
    });
    afterEach(() => started.model.behave());
    afterAll(() => started.stop());

    const ask = (type: string, more: object = {}) =>
      client.post(
        '/fastapi/generate-question',
        {
          custom_passage: TEXT,
          type_question: CATALOGUE.find((entry) => entry.type === type)?.pattern,
          type_question_detail: type,
          ...more,
        },
        { 'idempotency-key': randomUUID() },
      );
    const read = async (pasCode: string): Promise<QuestionSet> =>
      (await client.get(`/api/pass/ques/select/${pasCode}`)).body;
    const balance = async () => (await readLedger(started.app.database, memberId)).account;
    const errorsOf = ({ questions }: QuestionSet) =>
      questions.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'));

    it('are refused, with the reason and without a ticket, when they share an option with one that stands there', async () => {
      const { body: first } = await ask('내용 불일치');
      const before = await read(first.pasCode);
      started.model.script({ behaviour: 'repeat', task: 'item', times: 50 });
      const { status, body } = await ask('내용 불일치', { pasCode: first.pasCode });
      expect([status, body.code]).toEqual([502, 'generation.failed']);
      expect(body.message).toMatch(
        /^이 지문의 다른 문항과 겹치지 않는 문항을 만들지 못했습니다\. .+ 이용권은 차감되지 않았습니다\.$/,
      );
      expect(await balance()).toMatchObject({ balance: 9, held: 0 });
      expect(await read(first.pasCode)).toEqual(before);
    });

    it('are made anew when a single option of theirs stands there already, and the model is told which', async () => {
      const { body: first } = await ask('내용 불일치');
      const told = started.model.calls.length;
      started.model.script({ behaviour: 'shared-option', task: 'item' });
      const { status } = await ask('내용 불일치', { pasCode: first.pasCode });
      expect(status).toBe(200);
      const drafts = started.model.calls.slice(told).filter(({ task }) => task === 'item');
      expect(drafts.map(({ behaviour }) => behaviour)).toEqual(['shared-option', 'good']);
      expect(drafts[1]?.prompt).toContain('1번 문항에 같은 선택지가 있습니다.');
      const set = await read(first.pasCode);
      const options = set.questions.flatMap(({ queOption }) => queOption);
      expect(new Set(options).size).toBe(10);
      expect(errorsOf(set)).toEqual([]);
      expect(await balance()).toMatchObject({ balance: 8, held: 0 });
    });

    it('are refused without a ticket when one option is shared every time', async () => {
      const { body: first } = await ask('내용 불일치');
      const before = await read(first.pasCode);
      started.model.script({ behaviour: 'shared-option', task: 'item', times: 50 });
      const { status, body } = await ask('내용 불일치', { pasCode: first.pasCode });
      expect([status, body.code]).toEqual([502, 'generation.failed']);
      expect(body.message).toContain('1번 문항에 같은 선택지가 있습니다.');
      expect(body.message).toMatch(/ 이용권은 차감되지 않았습니다\.$/);
      expect(await balance()).toMatchObject({ balance: 9, held: 0 });
      expect(await read(first.pasCode)).toEqual(before);
    });

    it('keep the rules of a set, with symbols that no other words have', async () => {
      const { body: first } = await ask('두 대상 비교');
      const { pasCode } = first;
      for (const type of ['내용 불일치', '문맥상 의미', '이유 추론']) await ask(type, { pasCode });
      const set = await read(pasCode);
      expect(set.questions.length).toBeGreaterThanOrEqual(3);
      expect(errorsOf(set)).toEqual([]);
      const items = set.questions.map(({ item }: Question) => item);
      expect(new Set(items.flatMap(({ marks }) => marks.map(({ symbol }) => symbol))).size).toBeGreaterThan(3);
      for (const item of items)
        expect(
          clashingMarks(
            item,
            items.filter((other) => other !== item),
            TEXT,
          ),
        ).toEqual([]);
      expect((await balance())?.balance).toBe(10 - set.questions.length);
    });
  });
});

describe('a set of four', () => {
  const TYPES = ['내용 불일치', '두 대상 비교', '이유 추론', '문맥상 의미'];
  const known = TYPES.map((type) => CATALOGUE.find((entry) => entry.type === type));

  it('is planned in one call and written side by side: no item waits for another', async () => {
    const { app, model, stop } = await startAiApp('pglite');
    try {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const make = async (types: typeof known) => {
        const { body } = await client.post(
          '/fastapi/generate-set',
          {
            custom_passage: TEXT,
            type_passage: '사회',
            keyword: '형벌',
            slots: types.map((type) => ({ type_question: type?.pattern, type_question_detail: type?.type })),
          },
          { 'idempotency-key': randomUUID() },
        );
        for (;;) {
          const set = (await client.get(`/api/generation-sets/${body.setId}`)).body;
          if (set.generations.every(({ state }: { state: string }) => state === 'done' || state === 'failed'))
            return set;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      model.together('item', known.length);
      const set = await make(known);
      expect(set.generations.map(({ state }: { state: string }) => state)).toEqual(['done', 'done', 'done', 'done']);
      expect(model.calls.filter(({ task }) => task === 'set')).toHaveLength(1);
    } finally {
      await stop();
    }
  });
});
