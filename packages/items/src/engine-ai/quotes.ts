import { findWords } from '../find-words.ts';
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

/**
 * Where quoted words stand in a text, forgiving spaces, kinds of quotation marks and a full stop at the end; undefined
 * when they are not there. Offsets are UTF-16 into the text as given.
 */
export function findQuote(quote: string, text: string): { start: number; end: number } | undefined {
  const [exact] = findWords(quote.trim(), text);
  if (exact !== undefined) return { start: exact, end: exact + quote.trim().length };
  const source = folded(text);
  const wanted = withoutEnd(folded(quote).text);
  if (wanted.length < 2) return undefined;
  const [at] = findWords(wanted, source.text);
  if (at === undefined) return undefined;
  const start = source.places[at];
  const last = source.places[at + wanted.length - 1];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

function withoutEnd(text: string): string {
  let end = text.length;
  while ('.…'.includes(text.charAt(end - 1)) && end > 0) end -= 1;
  return text.slice(0, end);
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
