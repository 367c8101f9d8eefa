import { sampleItem } from '@chulje/contract/testing';
import { expect, it } from 'vitest';
import { paperOf } from './paper.ts';

const TEXT = '패러다임은 정상 과학을 이끈다. 과학 혁명은 패러다임을 바꾼다.';
const markOn = (symbol: string, words: string) => {
  const start = TEXT.indexOf(words);
  return { symbol, start, end: start + words.length, quote: words };
};

it('prints no symbol on two places of a passage, and renames it wherever its item names it', () => {
  const item = (words: string) =>
    sampleItem({
      stem: '㉠에 대한 이해로 적절하지 않은 것은?',
      material: { label: '〈보기〉', text: '㉠의 사례이다.' },
      marks: [markOn('㉠', words)],
      options: sampleItem().options.map((option) => ({
        ...option,
        text: `㉠은 ${option.text}`,
        reason: '㉠은 그렇다.',
      })),
      explanation: '정답: ⑤\n①: ㉠은 그렇다.',
    });
  const paper = paperOf({
    title: '',
    passage: { text: TEXT, format: [] },
    items: [item('패러다임'), item('과학 혁명'), item('패러다임')],
  });
  const [section] = paper.sections;
  expect(section?.passage.marks.map(({ symbol, quote }) => `${symbol}${quote}`)).toEqual(['㉠패러다임', '㉡과학 혁명']);
  const written = section?.items.map(({ item: each }) => JSON.stringify({ ...each, marks: [] })) ?? [];
  expect(written.map((text) => [text.includes('㉠'), text.includes('㉡')])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

it('prints symbols in the order of the text, whichever item was made first', () => {
  const item = (symbol: string, words: string) =>
    sampleItem({ stem: `${symbol}에 대한 이해로 적절하지 않은 것은?`, marks: [markOn(symbol, words)] });
  const paper = paperOf({
    title: '',
    passage: { text: TEXT, format: [] },
    items: [item('㉠', '과학 혁명'), item('㉡', '정상 과학')],
  });
  const [section] = paper.sections;
  expect(section?.passage.marks.map(({ symbol, quote }) => `${symbol}${quote}`).toSorted()).toEqual([
    '㉠정상 과학',
    '㉡과학 혁명',
  ]);
  expect(section?.items.map(({ item: each }) => each.stem.charAt(0))).toEqual(['㉡', '㉠']);
});
