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
  expect(new Set(angles)).toEqual(new Set(['설명', '비교', '과정', '문제–해결']));
});

it('files the passage under the field of its pack', () => {
  expect(makePassage({ field: '과학', topic: '원근법', seed: 1 })).toMatchObject({
    ok: true,
    packId: 'perspective',
    passage: { field: '예술', keyword: '원근법' },
  });
});
