import { expect, it } from 'vitest';
import { ADDITIONS } from './additions.ts';

const made = (statement: string): string[] => ADDITIONS.flatMap(([turn]) => turn(statement) ?? []);

it.each([
  ['루비스코는 이산화 탄소뿐만 아니라 산소와도 결합할 수 있다.', '루비스코는 이산화 탄소와만 결합할 수 있다.'],
  ['함께 일하는 로봇은 위치뿐만 아니라 힘도 제어해야 한다.', '함께 일하는 로봇은 위치만 제어하면 된다.'],
  [
    '이해관계자 이론은 회사가 주주뿐만 아니라 노동자, 소비자의 이익도 고려해야 한다고 주장한다.',
    '이해관계자 이론은 회사가 주주의 이익만 고려하면 된다고 주장한다.',
  ],
  [
    '신경망은 학습에 쓰인 자료뿐만 아니라 새로운 자료에 대해서도 올바른 결과를 낸다.',
    '신경망은 학습에 쓰인 자료에 대해서만 올바른 결과를 낸다.',
  ],
  ['어린아이는 들어 본 적이 없는 문장도 말할 수 있다.', '어린아이는 들어 본 적이 없는 문장은 말할 수 없다.'],
  [
    '러셀은 뜻이라는 개념을 도입하지 않고도 문제를 해결할 수 있다고 주장하였다.',
    '러셀은 뜻이라는 개념을 도입하지 않고는 문제를 해결할 수 없다고 주장하였다.',
  ],
  [
    '감시가 내면에 자리 잡으면 권력은 힘을 쓰지 않고도 작동한다.',
    '감시가 내면에 자리 잡더라도 권력은 힘을 쓰지 않고는 작동할 수 없다.',
  ],
])('turns %s', (statement, said) => {
  expect(made(statement)).toContain(said);
});

it.each([
  ['a second thing with an owner of its own', '센서는 속도뿐만 아니라 물체의 방향도 측정한다.'],
  ['what is so besides', '석조 볼트는 무거울 뿐만 아니라 옆으로 밀어내는 힘도 일으킨다.'],
  ['one of two reasons', '성과는 노력뿐만 아니라 우연에 의해서도 좌우되므로 위험은 커진다.'],
  ['what may be so', '유리는 조건에 따라 결정이 될 수도 있다.'],
  ['what is conceded', '토지는 값이 오르더라도 살 수 있다.'],
])('leaves alone %s', (_, statement) => {
  expect(made(statement)).toEqual([]);
});
