import { expect, it } from 'vitest';
import { isSound } from './soundness.ts';

const TEXT = '모터가 날개를 돌릴 때 기체는 날개의 회전 방향과 반대 방향으로 돌아가려는 힘을 받는다. 차이는 작다.';

it.each([
  ['a particle that does not fit', '기체는 날개이 회전하는 방향과 반대로 돈다.'],
  ['a need without it', '홉스는 공통의 권력이 없어도 한다는 견해를 보였다.'],
  ['an ability that is not so', '사람이 안심할 수 있지 않아도 어음이 유통될 수 있다.'],
  ['a form in 면서', '작업하기 쉬우면서는 강도가 높은 콘크리트를 쓴다.'],
  ['a quality as a deed', '조각은 입체로 이루어져 있어 거리를 잃기 쉬운다.'],
  ['a double denial of what may be', '티부는 결론이 들어맞지 않을 수 없다는 견해를 보였다.'],
  ['a word said twice', '모터가 날개를 날개를 돌린다.'],
])('finds %s', (_, statement) => {
  expect(isSound(statement, TEXT)).toBe(false);
});

it.each(['기체는 날개가 회전하는 방향과 반대로 돈다.', '날개와 기체의 차이가 작다.', '아이가 차이를 본다.'])(
  'lets pass %s',
  (statement) => {
    expect(isSound(statement, TEXT)).toBe(true);
  },
);
