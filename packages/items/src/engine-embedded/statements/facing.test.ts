import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { readContext } from './context.ts';
import { faceSentences } from './facing.ts';

const made = (text: string): string[] =>
  faceSentences(readClaims(readContext(text)), readContext(text)).map(({ text: said }) => said);

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
  [
    'two of one name, by dates',
    '선진국은 산업 혁명 이후 오랜 기간에 걸쳐 도시화가 서서히 진행되었다. 반면 개발 도상국은 20세기 중반 이후 도시화가 급격하게 진행되었다.',
    [
      '선진국은 20세기 중반 이후 도시화가 급격하게 진행되었다.',
      '개발 도상국은 산업 혁명 이후 오랜 기간에 걸쳐 도시화가 서서히 진행되었다.',
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
  [
    'things of no common name',
    '어린아이는 들어 본 적이 없는 문장도 만들어 말한다. 반면 동물의 의사소통 수단은 정해진 몇 가지 신호로 이루어져 있다.',
  ],
  [
    'what has a topic of its own beside',
    '과거 제도는 낮은 신분의 사람도 출세할 수 있게 하였고 시험은 누구나 볼 수 있었다. 반면 문음 제도는 관직에 오르는 길이 가문에 따라 정해지고 시험은 없었다.',
  ],
])('leaves alone %s', (_, text) => {
  expect(made(text)).toEqual([]);
});

it.each([
  [
    'what only may be so',
    '선형 양자화는 구현이 간단하지만 오차가 크게 느껴진다. 반면 비선형 양자화는 적은 비트로도 음질의 저하를 줄일 수 있다.',
    '선형 양자화는 적은 비트로도',
  ],
  [
    'a later half of what is said',
    '선진국은 도시화가 서서히 진행되었고, 현재 대부분 종착 단계에 있다. 반면 개발 도상국은 20세기 중반 이후 도시화가 급격하게 진행되었다.',
    '개발 도상국은 현재',
  ],
])('does not exchange %s', (_, text, said) => {
  expect(made(text).join(' ')).not.toContain(said);
});
