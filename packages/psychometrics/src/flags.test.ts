import { FLAG_RULES } from '@chulje/contract';
import { expect, it } from 'vitest';
import { findFlags } from './flags.ts';
import { itemStatistics } from './item-statistics.ts';
import { optionStatistics } from './option-statistics.ts';
import { type Attempt, type Item, type Ruling, scoreAttempts } from './score-attempts.ts';
import { plainItems } from './testing/samples.ts';
import { keyedItems, modelItems, seededRandom, simulate } from './testing/simulation.ts';

function flagsOf(items: Item[], attempts: Attempt[], medianMs?: (number | null)[], rulings: Ruling[] = []) {
  const scored = scoreAttempts(items, attempts, rulings);
  return findFlags(scored, itemStatistics(scored), optionStatistics(scored), FLAG_RULES, medianMs);
}
const kindsOf = (flags: { kind: string }[] | undefined) => flags?.map(({ kind }) => kind);

/** Students of rising ability who answer ten items: on the first they choose as told, of the others ever more are right. */
function classOf(choices: number[]): Attempt[] {
  return choices.map((choice, student) => ({
    choices: [choice, ...Array.from({ length: 9 }, (_, item) => (student * 10 >= item * choices.length ? 1 : 2))],
  }));
}
const times = <T>(count: number, value: T) => new Array<T>(count).fill(value);

it('finds the one wrong key of 32 items that 600 students answered, and doubts no other', () => {
  const model = modelItems(32, 12);
  const wrong = 31;
  const items = keyedItems(model).map((item, index) => (index === wrong ? { ...item, keys: [5] } : item));
  const flags = flagsOf(items, simulate(model, 600, seededRandom(12)));
  const doubted = flags.flatMap((of, item) =>
    of.flatMap((flag) => (flag.kind === '키 의심' ? [{ item, option: flag.option }] : [])),
  );
  expect(doubted).toEqual([{ item: wrong, option: 1 }]);
});

it('doubts a key when three good students chose another option, of ten students', () => {
  const wrongKey = [1, 1, 1, 1, 1, 1, 1, 3, 3, 3];
  expect(flagsOf(plainItems(10), classOf(wrongKey))[0]).toContainEqual({ kind: '키 의심', option: 3 });
  // Two choosers are too few, and so are nine students.
  expect(kindsOf(flagsOf(plainItems(10), classOf([1, 1, 1, 1, 1, 1, 1, 1, 3, 3]))[0])).not.toContain('키 의심');
  expect(kindsOf(flagsOf(plainItems(10), classOf(wrongKey.slice(1)))[0])).not.toContain('키 의심');
});

it('doubts no key for the blanks of good students, nor for an option that leads it by little', () => {
  expect(kindsOf(flagsOf(plainItems(10), classOf([2, 2, 2, 1, 1, 1, 2, 0, 0, 0]))[0])).not.toContain('키 의심');
  // Sixteen students of whom every second chose the key: the others lead by less than 1.5 ÷ √16.
  const even = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 1 : 3));
  const scored = scoreAttempts(plainItems(10), classOf(even));
  const [options] = optionStatistics(scored);
  const lead = (options?.[3]?.discrimination ?? 0) - (options?.[1]?.discrimination ?? 0);
  expect(lead).toBeGreaterThan(0);
  expect(lead).toBeLessThan(1.5 / 4);
  expect(kindsOf(flagsOf(plainItems(10), classOf(even))[0])).not.toContain('키 의심');
});

it('doubts a key that nobody chose, and none of an item left out or given to all', () => {
  const nobody = [2, 2, 2, 2, 2, 2, 3, 3, 3, 3];
  expect(flagsOf(plainItems(10), classOf(nobody))[0]).toContainEqual({ kind: '키 의심', option: 3 });
  const ruled = (ruling: Ruling) => kindsOf(flagsOf(plainItems(10), classOf(nobody), [], [ruling])[0]);
  expect(ruled({ kind: '문항 제외', item: 0, score: '총점 줄임' })).toEqual([]);
  expect(ruled({ kind: '전원 정답', item: 0 })).not.toContain('키 의심');
  expect(ruled({ kind: '정답 변경', item: 0, keys: [3] })).not.toContain('키 의심');
});

it('너무 쉬움 from 95 % on, and of ten students', () => {
  expect(kindsOf(flagsOf(plainItems(10), classOf([2, ...times(19, 1)]))[0])).toContain('너무 쉬움');
  expect(kindsOf(flagsOf(plainItems(10), classOf([2, 2, ...times(18, 1)]))[0])).not.toContain('너무 쉬움');
  expect(kindsOf(flagsOf(plainItems(10), classOf(times(9, 1)))[0])).not.toContain('너무 쉬움');
});

it('찍기 수준, 변별 없음 and 음의 변별 by facility, discrimination and number of students', () => {
  // One in five has it right, in all parts of the class alike.
  const guessing = (students: number) =>
    classOf(Array.from({ length: students }, (_, index) => (index % 5 === 2 ? 1 : 2 + (index % 4))));
  expect(kindsOf(flagsOf(plainItems(10), guessing(60))[0])).toEqual(expect.arrayContaining(['찍기 수준', '변별 없음']));
  expect(kindsOf(flagsOf(plainItems(10), guessing(40))[0])).not.toContain('변별 없음');
  expect(kindsOf(flagsOf(plainItems(10), guessing(25))[0])).not.toContain('찍기 수준');
  // The worst half has it right.
  const upsideDown = (students: number) => classOf([...times(students / 2, 1), ...times(students / 2, 2)]);
  expect(kindsOf(flagsOf(plainItems(10), upsideDown(60))[0])).toContain('음의 변별');
  expect(kindsOf(flagsOf(plainItems(10), upsideDown(60))[0])).not.toContain('변별 없음');
  expect(kindsOf(flagsOf(plainItems(10), upsideDown(28))[0])).not.toContain('음의 변별');
});

it('죽은 선지 of fewer than 5 %, from 40 students on, and never the key', () => {
  const dead = (choices: number[]) =>
    flagsOf(plainItems(10), classOf(choices))[0]?.flatMap((flag) => (flag.kind === '죽은 선지' ? [flag.option] : []));
  expect(dead([3, ...times(13, 2), ...times(13, 4), ...times(13, 5)])).toEqual([3]);
  expect(dead([3, 3, ...times(13, 2), ...times(12, 4), ...times(13, 5)])).toEqual([]);
  expect(dead([3, ...times(12, 2), ...times(13, 4), ...times(13, 5)])).toEqual([]);
});

it('두 선지로 갈림 when the key and another option are within 5 %p', () => {
  const split = (choices: number[]) =>
    flagsOf(plainItems(10), classOf(choices))[0]?.find(({ kind }) => kind === '두 선지로 갈림');
  expect(split([...times(10, 1), ...times(9, 4), 2])).toEqual({ kind: '두 선지로 갈림', options: [1, 4] });
  expect(split([...times(11, 1), ...times(8, 4), 2])).toBeUndefined();
  expect(split([...times(10, 2), ...times(9, 4), 1])).toBeUndefined();
});

it('시간 이상 when an item takes more than two and a half times the usual', () => {
  const attempts = classOf(times(12, 1));
  const of = (first: number | null) =>
    kindsOf(flagsOf(plainItems(10), attempts, [first, 40_000, 60_000, ...times(7, 50_000)])[0]);
  expect(of(125_001)).toContain('시간 이상');
  expect(of(125_000)).not.toContain('시간 이상');
  expect(of(null)).not.toContain('시간 이상');
});
