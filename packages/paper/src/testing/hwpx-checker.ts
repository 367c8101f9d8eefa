import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { type ElementRule, HEAD_RULES, SECTION_RULES } from './hwpx-grammar.ts';
import { all, parse, walk, type XmlElement } from './xml-tree.ts';

/** The files of a package with so many sections. */
const filesOf = (sections: number, pictures: readonly string[]) => [
  'mimetype',
  'version.xml',
  'META-INF/container.xml',
  'META-INF/manifest.xml',
  'Contents/content.hpf',
  'Contents/header.xml',
  ...Array.from({ length: sections }, (_, at) => `Contents/section${at}.xml`),
  ...pictures,
  'settings.xml',
  'Preview/PrvText.txt',
];
const NAMESPACES: Record<string, string> = {
  'xmlns:hp': 'http://www.hancom.co.kr/hwpml/2011/paragraph',
  'xmlns:hs': 'http://www.hancom.co.kr/hwpml/2011/section',
  'xmlns:hc': 'http://www.hancom.co.kr/hwpml/2011/core',
  'xmlns:hh': 'http://www.hancom.co.kr/hwpml/2011/head',
};
/** “None”, as 한글 writes it. */
const NO_ID = '4294967295';

/** Everything that is wrong with an HWPX file by the public structure of the format, in words; nothing when it is sound. */
export function hwpxFaults(bytes: Uint8Array): string[] {
  const faults = packageFaults(bytes);
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const head = parse(part('Contents/header.xml'));
  const sections = Array.from({ length: Number(head.attributes.secCnt) }, (_, at) =>
    parse(part(`Contents/section${at}.xml`)),
  );
  faults.push(...grammarFaults(head, HEAD_RULES), ...listFaults(head), ...referenceFaults(head, [head, ...sections]));
  for (const section of sections) faults.push(...grammarFaults(section, SECTION_RULES), ...sectionFaults(section));
  for (const picture of sections.flatMap((section) => all(section, 'hc:img')))
    if (!(`BinData/${picture.attributes.binaryItemIDRef}.png` in files)) faults.push('a picture is not in the package');
  return faults;
}

function packageFaults(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes);
  const faults: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sections = Object.keys(files).filter((name) => name.startsWith('Contents/section')).length;
  const pictures = Object.keys(files).filter((name) => /^BinData\/\w+\.png$/.test(name));
  const expected = filesOf(sections, pictures);
  const head = parse(strFromU8(files['Contents/header.xml'] ?? new Uint8Array()));
  if (head.attributes.secCnt !== String(sections)) faults.push('sections are counted wrong');
  const begin = strFromU8(bytes.subarray(30, 57));
  // Local header: method at 8, length of the extra field at 28; the type must stand in the clear at a known place.
  if (view.getUint16(8, true) !== 0 || view.getUint16(28, true) !== 0 || begin !== 'mimetypeapplication/hwp+zip')
    faults.push('the type is not first, stored and bare');
  if (Object.keys(files).join() !== expected.join()) faults.push(`files are ${Object.keys(files).join()}`);
  for (const name of expected.filter((each) => /\.(xml|hpf)$/.test(each))) {
    const xml = strFromU8(files[name] ?? new Uint8Array());
    if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>'))
      faults.push(`${name} declares no XML`);
    if (XMLValidator.validate(xml) !== true) faults.push(`${name} is not well formed`);
  }
  const content = parse(strFromU8(files['Contents/content.hpf'] ?? new Uint8Array()));
  const items = all(content, 'opf:item');
  for (const { attributes } of items)
    if (!(attributes.href && attributes.href in files)) faults.push(`the manifest names ${attributes.href}`);
  for (const name of expected.filter((each) => /^(Contents\/(header|section)|settings)/.test(each)))
    if (!items.some(({ attributes }) => attributes.href === name)) faults.push(`the manifest lacks ${name}`);
  for (const { attributes } of items)
    if (attributes.href?.startsWith('BinData/') && attributes.isEmbeded !== '1')
      faults.push(`${attributes.href} is not embedded`);
  for (const name of pictures)
    if (!items.some(({ attributes }) => attributes.href === name)) faults.push(`the manifest lacks ${name}`);
  const ids = new Set(items.map(({ attributes }) => attributes.id));
  for (const { attributes } of all(content, 'opf:itemref'))
    if (!ids.has(attributes.idref)) faults.push(`the spine names ${attributes.idref}`);
  const container = parse(strFromU8(files['META-INF/container.xml'] ?? new Uint8Array()));
  const roots = all(container, 'ocf:rootfile').map(({ attributes }) => attributes['full-path'] ?? '');
  if (roots[0] !== 'Contents/content.hpf') faults.push('the first root file is not the content');
  for (const root of roots) if (!(root in files)) faults.push(`the container names ${root}`);
  return faults;
}

function grammarFaults(root: XmlElement, rules: Record<string, ElementRule>): string[] {
  const faults: string[] = [];
  for (const [name, uri] of Object.entries(NAMESPACES))
    if (root.attributes[name] !== uri) faults.push(`${root.name}: ${name} is ${root.attributes[name]}`);
  for (const element of walk(root)) {
    const rule = rules[element.name];
    if (!rule) {
      faults.push(`${element.name} is unknown`);
      continue;
    }
    const given = Object.keys(element.attributes).filter((name) => !name.startsWith('xmlns:'));
    for (const name of given)
      if (!(name in rule.attributes || `${name}?` in rule.attributes)) faults.push(`${element.name} has ${name}`);
    for (const [key, value] of Object.entries(rule.attributes)) {
      const name = key.replace('?', '');
      const found = element.attributes[name];
      if (found === undefined && key !== name) continue;
      if (found === undefined || !value.test(found)) faults.push(`${element.name} ${name} is ${found}`);
    }
    const names = element.children.map((child) => `${child.name} `).join('');
    if (!rule.children.test(names)) faults.push(`${element.name} holds ${names}`);
    if (!rule.hasText && element.text !== '') faults.push(`${element.name} holds the text ${element.text}`);
  }
  return faults;
}

/** Counts of lists, and numbers that run on: 한글 takes a reference for a place in the list. */
function listFaults(head: XmlElement): string[] {
  const faults: string[] = [];
  for (const list of all(head, 'hh:refList').flatMap((refList) => refList.children))
    if (list.attributes.itemCnt !== String(list.children.length)) faults.push(`${list.name} counts wrong`);
  for (const [name, first] of [
    ['hh:borderFill', 1],
    ['hh:charPr', 0],
    ['hh:tabPr', 0],
    ['hh:numbering', 1],
    ['hh:paraPr', 0],
    ['hh:style', 0],
  ] as const)
    for (const [index, { attributes }] of all(head, name).entries())
      if (attributes.id !== String(index + first)) faults.push(`${name} ${attributes.id} stands at ${index}`);
  for (const face of all(head, 'hh:fontface'))
    if (face.attributes.fontCnt !== String(face.children.length)) faults.push('fonts are counted wrong');
  // What older versions read is in half units.
  for (const each of all(head, 'hp:switch')) {
    const [real = [], doubled = []] = each.children.map((way) => way.children[0]?.children ?? []);
    for (const [index, { name, attributes }] of real.entries())
      if (Number(doubled[index]?.attributes.value) !== 2 * Number(attributes.value)) faults.push(`${name} differs`);
  }
  return faults;
}

function referenceFaults(head: XmlElement, roots: readonly XmlElement[]): string[] {
  const defined = (name: string) => new Set(all(head, name).map(({ attributes }) => attributes.id));
  const kinds: Record<string, Set<string | undefined>> = {
    borderFillIDRef: defined('hh:borderFill'),
    charPrIDRef: defined('hh:charPr'),
    tabPrIDRef: defined('hh:tabPr'),
    paraPrIDRef: defined('hh:paraPr'),
    styleIDRef: defined('hh:style'),
    nextStyleIDRef: defined('hh:style'),
    outlineShapeIDRef: defined('hh:numbering'),
  };
  const faults: string[] = [];
  for (const element of roots.flatMap((root) => [...walk(root)]))
    for (const [name, value] of Object.entries(element.attributes))
      if (name in kinds && value !== NO_ID && !kinds[name]?.has(value))
        faults.push(`${element.name} ${name} is ${value}`);
  return faults;
}

function sectionFaults(section: XmlElement): string[] {
  const faults: string[] = [];
  const ids = [...all(section, 'hp:p'), ...all(section, 'hp:tbl'), ...all(section, 'hp:pic')].map(
    ({ attributes }) => attributes.id,
  );
  if (new Set(ids).size !== ids.length) faults.push('two paragraphs, tables or pictures have one number');
  // The section's properties and its columns stand in the first run, and nowhere else.
  const first = section.children[0]?.children[0];
  if (first?.children[0]?.name !== 'hp:secPr' || first.children[1]?.children[0]?.name !== 'hp:colPr')
    faults.push('the first paragraph does not begin with page and columns');
  if (all(section, 'hp:secPr').length !== 1) faults.push('the page is set more than once');
  const page = all(section, 'hp:pagePr')[0];
  const margin = page?.children[0]?.attributes ?? {};
  const room = Number(page?.attributes.width) - Number(margin.left) - Number(margin.right);
  for (const table of all(section, 'hp:tbl')) faults.push(...tableFaults(table, room));
  return faults;
}

function tableFaults(table: XmlElement, room: number): string[] {
  const faults: string[] = [];
  const rows = table.children.filter((child) => child.name === 'hp:tr');
  const columns = Number(table.attributes.colCnt);
  if (rows.length !== Number(table.attributes.rowCnt)) faults.push('rows are counted wrong');
  const size = (name: string, element: XmlElement) => Number(all(element, name)[0]?.attributes.width);
  // Each place of the grid belongs to one cell, and the cells of a place's row are together as wide as the table.
  const owners = rows.map(() => new Array<XmlElement | undefined>(columns).fill(undefined));
  for (const [rowIndex, row] of rows.entries())
    for (const cell of row.children) {
      const own = (name: string) => cell.children.find((child) => child.name === name)?.attributes ?? {};
      const { colAddr, rowAddr } = own('hp:cellAddr');
      const { colSpan, rowSpan } = own('hp:cellSpan');
      if (rowAddr !== String(rowIndex)) faults.push('a cell is lost');
      for (let down = 0; down < Number(rowSpan); down += 1)
        for (let along = 0; along < Number(colSpan); along += 1) {
          const places = owners[rowIndex + down];
          const at = Number(colAddr) + along;
          if (!places || at >= columns || places[at]) faults.push(`two cells of row ${rowIndex} stand in one place`);
          else places[at] = cell;
        }
    }
  for (const [rowIndex, places] of owners.entries()) {
    if (places.includes(undefined)) faults.push(`row ${rowIndex} has a hole`);
    const width = [...new Set(places)].reduce((sum, cell) => sum + (cell ? cellWidth(cell) : 0), 0);
    if (width !== size('hp:sz', table)) faults.push(`row ${rowIndex} is not as wide as its table`);
  }
  if (size('hp:sz', table) > room) faults.push('a table is wider than the text');
  return faults;
}

function cellWidth(cell: XmlElement): number {
  return Number(cell.children.find(({ name }) => name === 'hp:cellSz')?.attributes.width);
}
