import { expect, it } from 'vitest';
import { makePassage } from './make-passage.ts';

const request = { topic: '삼투', seed: 7 } as const;

it('gives the same passage for the same seed', () => {
  expect(makePassage(request)).toEqual(makePassage({ ...request }));
});

it('tells the topic in another way for another seed', () => {
  const texts = [1, 2, 3, 4, 5, 6].map((seed) => {
    const made = makePassage({ ...request, seed });
    return made.ok ? made.passage.text : '';
  });
  expect(new Set(texts).size).toBe(6);
});

it('takes every angle of a pack at some seed', () => {
  const angles = Array.from({ length: 40 }, (_, seed) => makePassage({ ...request, seed })).map(
    (made) => made.ok && made.angle,
  );
  expect(new Set(angles)).toEqual(new Set(['설명', '비교', '과정', '논쟁', '문제–해결']));
});

it('files the passage under the field of its pack', () => {
  expect(makePassage({ topic: '원근법', seed: 1 })).toMatchObject({
    ok: true,
    packId: 'perspective',
    passage: { field: '예술', keyword: '원근법' },
  });
});

it.each([
  ['금리', '금리 · 통화 정책과 중앙은행', 'what was typed, beside the name of the topic'],
  ['통화정책과 중앙은행', '통화 정책과 중앙은행', 'the name itself, once'],
  ['금리 · 통화 정책과 중앙은행', '금리 · 통화 정책과 중앙은행', 'made anew'],
  [`금리${' '.repeat(95)}금리`, `금리${' '.repeat(95)}금리`, 'as long as a 제재 can be'],
])('keeps %s as 제재 %s: %s', (topic, keyword) => {
  const made = makePassage({ topic, seed: 1 });
  expect(made).toMatchObject({ ok: true, packId: 'monetary-policy', passage: { keyword } });
  expect(makePassage({ topic: made.ok ? made.passage.keyword : '', seed: 1 })).toMatchObject({
    packId: 'monetary-policy',
  });
});

it.each([
  '도덕적 해이',
  '소실점',
  '역원근법',
  '역삼투',
  '해밍 부호',
  '순환 중복 검사',
  '전자 서명',
  '정언 명령',
  '피타고라스 콤마',
])('speaks of %s when that is what was asked for, whatever the seed', (topic) => {
  const silent = Array.from({ length: 12 }, (_, seed) => makePassage({ topic, seed })).filter(
    (made) => !made.ok || !made.passage.text.includes(topic),
  );
  expect(silent).toEqual([]);
});

it.each([
  ['딥러닝', '신경망'],
  ['LED의 원리', '발광 다이오드'],
  ['고려청자', '청자'],
  ['역선택과 도덕적 해이', '도덕적 해이'],
])('speaks of what %s is called in the text, whatever the seed', (topic, told) => {
  const texts = Array.from({ length: 12 }, (_, seed) => makePassage({ topic, seed })).map((made) =>
    made.ok ? made.passage.text : '',
  );
  expect(texts.filter((text) => !text.includes(told))).toEqual([]);
});
