import {
  DIFFICULTIES,
  type Difficulty,
  type Exam,
  type ExamItem,
  type ExamSlot,
  FIELDS,
  observedDifficulty,
  PATTERNS,
} from '@chulje/contract';
import type { EditedExam } from './edited-exam.ts';

/** How an exam stands: what a teacher weighs before it is 확정. */
export interface Balance {
  passages: number;
  items: number;
  /** Tenths of a point. */
  points: number;
  /** Items worth three points and more. */
  heavy: number;
  /** How many items of each pattern (a row each) are 하, 중 and 상; of all passages, and of those of each field. */
  kinds: Record<string, number[][]>;
  /** Passages by field. */
  fields: Share[];
  /** How often ①–⑤ is the key. */
  keys: number[];
  /** What there is to say of the keys. */
  keyWord: string;
  /** Numbers at which the same key stands for the third time in a row. */
  runs: number[];
  negative: number;
  withMaterial: number;
  /** Characters of all passages. */
  characters: number;
  /** Minutes that reading them takes at a thousand characters a minute. */
  minutes: number;
  /** Of items whose times are known from students: how many there are, and how long these took, passages and all. */
  solving: { items: number; minutes: number };
  /** Items that students found harder or easier than they are said to be. */
  otherwise: { number: number; said: Difficulty; seen: Difficulty }[];
}
interface Share {
  name: string;
  count: number;
}

const CHARACTERS_A_MINUTE = 1000;
const MINUTE_MS = 60_000;
const HEAVY = 30;
/** Below this, chance alone makes the keys uneven. */
const FEWEST_FOR_KEYS = 10;
/** Five per cent of the chi-square distribution with four degrees of freedom. */
const UNEVEN = 9.488;
const RUN = 3;

export const ALL_FIELDS = '모든 분야';

function kindsOf(items: readonly NonNullable<ExamItem['item']>[]): number[][] {
  return PATTERNS.map((pattern) =>
    DIFFICULTIES.map(
      (difficulty) => items.filter((item) => item.pattern === pattern && item.difficulty === difficulty).length,
    ),
  );
}

/** What a template asks for beside what the exam has. */
export interface Comparison {
  name: string;
  has: number;
  /** The least and the most that would do. */
  min: number;
  max: number;
}

/** Holds an exam against the slots of a template, in the terms of the panel. */
export function compare({ items, kinds, passages }: Balance, slots: readonly ExamSlot[]): Comparison[] {
  const all = kinds[ALL_FIELDS] ?? [];
  const wishedItems = slots.reduce((sum, slot) => sum + slot.items, 0);
  const patterns = PATTERNS.map((name, row): Comparison => {
    const wishes = slots.map((slot) => {
      const wish = slot.patterns.find(({ pattern }) => pattern === name);
      return wish ?? { min: 0, max: slot.items };
    });
    return {
      name,
      has: (all[row] ?? []).reduce((sum, count) => sum + count, 0),
      min: wishes.reduce((sum, { min }) => sum + min, 0),
      max: wishes.reduce((sum, { max }) => sum + max, 0),
    };
  });
  const difficulties = DIFFICULTIES.map((name, at): Comparison => {
    const wished = slots.reduce((sum, slot) => sum + (slot.difficulties?.[at] ?? 0), 0);
    return { name: `난이도 ${name}`, has: all.reduce((sum, row) => sum + (row[at] ?? 0), 0), min: wished, max: wished };
  });
  return [
    { name: '지문', has: passages, min: slots.length, max: slots.length },
    { name: '문항', has: items, min: wishedItems, max: wishedItems },
    ...patterns,
    ...(slots.every((slot) => slot.difficulties) ? difficulties : []),
  ];
}

/** Weighs an exam as it stands on screen; what is gone counts for nothing. */
export function weigh(edited: EditedExam, stored: Exam): Balance {
  const known = new Map(stored.sections.flatMap(({ items }) => items.map((item) => [item.queCode, item])));
  const sections = edited.sections.map(({ pasCode, items }) => ({
    about: stored.sections.find((section) => section.pasCode === pasCode),
    items: items.map(({ queCode, points }) => ({ points, item: known.get(queCode)?.item ?? null })),
  }));
  const entries = sections.flatMap(({ items }) => items);
  const items = entries.flatMap(({ item }) => item ?? []);
  const keys = [1, 2, 3, 4, 5].map((key) => items.filter((item) => item.key === key).length);
  const times = items.flatMap(({ ms }) => ms ?? []);
  const characters = sections.reduce((sum, { about }) => sum + (about?.length ?? 0), 0);
  return {
    passages: sections.length,
    items: entries.length,
    points: entries.reduce((sum, { points }) => sum + points, 0),
    heavy: entries.filter(({ points }) => points >= HEAVY).length,
    kinds: Object.fromEntries(
      [ALL_FIELDS, ...FIELDS].map((field) => [
        field,
        kindsOf(
          sections
            .filter(({ about }) => field === ALL_FIELDS || about?.field === field)
            .flatMap((section) => section.items.flatMap(({ item }) => item ?? [])),
        ),
      ]),
    ),
    fields: [...FIELDS, ''].map((name) => ({
      name: name || '분야 없음',
      count: sections.filter(({ about }) => about !== undefined && about.field === name).length,
    })),
    keys,
    keyWord: tellKeys(keys),
    runs: findRuns(
      entries.map(({ item }) => item),
      edited.firstNumber,
    ),
    negative: items.filter(({ style }) => style === '부정형').length,
    withMaterial: items.filter(({ hasMaterial }) => hasMaterial).length,
    characters,
    minutes: Math.round(characters / CHARACTERS_A_MINUTE),
    solving: {
      items: times.length,
      minutes: Math.round(times.reduce((sum, ms) => sum + ms, 0) / MINUTE_MS),
    },
    otherwise: entries.flatMap(({ item }, at) => {
      const seen = item && item.facility !== null ? observedDifficulty(item.facility) : null;
      return item && seen && seen !== item.difficulty
        ? [{ number: edited.firstNumber + at, said: item.difficulty, seen }]
        : [];
    }),
  };
}

function tellKeys(keys: readonly number[]): string {
  const total = keys.reduce((sum, count) => sum + count, 0);
  if (total < FEWEST_FOR_KEYS) return '문항이 적어 정답 분포를 판단하지 않습니다.';
  const expected = total / keys.length;
  const chiSquare = keys.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  if (chiSquare < UNEVEN) return '정답이 고르게 퍼져 있습니다.';
  const most = keys.indexOf(Math.max(...keys));
  return `정답이 ${'①②③④⑤'[most]}에 몰려 있습니다.`;
}

function findRuns(items: readonly ExamItem['item'][], firstNumber: number): number[] {
  return items.flatMap((item, at) => {
    const last = items.slice(Math.max(0, at - RUN + 1), at + 1);
    const isRun = item !== null && last.length === RUN && last.every((other) => other?.key === item.key);
    return isRun ? [firstNumber + at] : [];
  });
}
