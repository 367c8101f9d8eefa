import { expect, it } from 'vitest';
import { firstClauseOf } from './first-clause.ts';

it.each([
  [
    'what is granted',
    '표본 오차는 표본의 크기가 커질수록 줄어들지만, 크기가 네 배가 되어야 절반으로 줄어든다.',
    '표본 오차는 표본의 크기가 커질수록 줄어든다.',
  ],
  [
    'a reason',
    '별의 겉보기 밝기는 거리의 제곱에 반비례하므로, 겉보기 등급을 알면 거리를 계산할 수 있다.',
    '별의 겉보기 밝기는 거리의 제곱에 반비례한다.',
  ],
  [
    'what cannot be',
    '죄수는 언제 감시당하는지를 알 수 없으므로 스스로 규율을 지키게 된다.',
    '죄수는 언제 감시당하는지를 알 수 없다.',
  ],
  [
    'what is hard',
    '조각은 한번 깎아 낸 부분을 되돌리기 어려우므로 처음부터 계획을 꼼꼼하게 세워야 한다.',
    '조각은 한번 깎아 낸 부분을 되돌리기 어렵다.',
  ],
  [
    'what one does not know',
    '보험 회사는 가입자의 위험 정도를 정확히 알지 못하므로 평균적인 확률을 기준으로 보험료를 정한다.',
    '보험 회사는 가입자의 위험 정도를 정확히 알지 못한다.',
  ],
])('cuts off what follows: %s', (_, sentence, clause) => {
  expect(firstClauseOf(sentence)).toBe(clause);
});

it.each([
  ['a subject of its own before a reason', '휴지 전위는 이온의 분포가 고르지 않기 때문에 나타난다.'],
  ['a reason within it', '사장교는 앵커리지가 필요하지 않아 약한 지반에도 건설할 수 있지만, 상판에 압축력이 작용한다.'],
  ['what somebody holds', '리드는 장군이 장교와 같은 사람이지만 소년과는 다른 사람이라고 지적하였다.'],
  ['clauses side by side', '세포막은 물을 통과시키고 이온을 막는다.'],
])('refuses %s', (_, sentence) => {
  expect(firstClauseOf(sentence)).toBeUndefined();
});
