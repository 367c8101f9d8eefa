import { describe, expect, it } from 'vitest';
import { knownOf, named, textOf } from '../../testing/told-texts.ts';
import { arts } from '../packs/arts.ts';
import { humanities } from '../packs/humanities.ts';
import { onPair, statementsOf } from './statements.ts';

it('rests what is said of the second of two on the sentence about it, not on the one about the first', () => {
  const { trues, falses } = statementsOf(knownOf(textOf(named(humanities, 'four-seven'), '비교')));
  const crossed = falses.find(
    ({ text }) => text === '이이는 사단과 칠정을 드러나는 것이 서로 다른 감정으로 설명하였다.',
  );
  const straight = trues.find(({ text }) => text === '이이는 사단과 칠정을 하나의 길로 설명하였다.');
  for (const said of [crossed, straight]) expect(said?.evidence[0]?.quote).toMatch(/하나의 길|한 가지 길/);
});

describe.each([
  ['four-seven', named(humanities, 'four-seven')],
  ['temperament', named(arts, 'temperament')],
])('of two marked terms in %s', (_, pack) => {
  const recipes = onPair(knownOf(textOf(pack, '비교')), '');

  it('says everything by their marks', () => {
    expect(recipes.length).toBeGreaterThan(0);
    for (const { trues, falses, marks = [] } of recipes)
      for (const { text } of [...trues, ...falses]) {
        expect(text).toMatch(/[㉠㉡]/);
        for (const { quote } of marks) expect(text).not.toContain(quote);
        // The names of both marks end in a consonant.
        expect(text).not.toMatch(/[㉠㉡](?:는|가|를|와|로)(?![가-힣])/);
      }
  });
});
