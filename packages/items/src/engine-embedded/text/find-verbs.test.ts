import { garuTagger } from '@chulje/korean';
import { expect, it } from 'vitest';
import { verbFinder } from './find-verbs.ts';
import { REPLACEMENTS } from './replacements.ts';
import { SENSES } from './senses.ts';

const TAGGER = garuTagger();
const find = { replacements: verbFinder(REPLACEMENTS), senses: verbFinder(SENSES) };
const replaced = (text: string) =>
  find.replacements(text, TAGGER).places.map(({ entry }) => `${entry.stem}다→${entry.right}다`);
const sensed = (text: string) => find.senses(text, TAGGER).places.map(({ entry }) => entry.stem);

it.each([
  ['논증은 크게 두 가지로 나눈다.', ['나누다→구분하다']],
  ['블록의 번호를 캐시의 자리 수로 나눈다.', []],
  ['의사가 사과를 둘로 나눈다.', ['나누다→분할하다']],
  ['걸린 시간에 빠르기를 곱하고 둘로 나눈다.', []],
  ['온도가 높으면 물질의 상태가 달라진다.', ['달라지다→변화하다']],
  ['앞에 앉은 청중이 달라지면 소리도 새로워진다.', []],
  ['제도를 만든 사람은 한계를 뛰어넘는다.', ['뛰어넘다→초월하다']],
  ['사진에는 물웅덩이를 뛰어넘는 사람이 있다.', []],
  ['연구자는 대담한 가설을 고른다.', ['고르다→선택하다']],
  ['화가는 그림의 겉을 고르게 다듬었다.', []],
  ['모두가 그 법을 따른다.', ['따르다→준수하다']],
  ['모두가 그 방법을 따른다.', []],
  ['물감을 섞어 새 빛깔을 얻는다.', ['섞다→혼합하다']],
  ['카드의 순서를 섞어 놓는다.', []],
  ['봄에는 얼음이 물로 바뀐다.', ['바뀌다→변화하다']],
  ['질량과 에너지는 서로 바뀔 수 있다.', []],
])('lends a verb a Sino-Korean one only where it keeps the meaning: %s', (text, expected) => {
  expect(replaced(text)).toEqual(expected);
});

it.each([
  ['기술자는 화물을 배의 앞쪽으로 옮긴다.', ['옮기']],
  ['나이 든 별은 붉은 쪽으로 옮겨 간다.', []],
  ['이 이론은 관찰에 바탕을 둔다.', ['두']],
  ['두 학자는 그 기준을 두고 오래 다투었다.', []],
  ['넓이를 높이의 값으로 나눈다.', []],
  ['심판의 판정이 두 팀의 승패를 가른다.', ['가르']],
  ['부푼 원통을 만든 다음 그것을 가른다.', []],
  ['여러 성분이 조화를 이룬다.', []],
])('asks for the sense of a verb only where it is certain: %s', (text, expected) => {
  expect(sensed(text)).toEqual(expected);
});

it('names what a verb was known by and what it passed', () => {
  const [place] = find.senses('값이 오르면 소비가 줄어든다.', TAGGER).places;
  expect(place).toMatchObject({ claim: '값이 오르면', form: '오르면', start: 3 });
  expect(place?.guards).toContain('verb-by-tag');
});

it.each([
  ['before-settles', '나무에 오르면 마을이 보인다.'],
  ['no-exception', '성패는 노력에 달려 갔다.'],
  ['no-auxiliary', '그는 책상을 창가 쪽으로 옮겨 놓았다.'],
] as const)('counts what %s keeps away: %s', (guard, text) => {
  const { places, refused } = find.senses(text, TAGGER);
  expect(places).toEqual([]);
  expect(refused[guard]).toBeGreaterThanOrEqual(1);
});

it('believes the tagger where it reads another word', () => {
  const text = '채무자는 부담을 진다.';
  expect(sensed(text)).toEqual(['지']);
  const noun = {
    tag: () => ['채무자', '부담', '진다'].map((form, at) => ({ form, tag: 'NNG', wordStart: [0, 5, 9][at] ?? 0 })),
  };
  expect(find.senses(text, noun).refused).toMatchObject({ 'verb-by-tag': 1 });
});
