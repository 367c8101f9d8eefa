import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { chooseTraps } from './choose-traps.ts';
import type { ItemDraft } from './item-shapes.ts';
import { ModelFailure } from './model-client.ts';
import { asDraft } from './prompts/item-prompts.ts';

const type = CATALOGUE.find((entry) => entry.type === '내용 일치');
if (!type) throw new Error('the catalogue has the plainest of types');
const SAMPLE = asDraft(type.sample, type.subpassage, type);
const [other] = SAMPLE.options.filter((_, at) => at !== SAMPLE.key - 1);
const spare = (text: string): ItemDraft['options'][number] => ({
  ...(other as ItemDraft['options'][number]),
  text,
  operation: 'D5',
});
const DRAFT: ItemDraft = { ...SAMPLE, spares: [spare('첫째 예비'), spare('둘째 예비'), spare('셋째 예비')] };
const asked: string[] = [];
const choose = (ratings: unknown) =>
  chooseTraps(
    {
      ask: async ({ prompt }) => {
        asked.push(prompt);
        if (ratings instanceof Error) throw ratings;
        return JSON.stringify({ ratings });
      },
    },
    DRAFT,
    { text: type.subpassage, type, seed: 1, signal: new AbortController().signal },
  );
/** Seven, of which these are undecided and these tempt most. */
const rated = (undecided: readonly number[], tempting: readonly number[]) =>
  Array.from({ length: 7 }, (_, at) => ({
    number: at + 1,
    verdict: undecided.includes(at + 1) ? '판단 불가' : '거짓',
    lure: tempting.includes(at + 1) ? 5 : 2,
    why: '',
  }));
const own = SAMPLE.options.filter((_, at) => at !== SAMPLE.key - 1).map(({ text }) => text);
const texts = (draft: ItemDraft) => draft.options.filter((_, at) => at !== draft.key - 1).map(({ text }) => text);

it('takes for an undecided option a spare that is surely wrong, and leaves the key where it is', async () => {
  const chosen = await choose(rated([1], [6]));
  expect(texts(chosen)).toHaveLength(4);
  expect(texts(chosen)).toContain('둘째 예비');
  expect(texts(chosen)).not.toContain(own[0]);
  expect(chosen.options[chosen.key - 1]).toEqual(SAMPLE.options[SAMPLE.key - 1]);
  expect(chosen.spares).toEqual([]);
});

it('keeps those that tempt most, however weak a sure one is before an unsure one', async () => {
  expect(texts(await choose(rated([2, 7], [2, 7, 5])))).not.toContain(own[1]);
  expect(texts(await choose(rated([], [5, 6, 7])))).toContain('첫째 예비');
});

it('does not tell who rates them which is the key, nor what they are taken for', async () => {
  asked.length = 0;
  await choose(rated([], []));
  expect(asked[0]).not.toContain(SAMPLE.options[SAMPLE.key - 1]?.text);
  expect(asked[0]).not.toContain(SAMPLE.stem);
  for (const text of own) expect(asked[0]).toContain(text);
});

it('keeps what the author chose where nobody can be asked', async () => {
  expect(texts(await choose(new ModelFailure('unavailable')))).toEqual(own);
});
