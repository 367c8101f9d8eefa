import { expect, it } from 'vitest';
import { knownOf, named, textOf } from '../../testing/told-texts.ts';
import { humanities } from '../packs/humanities.ts';
import { onManner } from './structure.ts';

const recipes = onManner(knownOf(textOf(named(humanities, 'mind-body'), '논쟁')), '');

it('says how a text unfolds by more than its opening and its closing', () => {
  const keys = new Set(recipes.flatMap(({ trues }) => trues.map(({ text }) => text)));
  expect(keys.size).toBeGreaterThan(3);
  const framed = [...keys].filter((text) => /^마음과 몸의 관계라는 물음을 .*심신 문제의 논의가 남긴 물음을/.test(text));
  expect(framed).toEqual([]);
});

it('tells of each matter that is missing once, in all but the fullest choice of options', () => {
  for (const { falses } of recipes.slice(0, -1)) {
    const missing = falses.flatMap(({ operation, text }) => (operation === 'D6' ? [text.split(' 뒤 ')[1]] : []));
    expect(missing.length).toBeGreaterThan(0);
    expect(new Set(missing).size).toBe(missing.length);
  }
});
