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
  const exact = text.indexOf(quote.trim());
  if (exact >= 0 && quote.trim() !== '') return { start: exact, end: exact + quote.trim().length };
  const source = folded(text);
  const wanted = folded(quote.replace(/[.…\s]+$/, '')).text;
  if (wanted.length < 2) return undefined;
  const at = source.text.indexOf(wanted);
  const start = source.places[at];
  const last = source.places[at + wanted.length - 1];
  return at < 0 || start === undefined || last === undefined ? undefined : { start, end: last + 1 };
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
