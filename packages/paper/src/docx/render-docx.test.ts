import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportOptions } from '@chulje/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { itemsOf, type Paper } from '../paper.ts';
import { render } from '../render.ts';
import { ooxmlOrderFaults } from '../testing/ooxml-order.ts';
import { runOn } from '../testing/read-file.ts';
import { hardPaper, samplePaper } from '../testing/sample-paper.ts';
import { all, parse, type XmlElement } from '../testing/xml-tree.ts';

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
const OPEN_MS = 120_000;

async function part(path: string, options: Partial<ExportOptions> = {}, paper: Paper = samplePaper()): Promise<string> {
  const { bytes } = await render('word', paper, options);
  return strFromU8(unzipSync(bytes)[`word/${path}.xml`] ?? new Uint8Array());
}
const documentOf = async (paper: Paper, options: Partial<ExportOptions> = {}) =>
  parse(await part('document', options, paper));
const textOf = (element: XmlElement) =>
  [...all(element, 'w:t'), ...all(element, 'w:tab')].length === 0
    ? ''
    : all(element, 'w:r')
        .flatMap((run) => run.children)
        .map(({ name, text }) => (name === 'w:tab' ? '⇥' : name === 'w:t' ? text : ''))
        .join('');
const styled = (root: XmlElement, style: string) =>
  all(root, 'w:p').filter((paragraph) =>
    all(paragraph, 'w:pStyle').some(({ attributes }) => attributes['w:val'] === style),
  );

it.skipIf(!hasLibreOffice)(
  'opens in LibreOffice with all its text, stems numbered by the program',
  async () => {
    const { bytes } = await render('word', samplePaper());
    const text = runOn(bytes, 'paper.docx', (file, folder) => {
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      const args = [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, file];
      execFileSync('soffice', args, { stdio: 'ignore', timeout: OPEN_MS });
      return readFileSync(join(folder, 'paper.txt'), 'utf8');
    });
    const letters = text.replace(/\s/g, '');
    for (const { number, item } of itemsOf(samplePaper())) {
      expect(letters).toContain(`${number}.${item.stem.replace(/\s/g, '')}`);
      for (const [index, option] of item.options.entries())
        expect(letters).toContain(`${'①②③④⑤'[index]}${option.text.replace(/\s/g, '')}`);
    }
    expect(letters).toContain('문항12345정답④②⑤⑤③');
  },
  OPEN_MS,
);

it.each<Partial<ExportOptions>>([
  { parts: 'all', omr: true },
  { look: 'large', columns: 1 },
  { look: 'dyslexia', size: 'B4', parts: 'explanations' },
])('stands in the order of the schema in every part with %j', async (options) => {
  const { bytes } = await render('word', hardPaper(), options);
  expect(ooxmlOrderFaults(bytes)).toEqual([]);
  const files = unzipSync(bytes);
  const styles = strFromU8(files['word/styles.xml'] ?? new Uint8Array());
  const wrong = styles.replace(/(<w:autoSpaceDE[^>]*>)(<w:autoSpaceDN[^>]*>)/, '$2$1');
  expect(ooxmlOrderFaults(zipSync({ ...files, 'word/styles.xml': strToU8(wrong) }))).toEqual([
    'word/styles.xml: w:pPr holds w:autoSpaceDE behind w:autoSpaceDN',
  ]);
});

it('puts no blank between Hangul and what is beside it, and ends no line behind a symbol or a number', async () => {
  expect(await part('styles')).toContain('<w:autoSpaceDE w:val="0"/><w:autoSpaceDN w:val="0"/>');
  expect(await part('styles')).not.toContain('w:autoSpaceDN w:val="false"');
  const [behind] = all(parse(await part('settings')), 'w:noLineBreaksAfter');
  for (const symbol of '㉠㉤㉮ⓐⓔ09') expect(behind?.attributes['w:val']).toContain(symbol);
});

it('is built of styles, numbering, columns and tables where a box or a bracket is meant', async () => {
  const root = await documentOf(samplePaper(), { parts: 'all', detail: 'full', evidence: true });
  for (const style of ['Passage', 'Stem', 'Option', 'Material', 'OptionExplanation', 'Evidence'])
    expect(styled(root, style), style).not.toEqual([]);
  // [A], 〈보기〉, the answers.
  expect(all(root, 'w:tbl')).toHaveLength(3);
  expect(all(root, 'w:cols').map(({ attributes }) => [attributes['w:num'], attributes['w:sep']])).toContainEqual([
    '2',
    'true',
  ]);
  expect(await part('document')).toMatch(/w:w="1190\d" w:h="1683\d"/);
});

it('keeps a box with the options below it, in words that LibreOffice reads too', async () => {
  for (const paper of [samplePaper(), hardPaper()]) {
    const root = await documentOf(paper, { parts: 'paper' });
    const boxes = all(root, 'w:tbl').filter((table) => styled(table, 'MaterialLabel').length > 0);
    expect(boxes).not.toEqual([]);
    const inBox = (style: string) => boxes.flatMap((box) => styled(box, style));
    for (const paragraph of ['MaterialLabel', 'Material', 'Statement'].flatMap(inBox))
      expect(all(paragraph, 'w:keepNext'), textOf(paragraph)).toHaveLength(1);
  }
});

it('counts the pages of each part anew, and of all parts only where there is one', async () => {
  const root = await documentOf(samplePaper(), { parts: 'all', omr: true });
  const sections = all(root, 'w:sectPr').map((section) => [
    all(section, 'w:type')[0]?.attributes['w:val'],
    all(section, 'w:pgNumType')[0]?.attributes['w:start'],
  ]);
  expect(sections).toEqual([
    ['nextPage', '1'],
    ['continuous', undefined],
    ['nextPage', '1'],
    ['nextPage', '1'],
    ['continuous', undefined],
  ]);
  expect(await part('footer1', { parts: 'all' })).not.toContain('NUMPAGES');
  expect(await part('footer1', { parts: 'paper' })).toContain('NUMPAGES');
});

it('lets Word number the stems, over all passages and from the first number on', async () => {
  const paper = samplePaper();
  const numbers = (await part('document', {}, paper)).match(/<w:numId w:val="(\d+)"\/>/g) ?? [];
  expect(numbers).toHaveLength(5);
  expect(new Set(numbers).size).toBe(1);
  expect(textOf(styled(await documentOf(paper), 'Stem')[0] as XmlElement)).toBe('윗글의 내용과 일치하지 않는 것은?');
  for (const [at, numbered] of itemsOf(paper).entries()) numbered.number = [3, 4, 7, 8, 9][at] ?? 0;
  expect(
    [...(await part('numbering', {}, paper)).matchAll(/<w:startOverride w:val="(\d+)"/g)].map(([, start]) => start),
  ).toEqual(expect.arrayContaining(['3', '7']));
});

it('draws a bracket beside the lines of its block alone', async () => {
  const [table] = all(await documentOf(hardPaper()), 'w:tbl');
  const rows = all(table as XmlElement, 'w:tr').filter((row) => all(row, 'w:tc').length === 3);
  expect(rows.map((row) => all(row, 'w:tc').map(textOf))).toEqual([
    ['그러나 이전의 이론이 모두 틀린 것은 아니다. 이론은 세계를 보는 틀이다.', '', '[A]'],
  ]);
  expect(all(rows[0] as XmlElement, 'w:cantSplit')).toHaveLength(1);
  const sides = all(all(rows[0] as XmlElement, 'w:tc')[1] as XmlElement, 'w:tcBorders')[0]?.children;
  expect(sides?.map(({ name }) => name)).toEqual(['w:top', 'w:bottom', 'w:right']);
  const passage = styled(await documentOf(hardPaper()), 'Passage').map(textOf);
  expect(passage.join('/')).not.toMatch(/[┌┘]/);
  expect(passage.at(-1)).toBe('마지막 문장은 밖에 있다.');
});

it('sets short options in one row, statements hanging, and the label of a box in its edge', async () => {
  const root = await documentOf(hardPaper());
  expect(styled(root, 'OptionRow').map(textOf)).toEqual(['① ㄱ, ㄴ⇥② ㄱ, ㄷ⇥③ ㄴ, ㄷ⇥④ ㄴ, ㄹ⇥⑤ ㄷ, ㄹ']);
  expect(styled(root, 'Statement').map((each) => textOf(each).slice(0, 5))).toEqual([
    'ㄱ.⇥이론',
    'ㄴ.⇥틀은',
    'ㄷ.⇥현상',
  ]);
  const box = all(root, 'w:tbl').find((table) => styled(table, 'MaterialLabel').length > 0);
  expect(textOf(all(box as XmlElement, 'w:tc')[1] as XmlElement)).toBe('〈보기〉');
  expect(styled(await documentOf(hardPaper(), { look: 'large' }), 'OptionRow')).toEqual([]);
});

it('raises powers, keeps tabs, and sets old Hangul in a font that has it', async () => {
  const xml = await part('document', {}, hardPaper());
  expect(xml).toMatch(/<w:vertAlign w:val="superscript"\/><\/w:rPr><w:t[^>]*>−9</);
  expect(xml).toMatch(/<w:vertAlign w:val="subscript"\/><\/w:rPr><w:t[^>]*>2</);
  expect(xml).toMatch(/온도<\/w:t><w:tab\/><w:t[^>]*>높음/);
  expect(xml).toMatch(/w:eastAsia="맑은 고딕"[^>]*\/><\/w:rPr><w:t[^>]*>나〮랏〮말〯</);
  expect(xml).not.toContain('\u2060');
});

it('follows paper size, columns and letters', async () => {
  const xml = await part('document', { size: 'B4', columns: 1 });
  expect(xml).toContain('w:w="14570" w:h="20636"');
  expect(xml).not.toContain('w:num="2"');
  expect(await part('styles', { look: 'dyslexia' })).toContain('w:eastAsia="맑은 고딕"');
});

it('names the language of numbers and Latin words, within which a line of Korean might end', async () => {
  expect(await part('styles')).toContain('<w:lang w:val="en-US" w:eastAsia="ko-KR"/>');
});
