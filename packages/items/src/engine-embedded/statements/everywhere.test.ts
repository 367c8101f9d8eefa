import { expect, it } from 'vitest';
import { drawTogether, exchangePhrases } from './everywhere.ts';

it.each([
  ['항생제는 원인균을 알지 못할 때 유용하다.', '항생제는 원인균을 모를 때 유용하다.'],
  ['기업은 도로나 통신망과 같은 시설을 함께 사용한다.', '기업은 도로나 통신망 같은 시설을 같이 사용한다.'],
  ['정도는 103°에서 142° 사이이다.', '정도는 103°와 142° 사이이다.'],
  ['내성의 확산을 늦추는 일은 수명을 늘리는 일이기도 하다.', '내성 확산을 늦추는 것은 수명을 늘리는 것이기도 하다.'],
  ['책임을 다하지 못한 까닭이 당사자에게 있다.', '책임을 다하지 못한 이유가 당사자에게 있다.'],
])('says %s as %s', (statement, expected) => {
  expect(exchangePhrases(statement)).toBe(expected);
});

it.each([
  '그 일은 원본과 같은 크기를 지닌다.',
  '안료는 물과 같이 스며든다.',
  '굳이 나설 까닭이 없다.',
  '칸트의 해석을 받아들인다.',
])('leaves %s as it is', (statement) => {
  expect(exchangePhrases(statement)).toBe(statement);
});

it('draws an ending together, or writes it out, where it is one', () => {
  expect(drawTogether('이용하여', '빛을')).toBe('이용해');
  expect(drawTogether('방해하여', '일을')).toBeUndefined();
  expect(drawTogether('분석해', '신호를')).toBe('분석하여');
  expect(drawTogether('상호이해', '깊은')).toBeUndefined();
});
