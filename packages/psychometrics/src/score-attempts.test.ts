import { expect, it } from 'vitest';
import { itemStatistics } from './item-statistics.ts';
import { reliability } from './reliability.ts';
import { type Item, type Ruling, scoreAttempts } from './score-attempts.ts';
import { attemptsOf } from './testing/samples.ts';

const items: Item[] = [
  { keys: [1], points: 20 },
  { keys: [2], points: 30 },
  { keys: [3], points: 50 },
];
const attempts = attemptsOf([1, 1, 2, 0], [2, 3, 2, 0], [3, 4, 4, 0]);
const scoresAfter = (...rulings: Ruling[]) => [...scoreAttempts(items, attempts, rulings).scores];

it('gives the points of the items a student has right', () => {
  expect(scoresAfter()).toEqual([100, 20, 30, 0]);
  expect(scoreAttempts(items, attempts).fullScore).toBe(100);
});

it('follows the last ruling about an item, and taking it back restores every score', () => {
  const changed: Ruling = { kind: '정답 변경', item: 2, keys: [4] };
  expect(scoresAfter(changed)).toEqual([50, 70, 80, 0]);
  expect(scoresAfter({ kind: '복수 정답', item: 2, keys: [3, 4] })).toEqual([100, 70, 80, 0]);
  expect(scoresAfter(changed, { kind: '정답 변경', item: 2, keys: [3] })).toEqual(scoresAfter());
});

it('gives everyone the points, those with a blank too, when all are ruled right; five keys leave blanks wrong', () => {
  expect(scoresAfter({ kind: '전원 정답', item: 2 })).toEqual([100, 70, 80, 50]);
  expect(scoresAfter({ kind: '복수 정답', item: 2, keys: [1, 2, 3, 4, 5] })).toEqual([100, 70, 80, 0]);
});

it('leaves an item out of the full score, or stretches the others to it', () => {
  const without = scoreAttempts(items, attempts, [{ kind: '문항 제외', item: 2, score: '총점 줄임' }]);
  expect([[...without.scores], without.fullScore]).toEqual([[50, 20, 30, 0], 50]);
  const kept = scoreAttempts(items, attempts, [{ kind: '문항 제외', item: 2, score: '만점 유지' }]);
  expect([[...kept.scores], kept.fullScore]).toEqual([[100, 40, 60, 0], 100]);
});

it('has nothing to score when every item is left out', () => {
  const rulings = items.map((_, item): Ruling => ({ kind: '문항 제외', item, score: '만점 유지' }));
  const scored = scoreAttempts(items, attempts, rulings);
  expect([[...scored.scores], scored.fullScore]).toEqual([[0, 0, 0, 0], 0]);
  expect(reliability(scored).alpha).toBeNull();
  expect(itemStatistics(scored).map(({ discrimination }) => discrimination)).toEqual([null, null, null]);
});

it('tells blanks with an answer after them from what was not reached, in the order of each form', () => {
  const seen = [
    { choices: [0, 1, 0] },
    { choices: [0, 1, 0], order: [2, 1, 0] },
    { choices: [0, 1, 0], order: [1, 0, 2] },
  ];
  const scored = scoreAttempts(items, seen);
  expect(scored.items.map(({ blanks, notReached }) => [blanks, notReached])).toEqual([
    [1, 2],
    [0, 0],
    [1, 2],
  ]);
});
