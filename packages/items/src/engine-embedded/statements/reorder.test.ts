import { expect, it } from 'vitest';
import { adverbByObject, placeByObject } from './inner-order.ts';
import { settingFirst, topicFirst } from './reorder.ts';

it.each([
  [
    '항생제가 없는 환경에서 내성균은 다른 세균보다 증식 속도가 느리다.',
    '내성균은 항생제가 없는 환경에서 다른 세균보다 증식 속도가 느리다.',
  ],
  ['계약이 해제되면 당사자는 받은 것을 돌려줄 의무를 진다.', undefined],
  ['계약이 해제될 경우 당사자는 배상을 요구할 수 있다.', '당사자는 계약이 해제될 경우 배상을 요구할 수 있다.'],
])('puts the topic of %s first: %s', (statement, expected) => {
  expect(topicFirst(statement)).toBe(expected);
});

it.each([
  [
    '초전도체는 자기장이 임계값을 넘을 경우 초전도성을 잃는다.',
    '자기장이 임계값을 넘을 경우 초전도체는 초전도성을 잃는다.',
  ],
  ['수요는 대체재가 많을수록 더 탄력적으로 변한다.', '대체재가 많을수록 수요는 더 탄력적으로 변한다.'],
])('puts the setting of %s first', (statement, expected) => {
  expect(settingFirst(statement)).toBe(expected);
});

it.each([
  ['a condition that somebody else set', '한비자는 군주가 권세를 잃으면 나라를 다스릴 수 없다고 보았다.'],
  ['where it goes out from', '비렘수면은 얕은 단계에서 깊은 단계로 차츰 깊어진다.'],
  ['what came to be in a time', '14세기에 들어 청자는 점차 쇠퇴하였다.'],
  ['a time before its noun', '19세기 독일의 칸토어는 다른 길을 택하였다.'],
  ['what a thing is somewhere', '커닝햄의 작품에서 음악은 춤의 반주가 아니다.'],
  ['what no topic is', '숲이 형성되는 과정에서는 강한 빛에서 잘 자라는 양수림이 나타난다.'],
])('moves nothing in %s', (_, statement) => {
  expect([topicFirst(statement), settingFirst(statement)]).toEqual([undefined, undefined]);
});

it('exchanges neighbours that one verb has', () => {
  expect(adverbByObject('중앙 처리 장치는 자료를 바로 얻는다.')).toBe('중앙 처리 장치는 바로 자료를 얻는다.');
  expect(placeByObject('화가는 소석회에 모래를 섞는다.')).toBe('화가는 모래를 소석회에 섞는다.');
  expect(placeByObject('화가는 젖은 벽에 안료를 칠한다.')).toBe('화가는 젖은 벽에 안료를 칠한다.');
});
