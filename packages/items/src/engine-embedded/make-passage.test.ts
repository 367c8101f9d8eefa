import { expect, it } from 'vitest';
import { makePassage } from './make-passage.ts';

const request = { field: '과학', topic: '삼투', seed: 7 } as const;

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
  expect(makePassage({ field: '과학', topic: '원근법', seed: 1 })).toMatchObject({
    ok: true,
    packId: 'perspective',
    passage: { field: '예술', keyword: '원근법' },
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
  const silent = Array.from({ length: 12 }, (_, seed) => makePassage({ field: '인문', topic, seed })).filter(
    (made) => !made.ok || !made.passage.text.includes(topic),
  );
  expect(silent).toEqual([]);
});
