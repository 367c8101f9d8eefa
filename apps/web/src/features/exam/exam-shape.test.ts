import { EXAM_TEMPLATES, type Exam, type ExamItem, ExamSlotsSchema } from '@chulje/contract';
import { expect, it } from 'vitest';
import { toEdited } from './edited-exam.ts';
import { shapeOf } from './exam-shape.ts';

const itemOf = (queCode: string, change: Partial<NonNullable<ExamItem['item']>> = {}): ExamItem => ({
  queCode,
  points: 20,
  state: '있음',
  isChanged: false,
  item: {
    pattern: '사실적 읽기',
    type: '내용 일치',
    style: '정답형',
    difficulty: '중',
    stem: '발문',
    key: 3,
    hasMaterial: false,
    faults: 0,
    facility: null,
    ms: null,
    ...change,
  },
});

const EXAM = {
  sections: [
    {
      pasCode: 'work',
      field: '사회',
      items: [
        itemOf('a'),
        itemOf('b', { difficulty: '상', pattern: '추론적 읽기' }),
        itemOf('c'),
        { ...itemOf('gone'), item: null },
      ],
    },
    { pasCode: 'own', field: '', items: [itemOf('d')] },
    { pasCode: 'gone', field: '과학', items: [{ ...itemOf('e'), item: null }] },
  ],
} as unknown as Exam;

it('says of each passage its field, how many items there are, and of which difficulty and pattern', () => {
  const shape = shapeOf(toEdited(EXAM), EXAM);
  expect(shape).toEqual([
    {
      items: 3,
      fields: ['사회'],
      patterns: [
        { pattern: '사실적 읽기', min: 1, max: 2 },
        { pattern: '추론적 읽기', min: 1, max: 1 },
      ],
      difficulties: [0, 2, 1],
    },
    { items: 1, fields: [], patterns: [{ pattern: '사실적 읽기', min: 1, max: 1 }], difficulties: [0, 1, 0] },
  ]);
  expect(ExamSlotsSchema.safeParse(shape).success).toBe(true);
});

it('offers templates that can be met, seventeen items of 수능 among them', () => {
  for (const { name, slots } of EXAM_TEMPLATES) expect(ExamSlotsSchema.safeParse(slots).success, name).toBe(true);
  const sizes = EXAM_TEMPLATES.find(({ name }) => name === '수능 독서 17문항')?.slots.map(({ items }) => items);
  expect(sizes).toEqual([3, 4, 4, 6]);
});
