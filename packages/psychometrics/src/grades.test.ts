import { expect, it } from 'vitest';
import { grades } from './grades.ts';
import { scaledScores } from './scaled-scores.ts';

/** So many students of each score. */
const scoresOf = (...groups: [score: number, count: number][]) =>
  groups.flatMap(([score, count]) => new Array<number>(count).fill(score));
/** The grade of each of the scores. */
function gradesOf(groups: [score: number, count: number][], scale: Parameters<typeof grades>[1]) {
  const scores = scoresOf(...groups);
  const given = grades(scores, scale);
  return Object.fromEntries(scores.map((score, index) => [score, given[index]]));
}

it('수능: 2019 화학Ⅰ — 48점까지 3.06 %, 47점까지 6.63 %: 47점도 1등급', () => {
  expect(
    gradesOf(
      [
        [48, 306],
        [47, 357],
        [46, 437],
        [45, 8900],
      ],
      { kind: '수능' },
    ),
  ).toEqual({ 45: 3, 46: 2, 47: 1, 48: 1 });
});

it('수능: 2019 생활과 윤리 — 50점이 8.05 %면 모두 1등급이고 47점은 2등급', () => {
  expect(
    gradesOf(
      [
        [50, 805],
        [47, 200],
        [46, 8995],
      ],
      { kind: '수능' },
    ),
  ).toEqual({ 46: 2, 47: 2, 50: 1 });
});

it('수능: 2019 사회·문화 — 47점까지 10.17 %가 1등급, 다음 1.36 %는 2등급', () => {
  expect(
    gradesOf(
      [
        [50, 390],
        [47, 627],
        [46, 136],
        [45, 8847],
      ],
      { kind: '수능' },
    ),
  ).toEqual({ 45: 3, 46: 2, 47: 1, 50: 1 });
});

it.each([
  // 120점 이상 57,667명, 121점 이상 53,097명: takers of 2015 국어 A, from the fewest it holds for to the most.
  { takers: 275_000, above: 53_097, tied: 4570, percentile: 80, grade: 3 },
  { takers: 284_000, above: 53_097, tied: 4570, percentile: 80, grade: 3 },
  // 2012 수리 나.
  { takers: 471_000, above: 33_661, tied: 5288, percentile: 92, grade: 2 },
])(
  '백분위는 동점의 절반을 더합니다: $takers명 가운데 위 $above명, 동점 $tied명',
  ({ takers, above, tied, percentile, grade }) => {
    const scores = scoresOf([122, above], [120, tied], [100, takers - above - tied]);
    expect(scaledScores(scores)[above]?.percentile).toBe(percentile);
    expect(grades(scores, { kind: '수능' })[above]).toBe(grade);
  },
);

it.each([
  { students: 90, rank: 1, tied: 7, grade: 2 },
  { students: 100, rank: 1, tied: 7, grade: 1 },
  { students: 100, rank: 1, tied: 8, grade: 2 },
  { students: 96, rank: 1, tied: 7, grade: 2 },
  { students: 350, rank: 10, tied: 3, grade: 1 },
  { students: 350, rank: 10, tied: 10, grade: 2 },
])('내신 9등급: $students명 가운데 $rank등이 $tied명이면 $grade등급', ({ students, rank, tied, grade }) => {
  const best = Array.from({ length: rank - 1 }, (_, index) => 1000 - index);
  const rest = Array.from({ length: students - rank + 1 - tied }, (_, index) => 400 - index);
  const scores = [...best, ...scoresOf([500, tied]), ...rest];
  expect(grades(scores, { kind: '내신', grades: 9 })[rank - 1]).toBe(grade);
});

it('내신 5등급: 100명이면 10, 34, 66, 90명까지', () => {
  const scores = Array.from({ length: 100 }, (_, index) => 100 - index);
  const given = grades(scores, { kind: '내신', grades: 5 });
  expect([1, 2, 3, 4, 5].map((grade) => given.lastIndexOf(grade) + 1)).toEqual([10, 34, 66, 90, 100]);
});

it('내신: 등급의 인원은 반올림합니다', () => {
  const scores = Array.from({ length: 37 }, (_, index) => 100 - index);
  // 37 × 4 % = 1.48, × 11 % = 4.07, × 23 % = 8.51
  const given = grades(scores, { kind: '내신', grades: 9 });
  expect([1, 2, 3].map((grade) => given.lastIndexOf(grade) + 1)).toEqual([1, 4, 9]);
});

it('성취도는 점수로만 나뉩니다', () => {
  expect(grades([100, 90, 89.9, 70, 60, 59], { kind: '분할점수', cuts: [90, 80, 70, 60] })).toEqual([1, 1, 2, 3, 4, 5]);
});

it('표준점수와 백분위는 0.5부터 올립니다', () => {
  // Mean 50, deviation √50: ±14.14…
  expect(scaledScores([45, 55]).map(({ standard, percentile }) => [standard, percentile])).toEqual([
    [86, 25],
    [114, 75],
  ]);
  // Half of one in a hundred: 0.5 %.
  expect(scaledScores(Array.from({ length: 100 }, (_, index) => index))[0]?.percentile).toBe(1);
  expect(scaledScores([3, 3, 3, 1]).map(({ rank, tied }) => [rank, tied])).toEqual([
    [1, 3],
    [1, 3],
    [1, 3],
    [4, 1],
  ]);
});
