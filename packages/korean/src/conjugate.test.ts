import { expect, it } from 'vitest';
import { conjugate, type Ending } from './conjugate.ts';

const NATIVE = {
  얻다: { stem: '얻', joined: '얻어' },
  만들다: { stem: '만들', joined: '만들어' },
  높이다: { stem: '높이', joined: '높여' },
};

it.each<[keyof typeof NATIVE, Ending, string]>([
  ['얻다', 'ㄴ다', '얻는다'],
  ['얻다', 'ㄴ', '얻은'],
  ['얻다', 'ㄹ', '얻을'],
  ['얻다', '며', '얻으며'],
  ['얻다', '므로', '얻으므로'],
  ['얻다', '었다', '얻었다'],
  ['만들다', 'ㄴ다', '만든다'],
  ['만들다', '는', '만드는'],
  ['만들다', 'ㄴ', '만든'],
  ['만들다', 'ㄹ', '만들'],
  ['만들다', '면', '만들면'],
  ['만들다', '어야', '만들어야'],
  ['높이다', 'ㄴ다', '높인다'],
  ['높이다', '었다', '높였다'],
  ['높이다', '어서', '높여서'],
  ['높이다', '지만', '높이지만'],
])('%s + %s is %s', (verb, ending, form) => {
  expect(conjugate(NATIVE[verb], ending)).toBe(form);
});
