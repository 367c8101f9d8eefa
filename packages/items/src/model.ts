import type { Evidence, Item, Mark, Span } from '@chulje/contract';
import { findWords } from './find-words.ts';

/** Helpers on the exam model: sentences, evidence and marks as places in a text. All offsets are UTF-16. */

export interface Sentence extends Span {
  text: string;
  /** Index of its paragraph, from 0. */
  paragraph: number;
}

/** A paragraph with its place; blank ones are none. */
export interface Paragraph extends Span {
  text: string;
  /** Its index among the paragraphs, from 0: what a reader counts. */
  index: number;
}

/** Paragraphs of a text in order. */
export function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (line.trim() !== '') paragraphs.push({ start, end, text: line, index: paragraphs.length });
    start = end + 1;
  }
  return paragraphs;
}

const CLOSING: Record<string, string> = { '“': '”', '‘': '’', '(': ')', '『': '』', '「': '」', '[': ']' };
const CLOSERS = '"\'”’)]』」';
/** What continues a sentence behind words said aloud. */
const GOES_ON = /^\s*(?:이?라고|이?라는|이?라며|하고|하며|고|는|라|와|과|은|이|가|을|를|의)(?=[\s,])/;

/**
 * Sentences of a text in order. A full stop between digits, inside brackets or inside a quotation that the sentence goes
 * on from ends none; an opening sign that is never closed does not swallow the rest of its paragraph.
 */
export function splitSentences(text: string): Sentence[] {
  return splitParagraphs(text).flatMap(({ start, text: line, index }) =>
    sentenceRanges(line).map(([from, to]) => ({
      start: start + from,
      end: start + to,
      text: line.slice(from, to),
      paragraph: index,
    })),
  );
}

function sentenceRanges(line: string): [number, number][] {
  const ranges: [number, number][] = [];
  const held = enclosed(line);
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (!'.!?'.includes(line.charAt(at))) continue;
    let end = at + 1;
    while (end < line.length && CLOSERS.includes(line.charAt(end))) end += 1;
    // A stop inside brackets or quotes ends a sentence only when it is the last sign before all of them close.
    if (held[at] === 1 && (end === at + 1 || held[end] === 1)) continue;
    if (end < line.length && !/\s/.test(line.charAt(end))) continue;
    if (end > at + 1 && GOES_ON.test(line.slice(end))) continue;
    push(start, end);
    start = end;
    at = end - 1;
  }
  push(start, line.length);
  return ranges;

  function push(from: number, to: number): void {
    const part = line.slice(from, to);
    const lead = part.search(/\S/);
    if (lead >= 0) ranges.push([from + lead, from + part.trimEnd().length]);
  }
}

/** For each place of a line, whether it stands inside brackets or quotation marks that are closed again. */
function enclosed(line: string): Uint8Array {
  const places = new Uint8Array(line.length + 1);
  /** Closing signs that come no more: not looked for again, or a line of opening signs takes the square of its length. */
  const missing = new Set<string>();
  for (let at = 0; at < line.length; at += 1) {
    const closing = line.charAt(at) === '"' ? '"' : CLOSING[line.charAt(at)];
    if (closing === undefined || places[at] === 1 || missing.has(closing)) continue;
    const end = line.indexOf(closing, at + 1);
    if (end < 0) missing.add(closing);
    else places.fill(1, at, end + 1);
  }
  return places;
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
  for (const at of findWords(quote, text)) {
    if (best === undefined || Math.abs(at - near) < Math.abs(best - near)) best = at;
  }
  return best === undefined ? undefined : { start: best, end: best + quote.length };
}

/** Evidence found again by its words in an edited source; undefined when they are gone. */
export function locateEvidence(evidence: Evidence, text: string): Evidence | undefined {
  const place = locateQuote(evidence.quote, text, evidence.start);
  return place && { ...evidence, ...place };
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
      evidence: option.evidence.flatMap(
        (evidence) =>
          locateEvidence(evidence, evidence.source === 'passage' ? text : (item.material?.text ?? '')) ?? [],
      ),
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
