import { expect, it } from 'vitest';
import { exchangeCases } from './cases.ts';

it('exchanges what comes of a measure and of its opposite', () => {
  expect(exchangeCases('분자와 표면 사이의 인력이 강하면 접촉각이 작아지고, 인력이 약하면 접촉각이 커진다.')).toEqual([
    '분자와 표면 사이의 인력이 약하면 접촉각이 작아지고, 인력이 강하면 접촉각이 커진다.',
    '분자와 표면 사이의 인력이 강하면 접촉각이 커진다.',
    '분자와 표면 사이의 인력이 약하면 접촉각이 작아진다.',
  ]);
});

it.each([
  ['two measures', '압력이 높으면 부피가 줄고, 온도가 낮으면 소리가 느려진다.'],
  ['what may come of it', '가격이 오르면 수요가 줄 수 있고, 가격이 내리면 수요가 늘 수 있다.'],
  ['a third condition', '물이 있으면 온도가 오를 때 증기가 생기고, 물이 없으면 증기가 생기지 않는다.'],
  ['what is told of the second by the first', '빛이 강하면 잎이 타고, 빛이 약하면 오히려 잘 자란다.'],
])('leaves %s as it is', (_, sentence) => {
  expect(exchangeCases(sentence)).toEqual([]);
});
