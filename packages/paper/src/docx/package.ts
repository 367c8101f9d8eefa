import { SYMBOL_SETS } from '@chulje/contract';
import { type Document, Packer } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** No blank of Word's own between Hangul and the Latin letters or numbers beside it: 3점, not 3 점. */
const UNSPACED = '<w:pPr><w:autoSpaceDE w:val="0"/><w:autoSpaceDN w:val="0"/></w:pPr>';

/** Word's own lists for Korean; and a line ends neither behind the symbol of a mark nor between a number and its unit. */
const LINE_BREAKS =
  `<w:noLineBreaksAfter w:lang="ko-KR" w:val="$([\\{£¥‘“〈《「『【〔＄（［｛￡￥￦0123456789${SYMBOL_SETS.flat().join('')}┌"/>` +
  '<w:noLineBreaksBefore w:lang="ko-KR" w:val="!%),.:;?]}¢°’”′″℃〉》」』】〕！％），．：；？］｝￠┘"/>';

/** The file, with settings the library does not know put where the schema wants them. */
export async function docxPackage(document: Document): Promise<Uint8Array> {
  const files = unzipSync(new Uint8Array(await Packer.toArrayBuffer(document)));
  insert(files, 'word/styles.xml', '<w:name w:val="Normal"/><w:qFormat/>', UNSPACED, 'behind');
  insert(files, 'word/settings.xml', '<w:compat>', LINE_BREAKS, 'before');
  return zipSync(files, { level: 6 });
}

function insert(
  files: Record<string, Uint8Array>,
  path: string,
  place: string,
  xml: string,
  side: 'before' | 'behind',
): void {
  const text = strFromU8(files[path] ?? new Uint8Array());
  if (!text.includes(place)) throw new Error(`${path} has no ${place}`);
  files[path] = strToU8(text.replace(place, () => (side === 'behind' ? place + xml : xml + place)));
}
