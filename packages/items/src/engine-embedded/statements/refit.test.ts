import { expect, it } from 'vitest';
import { refit } from './refit.ts';

it.each([
  ['listed nouns', '두 지문의 위치와 방향을 견준다.', '두 지문의 방향과 위치를 견준다.'],
  [
    'a comparison',
    '융선이 놓인 전극에는 골보다 많은 전하가 쌓인다.',
    '융선이 놓인 전극에는 골에 비해 많은 전하가 쌓인다.',
  ],
  ['what yields', '이론은 널리 알려졌지만 증거는 부족하다.', '이론은 널리 알려졌으나 증거는 부족하다.'],
  [
    'what stands beside',
    '한쪽은 선율을 이끌고, 다른 쪽은 화음을 받친다.',
    '한쪽은 선율을 이끌며, 다른 쪽은 화음을 받친다.',
  ],
  ['a reason', '성부는 서로 다르므로 따로 움직인다.', '성부는 서로 다르기 때문에 따로 움직인다.'],
  ['a time that is a case', '전류가 흐를 때 전자는 에너지를 잃는다.', '전류가 흐를 경우 전자는 에너지를 잃는다.'],
  ['a degree', '이 방법은 비용을 매우 크게 줄인다.', '이 방법은 비용을 크게 줄인다.'],
])('puts %s otherwise', (_, statement, said) => {
  expect(refit(statement)).toBe(said);
});

it.each([
  ['nouns of which a modifier belongs to the first', '피부가 솟은 융선과 골을 읽는다.'],
  ['nouns that act upon each other', '사용자와 정보를 주고받는 장치가 놓인다.'],
  ['what one had thought', '승강기가 멈추는 층을 정하는 문제는 생각보다 까다롭다.'],
  ['a choice', '사람들은 번영보다 행복에 관심을 두었다.'],
  ['stems whose consonant is lost', '길은 덥지만 걷는 사람은 많다.'],
  ['an auxiliary', '물이 흐르고 있는 곳에서 멈춘다.'],
  ['what once happened', '그가 도착할 때 모두 자리를 떠났다.'],
  ['a degree within a denial', '이 방법은 매우 정확하지는 않다.'],
  ['a degree within a condition', '레이놀즈 수가 1보다 훨씬 작으면 항력은 속력에 비례한다.'],
  ['a degree within a setting', '매우 높은 온도에서 원자가 전자를 잃는다.'],
  ['a degree of what is spoken of', '지구 둘레의 아주 작은 입자는 빛을 흩어 놓는다.'],
])('leaves alone %s', (_, statement) => {
  expect(refit(statement)).toBe(statement);
});
