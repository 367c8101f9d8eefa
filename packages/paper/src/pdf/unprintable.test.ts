import { readUnprintable, unprintableHeader } from '@chulje/contract';
import { expect, it } from 'vitest';
import { itemsOf, paperOf } from '../paper.ts';
import { render } from '../render.ts';
import { samplePaper } from '../testing/sample-paper.ts';
import { printableGlyphs } from './glyphs.ts';

const [first] = itemsOf(samplePaper());
if (!first) throw new Error('the sample has items');
const { item } = first;
const [option] = item.options;
const paper = paperOf({
  title: '시험 ༀ',
  passage: { text: '산의 말 བོད 이다.', format: [] },
  items: [
    { ...item, stem: 'ༀ의 뜻은?', material: { label: '〈보기〉', text: '𠮷와 ༀ' } },
    {
      ...item,
      options: item.options.map((each, at) =>
        at === 2 && option ? { ...option, text: '丂이다', reason: '丂라고 하였다.' } : each,
      ),
    },
  ],
});

it('names each letter that a PDF cannot print, and where it stands', async () => {
  const { unprintable } = await render('preview', paper, { detail: 'full' });
  expect(unprintable).toEqual([
    { letter: 'ༀ', places: ['제목', '1번 발문', '1번 〈보기〉'] },
    { letter: 'བོ', places: ['지문'] },
    { letter: 'ད', places: ['지문'] },
    { letter: '𠮷', places: ['1번 〈보기〉'] },
    { letter: '丂', places: ['2번 ③', '2번 해설'] },
  ]);
});

it.each(['word', 'hwpx', 'txt', 'csv'] as const)('has nothing to say of %s, which carries no fonts', async (format) => {
  expect((await render(format, paper)).unprintable).toEqual([]);
});

it('is told in a header that holds no sign a header must not', () => {
  const list = [{ letter: '😀', places: ['1번 〈보기〉', '2번', '3번', '4번'] }];
  const header = unprintableHeader([...list, ...Array.from({ length: 50 }, () => ({ letter: '丂', places: ['가'] }))]);
  expect(header).toMatch(/^[\x21-\x7e]{1,2000}$/);
  expect(readUnprintable(header)[0]).toEqual({ letter: '😀', places: ['1번 〈보기〉', '2번', '3번'] });
  for (const other of [null, '%', '{}', '[1]']) expect(readUnprintable(other)).toEqual([]);
});

/** Code points that EUC-KR gives to two bytes of these rows. */
function koreanStandard(from: number, until: number): string {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: until - from + 1 }, (_, row) => from + row);
  const places = rows.flatMap((row) => Array.from({ length: 94 }, (_, cell) => [row, 0xa1 + cell]));
  return places
    .map((bytes) => decoder.decode(Uint8Array.from(bytes)))
    .filter((letter) => letter.length === 1 && letter !== '\uFFFD' && letter !== '〓')
    .join('');
}
const range = (from: number, until: number) =>
  String.fromCodePoint(...Array.from({ length: until - from + 1 }, (_, index) => from + index));

// What a Korean teacher writes: what is missing here is what the chooser would have to warn of every day.
it.each([
  [
    'every Hanja of KS X 1001, which holds those of the 1,800 for schools and of all grades',
    koreanStandard(0xca, 0xfd),
    4888,
  ],
  ['every sign of KS X 1001', koreanStandard(0xa1, 0xac), 985],
  ['every syllable', range(0xac00, 0xd7a3), 11172],
  ['old Hangul', range(0x1100, 0x11ff) + range(0xa960, 0xa97c) + range(0xd7b0, 0xd7c6) + range(0xd7cb, 0xd7fb), 357],
  [
    'Latin letters with marks',
    range(0xa1, 0xac) + range(0xae, 0x2af) + range(0x1e00, 0x1e9b) + range(0x1ea0, 0x1ef9),
    772,
  ],
  ['Greek', range(0x391, 0x3a1) + range(0x3a3, 0x3ce), 61],
  ['Cyrillic', range(0x400, 0x45f), 96],
  ['mathematics', range(0x2200, 0x22ff) + range(0x2190, 0x21ff) + range(0x2070, 0x2071) + range(0x2074, 0x208e), 397],
  ['Arabic', range(0x621, 0x652), 50],
  ['signs and pictures of one colour', '☑✔✘✈★☎♠♥⚽😀👍🏽👩🏫🇰🇷❤', 17],
  ['circled and bracketed signs', range(0x2460, 0x24ff) + range(0x3200, 0x321e) + range(0x3260, 0x327f), 223],
])('prints %s', (_, letters, count) => {
  expect([...letters]).toHaveLength(count);
  expect(printableGlyphs(letters)).not.toContain('〓');
});

it.each([
  ['\uF901', '更'],
  ['⅐', '1⁄7'],
])('prints %j, which no font has, in its usual form %j', (letter, printed) => {
  expect(printableGlyphs(letter)).toBe(printed);
});
