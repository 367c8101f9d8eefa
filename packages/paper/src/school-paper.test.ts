import { execFileSync } from 'node:child_process';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { itemsOf, type Paper, paperOfSources } from './paper.ts';
import { qrPng } from './qr.ts';
import { render } from './render.ts';
import { renderSheet, type Sheet } from './sheet.ts';
import { hwpxFaults } from './testing/hwpx-checker.ts';
import { READERS, runOn } from './testing/read-file.ts';
import { samplePaper } from './testing/sample-paper.ts';

const ADDRESS = 'https://chulje.example/s/AAAAAAAAAAAAAAAAAAAAAA';
const HEAD = {
  round: '2027학년도 1학기 중간고사',
  school: '한빛고등학교',
  author: '김교사',
  approvals: ['담당', '부장', '교감', '교장'],
  logo: `data:image/png;base64,${Buffer.from(qrPng('logo')).toString('base64')}`,
};

/** A paper of a school with so many passages of five items. */
function schoolPaper(passages: number, head: Partial<typeof HEAD> = HEAD, isMarked = true): Paper {
  const [section] = samplePaper().sections;
  if (!section) throw new Error('the sample has a section');
  const source = { passage: section.passage, items: section.items.map(({ item }) => item) };
  const sources = Array.from({ length: passages }, () => source);
  const paper = paperOfSources('독서 시험 나형', sources, head);
  return isMarked ? { ...paper, mark: { name: '나형', address: ADDRESS } } : paper;
}

/** Words of a PDF with their middles, in millimetres, a list each page. */
function wordsOf(bytes: Uint8Array) {
  const text = runOn(bytes, 'paper.pdf', (file) =>
    execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const millimetres = (from: string | undefined, to: string | undefined) =>
    ((Number(from) + Number(to)) / 2 / 72) * 25.4;
  return text
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
        ([, left, top, right, bottom, word = '']) => ({
          x: millimetres(left, right),
          y: millimetres(top, bottom),
          word,
        }),
      ),
    );
}

it.each(['pdf', 'word', 'hwpx'] as const)('says at the head of a %s whose paper it is, once', async (format) => {
  const { bytes } = await render(format, schoolPaper(1), { parts: 'all', omr: true });
  const text = (await READERS[format](bytes)).replace(/\s+/g, '');
  for (const words of ['한빛고등학교', '출제김교사', '담당', '부장', '교감', '교장'])
    expect(text.split(words).length - 1, words).toBe(1);
  if (format === 'hwpx') expect(hwpxFaults(bytes)).toEqual([]);
  const plain = await render(format, schoolPaper(1, {}, false), { parts: 'paper' });
  expect(await READERS[format](plain.bytes)).not.toMatch(/출제 김|담당/);
});

it('has the name of the form at the foot of every page of a PDF, and in the foot of a Word and a 한글 file', async () => {
  const { bytes } = await render('pdf', schoolPaper(3), { parts: 'all', omr: true });
  for (const page of wordsOf(bytes)) {
    const feet = page.filter(({ y, word }) => y > 280 && word === '나형');
    expect(feet).toHaveLength(1);
  }
  const word = unzipSync((await render('word', schoolPaper(1))).bytes);
  const foot = Object.entries(word).filter(([name]) => /footer\d+\.xml$/.test(name));
  expect(foot.length).toBeGreaterThan(0);
  for (const [, xml] of foot) expect(strFromU8(xml)).toMatch(/나형[\s\S]*|<pic:pic/);
  const hwpx = unzipSync((await render('hwpx', schoolPaper(1))).bytes);
  expect(Object.keys(hwpx)).toEqual(expect.arrayContaining(['BinData/qr.png', 'BinData/logo.png']));
});

describe('the sheet to mark answers on', () => {
  // docs/answer-sheet.md says these millimetres: who reads sheets by a camera counts on them.
  it.each(['A4', 'B4'] as const)('has every oval where it is documented, whatever the head says: %s', async (size) => {
    for (const paper of [schoolPaper(4), schoolPaper(12), schoolPaper(1, { round: '' }, false)]) {
      const { bytes } = await render('pdf', paper, { parts: 'paper', omr: true, size });
      const sheet = wordsOf(bytes).at(-1) ?? [];
      const left = size === 'A4' ? 14 : 18;
      const isAt = (x: number, y: number, word: string) =>
        sheet.some((each) => each.word === word && Math.abs(each.x - x) < 0.3 && Math.abs(each.y - y) < 0.6);
      for (const [at, { number }] of itemsOf(paper).entries()) {
        const x = left + 52 + 63 * Math.floor(at / 30);
        const y = 62 + 8 + 7 * (at % 30) + 3.5;
        expect(isAt(x + 6, y, String(number)), `number ${number}`).toBe(true);
        for (let choice = 1; choice <= 5; choice += 1)
          expect(isAt(x + 12 + 9 * choice - 4.5, y, String(choice)), `${number} ${choice}`).toBe(true);
      }
      for (let digit = 0; digit <= 9; digit += 1)
        for (const [first, columns] of [
          [0, 2],
          [18, 3],
        ] as const)
          for (let column = 0; column < columns; column += 1)
            expect(isAt(left + first + 8 * column + 4, 62 + 22 + 15 + 7 * digit + 3.5, String(digit))).toBe(true);
    }
  });

  it('is one page of sixty items, with a black square in each corner', async () => {
    const { bytes } = await render('pdf', schoolPaper(12), { parts: 'paper', omr: true });
    const pages = wordsOf(bytes);
    expect(pages.filter((page) => page.some(({ word }) => word === '답란'))).toHaveLength(1);
    const picture = runOn(bytes, 'paper.pdf', (file) =>
      execFileSync('pdftoppm', ['-gray', '-r', '25.4', '-f', `${pages.length}`, '-singlefile', file], {
        encoding: 'latin1',
      }),
    );
    const [, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture) ?? [];
    const pixels = Buffer.from(picture.slice(-Number(width) * Number(height)), 'latin1');
    const grey = (x: number, y: number) => pixels[y * Number(width) + x];
    for (const [x, y] of [
      [8, 8],
      [201, 8],
      [8, 288],
      [201, 288],
    ] as const)
      expect(grey(x, y), `${x} ${y}`).toBe(0);
  });
});

const SHEET: Sheet = {
  title: '정답표',
  subtitle: '모의고사 · 2판',
  columns: [0, 1].flatMap(() => [
    { header: '번호', share: 1 },
    ...['가', '나', '다', '라'].map((label) => ({ header: `${label}형`, share: 2 })),
  ]),
  rows: Array.from({ length: 30 }, (_, row) =>
    [0, 30].flatMap((from) => [
      `${from + row + 1}`,
      ...[1, 2, 3, 4].map((key) => `${'①②③④⑤'[key]} 2.5점 (${from + row})`),
    ]),
  ),
  notes: ['괄호 안은 같은 문항이 가형에서 갖는 번호입니다.'],
};

it('sets the keys of sixty items in four forms on one page', async () => {
  const pdf = await renderSheet('pdf', SHEET);
  expect(wordsOf(pdf.bytes)).toHaveLength(1);
  const hwpx = await renderSheet('hwpx', SHEET, new Date('2027-03-02'));
  expect(hwpxFaults(hwpx.bytes)).toEqual([]);
  for (const format of ['pdf', 'word', 'hwpx'] as const) {
    const { bytes } = await renderSheet(format, SHEET);
    const text = (await READERS[format](bytes)).replace(/\s+/g, '');
    for (const words of ['정답표', '모의고사·2판', '②2.5점(0)', '⑤2.5점(59)', '괄호안은'])
      expect(text).toContain(words);
  }
});

it('leaves room to write by hand in rows that ask for it', async () => {
  const sheet: Sheet = { ...SHEET, rows: Array.from({ length: 18 }, () => SHEET.columns.map(() => '')), rowHeight: 14 };
  // Eighteen of fourteen millimetres are more than a page holds beside its head.
  expect(wordsOf((await renderSheet('pdf', sheet)).bytes)).toHaveLength(2);
  expect(hwpxFaults((await renderSheet('hwpx', sheet)).bytes)).toEqual([]);
});

it('hands a spreadsheet no formula, and takes any characters as text', async () => {
  const sheet = {
    ...SHEET,
    columns: [{ header: '곳', share: 1 }],
    rows: [['=HYPERLINK("x")'], ['#read("/etc/passwd") $x$ <b>']],
  };
  expect(new TextDecoder().decode((await renderSheet('gift', sheet)).bytes)).toContain(`"'=HYPERLINK`);
  for (const format of ['pdf', 'word', 'hwpx'] as const) {
    const text = await READERS[format]((await renderSheet(format, sheet)).bytes);
    expect(text.replace(/\s+/g, '')).toContain('#read("/etc/passwd")$x$<b>');
  }
});
