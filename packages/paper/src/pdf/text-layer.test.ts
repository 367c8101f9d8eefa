import { execFileSync } from 'node:child_process';
import { constants, inflateSync } from 'node:zlib';
import type { ExportOptions, Mark } from '@chulje/contract';
import { expect, it } from 'vitest';
import { itemsOf, type Paper, paperOf } from '../paper.ts';
import { render } from '../render.ts';
import { pdfText, runOn } from '../testing/read-file.ts';
import { samplePaper } from '../testing/sample-paper.ts';

const pdf = async (paper: Paper, options: Partial<ExportOptions> = {}) =>
  (await render('pdf', paper, { parts: 'paper', ...options })).bytes;
const [FIRST] = itemsOf(samplePaper());
const LOOKS = [{}, { columns: 1, look: 'large' }, { columns: 1, look: 'dyslexia' }] as const;

function paperWith(text: string, marks: Mark[] = []): Paper {
  if (!FIRST) throw new Error('the sample has items');
  return paperOf({ title: '글자', passage: { text, format: [] }, items: [{ ...FIRST.item, marks }] });
}

/** Whether a word stands in a stream of a PDF, most of which are compressed. */
function holds(bytes: Uint8Array, word: string): boolean {
  const file = Buffer.from(bytes);
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const data = file.subarray(at + 7, file.indexOf('endstream', at));
    if (data.includes(word)) return true;
    if (data[0] === 0x78 && inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH }).includes(word)) return true;
  }
  return file.includes(word);
}

/** Places of words on the pages, in points. */
function boxesOf(bytes: Uint8Array) {
  const text = runOn(bytes, 'paper.pdf', (file) =>
    execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const words = [...text.matchAll(/xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)"[^>]*>(.*?)<\/word>/g)];
  return words.map(([, left, top, right, word = '']) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
    word,
  }));
}

it.each(LOOKS)(
  'has every letter in its text itself, no joiners, and nothing that only some readers know: %j',
  async (options) => {
    const [section] = samplePaper().sections;
    const bytes = await pdf(samplePaper(), options);
    expect(holds(bytes, 'beginbfchar')).toBe(true);
    expect(holds(bytes, 'ActualText')).toBe(false);
    const text = pdfText(bytes);
    expect(text).toMatch(/㉠좋은 기계를/);
    expect(text).toMatch(/ⓐ알아차린/);
    expect(text).not.toContain('\u2060');
    expect(section?.items).toHaveLength(5);
  },
);

it('keeps a syllable readable beside the same syllable with a tone mark', async () => {
  const bytes = await pdf(paperWith('中國에〮 달아 서울에 가서 집에 산다. 나랏말〮ᄊᆞ미〯 말이 미쳤다.'));
  expect(holds(bytes, 'ActualText')).toBe(false);
});

it('prints powers and fractions as the letters they are', async () => {
  const text = pdfText(await pdf(paperWith('길이는 10⁻⁹미터이고 x⁵은 ⅔보다 H₂O가 크다.')));
  for (const words of ['10⁻⁹미터', 'x⁵은', '⅔보다', 'H₂O가']) expect(text).toContain(words);
});

it('shows a tab as a gap', async () => {
  const boxes = boxesOf(await pdf(paperWith('온도\t높음')));
  const gap =
    (boxes.find(({ word }) => word === '높음')?.left ?? 0) - (boxes.find(({ word }) => word === '온도')?.right ?? 0);
  expect(gap).toBeGreaterThan(10);
});

it.each(LOOKS)('leaves no symbol alone at the end of a line: %j', async (options) => {
  const word = '재화의 ';
  const marks = Array.from({ length: 20 }, (_, at) => ({
    symbol: '㉠㉡㉢㉣㉤'[at % 5] ?? '',
    start: at * 5 * word.length,
    end: at * 5 * word.length + 3,
  }));
  // Every second paragraph is one letter longer: the marks come to stand at all places of a line.
  for (const shift of [0, 1, 2, 3]) {
    const lead = '가'.repeat(shift);
    const text = lead + word.repeat(110);
    const shifted = marks.map((mark) => ({ ...mark, start: mark.start + shift, end: mark.end + shift }));
    const lines = pdfText(await pdf(paperWith(text, shifted), options)).split('\n');
    expect(lines.filter((line) => /[㉠㉡㉢㉣㉤]\s*$/.test(line))).toEqual([]);
    expect(lines.join('\n').match(/[㉠㉡㉢㉣㉤]재/g)).toHaveLength(20);
  }
});

it.each([{}, { columns: 2, look: 'large' }] as const)(
  'breaks a word without end rather than let it leave the page: %j',
  async (options) => {
    const word = 'abcdefghij'.repeat(14);
    if (!FIRST) throw new Error('the sample has items');
    const text = `주소는 ${word}이다.`;
    const item = {
      ...FIRST.item,
      stem: text,
      material: { label: '보기', text },
      options: FIRST.item.options.map((option) => ({ ...option, text, reason: text })),
      explanation: '',
    };
    const paper = paperOf({ title: word.slice(0, 50), passage: { text, format: [] }, items: [item] });
    const boxes = boxesOf(await pdf(paper, { parts: 'all', ...options }));
    expect(boxes.filter(({ word: each }) => /abc/.test(each)).length).toBeGreaterThan(20);
    expect(boxes.filter(({ left, right }) => left < 30 || right > 565)).toEqual([]);
  },
);

it('draws [A] beside its lines, and shortens no line for it', async () => {
  const [section] = samplePaper().sections;
  if (!section) throw new Error('the sample has a passage');
  const { text } = section.passage;
  const placesOf = async (marks: Mark[]) =>
    boxesOf(await pdf(paperWith(text, marks))).map(
      ({ left, top, word }) => `${word} ${left.toFixed(0)} ${top.toFixed(0)}`,
    );
  const start = text.indexOf('정보를 가진 쪽이 자신의');
  const places = await placesOf([{ symbol: '[A]', start, end: start + 120 }]);
  expect(places.filter((place) => place.startsWith('[A]'))).toHaveLength(1);
  expect(places.filter((place) => !place.startsWith('[A]'))).toEqual(await placesOf([]));
});

it('sets short options in one row', async () => {
  if (!FIRST) throw new Error('the sample has items');
  const options = ['ㄱ, ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄴ, ㄹ', 'ㄷ, ㄹ'].map((text) => ({
    ...FIRST.item.options[0],
    text,
  }));
  const item = { ...FIRST.item, options: options as typeof FIRST.item.options };
  const boxes = boxesOf(await pdf(paperOf({ title: '줄', passage: { text: '글', format: [] }, items: [item] })));
  const tops = boxes.filter(({ word }) => /^[①-⑤]$/.test(word)).map(({ top }) => top);
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});
