import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mannerRecipes } from './manner.ts';
import { questionRecipes } from './questions.ts';
import { reasonRecipes } from './reason-item.ts';

const text = (name: string) => readFileSync(new URL(`../testing/${name}.txt`, import.meta.url), 'utf8').trim();

it('tells how a text unfolds from what it plainly does and plainly does not do', () => {
  const [recipe] = mannerRecipes(text('auctions'), '');
  const trues = recipe?.trues.map((truth) => truth.text).join('\n') ?? '';
  const falses = recipe?.falses.map((falsehood) => falsehood.text).join('\n') ?? '';
  expect(trues).toContain('기준에 따라 나누어');
  expect(trues).toContain('차이점을 견주어');
  // It asks no question and tells of no experiment, but gives a reason again and again.
  expect(falses).toContain('통념');
  // What stands in a true option stands in a false one only beside something that is not done.
  const done = new Set(recipe?.trues.map((truth) => truth.text));
  for (const falsehood of recipe?.falses ?? []) expect(done.has(falsehood.text)).toBe(false);
});

it('says nothing of how a text unfolds that shows no build', () => {
  expect(mannerRecipes('물은 흐른다. 바람은 분다.', '')).toEqual([]);
});

it('asks what a sentence answers, of whole terms', () => {
  const [recipe] = questionRecipes(text('auctions'), '');
  const asked = recipe?.trues.map((truth) => truth.text) ?? [];
  expect(asked).toContain('경매는 무엇을 기준으로 나뉘는가?');
  expect(asked).toContain('공개 구두 경매에는 어떤 것들이 있는가?');
  for (const question of [...asked, ...(recipe?.falses.map((open) => open.text) ?? [])]) {
    expect(question).toMatch(/[가-힣]\?$/);
    expect(question).not.toMatch(/낮이란|같이란/);
  }
});

it('asks nothing to which the text has a word of answer', () => {
  const falses = (name: string) =>
    questionRecipes(text(name), '')[0]
      ?.falses.map((open) => open.text)
      .join() ?? '';
  // The text tells where the name of the technique comes from.
  expect(falses('fresco')).not.toContain('유래');
  expect(falses('cache')).not.toBe('');
});

it('marks a sentence whose reason the text gives, and gives no other reason the text holds true', () => {
  const passage = text('fresco');
  const [recipe] = reasonRecipes(passage, '');
  const [mark] = recipe?.marks ?? [];
  expect(mark && passage.slice(mark.start, mark.end)).toBe('화가는 반죽이 마르기 전에 조르나타를 완성해야 한다');
  for (const option of [...(recipe?.trues ?? []), ...(recipe?.falses ?? [])])
    expect(option.text).toMatch(/기 때문이다\.$/);
  expect(recipe?.trues.every(({ operation }) => operation === 'D0')).toBe(true);
  expect(recipe?.falses.some(({ operation }) => operation === 'D0')).toBe(false);
});

it('asks neither who devised a tide nor what takes its place, nor how one viewed what he only names in passing', () => {
  const asked = questionRecipes(
    '바닷물이 하루에 두 번씩 높아졌다 낮아지는 현상을 조석이라고 한다. 자연권론은 창작자가 저작물을 만들었으므로 권리를 당연히 가진다고 본다. 주희는 기질이 맑을수록 본연지성이 온전히 드러난다고 보았다.',
    '',
  ).flatMap(({ trues, falses }) => [...trues, ...falses].map((question) => question.text));
  expect(asked.join(' ')).not.toMatch(/고안한|대신할 수|어떻게 보았는가/);
  expect(asked).toContain('조석이란 무엇을 가리키는가?');
});
