import { expect, it } from 'vitest';
import { type Scores, scoreFile, scoresCsv, scoreTable } from './scores.ts';

type Attempt = Scores['attempts'][number];

const form = (code: string, label: '가' | '나', keys: number[]) => ({
  code,
  label,
  items: keys.map((key, at) => ({ number: 11 + at, queCode: `q${at}`, keys: [key], points: 25 })),
});
const KEYS: Record<string, number[]> = { a: [1, 2], b: [3, 4] };
const attempt = (number: number, formCode: string, choices: number[], more: Partial<Attempt> = {}): Attempt => ({
  seat: `s${number}`,
  class: 0,
  number,
  ordinal: 1,
  source: '링크',
  state: '제출',
  formCode,
  formLabel: formCode === 'a' ? '가' : '나',
  startedAt: '2026-11-23T00:00:00.000Z',
  submittedAt: '2026-11-23T00:10:00.000Z',
  lateEvents: 0,
  lateTaken: null,
  answers: Object.fromEntries(choices.flatMap((c, at) => (c > 0 ? [[11 + at, { c, first: c, changes: 0 }]] : []))),
  times: {},
  signals: { aways: 0, awayMs: 0 },
  score: 25,
  right: choices.flatMap((c, at) => (c === KEYS[formCode]?.[at] ? [11 + at] : [])),
  isExcluded: false,
  ...more,
});

const SCORES: Scores = {
  forms: [form('a', '가', KEYS.a ?? []), form('b', '나', KEYS.b ?? [])],
  attempts: [
    attempt(10, 'b', [3, 0]),
    attempt(2, 'a', [1, 4]),
    attempt(2, 'a', [1, 2], { ordinal: 2, score: 50 }),
    attempt(3, 'a', [5, 5], { isExcluded: true, score: 0 }),
  ],
};

it('holds each answer against the key of its own form, seats in order, and counts the newest attempt of each', () => {
  const { numbers, rows, rates } = scoreTable(SCORES);
  expect(numbers).toEqual([11, 12]);
  expect(rows.map(({ attempt: { number, ordinal } }) => [number, ordinal])).toEqual([
    [2, 1],
    [2, 2],
    [3, 1],
    [10, 1],
  ]);
  expect(rows.map(({ cells }) => cells.map(({ isRight }) => isRight))).toEqual([
    [true, false],
    [true, true],
    [false, false],
    [true, false],
  ]);
  expect(rates).toEqual([100, 50]);
  expect(scoreTable({ ...SCORES, attempts: [] }).rates).toEqual([null, null]);
});

it('writes keys and answers as a sheet that a spreadsheet opens', () => {
  expect(scoresCsv(scoreFile(SCORES)).slice(1).split('\r\n')).toEqual([
    '반,번호,회차,형,상태,점수,11번,12번',
    '정답,,,가,,5,1,2',
    '정답,,,나,,5,3,4',
    ',2,1,가,제출,2.5,1,4',
    ',2,2,가,제출,5,1,2',
    ',3,1,가,제출(집계 제외),0,5,5',
    ',10,1,나,제출,2.5,3,0',
    '',
  ]);
});

it('has names where the browser has them, and numbers as numbers', () => {
  const { head, rows } = scoreFile(SCORES, ({ number }) => (number === 2 ? '김하나' : undefined));
  expect(head.slice(0, 4)).toEqual(['반', '번호', '이름', '회차']);
  expect(rows.map((row) => row.slice(1, 4))).toEqual([
    ['', '', ''],
    ['', '', ''],
    [2, '김하나', 1],
    [2, '김하나', 2],
    [3, '', 1],
    [10, '', 1],
  ]);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head.length]));
});
