import { garuTagger } from '@chulje/korean';
import { expect, it } from 'vitest';
import { verbFinder } from './find-verbs.ts';
import { SENSES } from './senses.ts';

const TAGGER = garuTagger();
const find = verbFinder(SENSES);
const sensed = (text: string) => find(text, TAGGER).places.map(({ entry }) => entry.stem);

it.each([
  ['기술자는 화물을 배의 앞쪽으로 옮긴다.', ['옮기']],
  ['나이 든 별은 붉은 쪽으로 옮겨 간다.', []],
  ['이 이론은 관찰에 바탕을 둔다.', ['두']],
  ['두 학자는 그 기준을 두고 오래 다투었다.', []],
  ['넓이를 높이의 값으로 나눈다.', []],
  ['부푼 원통을 만든 다음 그것을 가른다.', []],
  ['여러 성분이 조화를 이룬다.', []],
  ['벽이 바깥의 찬 바람을 막는다.', []],
  ['필터는 공기의 흐름을 막는다.', []],
  ['이 막은 물이 스며드는 것을 막는다.', []],
  ['새 제도는 기업들이 서로 담합하는 것을 막는다.', ['막']],
])('asks for the sense of a verb only where it is certain: %s', (text, expected) => {
  expect(sensed(text)).toEqual(expected);
});

it('names what a verb was known by and what it passed', () => {
  const [place] = find('값이 오르면 소비가 줄어든다.', TAGGER).places;
  expect(place).toMatchObject({ claim: '값이 오르면', form: '오르면', start: 3 });
  expect(place?.guards).toContain('verb-by-tag');
});

it.each([
  ['before-settles', '나무에 오르면 마을이 보인다.'],
  ['no-exception', '성패는 노력에 달려 갔다.'],
  ['no-auxiliary', '그는 책상을 창가 쪽으로 옮겨 놓았다.'],
] as const)('counts what %s keeps away: %s', (guard, text) => {
  const { places, refused } = find(text, TAGGER);
  expect(places).toEqual([]);
  expect(refused[guard]).toBeGreaterThanOrEqual(1);
});

it('believes the tagger where it reads another word', () => {
  const text = '채무자는 부담을 진다.';
  expect(sensed(text)).toEqual(['지']);
  const noun = {
    tag: () => ['채무자', '부담', '진다'].map((form, at) => ({ form, tag: 'NNG', wordStart: [0, 5, 9][at] ?? 0 })),
  };
  expect(find(text, noun).refused).toMatchObject({ 'verb-by-tag': 1 });
});
