import type { Exam, ExamItem } from '@chulje/contract';
import { expect, it } from 'vitest';
import { ALL_FIELDS, compare, weigh } from './balance.ts';
import { toEdited } from './edited-exam.ts';

const itemOf = (queCode: string, key: number, change: Partial<NonNullable<ExamItem['item']>> = {}): ExamItem => ({
  queCode,
  points: 20,
  state: '있음',
  isChanged: false,
  item: {
    pattern: '사실적 읽기',
    type: '내용 일치',
    style: '정답형',
    difficulty: '중',
    stem: '윗글의 내용으로 가장 적절한 것은?',
    key,
    hasMaterial: false,
    faults: 0,
    facility: null,
    ms: null,
    ...change,
  },
});
const examOf = (sections: ExamItem[][], firstNumber = 1): Exam => ({
  code: 'code',
  title: '모의고사',
  header: {
    year: '',
    term: '',
    round: '',
    course: '',
    period: '',
    school: '',
    author: '',
    logo: '',
    approvals: [],
    goals: {},
  },
  minutes: null,
  firstNumber,
  status: '작성 중',
  version: 1,
  revision: 0,
  sections: sections.map((items, at) => ({
    pasCode: `work-${at}`,
    state: '있음',
    title: `지문 ${at}`,
    field: at === 0 ? '사회' : '',
    keyword: '',
    length: 1500,
    items,
  })),
});
const balanceOf = (exam: Exam) => weigh(toEdited(exam), exam);

it('counts items, points, kinds, and what there is to read', () => {
  const exam = examOf([
    [itemOf('a', 1, { style: '부정형' }), { ...itemOf('b', 2, { hasMaterial: true, difficulty: '상' }), points: 35 }],
    [itemOf('c', 3, { pattern: '어휘 및 문법' })],
  ]);
  expect(balanceOf(exam)).toMatchObject({
    items: 3,
    points: 75,
    heavy: 1,
    negative: 1,
    withMaterial: 1,
    characters: 3000,
    minutes: 3,
    keys: [1, 1, 1, 0, 0],
  });
  const { kinds } = balanceOf(exam);
  expect(kinds[ALL_FIELDS]).toEqual([
    [0, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
  ]);
  expect(kinds.사회?.flat().reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(balanceOf(exam).fields.filter(({ count }) => count > 0)).toEqual([
    { name: '사회', count: 1 },
    { name: '분야 없음', count: 1 },
  ]);
});

it('says of items that were solved how long they took and where they proved harder or easier', () => {
  const exam = examOf(
    [
      [itemOf('a', 1, { ms: 90_000, facility: 0.3 }), itemOf('b', 2, { ms: 95_000, facility: 0.6 })],
      [itemOf('c', 3, { facility: 0.9 }), itemOf('d', 4)],
    ],
    5,
  );
  const { solving, otherwise } = balanceOf(exam);
  expect(solving).toEqual({ items: 2, minutes: 3 });
  expect(otherwise).toEqual([
    { number: 5, said: '중', seen: '상' },
    { number: 7, said: '중', seen: '하' },
  ]);
});

it('says whether keys are uneven, but not of a few items', () => {
  const withKeys = (keys: number[]) => balanceOf(examOf([keys.map((key, at) => itemOf(`${at}`, key))])).keyWord;
  expect(withKeys([1, 1, 1, 1, 1, 1])).toContain('판단하지 않습니다');
  expect(withKeys([3, 3, 3, 3, 3, 3, 3, 3, 1, 2])).toBe('정답이 ③에 몰려 있습니다.');
  expect(withKeys([1, 2, 3, 4, 5, 1, 2, 3, 4, 5])).toBe('정답이 고르게 퍼져 있습니다.');
});

it('names the number at which a key stands for the third time in a row, over the passages', () => {
  expect(
    balanceOf(
      examOf(
        [
          [itemOf('a', 2), itemOf('b', 2)],
          [itemOf('c', 2), itemOf('d', 2), itemOf('e', 1)],
        ],
        11,
      ),
    ).runs,
  ).toEqual([13, 14]);
});

it('counts nothing of an item that is gone but what it is worth', () => {
  const exam = examOf([[{ ...itemOf('a', 1), state: '삭제됨', item: null }]]);
  expect(balanceOf(exam)).toMatchObject({ items: 1, points: 20, keys: [0, 0, 0, 0, 0], runs: [] });
});

it('is held against a template: passages, items, patterns and difficulties, with the least and the most', () => {
  const exam = examOf([[itemOf('a', 1), itemOf('b', 2, { pattern: '추론적 읽기' })]]);
  const slots = [
    {
      items: 4,
      fields: [],
      patterns: [{ pattern: '추론적 읽기' as const, min: 1, max: 2 }],
      difficulties: [1, 2, 1] as [number, number, number],
    },
  ];
  const found = compare(balanceOf(exam), slots).map(({ name, has, min, max }) => [name, has, min, max]);
  expect(found).toEqual([
    ['지문', 1, 1, 1],
    ['문항', 2, 4, 4],
    ['사실적 읽기', 1, 0, 4],
    ['추론적 읽기', 1, 1, 2],
    ['비판적 읽기', 0, 0, 4],
    ['어휘 및 문법', 0, 0, 4],
    ['난이도 하', 0, 1, 1],
    ['난이도 중', 2, 2, 2],
    ['난이도 상', 0, 1, 1],
  ]);
});
