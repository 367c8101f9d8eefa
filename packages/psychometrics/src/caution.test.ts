import { expect, it } from 'vitest';
import { studentProblemTable } from './caution.ts';
import { scoreAttempts } from './score-attempts.ts';
import { attemptsOf, plainItems } from './testing/samples.ts';

// Six students, four items; how many have each: 5, 4, 2, 1. The fourth has a hard one and an easy one wrong, the fifth turns the order round.
const items = [
  [1, 1, 1, 1, 0, 1],
  [1, 1, 1, 0, 0, 1],
  [1, 0, 0, 1, 0, 0],
  [0, 0, 0, 0, 1, 0],
];
const table = studentProblemTable(scoreAttempts(plainItems(4), attemptsOf(...items)));

it('sorts students by what they have right and items by who has them', () => {
  expect(table.students).toEqual([0, 1, 2, 3, 5, 4]);
  expect(table.items).toEqual([0, 1, 2, 3]);
});

it("tells of each student how far the pattern departs from the items' order", () => {
  // The mean of the items is 3. With two right the most is 9, by chance 6: the fourth has 7, of 3 to lose 2.
  expect(table.studentCautions).toEqual([0, 0, 0, 2 / 3, 2, 0]);
});

it('tells the same of the items, by who has them right', () => {
  // Students have 3, 2, 2, 2, 1, 2: a mean of 2. The third item has 5 of at most 5, the fourth 1 of at most 3.
  expect(table.itemCautions).toEqual([0, 0, 0, 2]);
});

it('leaves out who has all or none right, and items that do not count', () => {
  const scored = scoreAttempts(plainItems(3), attemptsOf([1, 0, 1], [1, 0, 0], [0, 1, 1]), [
    { kind: '문항 제외', item: 2, score: '총점 줄임' },
  ]);
  const { studentCautions, itemCautions, items: order } = studentProblemTable(scored);
  expect(studentCautions).toEqual([null, null, 0]);
  expect([order, itemCautions[2]]).toEqual([[0, 1], null]);
});
