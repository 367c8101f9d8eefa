import type { Item } from '@chulje/contract';
import fc from 'fast-check';
import { type Paper, paperOfSources } from '../paper.ts';

/** Texts a teacher could write or paste, and signs that mean something to one of our formats. */
const words = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...'가나다라마바사 은는이가을를 ㉠ⓐ㉮①② 〈보기〉 國語 "\'‘’“” ,.?!'),
    maxLength: 20,
  }),
  fc.string({ unit: fc.constantFrom(...'#$*_@<>&\\`~=:{}[]|%^;/-+"\'()'), maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    '@SUM(A1)',
    '</w:p>',
    ']]>',
    '{{x}}',
    '%50%',
    '[html]',
    '->',
    '#let x',
    'ᄒᆞᆫ글',
    'café',
    '½',
    '∑x²',
  ),
);
const spans = fc.array(
  fc.record({ start: fc.nat(30), length: fc.nat(20), style: fc.constantFrom('bold' as const, 'underline' as const) }),
  { maxLength: 3 },
);

/** Every stem and option carries a word of its own by which it is found again. */
function anyItem(name: string): fc.Arbitrary<Item> {
  return fc
    .record({
      stem: words,
      options: fc.array(words, { minLength: 5, maxLength: 5 }),
      material: fc.option(words),
      key: fc.integer({ min: 1, max: 5 }),
      points: fc.constantFrom(2 as const, 3 as const),
      style: fc.constantFrom('정답형' as const, '부정형' as const),
      mark: fc.option(fc.constantFrom('㉠', 'ⓐ', '[A]')),
      formats: spans,
    })
    .map(({ stem, options, material, key, points, style, mark, formats }) => ({
      pattern: '사실적 읽기',
      type: '내용 일치',
      style,
      difficulty: '중',
      points,
      stem: `발문${name} ${stem}`,
      material: material === null ? null : { label: '〈보기〉', text: `자료${name} ${material}` },
      marks: mark === null ? [] : [{ symbol: mark, start: 3, end: 12 }],
      options: options.map((text, index) => ({
        text: `선택지${name}${'ABCDE'[index]} ${text}`,
        format: formats.map(({ start, length, style: look }) => ({ start, end: start + length, style: look })),
        reason: '',
        operation: null,
        evidence: [],
      })),
      key,
      explanation: `해설${name} ${stem}`,
    }));
}

export const anyPaper: fc.Arbitrary<Paper> = fc
  .tuple(
    words,
    fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
    spans,
    fc.nat(3),
  )
  .chain(([title, passages, formats, itemCount]) =>
    fc
      .tuple(
        ...passages.map((_, at) =>
          fc.tuple(...Array.from({ length: itemCount }, (__, index) => anyItem(`${at}째${index}`))),
        ),
      )
      .map((sets) =>
        paperOfSources(
          `제목 ${title}`,
          passages.map((paragraphs, at) => ({
            passage: {
              text: `지문${at} 하나 둘 셋\n${paragraphs.join('\n')}`,
              format: formats.map(({ start, length, style }) => ({ start, end: start + length, style })),
            },
            items: sets[at] ?? [],
          })),
        ),
      ),
  );
