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
          const keys = form.paper.sections.flatMap((section) =>
            section.items.map(({ number, item, points }) => ({ number, key: item.key, points })),
          );
          expect(scoreAnswers(keys, answers)).toBe(expected);
        }
      },
    ),
    { numRuns: 250 },
  );
  expect(forms).toBe(1_000);
  expect([...shuffled].toSorted()).toEqual(['나', '다', '라']);
});
