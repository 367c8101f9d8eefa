import { expect, it } from 'vitest';
import { josa } from './hangul.ts';

it.each([
  ['계약', '은/는', '계약은'],
  ['청구', '은/는', '청구는'],
  ['자료(資料)', '을/를', '자료(資料)를'],
  ['‘의무’', '이/가', '‘의무’가'],
  ['2020', '은/는', '2020은'],
  ['1945', '은/는', '1945는'],
  ['DNA', '과/와', 'DNA와'],
  ['URL', '과/와', 'URL과'],
] as const)('%s + %s = %s', (word, pair, expected) => {
  expect(josa(word, pair)).toBe(expected);
});
