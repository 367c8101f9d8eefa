import { expect, it } from 'vitest';
import { anythingElse, nothingElse } from './exclusives.ts';

const ONLY = '옥상 녹화는 젖은 흙의 무게를 견딜 수 있는 건물에만 설치할 수 있다.';

it('says of what holds of one kind alone that it holds of no other', () => {
  expect(nothingElse(ONLY)).toBe('옥상 녹화는 젖은 흙의 무게를 견딜 수 있는 건물이 아니면 설치할 수 없다.');
});

it('makes it false by letting it hold of others', () => {
  expect(anythingElse(ONLY)).toBe('옥상 녹화는 젖은 흙의 무게를 견딜 수 있는 건물이 아니어도 설치할 수 있다.');
});

it.each([
  '잉크는 그림이 그려진 부분에만 묻고, 나머지 부분은 물을 머금는다.',
  '그림이 그려지면 잉크는 그 부분에만 묻으며 물을 밀어낸다.',
])('leaves alone what joins clauses: %s', (statement) => {
  expect(nothingElse(statement)).toBeUndefined();
  expect(anythingElse(statement)).toBeUndefined();
});
