import type { Item } from '@chulje/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteEvidence, splitSentences } from '../model.ts';
import { GOOD_ITEM, GOOD_PASSAGE } from '../testing/good-item.ts';
import { fitItem } from './fit-item.ts';
import { lintSet } from './lint-set.ts';

const SENTENCES = splitSentences(GOOD_PASSAGE);
const passage = { text: GOOD_PASSAGE };
/** Statements of one number are the same; each has letters that no other has. */
const wordsOf = (number: number): string =>
  `${String.fromCharCode(...Array.from({ length: 16 }, (_, letter) => 0xac00 + number * 30 + letter))}다.`;

const anyItem = fc
  .record({
    key: fc.integer({ min: 1, max: 5 }),
    style: fc.constantFrom('정답형', '부정형') as fc.Arbitrary<Item['style']>,
    isVocabulary: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    statements: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 5 }),
    sentences: fc.array(fc.nat({ max: SENTENCES.length - 1 }), { minLength: 5, maxLength: 5 }),
    marks: fc.uniqueArray(fc.tuple(fc.constantFrom('㉠', '㉡', 'ⓐ', 'ⓑ'), fc.nat({ max: 20 })), {
      maxLength: 2,
      selector: ([symbol]) => symbol,
    }),
  })
  .map(
    ({ key, style, isVocabulary, statements, sentences, marks }): Item => ({
      ...GOOD_ITEM,
      key,
      style,
      pattern: isVocabulary ? '어휘 및 문법' : GOOD_ITEM.pattern,
      stem: `${marks.map(([symbol]) => symbol).join('과 ')}에 대한 이해로 적절한 것은?`,
      marks: marks.map(([symbol, at]) => ({ symbol, start: at * 10, end: at * 10 + 5 })),
      options: GOOD_ITEM.options.map((option, at) => {
        const { start = 0, end = 1 } = SENTENCES[sentences[at] ?? 0] ?? {};
        return { ...option, text: wordsOf(statements[at] ?? 0), evidence: [quoteEvidence(GOOD_PASSAGE, start, end)] };
      }),
    }),
  );

it('lets nothing join that breaks a rule, whatever is added, at whatever place and in whatever order', () => {
  let joined = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(anyItem, fc.nat()), { minLength: 2, maxLength: 12 }), (additions) => {
      const items: Item[] = [];
      for (const [item, chance] of additions) {
        const at = chance % (items.length + 1);
        const fitted = fitItem(item, { passage, items, at });
        if (!fitted.ok) continue;
        items.splice(at, 0, fitted.item);
        joined += 1;
        // What it says is what was asked for: only its symbols and the order of its options may be others.
        expect(fitted.item.options.map(({ text }) => text).toSorted()).toEqual(
          item.options.map(({ text }) => text).toSorted(),
        );
        expect(fitted.item.options[fitted.item.key - 1]?.text).toBe(item.options[item.key - 1]?.text);
      }
      // Marks that cross are a remark: an engine may not know better, and a reader can tell them apart.
      expect(
        lintSet(items, passage)
          .flat()
          .filter(({ rule }) => rule !== 'G08'),
      ).toEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(joined).toBeGreaterThan(200);
});

it('moves a key to a number that has room, and its explanation with it', () => {
  const items = [1, 2].map((at) => ({ ...GOOD_ITEM, key: 4, options: othersOf(at) }));
  const fitted = fitItem({ ...GOOD_ITEM, options: othersOf(0) }, { passage, items });
  expect(fitted.ok).toBe(true);
  expect(fitted.item.key).not.toBe(4);
  expect(fitted.item.options[fitted.item.key - 1]?.text).toBe(othersOf(0)[3]?.text);
});

it('keeps the order of an item that is changed, and holds against it only what the change brought', () => {
  const items = [1, 2].map((at) => ({ ...GOOD_ITEM, key: 4, options: othersOf(at) }));
  const before = { ...GOOD_ITEM, options: othersOf(0) };
  const after = { ...before, stem: '윗글의 내용과 일치하지 않는 것을 고르면 가장 적절한 것은?' };
  expect(fitItem(after, { passage, items, changes: before })).toEqual({ ok: true, item: after });
  const told = {
    ...before,
    options: before.options.map((option, at) => (at === 0 ? { ...option, text: wordsOf(5) } : option)),
  };
  expect(fitItem(told, { passage, items, changes: before }).ok).toBe(false);
});

it('refuses a second vocabulary item unless it is wanted', () => {
  const vocabulary = (at: number): Item => ({
    ...GOOD_ITEM,
    pattern: '어휘 및 문법',
    key: at + 1,
    options: othersOf(at),
  });
  const standing = { passage, items: [vocabulary(0)] };
  expect(fitItem(vocabulary(1), standing).ok).toBe(false);
  expect(fitItem(vocabulary(1), { ...standing, wantsVocabulary: true }).ok).toBe(true);
});

function othersOf(at: number): Item['options'] {
  const { start = 0, end = 1 } = SENTENCES[at] ?? {};
  return GOOD_ITEM.options.map((option, index) => ({
    ...option,
    text: wordsOf(at * 5 + index),
    evidence: [quoteEvidence(GOOD_PASSAGE, start, end)],
  }));
}
