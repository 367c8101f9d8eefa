import type { Item } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { quoteEvidence, splitSentences } from '../model.ts';
import { GOOD_ITEM, GOOD_PASSAGE } from '../testing/good-item.ts';
import { lintSet } from './lint-set.ts';

const SENTENCES = splitSentences(GOOD_PASSAGE);

/** An item like the good one that shares nothing with its fellows: key, key sentence and options are its own. */
function fellow(at: number, change: Partial<Item> = {}): Item {
  const key = [4, 1, 5, 2, 3, 4][at] ?? 1;
  const { start = 0, end = 1 } = SENTENCES[at] ?? {};
  return {
    ...GOOD_ITEM,
    key,
    options: GOOD_ITEM.options.map((option, index) => ({
      ...option,
      text: `${at + 1}째 문항에서 ${option.text}`,
      evidence: index === key - 1 ? [quoteEvidence(GOOD_PASSAGE, start, end)] : option.evidence,
    })),
    ...change,
  };
}

const SET = [0, 1, 2, 3].map((at) => fellow(at));
const rules = (items: readonly Item[]) => lintSet(items).map(({ rule }) => rule);
const mark = (symbol: string, start: number) => ({ symbol, start, end: start + 4 });

it('has nothing to say of a set without overlap', () => {
  expect(lintSet(SET)).toEqual([]);
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
  ['G08', [fellow(0, { marks: [mark('㉠', 0)] }), fellow(1, { marks: [mark('㉡', 2)] })]],
];

it.each(FAILING)('%s objects to what breaks it', (rule, items) => {
  expect(rules(items)).toContain(rule);
});

it('lets two items speak of one symbol at one place, and of two symbols apart', () => {
  expect(rules([fellow(0, { marks: [mark('㉠', 0)] }), fellow(1, { marks: [mark('㉡', 20)] })])).toEqual([]);
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
    const missed = Object.entries(CORRUPTIONS).filter(([, items]) => lintSet(items).length === 0);
    expect(missed.map(([name]) => name)).toEqual([]);
  });
});
