import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { keyLabel } from '@chulje/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Paper, paperOf } from './paper.ts';
import { render } from './render.ts';
import { samplePaper } from './testing/sample-paper.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chulje-paper-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pdfTool(tool: 'pdftotext' | 'pdffonts' | 'pdfinfo', bytes: Uint8Array, args: string[] = []): string {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, bytes);
  return execFileSync(tool, tool === 'pdftotext' ? [...args, file, '-'] : [file], { encoding: 'utf8' });
}

/** The main document of a .docx, by its central directory. */
function documentXml(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes);
  let at = buffer.readUInt32LE(buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 16);
  for (;;) {
    const nameLength = buffer.readUInt16LE(at + 28);
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength);
    const size = buffer.readUInt32LE(at + 20);
    const local = buffer.readUInt32LE(at + 42);
    if (name === 'word/document.xml') {
      const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
      const data = buffer.subarray(start, start + size);
      return (buffer.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString('utf8');
    }
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
}

const unescapeXml = (xml: string) =>
  xml
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** Letters alone: layout breaks lines and adds joiners where it likes. */
const letters = (text: string) => text.replace(/[\s\u2060]+/g, '');

async function textOf(format: 'pdf' | 'word' | 'txt', paper: Paper): Promise<string> {
  const { bytes } = await render(format, paper);
  if (format === 'pdf') return pdfTool('pdftotext', bytes, ['-raw']);
  if (format === 'word') return unescapeXml(documentXml(bytes));
  return new TextDecoder().decode(bytes);
}

describe.each(['pdf', 'word', 'txt'] as const)('a paper as %s', (format) => {
  it('holds every stem and option once, in order, and every key', async () => {
    const paper = samplePaper();
    const text = letters(await textOf(format, paper));
    let from = 0;
    for (const { number, item } of paper.sections[0]?.items ?? []) {
      for (const part of [`${number}.${item.stem}`, ...item.options.map((option) => option.text)]) {
        const at = text.indexOf(letters(part), from);
        expect(at, part).toBeGreaterThanOrEqual(from);
        from = at + letters(part).length;
      }
    }
    for (const { number, item } of paper.sections[0]?.items ?? [])
      expect(text.slice(from)).toMatch(new RegExp(`${number}\\.?(정답)?${keyLabel(item.key)}`));
  });

  it('numbers the items the passage is for and shows marks before what they mark', async () => {
    const text = letters(await textOf(format, samplePaper()));
    expect(text).toContain('[1～5]다음글을읽고물음에답하시오.');
    expect(text).toContain('㉠좋은기계를가진사람은');
    expect(text).toContain('〈보기〉');
  });

  it('takes any characters as text: markup of Typst and XML, all symbols, Hanja, old Hangul, right-to-left', async () => {
    const nasty =
      '#read("/etc/passwd") $x$ *굵게* _기울임_ @ref <tag> & \\ ` ~ </w:p> ㉠㉡㉢㉣㉤㉮㉯㉰㉱㉲ⓐⓑⓒⓓⓔ①②③④⑤ 國語';
    const paper = paperOf({
      title: nasty.slice(0, 50),
      passage: { text: `${nasty}\nᄒᆞᆫ글 😀 שלום\n${nasty}`, format: [{ start: 0, end: 9, style: 'strike' }] },
      items: [],
    });
    const text = letters(await textOf(format, paper));
    expect(text).toContain(letters(nasty));
    expect(text).not.toContain('root:');
  });

  it('sets a passage of 5,000 characters with 30 items of long options', async () => {
    const [section] = samplePaper().sections;
    if (!section) throw new Error('the sample has a section');
    const item = {
      ...section.items[0]?.item,
      marks: [],
      options: Array.from({ length: 5 }, (_, at) => ({
        text: `${at} ${'긴 선택지 '.repeat(38)}`.trim(),
        format: [],
        reason: '',
        operation: null,
        evidence: [],
      })),
    };
    const paper = paperOf({
      title: '긴 시험지',
      passage: { text: '가나다라 마바사아.\n'.repeat(450).slice(0, 5000), format: [] },
      items: Array.from({ length: 30 }, () => item as never),
    });
    const text = letters(await textOf(format, paper));
    for (let number = 1; number <= 30; number += 1) expect(text).toContain(`${number}.윗글의내용과일치하지않는것은?`);
  });
});

it('renders whatever text fast-check thinks of', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.nat(60), { maxLength: 6 }),
      async (raw, cuts) => {
        const text = raw.replace(/\p{Surrogate}|\0/gu, '');
        const format = cuts.map((start, index) => ({
          start: Math.min(start, text.length),
          end: Math.min(start + index, text.length),
          style: 'underline' as const,
        }));
        const paper = paperOf({ title: text.slice(0, 20), passage: { text, format }, items: [] });
        for (const kind of ['pdf', 'word', 'txt'] as const)
          expect((await render(kind, paper)).bytes.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 60 },
  );
});

it('embeds every font as a subset, names title and language, and is the same twice', async () => {
  const { bytes } = await render('pdf', samplePaper());
  const fonts = pdfTool('pdffonts', bytes).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ .* yes yes yes/);
  expect(pdfTool('pdfinfo', bytes)).toContain('정보의 비대칭성과 역선택');
  expect(Buffer.from(bytes).includes('/Lang')).toBe(true);
  expect(Buffer.from((await render('pdf', samplePaper())).bytes).equals(Buffer.from(bytes))).toBe(true);
});

it('prints no answers on the students’ paper', async () => {
  const { bytes } = await render('txt', samplePaper(), { parts: 'paper' });
  expect(new TextDecoder().decode(bytes)).not.toContain('정답');
});

it('starts plain text with a byte order mark', async () => {
  const { bytes } = await render('txt', samplePaper());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
