import { randomUUID } from 'node:crypto';
import { BEHAVIOURS, type Behaviour, type Task } from '@chulje/fake-model';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { generation } from '../../platform/schema/index.ts';
import { type AiApp, startAiApp } from '../../testing/ai-app.ts';
import { readLedger } from '../../testing/ledger.ts';
import { samplePassage } from '../../testing/sample-passage.ts';

/**
 * Every way a model misbehaves, kept up for as long as it is asked: what its user gets, what is charged, what the record says.
 * `says` stands in the record of the generation.
 */
const MADE: readonly [Behaviour, Task, number][] = [
  ['no-schema', 'item', 50],
  ['prose', 'item', 50],
  ['thoughts', 'item', 50],
  ['harmony', 'item', 50],
  ['thought-tag', 'item', 50],
  ['example-first', 'item', 50],
  ['worded', 'item', 50],
  ['smart-quotes', 'judge', 50],
  ['wrapped', 'item', 50],
  ['other-case', 'item', 50],
  ['commented', 'item', 50],
  ['hostile', 'item', 1],
  ['guessed', 'guess', 50],
  ['no-usage', 'item', 50],
  ['signs', 'draft', 50],
  ['tail', 'draft', 50],
  ['labelled', 'draft', 50],
  ['doubt', 'facts', 50],
  ['slow', 'gist', 1],
];
const GIVEN_UP: readonly [Behaviour, Task, says: string, told: RegExp][] = [
  ['truncated', 'item', 'cut-off', /쓸 수 없었습니다/],
  ['english', 'item', 'unusable', /쓸 수 없었습니다/],
  ['six-options', 'item', 'options', /쓸 수 없었습니다/],
  ['key-out-of-range', 'item', 'key', /쓸 수 없었습니다/],
  ['nonsense', 'item', 'unusable', /쓸 수 없었습니다/],
  ['wrong-key', 'item', '풀이가 정답과 다름', /정답이 하나로 확정되는 문항/],
  ['two-right', 'solve', '다른 답도 된다는 풀이', /정답이 하나로 확정되는 문항/],
  ['flaw', 'solve', '풀이가 결함을 지적함', /정답이 하나로 확정되는 문항/],
  ['no-answer', 'solve', '답이 없다는 풀이', /정답이 하나로 확정되는 문항/],
  ['one-evidence', 'item', '다섯 선택지의 근거가 한 문장', /정답이 하나로 확정되는 문항/],
  ['wrong-judgement', 'judge', '판정이 정답과 다름', /정답이 하나로 확정되는 문항/],
  ['undecided', 'judge', '판정할 수 없는 선택지', /정답이 하나로 확정되는 문항/],
  ['bad-reason', 'explain', '해설이 근거와 맞지 않음', /정답이 하나로 확정되는 문항/],
  ['refusal', 'item', 'refused', /거절/],
  ['filtered', 'draft', 'refused', /거절/],
  ['leak', 'draft', 'unusable', /쓸 수 없었습니다/],
  ['one-paragraph', 'draft', '문단이 하나뿐', /쓸 수 없었습니다/],
  ['cut-end', 'draft', '마지막 문장이 끝나지 않았다', /쓸 수 없었습니다/],
  ['foreign', 'draft', '다른 나라의 글자', /쓸 수 없었습니다/],
  ['small-context', 'item', 'status 400', /운영자가 확인/],
  ['bad-parameter', 'item', 'status 400', /운영자가 확인/],
  ['unauthorized', 'item', 'status 401', /운영자가 확인/],
  ['rate-limit', 'item', 'status 429', /연결할 수 없습니다/],
  ['server-error', 'item', 'status 500', /연결할 수 없습니다/],
  ['empty', 'item', 'unavailable', /연결할 수 없습니다/],
  ['cut', 'item', 'unavailable', /연결할 수 없습니다/],
  ['huge', 'item', 'too-long', /지나치게 긴/],
  ['silent', 'item', 'silent', /오랫동안 답하지 않아/],
  ['trickle', 'item', 'too-slow', /너무 느려/],
];
/** They are about other generations or a long wait: ai-set.test.ts, ai-charging.test.ts. */
const ELSEWHERE: readonly Behaviour[] = ['repeat', 'shared-option', 'wait'];

let started: AiApp;
beforeAll(async () => {
  started = await startAiApp('pglite', { limits: { idleSeconds: 7, callSeconds: 8 } });
});
afterEach(() => started.model.behave());
afterAll(() => started.stop());

async function ask(behaviour: Behaviour, task: Task, times: number) {
  const { app, model } = started;
  const client = app.client();
  const { id } = await client.loginAsNewMember(app.database);
  model.script({ behaviour, task, times });
  const isPassage = ['plan', 'draft', 'facts', 'gist'].includes(task);
  const { status, body } = await client.post(
    isPassage ? '/fastapi/generate-passage' : '/fastapi/generate-question',
    isPassage
      ? { type_passage: '과학', keyword: ['삼투'] }
      : {
          custom_passage: samplePassage(),
          type_question: '사실적 읽기',
          type_question_detail: '내용 불일치',
        },
    { 'idempotency-key': randomUUID() },
  );
  const [row] = await app.database.db.select().from(generation).where(eq(generation.memberId, id));
  return { status, body, row, account: (await readLedger(app.database, id)).account };
}

it.each(MADE)('%s to %s: the result is good, one ticket is charged, and the calls are recorded', async (...row) => {
  const { status, body, row: kept, account } = await ask(...row);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(account).toMatchObject({ balance: 9, held: 0 });
  expect(kept?.state).toBe('done');
  expect(kept?.record?.calls.length).toBeGreaterThan(0);
  const text = body.generated_passage ?? JSON.stringify(body.question.item);
  expect(text).not.toMatch(/script|https?:|thought|글자 수를|\(총|^지문:/);
  expect(kept?.cost).toBeGreaterThan(0);
});

it.each(GIVEN_UP)(
  '%s to %s: words for the user, no ticket, and %s in the record',
  async (behaviour, task, says, told) => {
    const { status, body, row, account } = await ask(behaviour, task, 50);
    expect([status, body.code]).toEqual([502, 'generation.failed']);
    expect(body.message).toMatch(told);
    expect(body.message).toMatch(/이용권은 차감되지 않았습니다/);
    expect(account).toMatchObject({ balance: 10, held: 0 });
    expect(row).toMatchObject({ state: 'failed', workCode: null });
    expect(JSON.stringify(row?.record)).toContain(says);
  },
);

it('what is guessed from what a model knows is no fault, signs of less and more are kept, and missing tokens are estimated', async () => {
  expect((await ask('guessed', 'guess', 50)).body.question.check).toMatchObject({
    state: '검증됨',
    isGivenAway: false,
  });
  expect((await ask('signs', 'draft', 50)).body.generated_passage).toContain('A<B이고 C>D인');
  const { row } = await ask('no-usage', 'item', 50);
  expect(row?.record?.calls.find(({ purpose }) => purpose === 'draft')).toMatchObject({ isEstimated: true });
});

it('every behaviour is tried', () => {
  const tried = [...MADE.map(([name]) => name), ...GIVEN_UP.map(([name]) => name), ...ELSEWHERE];
  expect(tried.toSorted()).toEqual(BEHAVIOURS.toSorted());
});
