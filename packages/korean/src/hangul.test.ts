import { expect, it } from 'vitest';
import { josa, withParticle } from './hangul.ts';

it.each([
  ['계약', '은/는', '계약은'],
  ['청구', '은/는', '청구는'],
  ['자료(資料)', '을/를', '자료(資料)를'],
  ['‘의무’', '이/가', '‘의무’가'],
  ['2020', '은/는', '2020은'],
  ['1945', '은/는', '1945는'],
  ['DNA', '과/와', 'DNA와'],
  ['URL', '과/와', 'URL과'],
  ['힘', '으로/로', '힘으로'],
  ['물', '으로/로', '물로'],
  ['자리', '으로/로', '자리로'],
  ['1', '으로/로', '1로'],
  ['3', '으로/로', '3으로'],
  ['‘법(法)’', '이라고/라고', '‘법(法)’이라고'],
  ['천이', '이란/란', '천이란'],
] as const)('%s + %s = %s', (word, pair, expected) => {
  expect(josa(word, pair)).toBe(expected);
});

it.each([
  ['물', '으로', '물로'],
  ['힘', '로', '힘으로'],
  ['가정', '는', '가정은'],
  ['가정', '은/는', '가정은'],
  ['가정', '에서는', '가정에서는'],
])('%s with %s is %s', (noun, particle, expected) => {
  expect(withParticle(noun, particle)).toBe(expected);
});
