import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { studentProblemTable } from './caution.ts';
import { itemStatistics } from './item-statistics.ts';
import { optionStatistics } from './option-statistics.ts';
import { raschFit } from './rasch.ts';
import { reliability } from './reliability.ts';
import { scaledScores } from './scaled-scores.ts';
import { type Attempt, type Item, type Ruling, scoreAttempts } from './score-attempts.ts';
import { keyedItems, modelItems, seededRandom, simulate } from './testing/simulation.ts';

interface Answers {
  items: Item[];
  attempts: Attempt[];
}
/** Answers with an order of students, of items and of options beside them. */
const shuffled = fc
  .record({ students: fc.integer({ min: 2, max: 25 }), items: fc.integer({ min: 2, max: 8 }) })
  .chain(({ students, items }) =>
    fc.record({
      items: fc.array(
        fc.record({
          keys: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 }),
          points: fc.constantFrom(10, 20, 30),
          passage: fc.constantFrom('가', '나', '다', '라'),
        }),
        { minLength: items, maxLength: items },
      ),
      attempts: fc.array(
        fc.record({ choices: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: items, maxLength: items }) }),
        { minLength: students, maxLength: students },
      ),
      ofStudents: fc.shuffledSubarray(indices(students), { minLength: students }),
      ofItems: fc.shuffledSubarray(indices(items), { minLength: items }),
      ofOptions: fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }),
    }),
  );
const indices = (count: number) => Array.from({ length: count }, (_, index) => index);
/** The entries of a list in another order: at each place the one of an index. */
const take = <T>(list: readonly T[], order: readonly number[]) =>
  order.flatMap((index) => list.slice(index, index + 1));

/** Where two figures differ by more than rounding does. */
function differences(actual: unknown, wanted: unknown, path = ''): string[] {
  if (typeof wanted === 'number' && typeof actual === 'number')
    return Math.abs(actual - wanted) < 1e-9 * Math.max(1, Math.abs(wanted))
      ? []
      : [`${path}: ${actual}, not ${wanted}`];
  if (!wanted || !actual || typeof wanted !== 'object' || typeof actual !== 'object')
    return actual === wanted ? [] : [`${path}: ${actual}, not ${wanted}`];
  const entries = Object.entries(wanted);
  if (Object.keys(actual).length !== entries.length) return [`${path}: of another length`];
  return entries.flatMap(([key, value]) =>
    differences((actual as Record<string, unknown>)[key], value, `${path}/${key}`),
  );
}
const close = (actual: unknown, wanted: unknown) => expect(differences(actual, wanted)).toEqual([]);
const check = (property: (data: Answers & { ofStudents: number[]; ofItems: number[]; ofOptions: number[] }) => void) =>
  fc.assert(fc.property(shuffled, property), { numRuns: 150 });
const figures = ({ items, attempts }: Answers) => {
  const scored = scoreAttempts(items, attempts);
  return { items: itemStatistics(scored), options: optionStatistics(scored), reliability: reliability(scored) };
};

it('the order of the students changes nothing', () => {
  check(({ items, attempts, ofStudents }) => {
    close(figures({ items, attempts: take(attempts, ofStudents) }), figures({ items, attempts }));
    const scored = scoreAttempts(items, attempts);
    const other = scoreAttempts(items, take(attempts, ofStudents));
    close(scaledScores(other.scores), take(scaledScores(scored.scores), ofStudents));
    close(studentProblemTable(other).studentCautions, take(studentProblemTable(scored).studentCautions, ofStudents));
  });
});

it('the order of the items changes nothing but theirs', () => {
  check(({ items, attempts, ofItems }) => {
    const before = figures({ items, attempts });
    const after = figures({
      items: take(items, ofItems),
      attempts: attempts.map(({ choices }) => ({ choices: take(choices, ofItems) })),
    });
    close(after.items, take(before.items, ofItems));
    close(after.options, take(before.options, ofItems));
    const { alphaWithout, ...all } = before.reliability;
    close(after.reliability, { ...all, alphaWithout: take(alphaWithout, ofItems) });
  });
});

it('other numbers for the options change nothing but theirs', () => {
  check(({ items, attempts, ofOptions }) => {
    const renamed = (option: number) => (option === 0 ? 0 : (ofOptions[option - 1] ?? 0));
    const before = figures({ items, attempts });
    const after = figures({
      items: items.map((item) => ({ ...item, keys: item.keys.map(renamed) })),
      attempts: attempts.map(({ choices }) => ({ choices: choices.map(renamed) })),
    });
    close(after.items, before.items);
    close(
      after.options.map((options) => indices(6).map((option) => options[renamed(option)])),
      before.options,
    );
    close(after.reliability, before.reliability);
  });
});

it('the order of a form moves 미도달 and nothing else', () => {
  check(({ items, attempts, ofItems }) => {
    const onForm = attempts.map(({ choices }) => ({ choices, order: ofItems }));
    close(figures({ items, attempts: onForm }), figures({ items, attempts }));
    for (const [index, item] of scoreAttempts(items, onForm).items.entries())
      expect(item.blanks + item.notReached).toBe(attempts.filter(({ choices }) => choices[index] === 0).length);
  });
});

it('an item that all have right leaves the discrimination of the others as it is', () => {
  check(({ items, attempts }) => {
    const before = figures({ items, attempts });
    const after = figures({
      items: [...items, { keys: [1], points: 30 }],
      attempts: attempts.map(({ choices }) => ({ choices: [...choices, 1] })),
    });
    close(
      after.items.slice(0, -1).map(({ discrimination }) => discrimination),
      before.items.map(({ discrimination }) => discrimination),
    );
    expect(after.items.at(-1)?.discrimination).toBeNull();
  });
});

it('shares add up to all, in every third; α is at most 1; r and D lie between −1 and 1', () => {
  check((answers) => {
    const { items, options, reliability: of } = figures(answers);
    for (const choices of options) {
      expect(choices.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 10);
      for (const third of ['upper', 'middle', 'lower'] as const)
        expect(choices.reduce((sum, { thirds }) => sum + (thirds?.[third] ?? 0), 0)).toBeCloseTo(1, 10);
    }
    for (const alpha of [of.alpha, of.passageAlpha, ...of.alphaWithout])
      expect(alpha ?? 0).toBeLessThanOrEqual(1 + 1e-12);
    for (const { discrimination, upperLower } of items) {
      expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1);
      expect(Math.abs(upperLower ?? 0)).toBeLessThanOrEqual(1 + 1e-12);
    }
  });
});

const rulingOf = (items: number): fc.Arbitrary<Ruling> =>
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('정답 변경' as const, '복수 정답' as const),
      item: fc.nat(items - 1),
      keys: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
    }),
    fc.record({ kind: fc.constant('전원 정답' as const), item: fc.nat(items - 1) }),
    fc.record({
      kind: fc.constant('문항 제외' as const),
      item: fc.nat(items - 1),
      score: fc.constantFrom('만점 유지' as const, '총점 줄임' as const),
    }),
  );

it('rulings there and back restore every score; the full score bounds it on the way', () => {
  fc.assert(
    fc.property(
      shuffled.chain((answers) =>
        fc.record({
          answers: fc.constant(answers),
          rulings: fc.array(rulingOf(answers.items.length), { maxLength: 6 }),
        }),
      ),
      ({ answers: { items, attempts }, rulings }) => {
        const back = items.map(({ keys }, item): Ruling => ({ kind: '정답 변경', item, keys }));
        const there = scoreAttempts(items, attempts, rulings);
        for (const points of there.scores) expect(points).toBeLessThanOrEqual(there.fullScore + 1e-9);
        expect(scoreAttempts(items, attempts, [...rulings, ...back]).scores).toEqual(
          scoreAttempts(items, attempts).scores,
        );
      },
    ),
    { numRuns: 200 },
  );
});

it("Rasch's fit does not know the order of students or items", () => {
  const model = modelItems(6, 3);
  const items = keyedItems(model);
  const attempts = simulate(model, 150, seededRandom(4));
  const fit = raschFit(scoreAttempts(items, attempts));
  const backwards = attempts.toReversed().map(({ choices }) => ({ choices: choices.toReversed() }));
  const other = raschFit(scoreAttempts(items, backwards));
  expect(other?.easiness.map((value) => value?.toFixed(6))).toEqual(
    fit?.easiness.toReversed().map((value) => value?.toFixed(6)),
  );
});
