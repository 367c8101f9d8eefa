import { expect, it } from 'vitest';
import { turns } from './turns.ts';

const turned = (statement: string): string[] => turns(statement).map(([said]) => said);

it.each([
  ['a count', '에피쿠로스는 욕구를 세 가지로 구분하였다.', '에피쿠로스는 욕구를 두 가지로 구분하였다.'],
  [
    'a count by some measure',
    '기업 결합은 당사자의 관계에 따라 세 가지로 나뉜다.',
    '기업 결합은 당사자의 관계에 따라 두 가지로 나뉜다.',
  ],
  [
    'an even share',
    '평균율은 한 옥타브를 똑같은 비율의 반음 열두 개로 나눈 음률이다.',
    '평균율은 한 옥타브를 서로 다른 비율의 반음 열두 개로 나눈 음률이다.',
  ],
  [
    'two figures',
    '일반적인 채권은 10년, 상거래에서 생긴 채권은 5년이 지나면 시효가 완성된다.',
    '일반적인 채권은 5년, 상거래에서 생긴 채권은 10년이 지나면 시효가 완성된다.',
  ],
  [
    'what is alike',
    '모방 기법은 모든 성부에 같은 선율을 나누어 준다.',
    '모방 기법은 모든 성부에 서로 다른 선율을 나누어 준다.',
  ],
  [
    'what is like something',
    '덧붙은 성부는 성가와 같은 방향으로 움직였다.',
    '덧붙은 성부는 성가와 다른 방향으로 움직였다.',
  ],
  [
    'what a condition brings about',
    '전자가 지나가면 주변의 양이온이 전자 쪽으로 끌려간다.',
    '전자가 지나가더라도 주변의 양이온이 전자 쪽으로 끌려가지 않는다.',
  ],
  [
    'two that are opposite',
    '단어가 조사로 바뀌는 일은 흔하지만, 조사가 단어로 바뀌는 일은 드물다.',
    '단어가 조사로 바뀌는 일은 드물지만, 조사가 단어로 바뀌는 일은 흔하다.',
  ],
])('turns %s', (_, statement, falsehood) => {
  expect(turned(statement)).toContain(falsehood);
});

it.each([
  ['a count that is a bound', '두 가지 이상의 원인이 겹친다.', '세 가지'],
  ['a kind named by one of it', '관객은 발레와 같은 공연을 보았다.', '다른'],
  ['a condition whose stem is hidden', '소리를 들으면 뇌가 반응한다.', '더라도'],
  ['opposites of one thing', '정전식 센서는 값이 크고 두께가 작다.', '작고'],
  ['a count beside what is counted', '부호화를 거친 신호는 0과 1의 두 가지 상태를 나타낸다.', '세 가지'],
  ['one condition of two', '표본의 크기가 일정할 때 수준을 낮추면 오류의 확률은 줄어든다.', '낮추더라도'],
  ['a condition with two outcomes', '기준을 높이면 비용이 늘고 품질이 좋아진다.', '더라도'],
])('leaves alone %s', (_, statement, said) => {
  expect(turned(statement).join()).not.toContain(said);
});
