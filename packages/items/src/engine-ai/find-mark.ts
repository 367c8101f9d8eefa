import { findWords } from '../find-words.ts';
import type { Span } from './item-shapes.ts';
import { inert } from './untrusted.ts';

const ALIKE: Record<string, string> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '～': '~',
  '∼': '~',
  '〈': '＜',
  '〉': '＞',
};

/** Where the words of a mark stand, or why that cannot be told. */
export type FoundMark = { start: number; end: number } | { why: string };

/**
 * The one place where marked words stand in a text, forgiving spaces and kinds of quotation marks. They start with a word;
 * where they stand more than once, the words before and after them tell which is meant. Offsets are UTF-16.
 */
export function findMark({ before, words, after }: Span, text: string): FoundMark {
  const source = folded(text);
  const wanted = folded(words).text;
  if (wanted === '') return { why: '표시할 말이 비어 있다' };
  const found = findWords(wanted, source.text);
  if (found.length === 0) return { why: '지문에 그대로 있지 않다' };
  const atWords = found.filter((at) => isWordStart(text, source.places[at] ?? 0));
  if (atWords.length === 0) return { why: '낱말의 중간에서 시작한다' };
  const [lead, tail] = [folded(before).text, folded(after).text];
  const meant = atWords.filter(
    (at) => source.text.slice(0, at).endsWith(lead) && source.text.startsWith(tail, at + wanted.length),
  );
  const places = meant.length > 0 ? meant : atWords;
  const [at] = places;
  if (at === undefined || places.length > 1) return { why: '지문에 여러 번 나와 어느 것인지 알 수 없다' };
  return { start: source.places[at] ?? 0, end: (source.places[at + wanted.length - 1] ?? 0) + 1 };
}

/** Behind a space, a sign that opens or parts, or the start: not inside a word, as “보다” in “종류보다”. */
function isWordStart(text: string, at: number): boolean {
  return at === 0 || /[\s“‘"'(<〈《「『[·,/–—-]/.test(text.charAt(at - 1));
}

function folded(text: string): { text: string; places: number[] } {
  const plain = inert(text);
  const places: number[] = [];
  let kept = '';
  for (let at = 0; at < plain.length; at += 1) {
    const char = plain.charAt(at);
    if (/\s/.test(char)) continue;
    kept += ALIKE[char] ?? char;
    places.push(at);
  }
  return { text: kept, places };
}
