import type { ExportOptions } from '@chulje/contract';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { render } from '../render.ts';
import { anyPaper } from '../testing/any-paper.ts';
import { hwpxFaults } from '../testing/hwpx-checker.ts';
import { samplePaper } from '../testing/sample-paper.ts';

async function parts(options = {}): Promise<Record<string, string>> {
  const { bytes } = await render('hwpx', samplePaper(), { omr: true, ...options });
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

it('draws a block of whole paragraphs as a heavy edge beside them, its box one box', async () => {
  const files = await parts();
  const header = files['Contents/header.xml'] ?? '';
  const element = (name: string, id: string | undefined) =>
    new RegExp(`<hh:${name} id="${id}".*?</hh:${name}>`).exec(header)?.[0] ?? '';
  const looks = all(files['Contents/section0.xml'], /<hp:p id="\d+" paraPrIDRef="(\d+)" styleIDRef="5"/g);
  const fills = looks.map((id) => element('borderFill', /borderFillIDRef="(\d+)"/.exec(element('paraPr', id))?.[1]));
  const edges = fills.map((fill) =>
    ['top', 'left', 'bottom', 'right'].map(
      (side) => new RegExp(`<hh:${side}Border type="SOLID" width="([\\d.]+) mm"`).exec(fill)?.[1] ?? '-',
    ),
  );
  expect(edges).toEqual([
    ...Array.from({ length: 4 }, () => ['0.12', '0.12', '-', '0.12']),
    ['-', '0.12', '0.12', '1.0'],
  ]);
  expect(files['Contents/section0.xml']).toContain('<hp:t>[A] </hp:t>');
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
