import { blueprintOf, type Exam, type ExamItem, PATTERNS } from '@chulje/contract';
import { expect, it } from 'vitest';
import { blueprintCsv, blueprintTable } from './blueprint.ts';
import { toEdited } from './edited-exam.ts';

const itemOf = (queCode: string, pattern: (typeof PATTERNS)[number]): ExamItem => ({
  queCode,
  points: 45,
  state: '있음',
  isChanged: false,
  item: {
    pattern,
    type: '내용 일치',
    style: '정답형',
    difficulty: '상',
    stem: '발문',
    key: 3,
    hasMaterial: false,
    faults: 0,
    facility: null,
    ms: null,
  },
});

const EXAM: Exam = {
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
    goals: { b: { standard: '=HYPERLINK("x")', behaviour: '비판' } },
  },
  minutes: null,
  firstNumber: 5,
  status: '작성 중',
  version: 1,
  revision: 0,
  sections: [
    {
      pasCode: 'work',
      state: '있음',
      title: '보험과 정보',
      field: '사회',
      keyword: '역선택',
      length: 1500,
      items: [
        ...PATTERNS.map((pattern, at) => itemOf(['a', 'b', 'c', 'd'][at] ?? '', pattern)),
        { queCode: 'gone', points: 20, state: '삭제됨', item: null, isChanged: false },
      ],
    },
  ],
};
const rows = blueprintOf(toEdited(EXAM), EXAM);

it('has a row for each item that is there, its behaviour from its pattern unless its author says otherwise', () => {
  expect(rows.map(({ number, goal }) => [number, goal.behaviour])).toEqual([
    [5, '사실'],
    [6, '비판'],
    [7, '비판'],
    [8, '어휘'],
  ]);
  expect(rows[0]).toMatchObject({
    content: '사회 · 역선택',
    difficulty: '상',
    points: 45,
    key: 3,
    facility: 40,
    source: '보험과 정보',
  });
});

it('expects what was seen of an item, where that is enough to tell', () => {
  const seen: Exam = structuredClone(EXAM);
  for (const { items } of seen.sections) for (const { item } of items) if (item) item.facility = 0.634;
  expect(blueprintOf(toEdited(seen), seen).map(({ facility }) => facility)).toEqual([63, 63, 63, 63]);
});

it('adds up the points below', () => {
  expect(blueprintTable(rows).total).toContain(18);
  expect(blueprintTable(rows).rows[0]).toEqual([5, '사회 · 역선택', '', '사실', '상', 4.5, '③', 40, '보험과 정보']);
});

it('hands a spreadsheet no formula', () => {
  expect(blueprintCsv(rows)).toContain(`"'=HYPERLINK(""x"")"`);
});
