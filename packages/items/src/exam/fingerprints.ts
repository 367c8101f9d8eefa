import { stripText } from '../measure.ts';

/** Fingerprints of a text (Schleimer, Wilkerson and Aiken, Winnowing, 2003): copied runs keep them wherever they stand. */

const GRAM = 5;
const WINDOW = 8;

/** Of each eight neighbouring runs of five characters, spaces and punctuation aside, the one whose hash is least. */
export function fingerprintsOf(text: string): Set<number> {
  const hashes = hashesOf(stripText(text));
  const chosen = new Set<number>();
  for (let from = 0; from + WINDOW <= hashes.length; from += 1) {
    let least = hashes[from] ?? 0;
    for (let at = from + 1; at < from + WINDOW; at += 1) least = Math.min(least, hashes[at] ?? 0);
    chosen.add(least);
  }
  // A text shorter than a window is what it is.
  if (hashes.length > 0 && hashes.length < WINDOW) chosen.add(Math.min(...hashes));
  return chosen;
}

/** Of the fingerprints of the text that has fewer, the share that the other has too: 0–1. */
export function containment(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const print of few) if (many.has(print)) shared += 1;
  return shared / Math.max(1, few.size);
}

function hashesOf(text: string): number[] {
  const hashes: number[] = [];
  for (let start = 0; start + GRAM <= text.length; start += 1) hashes.push(hashOf(text, start, start + GRAM));
  return hashes;
}

/** FNV-1a over UTF-16 codes, as an unsigned 32-bit number. */
export function hashOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Hangul differs in few bits: without the last turn neighbours in the syllable table would be chosen together.
  return (hash ^ (hash >>> 15)) >>> 0;
}
