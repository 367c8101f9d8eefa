import { expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/index.ts';
import { makeItem } from '../make-item.ts';
import { prepareDictionary } from './dictionary-item.ts';

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
  ['순간', '사진가는 촬영하는 순간에 구성을 끝낸다.'],
  ['사건', '재판에서 법관은 맡은 사건을 다룬다.'],
  ['보상', '노력에 대한 보상은 사람을 움직인다.'],
  ['의식', '마을의 제사는 엄숙한 의식이 따른다.'],
  ['효과', '이를 도플러 효과라고 한다. 도플러 효과는 빛에서도 나타난다.'],
])('does not ask what %s means where it means something else', (word, sentence) => {
  expect(asked(`${FIVE} ${sentence}`)).not.toContain(word);
});
