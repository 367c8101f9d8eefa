import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { splitSentences } from '../model.ts';
import { makeAiPassage } from './make-passage.ts';
import type { ModelClient, Purpose } from './model-client.ts';

/** Long enough to be a passage of ordinary length. */
const TEXT = [...new Set(CATALOGUE.map(({ subpassage }) => subpassage.replace(/\n/g, ' ')))]
  .filter((text) => /^[가-힣]/.test(text))
  .reduce<string[]>((taken, text) => (taken.join('').length < 1_200 ? taken.concat(text) : taken), [])
  .join('\n');
const PLAN = {
  keyword: '제재',
  title: '제목',
  paragraphs: Array.from({ length: 4 }, () => ({ role: '전개', content: '내용' })),
  terms: [],
  handles: [],
  feed: {
    pair: '둘',
    exception: '예외',
    chain: '셋',
    inverse: '두 양',
    verbs: ['들다', '보다', '나다', '지다', '이르다'],
  },
};

async function make(answers: Partial<Record<Purpose, unknown>>, length: '짧게' | '보통' | '길게' = '보통') {
  const asked: { purpose: Purpose; prompt: string }[] = [];
  const client: ModelClient = {
    ask: async ({ purpose, prompt }) => {
      asked.push({ purpose, prompt });
      const answer = {
        plan: PLAN,
        draft: TEXT,
        repair: TEXT,
        facts: { doubts: [], missing: [] },
        edit: { edits: [] },
        gist: { gist: ['하나이다.', '둘이다.', '셋이다.'] },
        ...answers,
      }[purpose as string];
      return typeof answer === 'string' ? answer : JSON.stringify(answer);
    },
  };
  const { passage } = await makeAiPassage(
    { author: client, judge: client },
    { field: '과학', topic: '주제', title: '', length, seed: 1 },
    { signal: new AbortController().signal, stage: async () => {}, partial: () => {} },
  );
  return { passage, asked };
}

it('puts sentences better as its editor says, and no others', async () => {
  const [first = '', second = ''] = splitSentences(TEXT).map(({ text }) => text);
  const better = `${first.slice(0, -1)}는 것이다.`.replace('다는', '다고 하는');
  const { passage } = await make({
    edit: {
      edits: [
        { sentence: '[1]', text: better },
        { sentence: '2', text: '짧다.' },
        { sentence: '900', text: first },
      ],
    },
  });
  expect(passage.text).toBe(TEXT.replace(first, better));
  expect(passage.text).toContain(second);
});

it('is drafted again when it is far from the length that was asked for', async () => {
  const repairs = async (length: '짧게' | '보통' | '길게') =>
    (await make({}, length)).asked.filter(({ purpose }) => purpose === 'repair').map(({ prompt }) => prompt);
  expect((await repairs('길게'))[0]).toMatch(/1900자에서 2600자 사이가 되게 한다/);
  expect((await repairs('보통')).join()).not.toContain('사이가 되게 한다');
});

it('has a plan with all that feeds items, or is planned again', async () => {
  const { feed, ...rest } = PLAN;
  await expect(make({ plan: { ...rest, feed: { ...feed, verbs: ['들다'] } } })).rejects.toThrow('unusable');
});

it('is mended sentence by sentence where single sentences are doubted or something is missing', async () => {
  const [first = '', second = '', third = ''] = splitSentences(TEXT).map(({ text }) => text);
  const { passage, asked } = await make({
    facts: { doubts: [{ sentence: '2', verdict: '거짓', why: '알려진 것과 다르다.' }], missing: ['예외'] },
    repair: {
      edits: [
        { sentence: '2', text: '둘째 문장을 널리 알려진 대로 고쳐 썼다.' },
        { sentence: '3', text: `${third} 다만 여기에는 예외가 있다.` },
        { sentence: '1', text: '끝나지 않은 문장' },
      ],
    },
  });
  expect(passage.text).toBe(
    TEXT.replace(second, '둘째 문장을 널리 알려진 대로 고쳐 썼다.').replace(
      third,
      `${third} 다만 여기에는 예외가 있다.`,
    ),
  );
  expect(passage.text).toContain(first);
  const [repair = ''] = asked.filter(({ purpose }) => purpose === 'repair').map(({ prompt }) => prompt);
  expect(repair).toContain(`[2] “${second}” – 거짓이다: 알려진 것과 다르다.`);
  expect(repair).toContain('구상에 있던 다음 내용이 빠졌다: 예외');
  expect(repair).not.toContain('전체를 다시');
});

it('has a sentence that the linter remarks on patched, and what concerns the whole written anew', async () => {
  const [first = ''] = splitSentences(TEXT).map(({ text }) => text);
  const polite = `${first.slice(0, -2)}습니다.`;
  const patch = await make({ draft: TEXT.replace(first, polite), repair: { edits: [{ sentence: '1', text: first }] } });
  expect(patch.passage.text).toBe(TEXT);
  const repairs = patch.asked.filter(({ purpose }) => purpose === 'repair');
  expect(repairs.map(({ prompt }) => prompt.includes('[1] “') && prompt.includes('문장만 고쳐 쓰라'))).toEqual([true]);
  const cut = await make({ draft: TEXT.slice(0, -8) });
  expect(cut.passage.text).toBe(TEXT);
  expect(cut.asked.find(({ purpose }) => purpose === 'repair')?.prompt).toContain('전체를 다시 쓰라');
});
