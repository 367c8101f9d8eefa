import type { FormatSpan, Item, Mark, Span } from '@chulje/contract';

/** A stretch of text with one look. */
export interface Run {
  text: string;
  bold: boolean;
  underline: boolean;
  strike: boolean;
  /** Symbols such as ㉠ that are printed before it. */
  symbols: string;
  /** Blocks such as [A] that begin before it, and those that end behind it. */
  opens: BlockMark[];
  closes: BlockMark[];
}

/** A mark beside a block of lines. `id` pairs its beginning with its end within one text. */
export interface BlockMark {
  id: number;
  symbol: string;
}

const covers = (span: Span, at: number) => span.start <= at && at < span.end;

/** [A] and its like stand beside lines; all other marks underline what they name. */
const isBlockMark = (mark: Mark) => mark.symbol.startsWith('[');

/** A span as it can be printed: within the text, on whole characters, without line breaks at its ends. */
function snap<S extends Span>(text: string, span: S): S {
  let start = Math.max(0, span.start);
  let end = Math.min(text.length, span.end);
  while (start < end && (text[start] === '\n' || isInsidePair(text, start))) start += 1;
  while (end > start && (text[end - 1] === '\n' || isInsidePair(text, end))) end -= 1;
  return { ...span, start, end };
}

/** A cut between the halves of a surrogate pair would make two characters that do not exist. */
function isInsidePair(text: string, at: number): boolean {
  return at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** Paragraphs of a text as runs, with its formatting and the marks of the items printed with it. */
export function paragraphRuns(text: string, format: readonly FormatSpan[], marks: readonly Mark[] = []): Run[][] {
  const isPrinted = (span: Span) => span.start < span.end;
  const looks = format.map((span) => snap(text, span)).filter(isPrinted);
  const signs = marks.map((mark, id) => ({ ...snap(text, mark), id, isBlock: isBlockMark(mark) })).filter(isPrinted);
  const inline = signs.filter((sign) => !sign.isBlock);
  const blocks = signs.filter((sign) => sign.isBlock);
  const cuts = [...looks, ...signs].flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);

  let from = 0;
  return text.split('\n').map((line) => {
    const until = from + line.length;
    const places = [...new Set([from, ...cuts.filter((at) => at > from && at < until), until])];
    const runs = places.slice(0, -1).map((start, index): Run => {
      const end = places[index + 1] ?? until;
      const has = (style: FormatSpan['style']) => looks.some((span) => span.style === style && covers(span, start));
      return {
        text: text.slice(start, end),
        bold: has('bold'),
        underline: has('underline') || inline.some((sign) => covers(sign, start)),
        strike: has('strike'),
        symbols: inline
          .filter((sign) => sign.start === start)
          .map((sign) => sign.symbol)
          .join(''),
        opens: blocks.filter((sign) => sign.start === start).map(({ id, symbol }) => ({ id, symbol })),
        closes: blocks.filter((sign) => sign.end === end).map(({ id, symbol }) => ({ id, symbol })),
      };
    });
    from = until + 1;
    return runs;
  });
}

/** A paragraph of a boxed passage, for formats that draw [A] as a heavy edge of the box. */
export interface BoxedParagraph {
  runs: Run[];
  edges: BoxEdges;
}

/** What a paragraph draws of the box that holds it and its neighbours; those with the same edges stand in one frame. */
export interface BoxEdges {
  isTop: boolean;
  isBottom: boolean;
  /** Stands beside a block such as [A]. */
  isHeavy: boolean;
}

/**
 * A passage as paragraphs of one box. A block of whole paragraphs becomes a heavy edge beside them, its symbol before the
 * first word; one that begins or ends within a paragraph stays between corners, as no edge could show where.
 */
export function boxedParagraphs(text: string, format: readonly FormatSpan[], marks: readonly Mark[]): BoxedParagraph[] {
  const paragraphs = paragraphRuns(text, format, marks);
  const blocks = paragraphs.flatMap((runs, from) =>
    (runs[0]?.opens ?? []).flatMap(({ id, symbol }) => {
      const until = paragraphs.findIndex((each) => each.at(-1)?.closes.some((close) => close.id === id));
      return until < 0 ? [] : [{ id, symbol, from, until }];
    }),
  );
  const isDrawn = ({ id }: BlockMark) => blocks.some((block) => block.id === id);
  const heavy = paragraphs.map((_, at) => blocks.some(({ from, until }) => from <= at && at <= until));
  return paragraphs.map((runs, at) => {
    const symbols = blocks.filter(({ from }) => from === at).map(({ symbol }) => `${symbol} `);
    return {
      runs: [
        ...(symbols.length > 0 ? [{ ...PLAIN, text: symbols.join(''), bold: true }] : []),
        ...runs.map((run) => ({
          ...run,
          opens: run.opens.filter((mark) => !isDrawn(mark)),
          closes: run.closes.filter((mark) => !isDrawn(mark)),
        })),
      ],
      edges: {
        isTop: heavy.slice(0, at).every((each) => each === heavy[at]),
        isBottom: heavy.slice(at + 1).every((each) => each === heavy[at]),
        isHeavy: heavy[at] ?? false,
      },
    };
  });
}

const PLAIN = { bold: false, underline: false, strike: false, symbols: '', opens: [], closes: [] };

/** A text that stands on one line, such as an option. */
export function lineRuns(text: string, format: readonly FormatSpan[] = []): Run[] {
  return paragraphRuns(text.replace(/\n/g, ' '), format)[0] ?? [];
}

/** A stem as runs, the negative word of a 부정형 stem underlined as in print. */
export function stemRuns({ stem, style }: Item): Run[] {
  const word = style === '부정형' ? [...stem.matchAll(/않은|않는|아닌|없는/g)].at(-1) : undefined;
  if (!word) return lineRuns(stem);
  return lineRuns(stem, [{ start: word.index, end: word.index + word[0].length, style: 'underline' }]);
}

/**
 * Runs as text alone: symbols before what they mark, a block between corners behind its symbol.
 * For formats in which nothing can be drawn beside the lines.
 */
export function runsAsText(runs: readonly Run[]): string {
  return runs.map((run) => textBefore(run) + run.text + textBehind(run)).join('');
}

/** What is written before a run where nothing can be drawn. */
export function textBefore({ opens, symbols }: Run): string {
  return opens.map(({ symbol }) => `${symbol}┌`).join('') + symbols;
}

/** What is written behind a run where nothing can be drawn. */
export function textBehind({ closes }: Run): string {
  return '┘'.repeat(closes.length);
}
