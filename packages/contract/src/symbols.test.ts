import { describe, expect, it } from 'vitest';
import type { Item, Mark } from './item.ts';
import { clashingMarks, lettersInOrder, namedSymbols, withFreeSymbols } from './symbols.ts';
import { sampleItem } from './testing/samples.ts';

const TEXT = '패러다임은 정상 과학을 이끌고 과학 혁명은 패러다임을 바꾼다.';
const markOn = (symbol: string, words: string): Mark => {
  const start = TEXT.indexOf(words);
  return { symbol, start, end: start + words.length, quote: words };
};
const marked = (stem: string, ...marks: Mark[]): Item => sampleItem({ stem, marks });
const symbolsOf = (item: Item | undefined) => item?.marks.map(({ symbol }) => symbol);

it('reads ranges of marks in full', () => {
  expect(namedSymbols('문맥상 ⓐ～ⓒ와 ㉠, [A]')).toEqual(['㉠', 'ⓐ', 'ⓑ', 'ⓒ', '[A]']);
});

describe('symbols of an item beside others', () => {
  const first = marked('㉠에 대한 이해로 적절한 것은?', markOn('㉠', '패러다임'));

  it('are free ones wherever the item names them', () => {
    const second = withFreeSymbols(
      {
        ...marked('㉠에 대한 설명으로 적절한 것은?', markOn('㉠', '정상 과학')),
        material: { label: '〈보기〉', text: '㉠의 사례' },
        explanation: '㉠은 그렇다.',
      },
      [first],
      TEXT,
    );
    expect(symbolsOf(second)).toEqual(['㉡']);
    expect([second?.stem, second?.material?.text, second?.explanation]).toEqual([
      '㉡에 대한 설명으로 적절한 것은?',
      '㉡의 사례',
      '㉡은 그렇다.',
    ]);
  });

  it('take the particle that fits how they are read', () => {
    const fellows = marked(
      '',
      ...['패러다임', '이끌고', '바꾼다'].map((words, at) => markOn('㉠㉡㉢'.charAt(at), words)),
    );
    const stem = (text: string, mark = '㉠') =>
      withFreeSymbols(marked(text, markOn(mark, '정상 과학')), [fellows], TEXT)?.stem;
    expect(stem('㉠으로 적절한 것은?')).toBe('㉣로 적절한 것은?');
    expect(stem('㉠으로부터 ㉠을 거쳐 ㉠로마로')).toBe('㉣로부터 ㉣을 거쳐 ㉣로마로');
    const four = marked('', ...'㉠㉡㉢㉣'.split('').map((symbol, at) => markOn(symbol, TEXT.charAt(at))));
    expect(withFreeSymbols(marked('㉣로 볼 때', markOn('㉣', '정상 과학')), [four], TEXT)?.stem).toBe('㉤으로 볼 때');
  });

  it('are shared where the words are the same', () => {
    const second = marked('㉠과 ㉡에 대한 이해로 적절한 것은?', markOn('㉠', '패러다임'), markOn('㉡', '과학 혁명'));
    expect(withFreeSymbols(second, [first], TEXT)).toBe(second);
    const third = marked('㉠의 이유로 적절한 것은?', markOn('㉠', '과학 혁명'));
    expect(symbolsOf(withFreeSymbols(third, [first, second], TEXT))).toEqual(['㉡']);
  });

  it('stay side by side where a range names them', () => {
    const range = marked('ⓐ～ⓑ 가운데 적절한 것은?', markOn('ⓐ', '정상 과학'), markOn('ⓑ', '과학 혁명'));
    const other = marked('ⓐ의 뜻으로 적절한 것은?', markOn('ⓐ', '패러다임'));
    const free = withFreeSymbols(range, [other], TEXT);
    expect([symbolsOf(free), free?.stem]).toEqual([['ⓑ', 'ⓒ'], 'ⓑ～ⓒ 가운데 적절한 것은?']);
  });

  it('are none that the author wrote into the text or another item into its 〈보기〉', () => {
    const text = `㉠${TEXT}`;
    const item = marked('㉠의 뜻으로 적절한 것은?', { symbol: '㉠', start: 7, end: 12 });
    const boxed = sampleItem({ material: { label: '〈보기〉', text: '㉡에 들어갈 말' } });
    expect(clashingMarks(item, [], text)).toHaveLength(1);
    expect(symbolsOf(withFreeSymbols(item, [boxed], text))).toEqual(['㉢']);
  });

  it('are not to be had where a row is used up', () => {
    const all = [...'㉠㉡㉢㉣㉤㉥㉦㉧㉨㉩㉪㉫㉬㉭'].map((symbol, at) => ({ symbol, start: at, end: at + 1 }));
    expect(withFreeSymbols(marked('㉠은?', markOn('㉠', '정상 과학')), [marked('', ...all)], TEXT)).toBeUndefined();
  });
});

describe('symbols of the items of one passage', () => {
  const late = marked('㉠에 대한 이해로 적절한 것은?', markOn('㉠', '과학 혁명'));
  const early = marked('㉡에 대한 설명으로 적절한 것은?', markOn('㉡', '정상 과학'));

  it('go with the text, whichever item was made first', () => {
    const lettered = lettersInOrder([late, early], TEXT);
    expect(lettered.map(symbolsOf)).toEqual([['㉡'], ['㉠']]);
    expect(lettered.map(({ stem }) => stem)).toEqual([
      '㉡에 대한 이해로 적절한 것은?',
      '㉠에 대한 설명으로 적절한 것은?',
    ]);
    expect(lettersInOrder(lettered, TEXT)).toEqual(lettered);
  });

  it('stay shared where two items mark the same words', () => {
    const both = marked('㉡과 ㉠의 관계는?', markOn('㉡', '정상 과학'), markOn('㉠', '과학 혁명'));
    const lettered = lettersInOrder([late, both], TEXT);
    expect(lettered.map(symbolsOf)).toEqual([['㉡'], ['㉠', '㉡']]);
    expect(lettered[1]?.stem).toBe('㉠과 ㉡의 관계는?');
  });

  it('are left alone where they stand in order, are written by an author, or a range would be broken', () => {
    const inOrder = [early, marked('㉢의 뜻은?', markOn('㉢', '과학 혁명'))];
    expect(lettersInOrder(inOrder, TEXT)).toEqual(inOrder);
    const boxed = sampleItem({ material: { label: '〈보기〉', text: '㉢에 들어갈 말' } });
    expect(lettersInOrder([late, early, boxed], TEXT)).toEqual([late, early, boxed]);
    const range = marked('㉡～㉢ 가운데 적절한 것은?', markOn('㉡', '패러다임'), markOn('㉢', '과학 혁명'));
    const within = marked('㉠의 뜻은?', markOn('㉠', '정상 과학'));
    expect(lettersInOrder([within, range], TEXT)).toEqual([within, range]);
  });
});
