import type { AnalysedItem } from '@chulje/contract';
import { expect, it } from 'vitest';
import {
  differenceInterval,
  differenceText,
  discriminationWord,
  doubtedItems,
  facilityText,
  gradesWithheld,
  gradeText,
  itemsWithheld,
  numbersText,
  shareDifference,
  shareDifferenceInterval,
  tiesAtTop,
  timeText,
} from './figures.ts';
import { sortedItems } from './item-order.ts';

it('tells facility as exactly as the class is large, and nothing of what is withheld', () => {
  expect(facilityText({ right: 19, facility: 19 / 31 }, 31)).toBe('61%');
  expect(facilityText({ right: 5, facility: null }, 8)).toBe('8명 중 5명');
  expect(facilityText({ right: null, facility: null }, 4)).toBe('—');
});

it('reads discrimination as it is commonly read, of a hundred students and more', () => {
  expect([-0.1, 0, 0.19, 0.2, 0.3, 0.4].map((r) => discriminationWord(r, 100))).toEqual([
    '음의 변별',
    '낮음',
    '낮음',
    '고칠 만함',
    '좋음',
    '매우 좋음',
  ]);
  expect(discriminationWord(0.5, 99)).toBeNull();
});

it('rounds an interval of a difference away from its middle, so that it shows whether 0 is in it', () => {
  expect(differenceInterval({ low: -0.1, high: 50.8 })).toBe('−0.1점 ～ +5.1점');
  expect(differenceInterval({ low: 0.2, high: 24.1 })).toBe('0점 ～ +2.5점');
  expect(shareDifferenceInterval({ low: -0.001, high: 0.104 })).toBe('−1%p ～ +11%p');
  expect([differenceText(-0.3), shareDifference(-0.001)]).toEqual(['0점', '0%p']);
});

it('warns where many share the best score, and not of two in a class', () => {
  const seats = (best: number, others: number, grade: number) => [
    ...Array.from({ length: best }, () => ({ score: 160, grade })),
    ...Array.from({ length: others }, () => ({ score: 80, grade: grade + 1 })),
  ];
  expect(tiesAtTop('수능 9등급', seats(54, 46, 1))).toContain('최고점이 54명이어서 1등급이 54명입니다.');
  expect(tiesAtTop('내신 5등급', seats(54, 46, 2))).toContain('최고점이 54명이어서 1등급이 없습니다.');
  expect(tiesAtTop('수능 9등급', seats(2, 29, 1))).toBeNull();
  expect([
    tiesAtTop('없음', seats(30, 0, 1)),
    tiesAtTop('성취도', seats(30, 0, 1)),
    tiesAtTop('내신 5등급', []),
  ]).toEqual([null, null, null]);
});

it('knows the items whose key is in doubt', () => {
  const kinds = ['오답에 몰림', '키 의심', '시간 이상', '음의 변별'] as const;
  const items = kinds.map((kind, at) => ({ number: at + 1, flags: [{ kind, options: [], lead: null }] }));
  expect(numbersText(doubtedItems(items))).toBe('1번, 2번');
});

it('writes times, differences and grades', () => {
  expect([timeText(59_400), timeText(60_000), timeText(125_000)]).toEqual(['59초', '1분 0초', '2분 5초']);
  expect([differenceText(34), differenceText(-12.4), differenceText(0)]).toEqual(['+3.4점', '−1.2점', '0점']);
  expect([gradeText(2, '성취도'), gradeText(2, '내신 5등급')]).toEqual(['B', '2등급']);
  expect(gradesWithheld('수능 9등급', 29)).toContain('30명부터');
  expect([gradesWithheld('수능 9등급', 30), gradesWithheld('성취도', 1), gradesWithheld('없음', 0)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('sorts items by a figure, those without it last either way', () => {
  const items = [
    { number: 1, right: 5 },
    { number: 2, right: null },
    { number: 3, right: 9 },
    { number: 4, right: 5 },
  ] as AnalysedItem[];
  const numbers = (isFalling: boolean) => sortedItems(items, '정답률', isFalling).map(({ number }) => number);
  expect(numbers(false)).toEqual([1, 4, 3, 2]);
  expect(numbers(true)).toEqual([3, 1, 4, 2]);
});

it('says what is withheld of the items of a small class, from how many on it is shown, and when it is only an indication', () => {
  expect([4, 9, 29, 99].map((students) => itemsWithheld(students)?.match(/\d+명부터|참고/g))).toEqual([
    ['5명부터'],
    ['10명부터', '30명부터'],
    ['30명부터'],
    ['참고'],
  ]);
  expect(itemsWithheld(100)).toBeNull();
});
