import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { readContext } from './context.ts';

const says = (text: string): string =>
  readClaims(readContext(text))
    .map(({ statement }) => statement)
    .join('\n');

it.each([
  [
    'a scene that the text knows by its name',
    '음률은 음의 높이를 정하는 방식이다. 평균율은 옥타브를 똑같이 나눈 것이다. 평균율에서는 모든 반음의 간격이 같으므로 음정의 비가 유지된다.',
    '평균율에서는 모든 반음의 간격이 같으므로 음정의 비가 유지된다.',
  ],
  [
    'a doctrine by its name',
    '마음에 관한 이론은 여럿이다. 기능주의에 따르면 적절한 프로그램을 갖춘 컴퓨터도 마음을 가질 수 있다.',
    '기능주의에 따르면 적절한 프로그램을 갖춘 컴퓨터도 마음을 가질 수 있다.',
  ],
  [
    'a name behind what sums up',
    '식물은 낮의 길이를 안다. 이처럼 낮과 밤의 길이에 따라 생물이 반응하는 성질을 광주기성이라고 한다.',
    '낮과 밤의 길이에 따라 생물이 반응하는 성질을 광주기성이라고 한다.',
  ],
  [
    'what a name stands for',
    '페이지를 모은 뒤에는 색인이 만들어진다. 색인이란 어떤 단어가 어느 페이지에 나타나는지를 정리하는 작업이다.',
    '색인은 어떤 단어가 어느 페이지에 나타나는지를 정리하는 작업이다.',
  ],
  [
    'what is named in the sentence itself',
    '보증 계약은 채권자와 보증인 사이에서 체결되며, 주채무자는 그 계약의 당사자가 아니다.',
    '주채무자는 그 계약의 당사자가 아니다.',
  ],
  [
    'a theory by its name, in the past',
    '범주에 관한 이론은 둘이다. 고전 범주화 이론은 아리스토텔레스의 저술에서 비롯되었다.',
    '고전 범주화 이론은 아리스토텔레스의 저술에서 비롯되었다.',
  ],
])('takes %s', (_, text, expected) => {
  expect(says(text)).toContain(expected);
});

it.each([
  [
    'a place that may be that of anything',
    '합금은 강하다. 이 사회는 합금을 쓴다. 사회에서는 강도가 늘 높은 금속이 선호된다.',
    /^사회에서는/m,
  ],
  [
    'a scene named nowhere else',
    '금속은 잘 휜다. 열처리로에서는 전위의 일부가 사라져 강도가 낮아진다.',
    /열처리로에서는/,
  ],
  [
    'a theory without its name',
    '그 생각은 낯설다. 이론에 따르면 빈 공간에도 에너지가 가득 차 있을 수 있다.',
    /이론에 따르면/,
  ],
  [
    'a name for what was said before',
    '이 견해는 둘로 나뉜다. 이처럼 보는 좁은 의미의 입장을 약한 기능주의라고 한다.',
    /약한 기능주의/,
  ],
  [
    'two things under one name',
    '가능 세계란 사물이 존재할 수 있는 방식을 갖춘 세계이며, 현실 세계도 가능 세계의 하나이다.',
    /^가능 세계는 현실/m,
  ],
  ['what 그 points to outside', '산이 헐벗었다. 사람은 모두 그 산의 본성을 헐벗음이라고 여긴다.', /그 산의/],
])('refuses %s', (_, text, refused) => {
  expect(says(text)).not.toMatch(refused);
});
