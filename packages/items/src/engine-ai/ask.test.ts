import { expect, it } from 'vitest';
import { askFor } from './ask.ts';
import { SOLUTION } from './shapes.ts';

const judgements = [1, 2, 3, 4, 5].map((option) => ({ option, verdict: '거짓', why: '' }));
const GOOD = { judgements, answer: 3, sure: '높음', alsoRight: [], flaw: '', remarks: [] };

/** What becomes of answers that are given one after another. */
async function ask(...answers: string[]) {
  let calls = 0;
  const value = await askFor(
    { ask: async () => answers[Math.min(calls++, answers.length - 1)] ?? '' },
    { purpose: 'solve', system: '', prompt: '', variation: 1, signal: new AbortController().signal },
    SOLUTION,
  );
  return { value, calls };
}

it.each<[string, string]>([
  ['in a wrapper with one key', JSON.stringify({ solution: GOOD })],
  [
    'with keys of another case',
    JSON.stringify({ ...GOOD, alsoRight: undefined, Also_Right: [], ANSWER: 3, answer: undefined }),
  ],
  ['last, behind an example of the same shape', `${JSON.stringify({ ...GOOD, answer: 1 })}\n${JSON.stringify(GOOD)}`],
  ['before an object that is no answer', `${JSON.stringify(GOOD)} {"done": true}`],
  ['with the number in words', JSON.stringify({ ...GOOD, answer: '정답: 3번' })],
  ['with “없음” for nothing', JSON.stringify({ ...GOOD, flaw: '없음', remarks: '없음' })],
])('an answer is read %s', async (_, text) => {
  expect(await ask(text)).toEqual({ value: GOOD, calls: 1 });
});

it('an answer that is none is asked for again, and what declines is not', async () => {
  expect((await ask('모르겠다.', JSON.stringify(GOOD))).calls).toBe(2);
  expect((await ask(JSON.stringify({ ...GOOD, judgements: judgements.slice(1) }), JSON.stringify(GOOD))).calls).toBe(2);
  await expect(ask('죄송하지만 도와드릴 수 없습니다.')).rejects.toMatchObject({ fault: 'refused' });
});
