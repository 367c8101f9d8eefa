import type { ExportOptions } from '@chulje/contract';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { itemsOf, paperOf, paperOfSources } from '../paper.ts';
import { render } from '../render.ts';
import { anyPaper } from '../testing/any-paper.ts';
import { hwpxFaults } from '../testing/hwpx-checker.ts';
import { hardPaper, samplePaper } from '../testing/sample-paper.ts';

async function parts(options = {}, paper = samplePaper()): Promise<Record<string, string>> {
  const { bytes } = await render('hwpx', paper, { omr: true, ...options });
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}
const all = (xml: string | undefined, pattern: RegExp) =>
  [...(xml ?? '').matchAll(pattern)].map((match) => match[1] ?? '');

it.each<Partial<ExportOptions>>([
  {},
  { size: 'B4', columns: 1, omr: true },
  { look: 'large', parts: 'answers' },
  { look: 'dyslexia', parts: 'explanations', points: false },
])('is sound by the public structure of the format with %j', async (options) => {
  expect(hwpxFaults((await render('hwpx', samplePaper(), options)).bytes)).toEqual([]);
});

it('is sound whatever a paper holds', async () => {
  await fc.assert(
    fc.asyncProperty(anyPaper, async (paper) => {
      expect(hwpxFaults((await render('hwpx', paper, { omr: true })).bytes)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it.each<[string, string, string, string]>([
  ['an attribute that is missing', 'header.xml', ' symMark="NONE"', ''],
  ['an attribute that is unknown', 'section0.xml', '<hp:t>', '<hp:t bold="1">'],
  ['a value out of its range', 'header.xml', 'width="0.12 mm"', 'width="0.12mm"'],
  ['children in another order', 'header.xml', '<hh:bold/>', '<hh:bold/><hh:bold/>'],
  ['a reference to nothing', 'section0.xml', 'charPrIDRef="0"', 'charPrIDRef="999"'],
  ['a list that counts wrong', 'header.xml', '<hh:tabProperties itemCnt="1"', '<hh:tabProperties itemCnt="2"'],
  ['a number that is taken twice', 'section0.xml', '<hp:p id="2"', '<hp:p id="1"'],
  ['a part that is not in the manifest', 'content.hpf', 'href="settings.xml"', 'href="setting.xml"'],
])('would be told %s', async (_, name, from, to) => {
  const files = unzipSync((await render('hwpx', samplePaper())).bytes);
  const path = `Contents/${name}`;
  const xml = strFromU8(files[path] ?? new Uint8Array());
  expect(xml).toContain(from);
  const zip = (text: string) => zipSync({ ...files, [path]: strToU8(text) }, { level: 0 });
  expect(hwpxFaults(zip(xml))).toEqual([]);
  expect(hwpxFaults(zip(xml.replace(from, to)))).not.toEqual([]);
});

it('is sound with all that is hard to set', async () => {
  for (const look of ['standard', 'large'] as const)
    expect(hwpxFaults((await render('hwpx', hardPaper(), { look, parts: 'all', omr: true })).bytes)).toEqual([]);
});

it('makes a section of each part, with columns and pages of its own', async () => {
  const files = await parts({ size: 'B4', parts: 'all' });
  const sections = Object.keys(files).filter((name) => name.startsWith('Contents/section'));
  expect(sections).toHaveLength(3);
  expect(sections.map((name) => all(files[name], /colCount="(\d)"/g))).toEqual([['2'], ['1'], ['2']]);
  for (const name of sections) {
    expect(files[name]).toContain('<hp:newNum num="1" numType="PAGE"/>');
    expect(files[name]).toContain('hideFirstHeader="1"');
    expect(files[name]).toContain('<hp:pagePr landscape="WIDELY" width="72850" height="103181"');
    // How many pages there are is said where the part is the whole file.
    expect(all(files[name], /<hp:autoNum num="1" numType="(\w+)"/g)).toEqual(['PAGE']);
  }
  const [alone] = all(
    (await parts({ parts: 'paper', omr: false }))['Contents/section0.xml'],
    /(<hp:header .*?<\/hp:header>)/g,
  );
  expect(alone).toContain('<hp:t>정보의 비대칭성과 역선택</hp:t>');
  expect((await parts({ parts: 'paper', omr: false }))['Contents/section0.xml']).toContain('numType="TOTAL_PAGE"');
});

it('lets 한글 number the stems, over all passages and from the first number on', async () => {
  const paper = samplePaper();
  for (const [at, numbered] of itemsOf(paper).entries()) numbered.number = [3, 4, 7, 8, 9][at] ?? 0;
  const files = await parts({}, paper);
  const header = files['Contents/header.xml'] ?? '';
  const starts = all(header, /<hh:numbering id="\d+" start="\d+"><hh:paraHead start="(\d+)"/g);
  expect(starts).toEqual(['1', '3', '7']);
  const listOf = (id: string) =>
    new RegExp(`<hh:paraPr id="${id}"(?:(?!</hh:paraPr>).)*?type="NUMBER" idRef="(\\d+)"`).exec(header)?.[1];
  const stems = all(files['Contents/section0.xml'], /<hp:p id="\d+" paraPrIDRef="(\d+)" styleIDRef="6"/g);
  expect(stems.map(listOf)).toEqual(['2', '2', '3', '3', '3']);
  expect(files['Contents/section0.xml']).not.toMatch(/<hp:t>\d+\. /);
});

it('draws a bracket beside the lines of its block alone, a box with its label in the edge, short options in one row', async () => {
  const section = (await parts({}, hardPaper()))['Contents/section0.xml'] ?? '';
  const tables = all(section, /(<hp:tbl (?:(?!<\/hp:tbl>).)*<\/hp:tbl>)/g).map((table) =>
    all(table, /<hp:tc (.*?)<\/hp:tc>/g).map((cell) => all(cell, /<hp:t>(.*?)<\/hp:t>/g).join('')),
  );
  expect(tables).toContainEqual(['그러나 이전의 이론이 모두 틀린 것은 아니다. 이론은 세계를 보는 틀이다.', '', '[A]']);
  expect(tables).toContainEqual([
    '',
    '〈보기〉',
    '',
    '',
    '',
    'ㄱ. 이론은 세계를 보는 틀이다.ㄴ. 틀은 바뀌지 않는다.ㄷ. 현상은 언제나 같은 것으로 보인다.',
  ]);
  expect(section).not.toMatch(/[┌┘]/);
  expect(section.replace(/<\/?hp:(run|t)\b[^>]*>/g, '')).toMatch(
    /① ㄱ, ㄴ<hp:tab [^>]*>② ㄱ, ㄷ<hp:tab [^>]*>③ ㄴ, ㄷ<hp:tab [^>]*>④ ㄴ, ㄹ<hp:tab [^>]*>⑤ ㄷ, ㄹ/,
  );
});

it('raises powers, keeps tabs, and keeps a symbol with its word', async () => {
  const files = await parts({}, hardPaper());
  const section = files['Contents/section0.xml'] ?? '';
  const header = files['Contents/header.xml'] ?? '';
  const raised = /<hh:charPr id="(\d+)"(?:(?!<\/hh:charPr>).)*<hh:supscript\/>/.exec(header)?.[1];
  expect(section).toContain(`<hp:run charPrIDRef="${raised}"><hp:t>−9</hp:t>`);
  expect(section).toMatch(/온도<hp:tab [^>]*>높음/);
  expect(section).not.toContain('\u2060');
  const marked = await parts();
  const para = /paraPrIDRef="(\d+)"(?:(?!<\/hp:p>).)*<hp:t>㉠<\/hp:t>/.exec(marked['Contents/section0.xml'] ?? '')?.[1];
  expect(marked['Contents/header.xml']).toMatch(
    new RegExp(`<hh:paraPr id="${para}"(?:(?!</hh:paraPr>).)*breakNonLatinWord="BREAK_WORD"`),
  );
});

it('leaves a gap between the items of a passage and the next passage', async () => {
  const [first] = samplePaper().sections;
  const source = { passage: first?.passage ?? { text: '', format: [] }, items: [] };
  const items = first?.items.map(({ item }) => item) ?? [];
  const files = await parts(
    { parts: 'paper' },
    paperOfSources('두 지문', [
      { ...source, items },
      { ...source, items },
    ]),
  );
  const heading = /paraPrIDRef="(\d+)"(?:(?!<\/hp:p>).)*\[6～10\] 다음 글/.exec(files['Contents/section0.xml'] ?? '');
  const gap = new RegExp(`<hh:paraPr id="${heading?.[1]}".*?<hc:prev value="(\\d+)"`).exec(
    files['Contents/header.xml'] ?? '',
  );
  expect(Number(gap?.[1])).toBeGreaterThan(0);
});

it('underlines the negative word of a stem', async () => {
  const files = await parts();
  const underlined = /<hh:charPr id="(\d+)"(?:(?!<\/hh:charPr>).)*<hh:underline type="BOTTOM"/.exec(
    files['Contents/header.xml'] ?? '',
  )?.[1];
  expect(files['Contents/section0.xml']).toMatch(new RegExp(`charPrIDRef="${underlined}"><hp:t>않는</hp:t>`));
});

it('begins options at one place, in a row or below each other, and hangs their other lines', async () => {
  const header = (await parts({}, hardPaper()))['Contents/header.xml'] ?? '';
  const marginsOf = (name: string) => {
    const id = new RegExp(`engName="${name}" paraPrIDRef="(\\d+)"`).exec(header)?.[1];
    const para = new RegExp(`<hh:paraPr id="${id}"(?:(?!</hh:paraPr>).)*`).exec(header)?.[0] ?? '';
    const [, indent, left] = /<hc:intent value="(-?\d+)"[^>]*\/><hc:left value="(\d+)"/.exec(para) ?? [];
    return { indent: Number(indent), left: Number(left) };
  };
  // 한글 counts the left edge to the line furthest left, as it does a first line that hangs out.
  const option = marginsOf('Option');
  expect(option.indent).toBeLessThan(0);
  expect(option.left).toBe(marginsOf('Option Row').left);
  expect(marginsOf('Statement').left).toBe(marginsOf('Material').left);
});

it('ends no line between a number and its unit', async () => {
  const passage = { text: '글이다.\n값은 1,000원이다.\n값은 천 원이다.', format: [] };
  const files = await parts({}, paperOf({ title: '수', passage, items: [] }));
  const keepsWords = (words: string) => {
    const id = new RegExp(`paraPrIDRef="(\\d+)"(?:(?!</hp:p>).)*<hp:t>${words}`).exec(
      files['Contents/section0.xml'] ?? '',
    )?.[1];
    return new RegExp(`<hh:paraPr id="${id}"(?:(?!</hh:paraPr>).)*breakNonLatinWord="BREAK_WORD"`).test(
      files['Contents/header.xml'] ?? '',
    );
  };
  expect(keepsWords('값은 1,000원')).toBe(true);
  expect(keepsWords('값은 천 원')).toBe(false);
});
