import { describe, expect, it } from 'vitest';
import { optionsOf } from '../testing/options-of.ts';

describe('what is put before another, the other way round', () => {
  it.each([
    [
      '파핏은 동일성보다 심리적 연속성이 더 중요하다고 주장하였다.',
      '파핏은 심리적 연속성보다 동일성이 더 중요하다고 주장하였다.',
    ],
    ['경합적 민주주의는 합의보다 의견의 차이를 중시한다.', '경합적 민주주의는 의견의 차이보다 합의를'],
    [
      '순자의 예는 타고난 것이 아니라 인위적으로 만들어진 것이다.',
      '순자의 예는 인위적으로 만들어진 것이 아니라 타고난 것이다.',
    ],
    [
      '라모는 화음이 선율에서 생겨나는 것이 아니라 선율이 화음에서 생겨난다고 주장하였다.',
      '라모는 선율이 화음에서 생겨나는 것이 아니라 화음이 선율에서 생겨난다고 주장하였다.',
    ],
    ['문법화의 원인을 설명하는 관점은 둘로 나뉜다.', '문법화의 원인을 설명하는 관점은 셋으로 나뉜다.'],
    ['대체재가 많을수록 수요는 탄력적이다.', '대체재가 적을수록 탄력적이다.'],
  ])('%s', (sentence, made) => {
    expect(optionsOf(sentence)).toContain(made);
  });

  it.each([
    ['not merely so', '대화는 단순히 정보를 전하는 것이 아니라 관계를 맺는 것이다.', /맺는 것이 아니라/],
    ['parts that are named', '네프론은 사구체와 세뇨관 둘로 나뉜다.', /셋으로/],
  ])('leaves alone %s', (_, sentence, never) => {
    expect(optionsOf(sentence)).not.toMatch(never);
  });
});
