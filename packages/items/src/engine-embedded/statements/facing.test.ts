import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { readContext } from './context.ts';
import { faceSentences } from './facing.ts';

const made = (text: string): string[] =>
  faceSentences(readClaims(text), readContext(text)).map(({ text: said }) => said);

it.each([
  [
    'what a sentence denies of the one before',
    '개루프 제어는 출력을 측정하지 않고 미리 정해진 대로 조작한다. 이에 비해 폐루프 제어는 센서로 출력을 측정하여 조작량을 조절한다.',
    [
      '개루프 제어는 센서로 출력을 측정하여 조작량을 조절한다.',
      '폐루프 제어는 출력을 측정하지 않고 미리 정해진 대로 조작한다.',
    ],
  ],
  [
    'what two doctrines hold',
    '정보 공유론은 누구나 정보를 자유롭게 이용해야 한다고 주장한다. 반면 정보 사유론은 보상이 없으면 정보가 생산되지 않는다고 주장한다.',
    [
      '정보 공유론은 보상이 없으면 정보가 생산되지 않는다고 주장한다.',
      '정보 사유론은 누구나 정보를 자유롭게 이용해야 한다고 주장한다.',
    ],
  ],
])('puts on one kind what the next sentence sets against it: %s', (_, text, expected) => {
  expect(made(text)).toEqual(expected);
});

it.each([
  [
    'what the other may do as well',
    '가명 정보는 연구를 위해서라면 동의 없이 처리될 수 있다. 반면 익명 정보는 다른 정보를 쓰더라도 개인을 알아볼 수 있다.',
  ],
  [
    'things that are no two kinds',
    '중앙은행은 경기가 나쁠 때 정책 금리를 내린다. 반면 프리드먼은 재량적 정책이 경기 변동을 키운다고 보았다.',
  ],
  [
    'sentences that are not set against each other',
    '개루프 제어는 출력을 측정하지 않고 미리 정해진 대로 조작한다. 폐루프 제어는 센서로 출력을 측정하여 조작량을 조절한다.',
  ],
])('leaves alone %s', (_, text) => {
  expect(made(text)).toEqual([]);
});
