import { expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/index.ts';
import { prepareDictionary } from './dictionary-item.ts';
import { verbFinder } from './find-verbs.ts';
import { REPLACEMENTS } from './replacements.ts';
import { SENSES } from './senses.ts';

const replaced = (text: string) =>
  verbFinder(REPLACEMENTS)(text).map(({ entry }) => `${entry.stem}다→${entry.right}다`);
const sensed = (text: string) => verbFinder(SENSES)(text).map(({ entry }) => entry.stem);

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

it('asks for the meaning of no noun that is half of a term', () => {
  const type = CATALOGUE.find(({ id }) => id === 'V08');
  if (!type) throw new Error('no V08');
  const terms =
    '활동 전위는 크기가 같다. 적색 이동은 빛에서 보인다. 신경 세포는 길다. 평균 기온은 높다. 자유 의지는 있다.';
  expect(prepareDictionary(terms, type)).toHaveProperty('refusal');
  const words = '그는 활동을 쉬었다. 물의 이동은 느리다. 산 세포는 작다. 두 값의 평균은 같다. 먼 대륙이 떠오른다.';
  expect(prepareDictionary(words, type)).not.toHaveProperty('refusal');
});
