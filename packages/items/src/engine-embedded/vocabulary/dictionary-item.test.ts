import { expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/index.ts';
import { type ItemRequest, makeItem as makeItemWith } from '../make-item.ts';
import { prepareDictionary } from './dictionary-item.ts';
import { NOUNS } from './nouns.ts';

const makeItem = (request: ItemRequest) => makeItemWith(request, { packs: [] });

/** Five nouns that stand in one sense here. */
const FIVE = '물체는 표면이 넓다. 그 장치는 온도를 잰다. 이 원리는 오래된 이론에 들어 있다. 오차가 크면 비용이 든다.';
const type = CATALOGUE.find(({ id }) => id === 'V08');

/** The nouns that a text is asked about, over many draws. */
function asked(text: string): string {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  return seeds
    .flatMap((seed) => {
      const made = makeItem({ passage: { text }, type: type?.type ?? '', seed });
      return made.ok ? made.item.marks.map(({ quote }) => quote) : [];
    })
    .join(' ');
}

it('asks about nouns that stand as words of their own', () => {
  expect(type && prepareDictionary(FIVE, type)).toHaveProperty('draw');
  expect(asked(FIVE)).toMatch(/원리/);
});

it.each([
  ['효과', '이를 도플러 효과라고 한다. 도플러 효과는 빛에서도 나타난다.'],
  ['관계', '인과 관계는 흄이 물은 것이다. 온도 차이는 크다.'],
  ['차이', '인과 관계는 흄이 물은 것이다. 온도 차이는 크다.'],
  ['이익', '이러한 현실을 목격한 이익은 동전의 유통을 중지하자고 주장하였다.'],
  ['이익', '토지를 고루 나누자고 한 이익은 화폐를 없애자고 건의하면서 그 까닭을 설명하기도 하였다.'],
  ['방식', '20세기의 방식가 브란디는 예술 작품을 살폈다.'],
])('does not ask what %s means where it means something else', (word, sentence) => {
  expect(asked(`${FIVE} ${sentence}`)).not.toContain(word);
});

it('lends no word the meaning that is its own', () => {
  for (const { meaning, wrong } of NOUNS) expect(wrong).not.toBe(meaning);
  expect(new Set(NOUNS.map(({ word }) => word)).size).toBe(NOUNS.length);
});
