import { EXPORT_FORMATS, type ExportFormat, type FormatSpan, keyLabel, type Mark } from '@chulje/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf, type Paper, type PaperSource, paperOf } from './paper.ts';
import { render } from './render.ts';
import { anyPaper } from './testing/any-paper.ts';
import { READERS } from './testing/read-file.ts';
import { samplePaper } from './testing/sample-paper.ts';

/** Twenty papers, each read by a program of its own, on a machine that does other things too. */
const PROPERTY_MS = 120_000;

/** Letters alone: layout breaks lines where it likes, plain text puts 〔 〕 about what is underlined. */
const letters = (text: string) => text.replace(/[\s〔〕]+/g, '');

async function textOf(format: ExportFormat, paper: Paper): Promise<string> {
  const { bytes } = await render(format, paper);
  return letters(await READERS[format](bytes));
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** How a format says that an item has this key. */
function keyWords(format: ExportFormat, number: number, key: number): string {
  if (format === 'gift' || format === 'moodle') return `${String(number).padStart(2, '0')}번정답${key}`;
  return `${number}.정답${keyLabel(key)}`;
}

describe.each(EXPORT_FORMATS)('a paper as %s', (format) => {
  it('holds every stem and option once, in order, and every key', async () => {
    const paper = samplePaper();
    const text = await textOf(format, paper);
    let from = 0;
    for (const { number, item } of itemsOf(paper)) {
      for (const part of [item.stem, ...item.options.map((option) => option.text)]) {
        const at = text.indexOf(letters(part), from);
        expect(at, part).toBeGreaterThanOrEqual(from);
        from = at + letters(part).length;
      }
      if (format !== 'csv') expect(text).toContain(keyWords(format, number, item.key));
    }
    expect(text).toContain('㉠좋은기계를가진사람은');
    expect(text).toContain('〈보기〉');
    if (format !== 'csv') expect(text).toContain('[1～5]다음글을읽고물음에답하시오.');
  });

  it('takes any characters as text: markup, all symbols, Hanja, old Hangul, right-to-left, emoji', async () => {
    const nasty =
      '#read("/etc/passwd") $x$ *굵게* _기울임_ @ref <tag> & \\ ` ~ </w:p> ]]> ㉠㉡㉢㉣㉤㉮㉯㉰㉱㉲ⓐⓑⓒⓓⓔ①②③④⑤ 國語 ᄒᆞᆫ글';
    const paper = paperOf({
      title: nasty.slice(0, 50),
      passage: { text: `${nasty}\n😀 שלום\n${nasty}`, format: [{ start: 0, end: 9, style: 'strike' }] },
      items: [],
    });
    const text = await textOf(format, paper);
    expect(count(text, letters(nasty))).toBe(2);
    expect(text).not.toContain('root:');
  });

  it('sets a passage of 5,000 characters with 30 items of options of 200', async () => {
    const [first] = itemsOf(samplePaper());
    if (!first) throw new Error('the sample has items');
    const options = first.item.options.map((option, at) => ({
      ...option,
      text: `${at} ${'긴 선택지 '.repeat(33)}`.trim(),
    }));
    const paper = paperOf({
      title: '긴 시험지',
      passage: { text: '가나다라 마바사아.\n'.repeat(450).slice(0, 5000), format: [] },
      items: Array.from({ length: 30 }, (_, at) => ({
        ...first.item,
        stem: `${at + 1}째 발문은?`,
        marks: [],
        options,
      })),
    });
    const text = await textOf(format, paper);
    for (let number = 1; number <= 30; number += 1) expect(count(text, `${number}째발문은?`)).toBeGreaterThan(0);
  });

  it(
    'opens whatever the paper holds, with every stem, option and key once',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPaper, async (paper) => {
          const text = await textOf(format, paper);
          for (const { number, item } of itemsOf(paper)) {
            for (const part of [item.stem, ...item.options.map((option) => option.text)])
              expect(count(text, letters(part.split(' ')[0] ?? '')), part).toBe(1);
            if (format !== 'csv') expect(count(text, keyWords(format, number, item.key))).toBe(1);
          }
        }),
        { numRuns: 20 },
      );
    },
    PROPERTY_MS,
  );

  it('is the same twice, unless a time is written into it', async () => {
    if (format === 'word') return;
    const paper = samplePaper();
    expect((await render(format, paper)).bytes).toEqual((await render(format, paper)).bytes);
  });
});

describe('what is printed', () => {
  it.each([
    ['paper', true, false, false],
    ['answers', false, true, false],
    ['explanations', false, true, true],
    ['all', true, true, true],
  ] as const)('is, of %s, no more than asked for', async (parts, hasStems, hasKeys, hasReasons) => {
    for (const format of ['pdf', 'word', 'hwpx', 'txt'] as const) {
      const { bytes } = await render(format, samplePaper(), { parts });
      const text = letters(await READERS[format](bytes));
      expect(text.includes('윗글의내용과일치하지않는것은?')).toBe(hasStems);
      expect(/정답/.test(text)).toBe(hasKeys);
      expect(text.includes('평균에맞춘값은좋은기계의가치보다낮다.')).toBe(hasReasons);
    }
  });

  it('has points only where they are wanted', async () => {
    for (const points of [true, false]) {
      const { bytes } = await render('txt', samplePaper(), { points });
      expect((await READERS.txt(bytes)).includes('[3점]')).toBe(points);
    }
  });

  it('has an answer sheet when asked for', async () => {
    for (const format of ['pdf', 'word', 'hwpx'] as const) {
      const { bytes } = await render(format, samplePaper(), { omr: true, parts: 'paper' });
      expect(letters(await READERS[format](bytes))).toContain('답안지');
    }
  });
});

describe('plain text', () => {
  const READ = async (paper: Paper, options = {}) => READERS.txt((await render('txt', paper, options)).bytes);
  const source = (format: FormatSpan[], marks: Mark[] = []): PaperSource => {
    const [first] = itemsOf(samplePaper());
    if (!first) throw new Error('the sample has items');
    return { passage: { text: '하나 둘 셋 넷 다섯', format }, items: [{ ...first.item, marks }] };
  };
  const underline = (start: number, end: number): FormatSpan => ({ start, end, style: 'underline' });

  it.each<[FormatSpan[], Mark[], string]>([
    [[underline(3, 4)], [], '하나 〔둘〕 셋 넷 다섯'],
    [[underline(3, 4), underline(4, 6)], [], '하나 〔둘 셋〕 넷 다섯'],
    // A line below a blank at the end of a phrase is a slip of the mouse; one below a blank alone is a gap to fill in.
    [[underline(3, 5)], [], '하나 〔둘〕 셋 넷 다섯'],
    [[underline(3, 5), underline(5, 6)], [], '하나 〔둘 셋〕 넷 다섯'],
    [[underline(4, 5)], [], '하나 둘〔 〕셋 넷 다섯'],
    [[], [{ symbol: '㉠', start: 3, end: 6 }], '하나 ㉠〔둘 셋〕 넷 다섯'],
    [[underline(3, 6)], [{ symbol: '㉠', start: 3, end: 6 }], '하나 ㉠〔둘 셋〕 넷 다섯'],
    [
      [],
      [
        { symbol: '㉠', start: 0, end: 8 },
        { symbol: 'ⓐ', start: 3, end: 4 },
      ],
      '㉠〔하나 ⓐ〔둘〕 셋 넷〕 다섯',
    ],
    [[{ start: 3, end: 4, style: 'bold' }], [{ symbol: '㉠', start: 0, end: 6 }], '㉠〔하나 둘 셋〕 넷 다섯'],
  ])('says where what is underlined begins and ends: %j %j', async (format, marks, printed) => {
    const text = await READ(paperOf({ title: '밑줄', ...source(format, marks) }));
    expect(text).toContain(`  ${printed}\r\n`);
    expect(text.match(/※ 〔 〕 안은 밑줄 친 부분입니다\./g)).toHaveLength(1);
  });

  it('explains no sign that it does not use', async () => {
    expect(await READ(paperOf({ title: '민줄', ...source([]) }))).not.toMatch(/밑줄|┌ ┘/);
    expect(await READ(samplePaper())).toContain('※ [A]┌ ┘ 사이는 [A]로 묶은 부분입니다.');
  });
});

it('names a form in the title, and gives it the same order every time', async () => {
  const form = async (name: '가' | '나') => READERS.txt((await render('txt', samplePaper(), { form: name })).bytes);
  expect(await form('가')).toContain('정보의 비대칭성과 역선택 가형');
  expect(await form('가')).toBe(await form('가'));
  expect((await form('나')).replace('나형', '가형')).not.toBe(await form('가'));
});

it('starts plain text with a byte order mark, unless it must not', async () => {
  const begins = async (bom: boolean) => [...(await render('txt', samplePaper(), { bom })).bytes.slice(0, 3)];
  expect(await begins(true)).toEqual([0xef, 0xbb, 0xbf]);
  expect(await begins(false)).not.toEqual([0xef, 0xbb, 0xbf]);
});
