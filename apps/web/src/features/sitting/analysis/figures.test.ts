import type { AnalysedItem } from '@chulje/contract';
import { expect, it } from 'vitest';
import {
  differenceText,
  discriminationWord,
  facilityText,
  gradesWithheld,
  gradeText,
  itemsWithheld,
  timeText,
} from './figures.ts';
import { sortedItems } from './item-order.ts';

it('tells facility as exactly as the class is large, and nothing of what is withheld', () => {
  expect(facilityText({ right: 19, facility: 19 / 31 }, 31)).toBe('61%');
  expect(facilityText({ right: 5, facility: null }, 8)).toBe('8명 중 5명');
  expect(facilityText({ right: null, facility: null }, 4)).toBe('—');
});

it('reads discrimination as it is commonly read', () => {
  expect([-0.1, 0, 0.19, 0.2, 0.3, 0.4].map(discriminationWord)).toEqual([
    '거꾸로 변별',
    '고칠 것',
    '고칠 것',
    '고칠 만함',
    '좋음',
    '매우 좋음',
  ]);
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
