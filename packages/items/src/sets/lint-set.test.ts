import type { Item } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { quoteEvidence, splitSentences } from '../model.ts';
import { GOOD_ITEM, GOOD_PASSAGE } from '../testing/good-item.ts';
import { lintSet, standsClear } from './lint-set.ts';

const SENTENCES = splitSentences(GOOD_PASSAGE);

/** Words that no other place of a set has. */
const wordsOf = (at: number, index: number): string =>
  `${String.fromCharCode(...Array.from({ length: 16 }, (_, letter) => 0xac00 + (at * 5 + index) * 30 + letter))}다.`;

/** An item like the good one that shares nothing with its fellows: key, key sentence and options are its own. */
function fellow(at: number, change: Partial<Item> = {}): Item {
  const key = [4, 1, 5, 2, 3, 4][at] ?? 1;
  const { start = 0, end = 1 } = SENTENCES[at] ?? {};
  return {
    ...GOOD_ITEM,
    key,
    options: GOOD_ITEM.options.map((option, index) => ({
      ...option,
      text: wordsOf(at, index),
      evidence: index === key - 1 ? [quoteEvidence(GOOD_PASSAGE, start, end)] : option.evidence,
    })),
    ...change,
  };
}

const withOption = (item: Item, at: number, change: Partial<Item['options'][number]>): Item => ({
  ...item,
  options: item.options.map((option, index) => (index === at ? { ...option, ...change } : option)),
});

const SET = [0, 1, 2, 3].map((at) => fellow(at));
const lint = (items: readonly Item[]) => lintSet(items, { text: GOOD_PASSAGE });
const rules = (items: readonly Item[]) => lint(items).flatMap((found) => found.map(({ rule }) => rule));
const mark = (symbol: string, start: number) => ({ symbol, start, end: start + 4 });

it('has nothing to say of a set without overlap', () => {
  expect(rules(SET)).toEqual([]);
});

it('tells each of two items what it does to the other, at the field where it can be mended', () => {
  const twice = withOption(fellow(1), 2, { text: wordsOf(0, 1) });
  expect(lint([fellow(0), twice]).map((found) => found.map(({ rule, place }) => [rule, place]))).toEqual([
    [['G05', '②']],
    [['G05', '③']],
  ]);
});

/** Each rule: a set that breaks it. That the set above passes is the passing case. */
const FAILING: [string, Item[]][] = [
  ['G01', [fellow(0), fellow(1, { key: 4 }), fellow(2), fellow(3, { key: 4 })]],
  ['G02', [fellow(0, { key: 2 }), fellow(1, { key: 2 }), fellow(2, { key: 2 }), fellow(3, { key: 5 })]],
  [
    'G03',
    [
      fellow(0),
      fellow(1, { options: fellow(0).options.map((option, at) => ({ ...option, text: `다른 말 ${at}` })), key: 4 }),
    ],
  ],
  ['G04', [fellow(0, { pattern: '어휘 및 문법' }), fellow(1), fellow(2, { pattern: '어휘 및 문법' })]],
  ['G05', [fellow(0), fellow(1, { options: [...fellow(1).options.slice(0, 4), ...fellow(0).options.slice(4)] })]],
  [
    'G06',
    [
      fellow(0, { style: '정답형' }),
      fellow(1, { stem: `윗글에서 ${fellow(0).options[3]?.text} 이와 관련하여 적절한 것은?` }),
    ],
  ],
  ['G07', [fellow(0, { marks: [mark('㉠', 0)] }), fellow(1, { marks: [mark('㉠', 20)] })]],
  ['G07', [fellow(0, { marks: [mark('㉠', 0)] }), fellow(1, { marks: [mark('㉡', 0)] })]],
  ['G08', [fellow(0, { marks: [mark('㉠', 0)] }), fellow(1, { marks: [mark('㉡', 2)] })]],
  ['G08', [fellow(0, { marks: [{ ...mark('㉠', 0), end: 12 }] }), fellow(1, { marks: [mark('ⓐ', 4)] })]],
  // What a true option says is the key of the other, said or reversed.
  ['G09', [fellow(0), withOption(fellow(1), 1, { text: `${wordsOf(0, 3).slice(0, -2)}지 않는다.` })]],
];

it.each(FAILING)('%s objects to what breaks it', (rule, items) => {
  expect(rules(items)).toContain(rule);
});

it('lets two items speak of one symbol at one place, and of two symbols apart', () => {
  expect(rules([fellow(0, { marks: [mark('㉠', 0)] }), fellow(1, { marks: [mark('㉡', 20)] })])).toEqual([]);
});

it('counts no sentence of an item on the text as a whole: what proves its key is the text', () => {
  const key = fellow(1).key - 1;
  const shared = withOption(fellow(1), key, { evidence: fellow(0).options[fellow(0).key - 1]?.evidence ?? [] });
  expect(rules([fellow(0), shared])).toContain('G03');
  expect(rules([fellow(0), { ...shared, type: '내용 전개 방식' }])).toEqual([]);
});

it('sets no mark into a row of marks, nor a row around one, but for the same words', () => {
  const row = [mark('㉠', 0), mark('㉡', 30), mark('㉢', 60)];
  const clear = (marks: Item['marks'], standing: Item['marks']) => standsClear(marks, [fellow(0, { marks: standing })]);
  expect(clear([mark('㉠', 40)], row)).toBe(false);
  expect(clear(row, [mark('㉠', 40)])).toBe(false);
  expect(clear([mark('㉠', 30)], row)).toBe(true);
  expect(clear([mark('㉠', 80)], row)).toBe(true);
  expect(clear([mark('ⓐ', 40)], row)).toBe(true);
  expect(clear([mark('㉠', 40)], row.slice(1))).toBe(true);
});

it('lets a word be marked within a span', () => {
  const span = { symbol: '[A]', start: 0, end: 40 };
  expect(rules([fellow(0, { marks: [span] }), fellow(1, { marks: [mark('ⓐ', 20)] })])).toEqual([]);
});

it('lets two vocabulary evidences share a sentence with another item', () => {
  const vocabulary = fellow(1, {
    pattern: '어휘 및 문법',
    options: fellow(1).options.map((option) => ({ ...option, evidence: fellow(0).options[3]?.evidence ?? [] })),
  });
  expect(rules([fellow(0), vocabulary])).toEqual([]);
});

describe('corrupted sets', () => {
  const [a, b, c, d] = SET as [Item, Item, Item, Item];
  const CORRUPTIONS: Record<string, Item[]> = {
    'an item twice': [a, b, a, d],
    'an item asked again with another stem': [a, b, c, { ...a, stem: '윗글을 이해한 내용으로 적절하지 않은 것은?' }],
    'keys all on one number': SET.map((item) => ({ ...item, key: 3 })),
    'three keys of one number': [a, { ...b, key: 4 }, c, { ...d, key: 4 }],
    'two vocabulary items': [{ ...a, pattern: '어휘 및 문법' }, b, c, { ...d, pattern: '어휘 및 문법' }],
    'a key that another item holds': [a, b, { ...c, options: [...c.options.slice(0, 4), ...a.options.slice(3, 4)] }, d],
    'a key sentence asked twice': [
      a,
      b,
      c,
      { ...d, options: d.options.map((option) => ({ ...option, evidence: a.options[3]?.evidence ?? [] })) },
    ],
    'a key told in a box': [
      { ...a, style: '정답형' },
      { ...b, material: { label: '〈보기〉', text: a.options[3]?.text ?? '' } },
      c,
      d,
    ],
    'a symbol on two places': [{ ...a, marks: [mark('ⓐ', 0)] }, { ...b, marks: [mark('ⓐ', 40)] }, c, d],
    'three keys running': [{ ...a, key: 1 }, { ...b, key: 1 }, { ...c, key: 1 }, d],
  };

  it('are all caught', () => {
    const missed = Object.entries(CORRUPTIONS).filter(([, items]) => rules(items).length === 0);
    expect(missed.map(([name]) => name)).toEqual([]);
  });
});
