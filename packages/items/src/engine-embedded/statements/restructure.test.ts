import { expect, it } from 'vitest';
import { recast } from './recast.ts';
import { restructure } from './restructure.ts';

it.each([
  ['효소는 녹말을 분해한다.', '녹말은 효소에 의해 분해된다.'],
  ['순자는 본성이 악하다고 보았다.', '순자는 본성이 악하다는 견해를 보였다.'],
  ['예는 타고난 것이 아니라 만들어진 것이다.', '예는 만들어진 것이지 타고난 것이 아니다.'],
])('says %s as %s', (statement, expected) => {
  expect(recast(statement)).toContain(expected);
});

it.each([
  [
    '유화는 여러 빛깔의 안료를 기름에 개어 화폭에 그리는 기법이다.',
    '여러 빛깔의 안료를 기름에 개어 화폭에 그리는 기법을 유화라고 한다.',
  ],
  ['공개 경매에는 영국식 경매와 네덜란드식 경매가 있다.', '영국식 경매와 네덜란드식 경매는 공개 경매에 속한다.'],
  [
    '경매는 공개 여부에 따라 구두 경매와 밀봉 경매로 나뉜다.',
    '구두 경매와 밀봉 경매는 공개 여부에 따라 경매를 나눈 것이다.',
  ],
  ['손해를 피하려면 구매자는 입찰액을 낮추어야 한다.', '구매자는 입찰액을 낮추지 않으면 손해를 피할 수 없다.'],
  ['하수를 방류하려면 오염 물질을 제거해야 한다.', '오염 물질을 제거하지 않으면 하수를 방류할 수 없다.'],
  ['센서는 빛이 소자에 바로 닿게 한다.', '센서는 빛이 소자에 바로 닿도록 만든다.'],
])('builds %s anew as %s', (statement, expected) => {
  expect(restructure(statement)).toContain(expected);
});

it.each([
  '유화는 중요한 기법이다.',
  '유화는 기름을 사용하는 기법이다.',
  '상계는 당사자 일방의 의사 표시만으로 효력이 발생하는 단독 행위이다.',
  '산에는 나무와 풀이 있다.',
  '그는 자신의 생각을 제시한다.',
  '내핵은 고체 상태를 유지한다.',
  '던컨은 코르셋과 토슈즈를 벗어 던지고 맨발로 춤을 추었다.',
])('leaves alone what would change its sense: %s', (statement) => {
  expect(restructure(statement)).toEqual([]);
  expect(recast(statement).filter((said) => /의해|속한다|뿐만/.test(said))).toEqual([]);
});
