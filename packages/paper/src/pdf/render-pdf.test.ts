import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExportOptions } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { type Paper, paperOf, paperOfSources } from '../paper.ts';
import { render } from '../render.ts';
import { difference, readPng } from '../testing/png.ts';
import { pdfText, runOn } from '../testing/read-file.ts';
import { samplePaper } from '../testing/sample-paper.ts';
import { printableGlyphs } from './glyphs.ts';

const GOLDENS = fileURLToPath(new URL('./goldens', import.meta.url));
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

const pdf = async (paper: Paper, options: Partial<ExportOptions> = {}) => (await render('pdf', paper, options)).bytes;
const tool = (name: string, bytes: Uint8Array, ...args: string[]) =>
  runOn(bytes, 'paper.pdf', (file) =>
    execFileSync(name, [...args, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );

/** Two passages with items, so that numbers run on and pages turn. */
function longPaper(): Paper {
  const [section] = samplePaper().sections;
  if (!section) throw new Error('the sample has a section');
  const source = { passage: section.passage, items: section.items.map(({ item }) => item) };
  return paperOfSources('독서 실전 연습', [source, source], { round: '3월 2회 모의 평가', period: '제 1 교시' });
}

describe('golden pages', () => {
  // To accept a change of layout: UPDATE_GOLDENS=1, and look at what was written.
  it.each<[string, number, Partial<ExportOptions>]>([
    ['a4-first', 1, { parts: 'paper' }],
    ['a4-second', 2, { parts: 'paper' }],
    ['b4-first', 1, { parts: 'paper', size: 'B4' }],
    ['large', 1, { parts: 'paper', columns: 1, look: 'large' }],
    ['dyslexia', 1, { parts: 'paper', columns: 1, look: 'dyslexia' }],
    ['answers', 1, { parts: 'explanations' }],
    ['omr', 4, { parts: 'paper', omr: true }],
  ])('%s looks as it did when it was looked at', async (name, page, options) => {
    const bytes = await pdf(longPaper(), options);
    const picture = runOn(bytes, 'paper.pdf', (file, folder) => {
      execFileSync('pdftoppm', [
        '-gray',
        '-png',
        '-r',
        '40',
        '-f',
        `${page}`,
        '-l',
        `${page}`,
        '-singlefile',
        file,
        join(folder, 'page'),
      ]);
      return readFileSync(join(folder, 'page.png')).toString('base64');
    });
    const drawn = Buffer.from(picture, 'base64');
    const golden = join(GOLDENS, `${name}.png`);
    if (process.env.UPDATE_GOLDENS) {
      mkdirSync(GOLDENS, { recursive: true });
      writeFileSync(golden, drawn);
    }
    expect(existsSync(golden)).toBe(true);
    expect(difference(readPng(drawn), readPng(readFileSync(golden)))).toBeLessThan(0.01);
  });

  it('are told apart by a moved line', () => {
    const page = readPng(readFileSync(join(GOLDENS, 'a4-first.png')));
    const moved = { ...page, pixels: page.pixels.subarray(page.width * 4).slice() };
    const padded = new Uint8Array(page.pixels.length).fill(255);
    padded.set(moved.pixels);
    expect(difference(page, { ...page, pixels: padded })).toBeGreaterThan(0.02);
  });
});

it('embeds every font as a subset, and is tagged with title and language as PDF/UA', async () => {
  const bytes = await pdf(samplePaper());
  const fonts = tool('pdffonts', bytes).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ .* yes yes yes/);
  expect(tool('pdfinfo', bytes)).toMatch(/정보의 비대칭성과 역선택[\s\S]*Tagged: +yes/);
  const plain = Buffer.from(bytes).toString('latin1');
  expect(plain).toContain('/Lang (ko-KR)');
  expect(plain).toContain('pdfuaid');
});

it.skipIf(!hasQpdf)('is sound, and has bookmarks for passages and items', async () => {
  const bytes = await pdf(longPaper());
  expect(tool('qpdf', bytes, '--check')).toContain('No syntax or stream encoding errors');
  const { outlines } = JSON.parse(tool('qpdf', bytes, '--json', '--json-key=outlines'));
  const titles = outlines.map(({ title, kids }: { title: string; kids: { title: string }[] }) => [
    title,
    ...kids.map((kid) => kid.title.trim()),
  ]);
  expect(titles[1]).toEqual([
    '[6～10] 다음 글을 읽고 물음에 답하시오.',
    '6. 윗글의 내용과 일치하지 않는 것은?',
    '7. ㉠의 이유로 가장 적절한 것은?',
    '8. [A]에서 알 수 있는 내용으로 가장 적절한 것은?',
    '9. 윗글을 바탕으로 〈보기〉를 이해한 내용으로 적절하지 않은 것은? [3점]',
    '10. 문맥상 ⓐ～ⓔ와 바꿔 쓰기에 적절하지 않은 것은?',
  ]);
  expect(titles[2][0]).toBe('정답과 해설');
});

it('ends with 확인 사항, and begins no page for it, however full the last one is', async () => {
  const [first] = samplePaper().sections[0]?.items ?? [];
  if (!first) throw new Error('the sample has items');
  // Around the length at which the last column is full.
  for (const [options, lengths] of [
    [{}, [40, 57, 71]],
    [{ size: 'B4', columns: 1, look: 'large' }, [85, 99, 113]],
  ] as const)
    for (const length of lengths) {
      const last = { ...first.item, stem: '긴 발문 '.repeat(length) };
      const paper = paperOf({
        title: '끝',
        passage: { text: '글이다. '.repeat(100), format: [] },
        items: [first.item, first.item, last, last, first.item],
      });
      const bytes = await pdf(paper, { parts: 'paper', ...options });
      const pages = (await pdfText(bytes)).split('\f').slice(0, -1);
      const ends = pages.map((page) => page.includes('확인 사항'));
      expect(ends.lastIndexOf(true)).toBe(pages.length - 1);
      expect(ends.filter(Boolean)).toHaveLength(1);
      expect(pages.at(-1)).toContain('⑤');
      // Its frame and that of the page number do not touch.
      const words = runOn(bytes, 'paper.pdf', (file) =>
        execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }),
      );
      const lastPage = words.slice(words.lastIndexOf('<page '));
      const edge = (side: 'yMin' | 'yMax', word: string) =>
        Number(new RegExp(`${side}="([\\d.]+)"[^>]*>${word}</word>`).exec(lastPage)?.[1]);
      expect(edge('yMin', '/') - edge('yMax', '바랍니다.')).toBeGreaterThan(9);
    }
});

it('splits no item over columns', async () => {
  const [first] = samplePaper().sections[0]?.items ?? [];
  if (!first) throw new Error('the sample has items');
  const items = Array.from({ length: 24 }, (_, at) => ({
    ...first.item,
    stem: `BEGIN${at} ${'길이가 다른 '.repeat(at % 5)}것은?`,
    options: first.item.options.map((option, index) => ({
      ...option,
      text: `${'조금 긴 선택지 '.repeat(((at + index) % 7) + 1)}${index === 4 ? `END${at}` : ''}`,
    })),
  }));
  const paper = paperOf({ title: '나눔', passage: { text: '글이다. '.repeat(100), format: [] }, items });
  for (const options of [{ size: 'A4' }, { size: 'B4' }, { size: 'B4', look: 'large' }] as const) {
    const words = runOn(await pdf(paper, { ...options, parts: 'paper' }), 'paper.pdf', (file) =>
      execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }),
    );
    const places = new Map<string, string>();
    for (const [index, page] of words.split('<page ').entries()) {
      const middle = Number(/width="([\d.]+)"/.exec(page)?.[1]) / 2;
      for (const [, x, word] of page.matchAll(/xMin="([\d.]+)"[^>]*>(?:[^<]*?)((?:BEGIN|END)\d+)/g))
        places.set(word ?? '', `${index} ${Number(x) > middle}`);
    }
    expect(places.size).toBe(48);
    for (let at = 0; at < 24; at += 1) expect(places.get(`BEGIN${at}`)).toBe(places.get(`END${at}`));
  }
});

it('tears no word of the heading of a passage apart, however large it is', async () => {
  const lines = pdfText(await pdf(samplePaper(), { look: 'large', columns: 2, parts: 'paper' })).split('\n');
  const at = lines.findIndex((line) => line.includes('[1～5]'));
  expect(lines.slice(at, at + 2).map((line) => line.trim())).toEqual(['[1～5] 다음 글을 읽고 물음에', '답하시오.']);
});

it('tears no word apart in the look for readers with dyslexia, nor in a stem', async () => {
  const [first] = samplePaper().sections[0]?.items ?? [];
  if (!first) throw new Error('the sample has items');
  const stem = '윗글을 읽은 학생이 〈보기〉의 상황을 이해한 내용을 바탕으로 추론한 것으로 가장 적절하지 않은 것은?';
  const paper = paperOf({
    title: '낱말',
    passage: samplePaper().sections[0]?.passage ?? { text: '', format: [] },
    items: [{ ...first.item, stem }],
  });
  const linesOf = async (options: Partial<ExportOptions>) =>
    pdfText(await pdf(paper, { ...options, parts: 'paper' }))
      .split('\n')
      .map((line) => line.trim());
  const words = new Set(`${paper.sections[0]?.passage.text} 1. ${stem} [3점]`.split(/\s/));
  for (const columns of [1, 2] as const) {
    const lines = await linesOf({ look: 'dyslexia', columns });
    const from = lines.findIndex((line) => line.startsWith('어떤 재화를'));
    const until = lines.findIndex((line) => line.startsWith('①'));
    expect(until - from).toBeGreaterThan(20);
    for (const word of lines.slice(from, until).flatMap((line) => line.split(' ')))
      if (!/^\d+ *\/|^\d+$|^\/$|^국어|^영역|^낱말/.test(word)) expect(words, word).toContain(word);
  }
  const lines = await linesOf({ size: 'A4' });
  const from = lines.findIndex((line) => line.startsWith('1. '));
  for (const word of lines.slice(from, from + 2).flatMap((line) => line.split(' ')))
    expect(words, word).toContain(word);
});

it('sets what a column has left over between its items', async () => {
  const [first] = samplePaper().sections[0]?.items ?? [];
  if (!first) throw new Error('the sample has items');
  // Two items stand in the first column; the third needs a column of its own.
  const material = { label: '〈보기〉', text: '보기이다. '.repeat(150) };
  const items = [1, 2, 3].map((number) => ({
    ...first.item,
    stem: `STEM${number}`,
    ...(number === 3 && { material }),
  }));
  const paper = paperOf({ title: '간격', passage: { text: '글이다.', format: [] }, items });
  const words = runOn(await pdf(paper, { parts: 'paper' }), 'paper.pdf', (file) =>
    execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }),
  );
  const top = (word: string) => Number(new RegExp(`yMin="([\\d.]+)"[^>]*>${word}`).exec(words)?.[1]);
  const height = Number(/<page width="[\d.]+" height="([\d.]+)"/.exec(words)?.[1]);
  expect(top('STEM2') - top('STEM1')).toBeGreaterThan(height / 4);
});

it('breaks an item that is longer than a column rather than losing its end', async () => {
  const [first] = samplePaper().sections[0]?.items ?? [];
  if (!first) throw new Error('the sample has items');
  const material = { label: '〈보기〉', text: `${'아주 긴 보기이다. '.repeat(400)}보기의 끝` };
  const paper = paperOf({
    title: '긴 문항',
    passage: { text: '글이다.', format: [] },
    items: [{ ...first.item, material }],
  });
  expect(pdfText(await pdf(paper)).replace(/\s/g, '')).toContain('보기의끝');
});

it.each([
  ['가나 ᄒᆞᆫ글 國語 שלום Ωμέγα ½ ∑x²', '가나 ᄒᆞᆫ글 國語 שלום Ωμέγα ½ ∑x²'],
  ['학생 👩‍🏫 둘', '학생 👩🏫 둘'],
  ['깃발 🇰🇷!', '깃발 🇰🇷!'],
  ['مرحبا', 'مرحبا'],
  ['숨은\u200b글자', '숨은글자'],
])('prints %j as %j', (text, printed) => {
  expect(printableGlyphs(text)).toBe(printed);
});

it('stops a program that reads files from text alone', async () => {
  const paper = paperOf({
    title: '#read("/etc/passwd")',
    passage: { text: '#include "x.typ"', format: [] },
    items: [],
  });
  expect(pdfText(await pdf(paper))).toContain('#include "x.typ"');
});

it('hangs the lines of a statement beside its ㄱ.', async () => {
  const [section] = samplePaper().sections;
  const [first] = section?.items ?? [];
  if (!section || !first) throw new Error('the sample has items');
  const statement = (start: string) => `${start} ${'매우 긴 진술이어서 한 줄에 다 들어가지 않는다. '.repeat(4).trim()}`;
  const material = { label: '〈보기〉', text: `머리말이다.\nㄱ. ${statement('첫째는')}\nㄴ. ${statement('둘째는')}` };
  const bytes = await pdf(
    paperOf({ title: '시험', passage: section.passage, items: [{ ...first.item, marks: [], material }] }),
    { parts: 'paper', columns: 1, look: 'large' },
  );
  const words = runOn(bytes, 'paper.pdf', (file) =>
    execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
    .split('\n')
    .flatMap((line) => {
      const [, x, y, text] = /xMin="([\d.]+)" yMin="([\d.]+)".*>(.*)<\/word>/.exec(line) ?? [];
      return text ? [{ x: Number(x), y: Number(y), text }] : [];
    });
  for (const start of ['첫째는', '둘째는']) {
    const at = words.findIndex(({ text }) => text === start);
    const from = words[at];
    const next = words.slice(at).find(({ y }) => from && y > from.y + 5);
    expect(words[at - 1]?.text).toMatch(/^[ㄱㄴ]\.$/);
    expect(next?.x).toBeCloseTo(from?.x ?? 0, 0);
  }
});

it('draws the first page as a picture of that page alone', async () => {
  const { bytes } = await render('preview', longPaper(), { size: 'B4' });
  const svg = new TextDecoder().decode(bytes);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 728\.\d+ 1031\.\d+"/);
  const used = new Set([...svg.matchAll(/<use xlink:href="#([^"]+)"/g)].map((match) => match[1]));
  const drawn = new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));
  expect(used.size).toBeGreaterThan(100);
  expect(drawn).toEqual(used);
});

it('draws every page as a picture, each as if it were alone, and the last for a number past it', async () => {
  const shown = async (page: number) => {
    const { bytes, pages } = await render('preview', longPaper(), { page });
    return { svg: new TextDecoder().decode(bytes), pages };
  };
  const { pages = 0 } = await shown(1);
  expect(pages).toBeGreaterThan(2);
  const pictures = await Promise.all(Array.from({ length: pages }, (_, index) => shown(index + 1)));
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pages);
  for (const { svg } of pictures) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"/);
    expect(svg.match(/fill="#ffffff"[^>]*v 841/g)).toHaveLength(1);
    // Where the page began on the roll of all pages is forgotten.
    expect(svg.split('\n')[2]).toBe('<g>');
  }
  expect(await shown(pages + 7)).toEqual(pictures.at(-1));
});
