import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { render } from '../render.ts';
import { samplePaper } from '../testing/sample-paper.ts';

async function parts(options = {}): Promise<Record<string, string>> {
  const { bytes } = await render('hwpx', samplePaper(), { omr: true, ...options });
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}
const all = (xml: string | undefined, pattern: RegExp) =>
  [...(xml ?? '').matchAll(pattern)].map((match) => match[1] ?? '');

it('is a complete package, its type first and stored', async () => {
  const { bytes } = await render('hwpx', samplePaper());
  // Local header: method 0 (stored), then the name, then the content as it is.
  expect(Buffer.from(bytes).readUInt16LE(8)).toBe(0);
  expect(strFromU8(bytes.subarray(30, 57))).toBe('mimetypeapplication/hwp+zip');
  const files = await parts();
  expect(Object.keys(files)).toEqual([
    'mimetype',
    'version.xml',
    'META-INF/container.xml',
    'META-INF/manifest.xml',
    'Contents/content.hpf',
    'Contents/header.xml',
    'Contents/section0.xml',
    'settings.xml',
    'Preview/PrvText.txt',
  ]);
  for (const [name, xml] of Object.entries(files))
    if (/\.(xml|hpf)$/.test(name)) expect(XMLValidator.validate(xml), name).toBe(true);
  for (const href of all(files['Contents/content.hpf'], /href="([^"]+)"/g)) expect(Object.keys(files)).toContain(href);
  for (const path of all(files['META-INF/container.xml'], /full-path="([^"]+)"/g))
    expect(Object.keys(files)).toContain(path);
});

it('refers to nothing that the header does not define, and counts what it defines', async () => {
  const files = await parts();
  const [header = '', section = ''] = [files['Contents/header.xml'], files['Contents/section0.xml']];
  const both = header + section;
  for (const [kind, element] of [
    ['charPrIDRef', 'charPr'],
    ['paraPrIDRef', 'paraPr'],
    ['styleIDRef', 'style'],
    ['borderFillIDRef', 'borderFill'],
    ['nextStyleIDRef', 'style'],
  ]) {
    const defined = new Set(all(header, new RegExp(`<hh:${element} id="(\\d+)"`, 'g')));
    const used = all(both, new RegExp(`\\b${kind}="(\\d+)"`, 'g')).filter((id) => id !== '4294967295');
    expect(used.length, kind).toBeGreaterThan(0);
    for (const id of used) expect(defined, `${kind} ${id}`).toContain(id);
  }
  const refList = new XMLParser({ ignoreAttributes: false }).parse(header)['hh:head']['hh:refList'];
  for (const list of Object.values<Record<string, unknown>>(refList)) {
    const entries = Object.entries(list).find(([name]) => name.startsWith('hh:'))?.[1];
    expect(Number(list['@_itemCnt'])).toBe(Array.isArray(entries) ? entries.length : 1);
  }
});

it('numbers every paragraph and table differently', async () => {
  const ids = all((await parts())['Contents/section0.xml'], /<hp:(?:p|tbl) id="(\d+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
});

it('sets columns with a rule, paper, boxes, underlines and page numbers', async () => {
  const section = (await parts({ size: 'B4' }))['Contents/section0.xml'] ?? '';
  expect(section).toContain('<hp:pagePr landscape="WIDELY" width="72850" height="103181"');
  expect(all(section, /colCount="(\d)"/g)).toEqual(['1', '2', '1', '1', '2']);
  expect(section).toContain('<hp:colLine type="SOLID"');
  expect(all(section, /numType="(\w+)"/g)).toEqual(['PAGE', 'TOTAL_PAGE']);
  const header = (await parts())['Contents/header.xml'] ?? '';
  const underlined = /<hh:charPr id="(\d+)"(?:(?!<\/hh:charPr>).)*<hh:underline type="BOTTOM"/.exec(header)?.[1];
  expect(section).toMatch(new RegExp(`charPrIDRef="${underlined}"><hp:t>않는</hp:t>`));
});
