import { type Item, mostOfOneKey } from '@chulje/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIFFERING_KEYS, differingKeys, fixedNumbers, highestPile, makeForms } from './exam-forms.ts';
import { DEFAULT_OPTIONS, itemsOf, type Paper, paperOfSources, pointsLabel } from './paper.ts';
import { samplePaper } from './testing/sample-paper.ts';

const [first] = itemsOf(samplePaper());
if (!first) throw new Error('the sample has items');
const { item: sample } = first;

/** An item whose options can be told apart, on its own or all over the paper. */
const itemCalled = (name: string, key: number, change: Partial<Item> = {}): Item => ({
  ...sample,
  marks: [],
  material: null,
  stem: `${name}에 대한 설명으로 적절한 것은?`,
  options: sample.options.map((option, at) => ({
    ...option,
    text: `${name}의 ${'가나다라마'[at]}`,
    reason: '',
    format: [],
  })),
  key,
  explanation: '',
  ...change,
});
const paperOfCounts = (counts: readonly number[], keys: readonly number[] = [1, 3, 5, 2, 4], firstNumber = 1): Paper =>
  paperOfSources(
    '모의고사',
    counts.map((count, section) => ({
      passage: { text: `${section}번째 지문이다.`, format: [] },
      items: Array.from({ length: count }, (_, at) =>
        itemCalled(`${section}-${at}`, keys[(section * 7 + at) % keys.length] ?? 1),
      ),
    })),
    {},
    firstNumber,
  );

it('maps every item of every form back to one of the paper, and its options one to one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(1_000_000),
      (counts, count, seed) => {
        const paper = paperOfCounts(counts);
        const all = itemsOf(paper).length;
        for (const form of makeForms(paper, count, seed)) {
          const items = itemsOf(form.paper);
          expect(form.origins.map(({ section }) => section).toSorted()).toEqual(counts.map((_, at) => at));
          expect(items.map(({ number }) => number)).toEqual(Array.from({ length: all }, (_, at) => at + 1));
          for (const [place, { section, orders }] of form.origins.entries())
            for (const [at, order] of orders.entries()) {
              const from = paper.sections[section]?.items[at]?.item;
              const to = form.paper.sections[place]?.items[at]?.item;
              expect(order.toSorted()).toEqual([0, 1, 2, 3, 4]);
              expect(to?.options.map(({ text }) => text)).toEqual(order.map((old) => from?.options[old]?.text));
              expect(to?.options[(to?.key ?? 0) - 1]?.text).toBe(from?.options[(from?.key ?? 0) - 1]?.text);
            }
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('keeps the items of a passage together, and the numbers that passages have', () => {
  const paper = paperOfCounts([3, 4, 4, 6], undefined, 11);
  for (const { paper: form } of makeForms(paper, 4, 3)) {
    expect(form.sections.map(({ items }) => items.map(({ number }) => number))).toEqual(
      paper.sections.map(({ items }) => items.map(({ number }) => number)),
    );
    for (const { passage, items } of form.sections) {
      const from = paper.sections.find((section) => section.passage.text === passage.text);
      expect(items.map(({ item }) => item.stem)).toEqual(from?.items.map(({ item }) => item.stem));
    }
  }
  expect(makeForms(paper, 1, 3)[0]?.paper).toEqual(paper);
  expect(makeForms(paper, 2, 3).map(({ paper: { title } }) => title)).toEqual(['모의고사 가형', '모의고사 나형']);
});

it('exchanges passages of equally many items in every form but the first', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      for (const { label, origins } of makeForms(paperOfCounts([3, 4, 4, 6]), 4, seed)) {
        const order = label === '가' ? [0, 1, 2, 3] : [0, 2, 1, 3];
        expect(origins.map(({ section }) => section)).toEqual(order);
      }
    }),
    { numRuns: 40 },
  );
});

it('gives at least six numbers of ten other keys than every form before, whatever the keys', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 10, maxLength: 17 }),
      fc.nat(10_000),
      (keys, seed) => {
        const forms = makeForms(paperOfCounts([3, 4, 4, 6], keys), 4, seed);
        for (const [at, form] of forms.entries())
          for (const before of forms.slice(0, at))
            expect(differingKeys(before.paper, form.paper)).toBeGreaterThanOrEqual(DIFFERING_KEYS);
      },
    ),
    { numRuns: 100 },
  );
});

it('spreads the keys of every form but the first, however they stand there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 10, maxLength: 17 }),
      fc.nat(10_000),
      (keys, seed) => {
        for (const { paper } of makeForms(paperOfCounts([3, 4, 4, 6], keys), 4, seed).slice(1))
          expect(highestPile(paper)).toBeLessThanOrEqual(mostOfOneKey(17));
      },
    ),
    { numRuns: 60 },
  );
  fc.assert(
    fc.property(fc.constantFrom(6, 9, 12), fc.nat(10_000), (sections, seed) => {
      for (const { paper } of makeForms(paperOfCounts(Array(sections).fill(5)), 4, seed).slice(1))
        expect(highestPile(paper)).toBeLessThanOrEqual(mostOfOneKey(sections * 5));
    }),
    { numRuns: 40 },
  );
});

it('moves no option that may not be moved, and says which items those are', () => {
  const marked = itemCalled('표', 2, {
    options: sample.options.map((option, at) => ({ ...option, text: `${'ⓐⓑⓒⓓⓔ'[at]}: 말`, format: [] })),
  });
  const paper = paperOfSources('시험', [{ passage: { text: '글', format: [] }, items: [marked, itemCalled('나', 1)] }]);
  expect(fixedNumbers(paper)).toEqual([1]);
  for (const { paper: form } of makeForms(paper, 4, 9))
    expect(itemsOf(form)[0]?.item.options.map(({ text }) => text)).toEqual(marked.options.map(({ text }) => text));
});

it('says what items are worth where that is not the usual two or three', () => {
  const points = (list: number[]) =>
    itemsOf(
      paperOfSources('시험', [
        { passage: { text: '글', format: [] }, items: list.map((_, at) => itemCalled(`${at}`, 1)), points: list },
      ]),
    ).map((numbered) => pointsLabel(numbered, DEFAULT_OPTIONS));
  expect(points([20, 30, 20])).toEqual(['', '[3점]', '']);
  expect(points([20, 45, 41])).toEqual(['[2점]', '[4.5점]', '[4.1점]']);
});
