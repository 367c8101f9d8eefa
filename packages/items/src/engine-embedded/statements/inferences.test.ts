import { expect, it } from 'vitest';
import { inferFrom, inferFromBoth } from './inferences.ts';

it.each([
  [
    'the other end of a trend',
    '거리가 가까울수록 저장되는 전하의 양이 많다.',
    '거리가 멀수록 저장되는 전하의 양이 적다.',
  ],
  ['the other side of a comparison', '내핵의 온도는 외핵의 온도보다 높다.', '외핵의 온도는 내핵의 온도보다 낮다.'],
  [
    'what a needed condition shuts out',
    '채권자는 소송을 제기해야 시효를 중단시킬 수 있다.',
    '채권자는 소송을 제기하지 않으면 시효를 중단시킬 수 없다.',
  ],
  [
    'what something cannot do without',
    '식물은 빛 없이는 양분을 합성할 수 없다.',
    '식물은 양분을 합성하려면 빛이 필요하다.',
  ],
  [
    'what is otherwise with what is unlike',
    '소멸시효와 달리 제척기간은 중단이 인정되지 않는다.',
    '소멸시효는 제척기간과 달리 중단이 인정된다.',
  ],
])('infers %s', (_, statement, inference) => {
  expect(inferFrom(statement)).toContain(inference);
});

it.each([
  ['a case, which leaves other cases open', '온도가 높으면 부피가 커진다.'],
  ['what differs in one of several parts', '광학식과 달리 초음파식 센서는 피부 속까지 파고들어 지문을 읽는다.'],
  ['a need within a second clause', '채권자는 소송을 제기해야 하고 시효를 중단시킬 수 있다.'],
])('infers nothing from %s', (_, statement) => {
  expect(inferFrom(statement)).toEqual([]);
});

it('passes on what is more of one to the next', () => {
  expect(inferFromBoth('알루미늄은 철보다 전기 저항이 작다.', '철은 납보다 전기 저항이 작다.')).toBe(
    '알루미늄은 납보다 전기 저항이 작다.',
  );
  expect(inferFromBoth('알루미늄은 철보다 전기 저항이 작다.', '철은 납보다 단단하다.')).toBeUndefined();
  expect(inferFromBoth('고래는 상어보다 유연하다.', '상어는 참치보다 유연하다.')).toBeUndefined();
});

it('joins two trends of which one ends where the other begins', () => {
  const rising = '물의 흐름이 느릴수록 가라앉는 입자가 많다.';
  expect(inferFromBoth(rising, '가라앉는 입자가 많을수록 물의 탁도가 낮아진다.')).toBe(
    '물의 흐름이 느릴수록 물의 탁도가 낮아진다.',
  );
  expect(inferFromBoth(rising, '가라앉는 입자가 적을수록 물의 탁도가 높아진다.')).toBeUndefined();
});
