import { expect, it } from 'vitest';
import { OCCASIONS } from './occasions.ts';

const made = (sentence: string) => OCCASIONS.flatMap(([turn]) => turn(sentence) ?? []);

it.each([
  ['what happens at times', '변이는 유전자의 차이로 나타나기도 한다.', '변이는 유전자의 차이로 나타나는 경우가 없다.'],
  ['of a place', '채권에는 특별한 권리가 붙기도 한다.', '채권에는 특별한 권리가 붙는 경우가 없다.'],
  [
    'led up to by the same doer',
    '기업들은 다른 업종의 지식을 받아들여 새로운 상품을 개발하기도 한다.',
    '기업들은 다른 업종의 지식을 받아들여 새로운 상품을 개발하는 경우가 없다.',
  ],
])('denies that it ever is so: %s', (_, sentence, turned) => {
  expect(made(sentence)).toEqual([turned]);
});

it.each([
  ['a division', '행성은 물리적 특성에 따라 지구형 행성과 목성형 행성으로 나누기도 한다.'],
  ['a name', '이를 가리켜 사람들은 신기루라고 부르기도 한다.'],
  ['two topics', '준거점은 대개 현재의 상태이지만, 다른 사람의 상태가 준거점이 되기도 한다.'],
  ['a case', '계획한 수량을 다 찍으면 작가는 판을 훼손하기도 한다.'],
  ['no occasion', '변이는 유전자의 차이로 나타난다.'],
])('refuses %s', (_, sentence) => {
  expect(made(sentence)).toEqual([]);
});
