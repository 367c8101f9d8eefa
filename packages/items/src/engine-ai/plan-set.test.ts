import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { ModelFailure } from './model-client.ts';
import { planSet } from './plan-set.ts';

const type = CATALOGUE.find((entry) => entry.type === '내용 일치');
if (!type) throw new Error('the catalogue has the plainest of types');
const KINDS = ['D1', 'D2', 'D3', 'D7'];
const slot = (sentences: string[], operations = KINDS) => ({
  sentences,
  keyProposition: '명제',
  traps: operations.map((operation) => ({ operation, from: '1', lure: '끌린다' })),
});
const planned = (...answers: (object | Error)[]) => plannedBy(1, ...answers);
const plannedBy = async (seed: number, ...answers: (object | Error)[]) => {
  const prompts: string[] = [];
  const briefs = await planSet(
    {
      ask: async ({ prompt }) => {
        prompts.push(prompt);
        const answer = answers[prompts.length - 1];
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
        return JSON.stringify(answer);
      },
    },
    {
      text: type.subpassage,
      slots: [1, 2, 3].map(() => ({ type, difficulty: undefined })),
      standing: { items: [{ ...type.sample, key: 2 }] },
      keyCounts: [0, 0, 0, 9, 0],
      seed,
    },
    { signal: new AbortController().signal, stage: async () => {} },
  );
  return { briefs, prompts };
};
const plan = (...slots: object[]) => ({ claims: ['주장'], slots });
const GOOD = plan(slot(['1']), slot(['2']), slot(['3']));

it('gives each item its slot, and keys that no other of the passage has', async () => {
  const { briefs } = await planned(GOOD);
  expect(briefs?.map(({ slot }) => slot)).toEqual([0, 1, 2]);
  expect(new Set([2, ...(briefs ?? []).map(({ key }) => key)]).size).toBe(4);
  expect(briefs?.map(({ key }) => key)).not.toContain(4);
});

it('puts the keys of sets in no order that one could learn', async () => {
  const rows = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (seed) => (await plannedBy(seed, GOOD)).briefs?.map(({ key }) => key).join('')),
  );
  expect(new Set(rows).size).toBeGreaterThan(3);
});

it.each<[string, object, RegExp]>([
  ['two keys on one sentence', plan(slot(['1']), slot(['2', '1']), slot(['3'])), /2번의 정답이 1번과 같은 \[1\]/],
  ['a sentence that there is not', plan(slot(['1']), slot(['2']), slot(['900'])), /900번 문장은 없다/],
  ['traps of one kind', plan(slot(['1']), slot(['2']), slot(['3'], ['D1', 'D1', 'D2', 'D3'])), /3번의 함정/],
  ['too few slots', plan(slot(['1']), slot(['2'])), /3개여야/],
])('asks again, with the reason, after a plan of %s', async (_, faulty, reason) => {
  const { briefs, prompts } = await planned(faulty, GOOD);
  expect(prompts).toHaveLength(2);
  expect(prompts[1]).toMatch(reason);
  expect(briefs).toHaveLength(3);
});

it('plans nothing where the model gives no plan that holds', async () => {
  const faulty = plan(slot(['1']), slot(['1']), slot(['3']));
  expect((await planned(faulty, faulty)).briefs).toBeUndefined();
  expect((await planned(new ModelFailure('refused'))).briefs).toBeUndefined();
});
