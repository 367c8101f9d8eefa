import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimRecipe, conceptRecipes, pairRecipes, readText } from './claim-recipes.ts';

const text = (name: string) => readFileSync(new URL(`../testing/${name}.txt`, import.meta.url), 'utf8').trim();

it('rests every statement on a sentence of the text', () => {
  const passage = text('photosynthesis');
  const { trues, falses } = claimRecipe(readText(passage), '');
  for (const { evidence } of [...trues, ...falses])
    for (const { start, end, quote } of evidence) expect(passage.slice(start, end)).toBe(quote);
});

it('gives no statement both as true and as false', () => {
  for (const name of ['photosynthesis', 'realism', 'public-goods', 'cache', 'contract-law', 'antibiotics']) {
    const { trues, falses } = claimRecipe(readText(text(name)), '');
    const said = new Set(trues.map((truth) => truth.text));
    expect(falses.filter((falsehood) => said.has(falsehood.text)).map((falsehood) => falsehood.text)).toEqual([]);
  }
});

it('speaks of the term alone where a term is asked', () => {
  for (const { stem, trues, falses } of conceptRecipes(readText(text('cache')), (term) => term))
    for (const option of [...trues, ...falses]) expect(option.text).toContain(stem);
});

it('marks two things that a sentence sets against each other, in the order of the text', () => {
  const passage = text('photosynthesis');
  const recipe = pairRecipes(readText(passage), '').find(({ marks }) => marks?.some(({ quote }) => quote === '호흡'));
  expect(recipe?.marks?.map(({ symbol, quote }) => symbol + quote)).toEqual(['㉠광합성', '㉡호흡']);
  const [first, second] = recipe?.marks ?? [];
  expect(first && second && first.start < second.start).toBe(true);
});

it.each([
  [
    'reads a name from the sentence that gives it',
    '시간 지역성은 한 번 쓰인 자료가 가까운 시간 안에 다시 쓰이는 경향을 가리킨다.',
  ],
  ['turns a reason round', '장치의 구조가 복잡해지는 것은 자료가 쓰인 시점을 모두 기록해야 하기 때문이다.'],
])('%s', (_, statement) => {
  expect(claimRecipe(readText(text('cache')), '').trues.map((truth) => truth.text)).toContain(statement);
});
