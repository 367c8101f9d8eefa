import { expect, it } from 'vitest';
import { asClause, nominalQuote, quoted } from './reported.ts';

it.each([
  ['삼투는 물이 옮겨 가는 현상이다.', '삼투는 물이 옮겨 가는 현상이라고'],
  ['표지는 정보를 메우는 장치이다.', '표지는 정보를 메우는 장치라고'],
  ['지식이 조금씩 쌓인다.', '지식이 조금씩 쌓인다고'],
  ['둘은 같은 것이 아니다.', '둘은 같은 것이 아니라고'],
  ['값이 오른다.', '값이 오른다고'],
])('%s is reported as %s', (sentence, said) => {
  expect(quoted(sentence)).toBe(said);
});

it('puts a sentence before a noun', () => {
  expect(nominalQuote('값이 오른다.')).toBe('값이 오른다는');
  expect(nominalQuote('그것은 수단이다.')).toBe('그것은 수단이라는');
});

it.each([
  ['역사 서술은 객관적일 수 있다.', '역사 서술이 객관적일 수 있다.'],
  ['활성 자리는 꼭 맞는 모양을 하고 있다.', '활성 자리가 꼭 맞는 모양을 하고 있다.'],
  ['둘의 바탕은 서로 다르다.', '둘의 바탕이 서로 다르다.'],
  ['환율은 일정한 수준에 묶어 두어야 한다.', '환율은 일정한 수준에 묶어 두어야 한다.'],
  ['자원은 그대로 두면 지나치게 쓰일 위험이 있다.', '자원은 그대로 두면 지나치게 쓰일 위험이 있다.'],
  ['패킷은 라우터가 다시 보내는 것이 낫다.', '패킷은 라우터가 다시 보내는 것이 낫다.'],
])('%s stands within a sentence as %s', (sentence, clause) => {
  expect(asClause(sentence)).toBe(clause);
});
