import type { FormatSpan, Item, Mark, Span } from '@chulje/contract';

/** A stretch of text with one look. `symbol` is a mark printed before it. */
export interface Run {
  text: string;
  bold: boolean;
  underline: boolean;
  strike: boolean;
  symbol: string;
}

const plain = (text: string): Run => ({ text, bold: false, underline: false, strike: false, symbol: '' });
const covers = (span: Span, at: number) => span.start <= at && at < span.end;

/** [A] and its like stand beside lines; all other marks underline what they name. */
const isBlockMark = (mark: Mark) => mark.symbol.startsWith('[');

/** A cut between the halves of a surrogate pair would make two characters that do not exist. */
function isInsidePair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** Cuts a line into runs; offsets of spans are into the whole text, of which the line begins at `from`. */
function cutLine(line: string, from: number, format: readonly FormatSpan[], marks: readonly Mark[]): Run[] {
  if (line === '') return [];
  const end = from + line.length;
  const cuts = new Set([from, end]);
  for (const span of [...format, ...marks]) {
    for (const at of [span.start, span.end]) if (at > from && at < end && !isInsidePair(line, at - from)) cuts.add(at);
  }
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => {
    const has = (style: FormatSpan['style']) => format.some((span) => span.style === style && covers(span, start));
    return {
      text: line.slice(start - from, (places[index + 1] ?? end) - from),
      bold: has('bold'),
      underline: has('underline') || marks.some((mark) => !isBlockMark(mark) && covers(mark, start)),
      strike: has('strike'),
      symbol: marks
        .filter((mark) => mark.start === start && mark.end > mark.start)
        .map((mark) => mark.symbol)
        .join(''),
    };
  });
}

/** Paragraphs of a text as runs, with its formatting and the marks of the items printed with it. */
export function paragraphRuns(text: string, format: readonly FormatSpan[], marks: readonly Mark[] = []): Run[][] {
  let from = 0;
  return text.split('\n').map((line) => {
    const runs = cutLine(line, from, format, marks);
    from += line.length + 1;
    return runs;
  });
}

/** A stem as runs: bold, and the negative word of a 부정형 stem underlined as in print. */
export function stemRuns(item: Item): Run[] {
  const match = item.style === '부정형' ? /(않은|않는|아닌|없는)(?=\s*(?:것|질문|내용)은\?\s*$)/.exec(item.stem) : null;
  const runs = match
    ? [
        plain(item.stem.slice(0, match.index)),
        { ...plain(match[0]), underline: true },
        plain(item.stem.slice(match.index + match[0].length)),
      ]
    : [plain(item.stem)];
  return runs.map((run) => ({ ...run, bold: true }));
}

/** The label of a box as printed: 〈보기〉. */
export function materialLabel(label: string): string {
  return `〈${label.replace(/[〈〉<>]/g, '').trim() || '보기'}〉`;
}
