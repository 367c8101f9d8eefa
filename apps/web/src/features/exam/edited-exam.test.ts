import { expect, it } from 'vitest';
import { type EditedExam, firstNumbersOf, moved, pointsText, readPoints, withSection } from './edited-exam.ts';

const exam: EditedExam = {
  title: '',
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
  firstNumber: 5,
  sections: [
    {
      pasCode: 'a',
      items: [
        { queCode: '1', points: 20 },
        { queCode: '2', points: 30 },
      ],
    },
    { pasCode: 'b', items: [{ queCode: '3', points: 20 }] },
  ],
};

it('moves within its list and never out of it', () => {
  expect(moved(['가', '나', '다'], 0, 2)).toEqual(['나', '다', '가']);
  expect(moved(['가', '나'], 0, -1)).toEqual(['가', '나']);
  expect(moved(['가', '나'], 5, 0)).toEqual(['가', '나']);
});

it('lets numbers run on from the first', () => expect(firstNumbersOf(exam)).toEqual([5, 7]));

it('takes a section out that nothing is left of', () => {
  expect(withSection(exam, 'b', () => null).sections.map(({ pasCode }) => pasCode)).toEqual(['a']);
});

it.each([
  ['2', 20],
  ['4.5', 45],
  ['0.1', 1],
  ['100', 1000],
  ['0', undefined],
  ['100.1', undefined],
  ['4.55', undefined],
  ['-1', undefined],
  ['두 점', undefined],
])('reads %s as points', (text, tenths) => {
  expect(readPoints(text)).toBe(tenths);
  if (tenths !== undefined) expect(pointsText(tenths)).toBe(text);
});
