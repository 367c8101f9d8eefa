import { expect, it } from 'vitest';
import { exchangeUnlike } from './unlike.ts';

it.each([
  ['국제 관습법은 조약과 달리 원칙적으로 모든 국가를 구속한다.', '조약은 원칙적으로 모든 국가를 구속한다.'],
  [
    '특허권과 달리 저작권은 등록하지 않아도 창작과 동시에 발생한다.',
    '저작권과 달리 특허권은 등록하지 않아도 창작과 동시에 발생한다.',
  ],
  ['대리암과 규암은 편마암과 달리 엽리가 나타나지 않는다.', '편마암은 엽리가 나타나지 않는다.'],
  [
    '민사 재판과 달리 형사 재판에서는 검사가 재판을 청구한다.',
    '형사 재판과 달리 민사 재판에서는 검사가 재판을 청구한다.',
  ],
])('gives what one is unlike another in to that other: %s', (sentence, said) => {
  expect(exchangeUnlike(sentence)).toContain(said);
});

it.each([
  ['that they differ', '바닷가의 조석은 이론과 다르게 나타난다.'],
  ['a thing and a place', '국내법과 달리 국제 사회에는 법을 만드는 입법 기관이 없다.'],
  ['what is told in a clause', '물건을 깎아 내는 가공과 달리 성형은 재료를 녹여 굳힌다.'],
  ['what is like something known', '동물과 달리 식물에는 심장처럼 액체를 밀어 올리는 기관이 없다.'],
  ['those named before', '이들과 달리 웨이츠는 예술을 정의하려는 시도 자체가 잘못되었다고 주장하였다.'],
])('leaves %s as it is', (_, sentence) => {
  expect(exchangeUnlike(sentence)).toEqual([]);
});
