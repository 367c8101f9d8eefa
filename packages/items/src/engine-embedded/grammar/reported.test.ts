import { expect, it } from 'vitest';
import { nominalQuote, quoted } from './reported.ts';

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
