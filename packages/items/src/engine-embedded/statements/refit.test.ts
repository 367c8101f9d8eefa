import { expect, it } from 'vitest';
import { refit } from './refit.ts';

it.each([
  ['listed nouns', '센서는 위치와 방향을 견준다.', '센서는 방향과 위치를 견준다.'],
  ['a comparison', '융선이 놓인 전극은 골보다 전하가 더 많다.', '융선이 놓인 전극은 골에 비해 전하가 더 많다.'],
  ['what yields', '이론은 널리 알려졌지만 증거는 부족하다.', '이론은 널리 알려졌으나 증거는 부족하다.'],
  [
    'what stands beside',
    '한쪽은 선율을 이끌고, 다른 쪽은 화음을 받친다.',
    '한쪽은 선율을 이끌며, 다른 쪽은 화음을 받친다.',
  ],
  ['a reason', '성부는 서로 다르므로 따로 움직인다.', '성부는 서로 다르기 때문에 따로 움직인다.'],
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
  ['nouns of which an owner may have the first alone', '신체의 자유와 재산을 보호한다.'],
  ['a bound that is passed', '최고 주파수의 두 배보다 높은 주파수로 표본을 얻는다.'],
  ['stems that may be other words before 으나', '피해는 사회 전체가 나누어 지지만 공장은 비용을 내지 않는다.'],
])('leaves alone %s', (_, statement) => {
  expect(refit(statement)).toBe(statement);
});
