import { strToU8, type Zippable, zipSync } from 'fflate';
import type { HwpxPicture } from './picture.ts';
import { el, escapeXml, NAMESPACES, XML_DECLARATION } from './xml.ts';

const CONTAINER = 'urn:oasis:names:tc:opendocument:xmlns:container';
const MANIFEST = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
const OPF = 'http://www.idpf.org/2007/opf/';
const PREVIEW_LENGTH = 1000;
/** Archives know no time before. */
const NO_DATE = new Date(1980, 0, 1);

/** Everything but the document itself, as the standard lays a package out: the type first and stored, then the parts. */
export function hwpxPackage(
  parts: {
    title: string;
    header: string;
    sections: readonly string[];
    text: string;
    pictures?: readonly HwpxPicture[];
  },
  date: Date | undefined,
): Uint8Array {
  const pictures = parts.pictures ?? [];
  const files: Zippable = {
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'version.xml': strToU8(VERSION),
    'META-INF/container.xml': strToU8(CONTAINER_XML),
    'META-INF/manifest.xml': strToU8(XML_DECLARATION + el('odf:manifest', { 'xmlns:odf': MANIFEST })),
    'Contents/content.hpf': strToU8(contentXml(parts.title, parts.sections.length, pictures, date)),
    'Contents/header.xml': strToU8(parts.header),
    ...Object.fromEntries(parts.sections.map((xml, at) => [`Contents/section${at}.xml`, strToU8(xml)])),
    ...Object.fromEntries(pictures.map(({ name, bytes }) => [pathOf(name), [bytes, { level: 0 }] as const])),
    'settings.xml': strToU8(SETTINGS),
    'Preview/PrvText.txt': strToU8(parts.text.slice(0, PREVIEW_LENGTH)),
  };
  return zipSync(files, { level: 6, mtime: date ?? NO_DATE });
}

const pathOf = (picture: string) => `BinData/${picture}.png`;

const VERSION =
  XML_DECLARATION +
  el('hv:HCFVersion', {
    'xmlns:hv': 'http://www.hancom.co.kr/hwpml/2011/version',
    // Misspelt so in the standard.
    tagetApplication: 'WORDPROCESSOR',
    major: 5,
    minor: 1,
    micro: 0,
    buildNumber: 1,
    os: 1,
    xmlVersion: '1.4',
    application: 'Chulje',
    appVersion: '1.0',
  });

const CONTAINER_XML =
  XML_DECLARATION +
  el(
    'ocf:container',
    { 'xmlns:ocf': CONTAINER, 'xmlns:hpf': 'http://www.hancom.co.kr/schema/2011/hpf' },
    el(
      'ocf:rootfiles',
      {},
      el('ocf:rootfile', { 'full-path': 'Contents/content.hpf', 'media-type': 'application/hwpml-package+xml' }),
      el('ocf:rootfile', { 'full-path': 'Preview/PrvText.txt', 'media-type': 'text/plain' }),
    ),
  );

const SETTINGS =
  XML_DECLARATION +
  el(
    'ha:HWPApplicationSetting',
    {
      'xmlns:ha': 'http://www.hancom.co.kr/hwpml/2011/app',
      'xmlns:config': 'urn:oasis:names:tc:opendocument:xmlns:config:1.0',
    },
    el('ha:CaretPosition', { listIDRef: 0, paraIDRef: 0, pos: 0 }),
  );

function contentXml(
  title: string,
  sectionCount: number,
  pictures: readonly HwpxPicture[],
  date: Date | undefined,
): string {
  const item = (id: string, href: string) => el('opf:item', { id, href, 'media-type': 'application/xml' });
  const meta = (name: string, text: string) => el('opf:meta', { name, content: 'text' }, escapeXml(text));
  const sections = Array.from({ length: sectionCount }, (_, at) => `section${at}`);
  const time = date?.toISOString().replace(/\.\d+Z$/, 'Z');
  return (
    XML_DECLARATION +
    el(
      'opf:package',
      { ...NAMESPACES, 'xmlns:opf': OPF, version: '', 'unique-identifier': '', id: '' },
      el(
        'opf:metadata',
        {},
        el('opf:title', {}, escapeXml(title)),
        el('opf:language', {}, 'ko'),
        meta('creator', '출제공방'),
        ...(time ? [meta('CreatedDate', time), meta('ModifiedDate', time)] : []),
      ),
      el(
        'opf:manifest',
        {},
        item('header', 'Contents/header.xml'),
        ...sections.map((id) => item(id, `Contents/${id}.xml`)),
        ...pictures.map(({ name }) =>
          // Misspelt so by 한글.
          el('opf:item', { id: name, href: pathOf(name), 'media-type': 'image/png', isEmbeded: 1 }),
        ),
        item('settings', 'settings.xml'),
      ),
      el(
        'opf:spine',
        {},
        el('opf:itemref', { idref: 'header' }),
        ...sections.map((idref) => el('opf:itemref', { idref, linear: 'yes' })),
      ),
    )
  );
}
