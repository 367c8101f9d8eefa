import { expect, it } from 'vitest';
import { nameBefore } from './names.ts';

it.each([
  ['기판력이', '', '기판력'],
  ['여과', '', '여과'],
  ['놀이', '', '놀이'],
  ['성격 차이', '', '성격 차이'],
  ['2차 천이', '', undefined],
  ['2차 천이', '2차 천이는 빠르다.', '2차 천이'],
  ['심슨의 역설이', '', '심슨의 역설'],
  ['바람길이', '바람길은 도시를 식힌다.', '바람길'],
  ['아울러 사물', '', undefined],
  ['물체를 사물', '', undefined],
])('before 란 or 라고, %s gives a name (the text: “%s”): %s', (word, text, expected) => {
  expect(nameBefore(word, text)).toBe(expected);
});
