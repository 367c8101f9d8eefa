import { expect, it } from 'vitest';
import { locateEvidence, locateQuote, quoteEvidence, reanchorItem, splitParagraphs, splitSentences } from './model.ts';
import { GOOD_ITEM, GOOD_PASSAGE } from './testing/good-item.ts';

it('splits sentences, leaving decimals, quotations and brackets whole', () => {
  const text = '원주율은 3.14쯤이다. 그는 “간다. 온다.”라고 말했다. (참고. 주석이다.)\n다음 문단이다.';
  expect(splitSentences(text).map((sentence) => sentence.text)).toEqual([
    '원주율은 3.14쯤이다.',
    '그는 “간다. 온다.”라고 말했다.',
    '(참고. 주석이다.)',
    '다음 문단이다.',
  ]);
});

it.each([
  ['ends a sentence with the quotation that it is', '“간다.” 그는 떠났다.', ['“간다.”', '그는 떠났다.']],
  ['goes on behind a quotation', '그는 “간다.” 라고 말했다. 끝이다.', ['그는 “간다.” 라고 말했다.', '끝이다.']],
  ['is not misled by a sign never closed', '이것은 ‘이름이다. 다음이다.', ['이것은 ‘이름이다.', '다음이다.']],
  [
    'keeps straight quotation marks whole',
    '"간다. 온다."라는 말이다. 끝이다.',
    ['"간다. 온다."라는 말이다.', '끝이다.'],
  ],
  [
    'takes a remark in brackets into its sentence',
    '이는 힘(단위는 N. 뉴턴)이다. 끝이다.',
    ['이는 힘(단위는 N. 뉴턴)이다.', '끝이다.'],
  ],
])('%s', (_, text, sentences) => {
  expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
});

it('numbers paragraphs as a reader does, blank lines left out', () => {
  expect(splitParagraphs('첫째.\n\n둘째.')).toEqual([
    { start: 0, end: 3, text: '첫째.', index: 0 },
    { start: 5, end: 8, text: '둘째.', index: 1 },
  ]);
});

it('finds evidence again by its words, or says that it is gone', () => {
  const evidence = quoteEvidence('가나 다라', 3, 5);
  expect(locateEvidence(evidence, '마바 가나 다라')).toEqual({ source: 'passage', start: 6, end: 8, quote: '다라' });
  expect(locateEvidence(evidence, '가나')).toBeUndefined();
});

it('gives offsets that cut the sentence out of the text', () => {
  for (const { start, end, text, paragraph } of splitSentences(GOOD_PASSAGE)) {
    expect(GOOD_PASSAGE.slice(start, end)).toBe(text);
    expect(GOOD_PASSAGE.slice(0, start).split('\n').length - 1).toBe(paragraph);
  }
});

it('finds words again nearest to where they stood', () => {
  expect(locateQuote('가나', '가나 다라 가나', 6)).toEqual({ start: 6, end: 8 });
  expect(locateQuote('가나', '마바 가나 다라 가나', 1)).toEqual({ start: 3, end: 5 });
  expect(locateQuote('없다', '가나', 0)).toBeUndefined();
});

it('moves evidence and marks with their words and drops what is gone', () => {
  const quote = '역선택이 일어날 수 있다';
  const start = GOOD_PASSAGE.indexOf(quote);
  const item = { ...GOOD_ITEM, marks: [{ symbol: '㉠', start, end: start + quote.length }] };
  const marked = reanchorItem(item, GOOD_PASSAGE);
  expect(marked.marks[0]?.quote).toBe(quote);
  const moved = reanchorItem(marked, `새 문장이다. ${GOOD_PASSAGE}`);
  expect(moved.marks[0]).toMatchObject({ start: start + 8 });
  expect(moved.options[0]?.evidence[0]?.start).toBe((GOOD_ITEM.options[0]?.evidence[0]?.start ?? 0) + 8);
  const gone = reanchorItem(marked, '전혀 다른 글이다.');
  expect(gone.marks[0]).toMatchObject({ symbol: '㉠', start: 10, end: 10 });
  expect(gone.options.flatMap((option) => option.evidence)).toEqual([]);
});
