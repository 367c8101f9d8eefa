import type { Item } from '@chulje/contract';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { checkItem } from './check-item.ts';
import { makeAiItem } from './make-item.ts';
import type { ModelCall, ModelClient } from './model-client.ts';
import { asDraft } from './prompts/item-prompts.ts';
import { verdictMeaning } from './prompts/verdict-meaning.ts';

const type = CATALOGUE.find((entry) => entry.type === '내용 일치');
if (!type) throw new Error('the catalogue has the plainest of types');
const { sample, subpassage: text } = type;
const keyOf = (item: Item) => item.options[item.key - 1]?.text ?? '';

/** Knows the keys of these items, and by them finds nothing wrong; guesses the key too. */
function knowing(
  keys: () => readonly string[],
  calls: ModelCall[],
  answers: Partial<Record<string, unknown>> = {},
): ModelClient {
  return {
    async ask(call) {
      calls.push(call);
      const own = answers[call.purpose];
      if (own !== undefined) return JSON.stringify(own);
      const options = call.prompt.split('\n').filter((line) => /^[①-⑤] /.test(line));
      const found = options.findIndex((line) => keys().includes(line.slice(2))) + 1;
      const judgements = [1, 2, 3, 4, 5].map((option) => ({ option, verdict: '거짓', why: '' }));
      if (call.purpose === 'solve' || call.purpose === 'guess')
        return JSON.stringify({ judgements, answer: found, sure: '높음', alsoRight: [], flaw: '', remarks: [] });
      if (call.purpose === 'explain') return '{"faults": []}';
      const statement = /<진술>\n(.*)\n<\/진술>/.exec(call.prompt)?.[1] ?? '';
      return JSON.stringify({ sentences: [], verdict: keys().includes(statement) ? '참' : '거짓', why: '' });
    },
  };
}

const judging = { item: sample, text, type, seed: 1, signal: new AbortController().signal };

it('a right guess leads to nothing where no sign of style explains it, and the weak model is who guesses', async () => {
  const [calls, faint]: [ModelCall[], ModelCall[]] = [[], []];
  const strong = knowing(() => [keyOf(sample)], calls);
  const check = await checkItem(
    { solver: strong, judge: strong, weak: knowing(() => [keyOf(sample)], faint) },
    judging,
    3,
  );
  expect(check).toMatchObject({
    faults: [],
    signs: [],
    guesses: Array(4).fill(sample.key),
    weak: Array(3).fill(sample.key),
  });
  expect(calls.filter(({ purpose }) => purpose === 'guess')).toEqual([]);
  const guesses = faint.filter(({ purpose }) => purpose === 'guess');
  expect(guesses).toHaveLength(4);
  for (const { prompt } of guesses) {
    expect(prompt).toContain('옳은 것 하나를 고르는 문항이다');
    expect(prompt).not.toContain(text.slice(0, 30));
  }
});

it('an item whose style gives its key away is patched once, then kept with the remark', async () => {
  const calls: ModelCall[] = [];
  const draft = asDraft(sample, text, type);
  const longest = Math.max(...draft.options.map((option) => option.text.length));
  const more = '앞에서 살펴본 바를 그대로 따르면 '.split(' ');
  const stretched = more.reduce(
    (words, word) => (words.length < longest * 1.12 ? `${word} ${words}` : words),
    keyOf(sample),
  );
  const options = draft.options.map((option, at) => (at === draft.key - 1 ? { ...option, text: stretched } : option));
  const patch = { stem: '', material: '', marks: [], options: [], key: 0 };
  const model = knowing(() => [stretched], calls, { draft: { ...draft, options }, repair: patch });
  const made = await makeAiItem(
    { author: model, solver: model, judge: model },
    { text, type, standing: { items: [], wantsVocabulary: true }, keyCounts: [0, 0, 0, 0, 0], seed: 1 },
    3,
    { stage: async () => {}, partial: () => {}, signal: judging.signal },
  );
  expect(made.repairs).toBe(1);
  expect(made.findings.map(({ rule }) => rule)).toContain('K01w');
  expect(made.check.signs[0]?.place).toBe('①②③④⑤'.charAt(made.item.key - 1));
  expect(calls.find(({ purpose }) => purpose === 'repair')?.prompt).toContain('선택지의 꼴만 보고 정답을 골랐다');
});

it('wording that most solvers would touch up is patched once, by the numbers of the draft, and never a reason to refuse', async () => {
  const calls: ModelCall[] = [];
  const patch = { stem: '', material: '', marks: [], options: [], key: 0 };
  const clean = knowing(() => [keyOf(sample)], calls, { draft: asDraft(sample, text, type), repair: patch });
  const remarked = asDraft(sample, text, type).options[1]?.text ?? '';
  const wanting = (share: number): ModelClient => {
    let solved = 0;
    return {
      async ask(call) {
        const answer = JSON.parse(await clean.ask(call)) as { remarks?: unknown };
        if (call.purpose !== 'solve' || solved++ >= share) return JSON.stringify(answer);
        const lines = call.prompt.split('\n').filter((line) => /^[①-⑤] /.test(line));
        const option = lines.findIndex((line) => line.slice(2) === remarked) + 1;
        const why = `${'①②③④⑤'.charAt(option - 1)}의 꾸밈이 꼬였다.`;
        return JSON.stringify({ ...answer, remarks: [{ option, kind: '읽히지 않는 말', why }] });
      },
    };
  };
  const make = (solver: ModelClient) =>
    makeAiItem(
      { author: clean, solver, judge: clean },
      { text, type, standing: { items: [], wantsVocabulary: true }, keyCounts: [0, 0, 0, 0, 0], seed: 1 },
      3,
      { stage: async () => {}, partial: () => {}, signal: judging.signal },
    );
  expect((await make(wanting(1))).repairs).toBe(0);
  const made = await make(wanting(2));
  expect([made.repairs, made.check.faults]).toEqual([1, []]);
  const repair = calls.findLast(({ purpose }) => purpose === 'repair')?.prompt ?? '';
  expect(repair).toContain('2번 선택지: 읽히지 않는 말 – 2번 선택지의 꾸밈이 꼬였다.');
});

it('who reads the explanation has the passage, the stem and the kinds of fault, and its fault is told with its kind', async () => {
  const calls: ModelCall[] = [];
  const faults = [{ option: 2, kind: '판정과 반대', why: '해설대로라면 참이다.' }];
  const model = knowing(() => [keyOf(sample)], calls, { explain: { faults } });
  const check = await checkItem({ solver: model, judge: model }, judging, 3);
  expect(check.faults.map(({ message }) => message)).toEqual(['②의 해설(판정과 반대): 해설대로라면 참이다.']);
  const asked = calls.find(({ purpose }) => purpose === 'explain')?.prompt ?? '';
  for (const part of [text.slice(0, 20), sample.stem, '판정과 반대:', '지문에 없는 말:', '근거가 무관함:'])
    expect(asked).toContain(part);
});

it('who judges is told what the verdicts mean of the options of each type', () => {
  for (const one of CATALOGUE)
    expect([one.type, verdictMeaning(one)]).toEqual([one.type, expect.stringMatching(/^참: .+거짓: /)]);
  const meaning = (name: string) => verdictMeaning(CATALOGUE.find((entry) => entry.type === name) ?? type);
  expect(meaning('이유 추론')).toContain('표시한 말의 이유는 아니다');
  expect(meaning('답을 찾을 수 없는 질문')).toContain('답이 글에 있다');
  expect(meaning('표제와 부제')).toContain('부제가 함께');
  expect(meaning('바꿔 쓰기')).toContain('표준국어대사전');
  expect(meaning('추론')).toMatch(/판단 불가: 어긋나는 문장을 댈 수 없고/);
});
