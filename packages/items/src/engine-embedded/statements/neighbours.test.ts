import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { falsifyAll } from './falsify.ts';

const falses = (text: string): string[] => falsifyAll(readClaims(text), text).map((made) => made.text);

it('gives one of two things set against each other what the next sentence says of the other', () => {
  const text =
    '선진국은 산업 혁명 이후 오랜 기간에 걸쳐 도시화가 서서히 진행되었다. 반면 개발 도상국은 20세기 중반 이후 도시화가 급격하게 진행되었다.';
  expect(falses(text)).toContain('선진국은 20세기 중반 이후 도시화가 급격하게 진행되었다.');
});

it.each([
  [
    'things of no common name',
    '어린아이는 들어 본 적이 없는 문장도 만들어 말한다. 반면 동물의 의사소통 수단은 정해진 몇 가지 신호로 이루어져 있다.',
    '어린아이는 정해진 몇 가지',
  ],
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
  expect(falses(text).join(' ')).not.toContain(said);
});
