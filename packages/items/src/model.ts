import type { Evidence, Item, Mark, Span } from '@chulje/contract';

/** Helpers on the exam model: sentences, evidence and marks as places in a text. All offsets are UTF-16. */

export interface Sentence extends Span {
  text: string;
  /** Index of its paragraph, from 0. */
  paragraph: number;
}

/** What may stand between the final mark of a sentence and the space behind it. */
const CLOSERS = /["'”’)\]』」]/;

/** Sentences of a text in order. A full stop between digits, inside quotation marks or brackets ends none. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const [paragraph, line] of text.split('\n').entries()) {
    for (const [start, end] of sentenceRanges(line)) {
      sentences.push({ start: from + start, end: from + end, text: line.slice(start, end), paragraph });
    }
    from += line.length + 1;
  }
  return sentences;
}

function sentenceRanges(line: string): [number, number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if ('“‘(『「['.includes(char)) depth += 1;
    if ('”’)』」]'.includes(char)) depth = Math.max(0, depth - 1);
    if (!'.!?'.includes(char) || depth > 0) continue;
    let end = at + 1;
    while (end < line.length && CLOSERS.test(line.charAt(end))) end += 1;
    if (end < line.length && !/\s/.test(line.charAt(end))) continue;
    push(start, end);
    start = end;
    at = end - 1;
  }
  push(start, line.length);
  return ranges;

  function push(from: number, to: number): void {
    const lead = line.slice(from, to).search(/\S/);
    if (lead >= 0) ranges.push([from + lead, from + line.slice(from, to).trimEnd().length]);
  }
}

/** Evidence for a span of the passage, with its words. */
export function quoteEvidence(text: string, start: number, end: number): Evidence {
  return { source: 'passage', start, end, quote: text.slice(start, end) };
}

/** Where words stand in a text, nearest to where they stood before; undefined when they are gone. */
export function locateQuote(quote: string, text: string, near: number): Span | undefined {
  if (quote === '') return undefined;
  if (text.startsWith(quote, near)) return { start: near, end: near + quote.length };
  let best: number | undefined;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (best === undefined || Math.abs(at - near) < Math.abs(best - near)) best = at;
  }
  return best === undefined ? undefined : { start: best, end: best + quote.length };
}

/**
 * The item with evidence and marks found again in an edited passage. Evidence whose words are gone is dropped; a mark
 * whose words are gone collapses, so that it stays with the item and the linter can name it.
 */
export function reanchorItem(item: Item, text: string): Item {
  return {
    ...item,
    marks: item.marks.map((mark) => reanchorMark(mark, text)),
    options: item.options.map((option) => ({
      ...option,
      evidence: option.evidence.flatMap((evidence) => {
        const place = locateQuote(
          evidence.quote,
          evidence.source === 'passage' ? text : (item.material?.text ?? ''),
          evidence.start,
        );
        return place ? [{ ...evidence, ...place }] : [];
      }),
    })),
  };
}

function reanchorMark(mark: Mark, text: string): Mark {
  if (mark.quote === undefined) {
    const end = Math.min(mark.end, text.length);
    const start = Math.min(mark.start, end);
    return { ...mark, start, end, quote: text.slice(start, end) };
  }
  const place = locateQuote(mark.quote, text, mark.start);
  const gone = Math.min(mark.start, text.length);
  return { ...mark, ...(place ?? { start: gone, end: gone }) };
}

const SYMBOL_ROWS = ['㉠㉡㉢㉣㉤㉥㉦㉧', '㉮㉯㉰㉱㉲㉳㉴㉵', 'ⓐⓑⓒⓓⓔⓕⓖⓗ'];

/** Mark symbols a stem or option names; ranges such as ⓐ～ⓔ in full. */
export function namedSymbols(text: string): string[] {
  const found = new Set<string>();
  for (const row of SYMBOL_ROWS) {
    const range = new RegExp(`([${row}])\\s*[~～∼]\\s*([${row}])`, 'g');
    for (const [, first = '', last = ''] of text.matchAll(range)) {
      for (const symbol of row.slice(row.indexOf(first), row.indexOf(last) + 1)) found.add(symbol);
    }
    for (const symbol of text) if (row.includes(symbol)) found.add(symbol);
  }
  for (const [symbol] of text.matchAll(/\[[A-Z가나다]\]/g)) found.add(symbol);
  return [...found];
}
