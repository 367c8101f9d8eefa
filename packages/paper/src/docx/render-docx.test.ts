import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { itemsOf } from '../paper.ts';
import { render } from '../render.ts';
import { runOn } from '../testing/read-file.ts';
import { samplePaper } from '../testing/sample-paper.ts';

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
const OPEN_MS = 120_000;

async function documentXml(options = {}): Promise<string> {
  const { bytes } = await render('word', samplePaper(), options);
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
}

it.skipIf(!hasLibreOffice)(
  'opens in LibreOffice with all its text, options numbered by the program',
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

it('is built of styles, numbering, columns and one table where a table is meant', async () => {
  const xml = await documentXml();
  for (const style of ['Passage', 'Stem', 'Option', 'Material', 'OptionExplanation', 'Evidence'])
    expect(xml, style).toContain(`<w:pStyle w:val="${style}"/>`);
  expect(xml.match(/<w:numPr>/g)).toHaveLength(25);
  expect(xml.match(/<w:tbl>/g)).toHaveLength(1);
  expect(xml).toMatch(/<w:cols [^>]*w:num="2"[^>]*w:sep="true"/);
  expect(xml).toMatch(/w:w="1190\d" w:h="1683\d"/);
});

it('draws a block of whole paragraphs as a heavy edge beside them, its box one box', async () => {
  const paragraphs = (await documentXml()).match(/<w:p>(?:(?!<\/w:p>).)*"Passage"(?:(?!<\/w:p>).)*<\/w:p>/g) ?? [];
  expect(paragraphs).toHaveLength(5);
  const edges = paragraphs.map((xml) =>
    ['top', 'left', 'bottom', 'right'].map((side) => new RegExp(`<w:${side} [^>]*w:sz="(\\d+)"`).exec(xml)?.[1] ?? '-'),
  );
  expect(edges).toEqual([...Array.from({ length: 4 }, () => ['6', '6', '-', '6']), ['-', '6', '6', '24']]);
  expect(paragraphs[4]).toMatch(/<w:b\/>.*?\[A\] <\/w:t>/);
});

it('follows paper size, columns and letters', async () => {
  const xml = await documentXml({ size: 'B4', columns: 1 });
  expect(xml).toContain('w:w="14570" w:h="20636"');
  expect(xml).not.toContain('w:num="2"');
  const { bytes } = await render('word', samplePaper(), { look: 'dyslexia' });
  expect(strFromU8(unzipSync(bytes)['word/styles.xml'] ?? new Uint8Array())).toContain('w:eastAsia="맑은 고딕"');
});
