import { expect, it } from 'vitest';
import { CONCESSIONS } from './concessions.ts';

const made = (statement: string): string[] => CONCESSIONS.flatMap(([turn]) => turn(statement) ?? []);

it.each([
  ['굳은 유리는 수백 년이 지나도 변하지 않는다.', '굳은 유리는 수백 년이 지나면 변한다.'],
  ['촉매를 사용하더라도 반응열은 달라지지 않는다.', '촉매를 사용하면 반응열은 달라진다.'],
  [
    '뇌의 신경 세포는 인슐린이 없어도 포도당을 흡수할 수 있다.',
    '뇌의 신경 세포는 인슐린이 없으면 포도당을 흡수할 수 없다.',
  ],
  [
    '적층 제조는 생산량이 늘어나도 제품 하나에 드는 비용이 거의 줄지 않는다.',
    '적층 제조는 생산량이 늘어나면 제품 하나에 드는 비용이 크게 줄어든다.',
  ],
  [
    '자유주의는 무정부 상태에서도 국가 간의 협력이 가능하다고 본다.',
    '자유주의는 무정부 상태에서는 국가 간의 협력이 불가능하다고 본다.',
  ],
  [
    '한비자는 군주가 권세를 잃으면 법과 술이 있더라도 나라를 다스릴 수 없다고 보았다.',
    '한비자는 군주가 권세를 잃더라도 법과 술이 있으면 나라를 다스릴 수 있다고 보았다.',
  ],
  [
    '선천성 면역은 신속하게 작동하지만, 같은 병원체가 다시 침입해도 반응의 세기가 달라지지 않는다.',
    '선천성 면역은 같은 병원체가 다시 침입하면 반응의 세기가 달라진다.',
  ],
])('makes %s depend', (statement, said) => {
  expect(made(statement)).toContain(said);
});

it.each([
  ['what nothing changes', '가설은 흰 백조를 아무리 많이 찾아내도 증명되지 않는다.'],
  ['a clause within the clause', '골드먼은 추론하지 않은 경우에도 문제가 생길 수 있음을 지적하였다.'],
  ['what a thing is', '재량 행위는 요건이 갖추어지더라도 선택할 수 있는 행위이다.'],
  ['what is allowed', '당사자는 절차를 거치지 않아도 된다.'],
  ['two clauses', '토지는 사용하더라도 가치가 소모되지 않는다고 보아 감가상각을 하지 않는다.'],
  ['a thing besides', '조석은 지구의 자전에도 영향을 미친다.'],
])('leaves alone %s', (_, statement) => {
  expect(made(statement)).toEqual([]);
});
