import type { Answers, Item } from '@chulje/contract';
import { sampleItem } from '@chulje/contract/testing';
import { makeForms, paperOfSources } from '@chulje/paper';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreAnswers } from './score.ts';

/** Papers of one to four passages with items whose keys and points are drawn. */
const papers = fc.array(
  fc.array(fc.record({ key: fc.integer({ min: 1, max: 5 }), points: fc.integer({ min: 1, max: 1000 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  { minLength: 1, maxLength: 4 },
);

it('agrees with a scorer that knows the exam as it was written, on every form however it was shuffled', () => {
  let forms = 0;
  const shuffled = new Set<string>();
  fc.assert(
    fc.property(
      papers,
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 24, maxLength: 24 }),
      (sections, seed, chosen) => {
        let serial = 0;
        const items = sections.map((section) =>
          section.map(({ key }): Item => {
            serial += 1;
            return sampleItem({ key }, serial);
          }),
        );
        const sources = items.map((list, at) => ({
          passage: { text: `지문 ${at}`, format: [] },
          items: list,
          points: sections[at]?.map(({ points }) => points) ?? [],
        }));
        const paper = paperOfSources('시험지', sources, { round: '', subject: '', period: '' }, 1);
        for (const form of makeForms(paper, 4, seed)) {
          forms += 1;
          const answers: Answers = {};
          // What the student takes, as an option of the item in its work; its place on this form is another matter.
          let expected = 0;
          form.origins.forEach(({ section, orders }, place) => {
            orders.forEach((order, at) => {
              const source = sections[section]?.[at];
              const option = chosen[(section * 6 + at) % chosen.length] ?? -1;
              const number = form.paper.sections[place]?.items[at]?.number ?? 0;
              if (order.some((from, to) => from !== to)) shuffled.add(form.label);
              if (option >= 0) {
                const c = order.indexOf(option) + 1;
                answers[number] = { c, first: c, changes: 0 };
              }
              if (source && option === source.key - 1) expected += source.points;
            });
          });
          const keys = form.paper.sections.flatMap((section, place) =>
            section.items.map(({ number, item, points }, at) => ({
              number,
              queCode: `${form.origins[place]?.section}/${at}`,
              key: item.key,
              points,
              order: form.origins[place]?.orders[at] ?? [],
            })),
          );
          expect(scoreAnswers(keys, answers, []).score).toBe(expected);
        }
      },
    ),
    { numRuns: 250 },
  );
  expect(forms).toBe(1_000);
  expect([...shuffled].toSorted()).toEqual(['나', '다', '라']);
});

const rulings = fc.array(
  fc.record({
    item: fc.nat(5),
    ruling: fc.oneof(
      fc.record({
        kind: fc.constant('정답 변경' as const),
        keys: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 1 }),
      }),
      fc.record({
        kind: fc.constant('복수 정답' as const),
        keys: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2 }),
      }),
      fc.constantFrom(
        { kind: '전원 정답' as const, keys: [] },
        { kind: '문항 제외' as const, keys: [], score: '만점 유지' as const },
        { kind: '문항 제외' as const, keys: [], score: '총점 줄임' as const },
      ),
    ),
  }),
  { maxLength: 12 },
);
const formItems = fc.array(
  fc.record({
    key: fc.integer({ min: 1, max: 5 }),
    points: fc.integer({ min: 1, max: 100 }),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  }),
  { minLength: 6, maxLength: 6 },
);

it('scores under rulings as one who goes through them item by item, and as before when all are taken back', () => {
  fc.assert(
    fc.property(
      formItems,
      rulings,
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
      (form, ruled, chosen) => {
        const items = form.map((item, at) => ({ ...item, number: at + 1, queCode: `q${at}` }));
        const answers: Answers = Object.fromEntries(
          chosen.flatMap((c, at) => (c === 0 ? [] : [[at + 1, { c, first: c, changes: 0 }]])),
        );
        const made = ruled.map(({ item, ruling }) => ({ score: null, ...ruling, itemCode: `q${item}` }));
        let [points, full, kept] = [0, 0, 0];
        for (const { queCode, number, key, order, points: worth } of items) {
          const last = made.findLast(({ itemCode }) => itemCode === queCode);
          const c = chosen[number - 1] ?? 0;
          const option = c === 0 ? 0 : (order[c - 1] ?? 0) + 1;
          if (last?.kind === '문항 제외') {
            if (last.score === '만점 유지') kept += worth;
            continue;
          }
          full += worth;
          const isRight = !last ? c === key : last.kind === '전원 정답' || last.keys.includes(option);
          if (isRight) points += worth;
        }
        const { score, fullScore } = scoreAnswers(items, answers, made);
        expect(fullScore).toBe(full === 0 ? 0 : full + kept);
        expect(score).toBe(full === 0 ? 0 : Math.round((points * (full + kept)) / full + 1e-9));

        const back = items.map(({ queCode }) => ({
          kind: '되돌리기' as const,
          keys: [],
          score: null,
          itemCode: queCode,
        }));
        expect(scoreAnswers(items, answers, [...made, ...back])).toEqual(scoreAnswers(items, answers, []));
      },
    ),
    { numRuns: 500 },
  );
});
