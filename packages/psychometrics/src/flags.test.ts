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

const doubtOf = (flags: ReturnType<typeof findFlags>[number] | undefined) => {
  const flag = flags?.find(({ kind }) => kind === '키 의심' || kind === '오답에 몰림');
  return flag && 'option' in flag ? [flag.kind, flag.option] : null;
};

it('finds the one wrong key of 32 items that 600 students answered, and doubts no other', () => {
  const model = modelItems(32, 12);
  const wrong = 31;
  const items = keyedItems(model).map((item, index) => (index === wrong ? { ...item, keys: [5] } : item));
  const flags = flagsOf(items, simulate(model, 600, seededRandom(12)));
  expect(flags.flatMap((of, item) => (doubtOf(of) ? [[item, ...(doubtOf(of) ?? [])]] : []))).toEqual([
    [wrong, '키 의심', 1],
  ]);
});

it('doubts a key when five good students of thirty chose another option, and the rest the key', () => {
  const wrongKey = [...times(5, 2), ...times(20, 1), ...times(5, 3)];
  expect(doubtOf(flagsOf(plainItems(10), classOf(wrongKey))[0])).toEqual(['키 의심', 3]);
  // Four choosers are too few, and so are twenty-nine students.
  expect(doubtOf(flagsOf(plainItems(10), classOf([...times(5, 2), ...times(21, 1), ...times(4, 3)]))[0])).toBeNull();
  expect(doubtOf(flagsOf(plainItems(10), classOf(wrongKey.slice(1)))[0])).toBeNull();
  // A class whose scores are chance: who chose the option is ahead, but so are others by turns.
  const chance = wrongKey.map((choice, student) => ({
    choices: [choice, ...Array.from({ length: 9 }, (_, item) => ((student + item) % 2 === 0 ? 1 : 2))],
  }));
  expect(doubtOf(flagsOf(plainItems(10), chance)[0])).toBeNull();
});

it('names the option that most took, where these are surely more than have the item right', () => {
  // Seventeen of the worse chose ②, five of the best the key.
  const crowd = [...times(17, 2), ...times(6, 3), ...times(6, 4), ...times(5, 1)];
  const [flags] = flagsOf(plainItems(10), classOf(crowd));
  expect(doubtOf(flags)).toEqual(['오답에 몰림', 2]);
  expect(flags?.find((flag) => 'lead' in flag)).toMatchObject({ lead: { lead: expect.any(Number) } });
  expect(flags?.flatMap((flag) => ('lead' in flag ? [Math.sign(flag.lead?.lead ?? 0)] : []))).toEqual([-1]);
  // The same of the best: their key is in doubt.
  const best = [...times(5, 1), ...times(6, 3), ...times(6, 4), ...times(17, 2)];
  expect(doubtOf(flagsOf(plainItems(10), classOf(best))[0])).toEqual(['키 의심', 2]);
  // Eleven and five come about by chance in one of ten tests; and nine students are too few.
  expect(doubtOf(flagsOf(plainItems(10), classOf([...times(11, 2), ...times(5, 1)]))[0])).toBeNull();
  expect(doubtOf(flagsOf(plainItems(10), classOf([...times(8, 2), 3]))[0])).toBeNull();
  expect(doubtOf(flagsOf(plainItems(10), classOf([...times(9, 2), 3]))[0])).toEqual(['키 의심', 2]);
});

it('holds thousands of students to chance as it holds tens', () => {
  const [flags] = flagsOf(plainItems(10), classOf([...times(760, 2), ...times(750, 1)]));
  expect(doubtOf(flags)).toBeNull();
});

it('doubts no key for the blanks of good students, nor for an option that leads it by little', () => {
  expect(doubtOf(flagsOf(plainItems(10), classOf([...times(15, 2), ...times(15, 1), ...times(9, 0)]))[0])).toBeNull();
  // Forty-two students of whom every second chose the key: the others lead by less than 1.5 ÷ √42.
  const even = Array.from({ length: 42 }, (_, index) => (index % 2 === 0 ? 1 : 3));
  const scored = scoreAttempts(plainItems(10), classOf(even));
  const [options] = optionStatistics(scored);
  const lead = (options?.[3]?.discrimination ?? 0) - (options?.[1]?.discrimination ?? 0);
  expect(lead).toBeGreaterThan(0);
  expect(lead).toBeLessThan(1.5 / Math.sqrt(42));
  expect(doubtOf(flagsOf(plainItems(10), classOf(even))[0])).toBeNull();
});

it('doubts a key that nobody chose, and none of an item left out or given to all', () => {
  const nobody = [2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
  expect(doubtOf(flagsOf(plainItems(10), classOf(nobody))[0])).toEqual(['키 의심', 3]);
  const ruled = (ruling: Ruling) => kindsOf(flagsOf(plainItems(10), classOf(nobody), [], [ruling])[0]);
  expect(ruled({ kind: '문항 제외', item: 0, score: '총점 줄임' })).toEqual([]);
  expect(ruled({ kind: '전원 정답', item: 0 })).not.toContain('키 의심');
  expect(ruled({ kind: '정답 변경', item: 0, keys: [3] })).not.toContain('키 의심');
});

it('너무 쉬움 from 95 % on, and of so many students that it is surely above 80 %', () => {
  const isEasy = (choices: number[]) => kindsOf(flagsOf(plainItems(10), classOf(choices))[0])?.includes('너무 쉬움');
  // Wilson's lower limits: 16 of 16 .806, 15 of 15 .796; 38 of 40 .835, 19 of 20 .764.
  expect([isEasy(times(16, 1)), isEasy(times(15, 1))]).toEqual([true, false]);
  expect([isEasy([2, 2, ...times(38, 1)]), isEasy([2, ...times(19, 1)])]).toEqual([true, false]);
  expect(isEasy([2, 2, 2, ...times(37, 1)])).toBe(false);
  // Nor where a ruling made it so.
  const ruled = (ruling: Ruling) => kindsOf(flagsOf(plainItems(10), classOf(times(40, 2)), [], [ruling])[0]);
  expect(ruled({ kind: '정답 변경', item: 0, keys: [2] })).toContain('너무 쉬움');
  expect(ruled({ kind: '전원 정답', item: 0 })).not.toContain('너무 쉬움');
  expect(ruled({ kind: '복수 정답', item: 0, keys: [1, 2, 3, 4, 5] })).not.toContain('너무 쉬움');
});

it('찍기 수준, 변별 없음 and 음의 변별 by facility, discrimination and number of students', () => {
  // One in five has it right, in all parts of the class alike.
  const guessing = (students: number) =>
    classOf(Array.from({ length: students }, (_, index) => (index % 5 === 2 ? 1 : 2 + (index % 4))));
  expect(kindsOf(flagsOf(plainItems(10), guessing(60))[0])).toEqual(expect.arrayContaining(['찍기 수준', '변별 없음']));
  expect(kindsOf(flagsOf(plainItems(10), guessing(40))[0])).not.toContain('변별 없음');
  expect(kindsOf(flagsOf(plainItems(10), guessing(25))[0])).not.toContain('찍기 수준');
  // One in seventeen is no guess of five, nor where two of five take one option.
  expect(
    kindsOf(
      flagsOf(plainItems(10), classOf(Array.from({ length: 85 }, (_, at) => (at % 17 === 8 ? 1 : 2 + (at % 4)))))[0],
    ),
  ).not.toContain('찍기 수준');
  expect(
    kindsOf(
      flagsOf(plainItems(10), classOf(Array.from({ length: 60 }, (_, at) => [1, 2, 2, 3, 4][(at + 2) % 5] ?? 0)))[0],
    ),
  ).not.toContain('찍기 수준');
  // The worst half has it right.
  const upsideDown = (students: number) => classOf([...times(students / 2, 1), ...times(students / 2, 2)]);
  expect(kindsOf(flagsOf(plainItems(10), upsideDown(60))[0])).toContain('음의 변별');
  expect(kindsOf(flagsOf(plainItems(10), upsideDown(60))[0])).not.toContain('변별 없음');
  expect(kindsOf(flagsOf(plainItems(10), upsideDown(28))[0])).not.toContain('음의 변별');
});

it('죽은 선지 of surely fewer than a tenth, from 40 students on, where enough are wrong, and never the key', () => {
  const dead = (choices: number[]) =>
    flagsOf(plainItems(10), classOf(choices))[0]?.flatMap((flag) => (flag.kind === '죽은 선지' ? [flag.option] : []));
  const [a, b, c, d] = [times(11, 1), times(10, 2), times(10, 4), times(9, 5)];
  expect(dead([...a, ...b, ...c, ...d])).toEqual([3]);
  // Of 40 even one may be a tenth (Wilson .129); thirty-nine are too few.
  expect(dead([3, ...a, ...b, ...c, ...d.slice(1)])).toEqual([]);
  expect(dead([...a, ...b, ...c, ...d.slice(1)])).toEqual([]);
  // An item that four of five have right leaves nobody for its other options.
  expect(dead([...times(33, 1), ...times(7, 2)])).toEqual([]);
});

it('두 선지로 갈림 when the key and another option are within 5 %p and hold the class between them', () => {
  const split = (choices: number[]) =>
    flagsOf(plainItems(10), classOf(choices))[0]?.find(({ kind }) => kind === '두 선지로 갈림');
  expect(split([...times(10, 1), ...times(9, 4), 2])).toEqual({ kind: '두 선지로 갈림', options: [1, 4] });
  expect(split([...times(11, 1), ...times(8, 4), 2])).toBeUndefined();
  expect(split([...times(10, 2), ...times(9, 4), 1])).toBeUndefined();
  // Five options alike, or a third with more than half of the second.
  expect(split([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5])).toBeUndefined();
  expect(split([...times(8, 1), ...times(8, 4), ...times(5, 2)])).toBeUndefined();
});

it('시간 이상 when an item takes more than two and a half times the usual', () => {
  const attempts = classOf(times(12, 1));
  const of = (first: number | null) =>
    kindsOf(flagsOf(plainItems(10), attempts, [first, 40_000, 60_000, ...times(7, 50_000)])[0]);
  expect(of(125_001)).toContain('시간 이상');
  expect(of(125_000)).not.toContain('시간 이상');
  expect(of(null)).not.toContain('시간 이상');
});
