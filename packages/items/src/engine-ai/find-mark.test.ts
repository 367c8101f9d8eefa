import { expect, it } from 'vitest';
import { findMark } from './find-mark.ts';

const TEXT = '종의 수는 종류보다 많다. 그는 멀리 보다가, 보다 높은 곳을 보았다. “열린 마음”은 열린 문과 다르다.';
const at = (words: string, before = '', after = '') => {
  const found = findMark({ before, words, after }, TEXT);
  return 'why' in found ? found.why : `${found.start}:${TEXT.slice(found.start, found.end)}`;
};

it('a mark stands where a word starts, told by the words around it when there are several', () => {
  expect(at('보다', '보다가,', '높은')).toBe(`${TEXT.indexOf('보다 높은')}:보다`);
  expect(at('보다', '멀리', '가,')).toBe(`${TEXT.indexOf('보다가')}:보다`);
  expect(at('열린', '다르다', '마음')).toMatch(/여러 번/);
  expect(at('열린', '은', '문과')).toBe(`${TEXT.indexOf('열린 문')}:열린`);
});

it('a mark inside a word, nowhere or in several places is refused', () => {
  expect(at('류보다')).toMatch(/낱말의 중간/);
  expect(at('보다')).toMatch(/여러 번/);
  expect(at('닫힌')).toMatch(/그대로 있지 않다/);
});

it('spaces and kinds of quotation marks make no difference', () => {
  expect(at('"열린  마음"')).toBe(`${TEXT.indexOf('“열린')}:“열린 마음”`);
});
