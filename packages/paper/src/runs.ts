import { type FormatSpan, type Item, isBlockMark, type Mark, type Span, splitRuns } from '@chulje/contract';
import { itemsOf, type Paper } from './paper.ts';

/** A stretch of text with one look. */
export interface Run {
  text: string;
  bold: boolean;
  underline: boolean;
  strike: boolean;
  /** Symbols such as ㉠ that are printed before it. */
  symbols: string;
  /** Underlined phrases that begin before it, each by its symbol or empty, and how many end behind it. */
  phrases: string[];
  phraseEnds: number;
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

/**
 * A span as it can be printed: within the text, on whole characters, without blanks at its ends, which a line would show
 * below nothing. Blanks alone are a gap to be filled in: they stay.
 */
function snap<S extends Span>(text: string, span: S): S {
  let start = Math.max(0, span.start);
  let end = Math.min(text.length, span.end);
  const isOut = text.slice(start, end).trim() === '' ? /\n/ : /\s/;
  while (start < end && (isOut.test(text.charAt(start)) || isInsidePair(text, start))) start += 1;
  while (end > start && (isOut.test(text.charAt(end - 1)) || isInsidePair(text, end))) end -= 1;
  return { ...span, start, end };
}

/** Spans of one style that touch or overlap as one, however an editor cut them. */
function joined(format: readonly FormatSpan[]): FormatSpan[] {
  const spans: FormatSpan[] = [];
  for (const span of format.toSorted((a, b) => a.start - b.start)) {
    const last = spans.findLast(({ style }) => style === span.style);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else spans.push({ ...span });
  }
  return spans;
}

/** A cut between the halves of a surrogate pair would make two characters that do not exist. */
function isInsidePair(text: string, at: number): boolean {
  return at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** Paragraphs of a text as runs, with its formatting and the marks of the items printed with it. */
export function paragraphRuns(text: string, format: readonly FormatSpan[], marks: readonly Mark[] = []): Run[][] {
  const isPrinted = (span: Span) => span.start < span.end;
  const looks = joined(format)
    .map((span) => snap(text, span))
    .filter(isPrinted);
  const signs = marks.map((mark, id) => ({ ...snap(text, mark), id, isBlock: isBlockMark(mark) })).filter(isPrinted);
  const inline = signs.filter((sign) => !sign.isBlock);
  const blocks = signs.filter((sign) => sign.isBlock);
  const phrases = underlinedPhrases(looks, inline);
  const edges = signs.flatMap(({ start, end }) => [start, end]);

  return splitRuns(text, looks, edges).map((line) =>
    line.map(({ start, text: words, styles }): Run => {
      const end = start + words.length;
      return {
        text: words,
        bold: styles.includes('bold'),
        underline: styles.includes('underline') || inline.some((sign) => covers(sign, start)),
        strike: styles.includes('strike'),
        symbols: inline
          .filter((sign) => sign.start === start)
          .map((sign) => sign.symbol)
          .join(''),
        phrases: phrases.filter((phrase) => phrase.start === start).map(({ symbol }) => symbol),
        phraseEnds: phrases.filter((phrase) => phrase.end === end).length,
        opens: blocks.filter((sign) => sign.start === start).map(({ id, symbol }) => ({ id, symbol })),
        closes: blocks.filter((sign) => sign.end === end).map(({ id, symbol }) => ({ id, symbol })),
      };
    }),
  );
}

/** What is underlined, phrase by phrase: the words of marks, and stretches that a teacher underlined and no mark covers. */
function underlinedPhrases(
  looks: readonly FormatSpan[],
  marks: readonly (Span & { symbol: string })[],
): (Span & { symbol: string })[] {
  const stretches = looks.flatMap(({ style, start, end }) =>
    style === 'underline' ? [{ start, end, symbol: '' }] : [],
  );
  const isCovered = (stretch: Span) => marks.some((mark) => mark.start <= stretch.start && stretch.end <= mark.end);
  // The longer of two that begin together is the outer one.
  return [...marks, ...stretches.filter((stretch) => !isCovered(stretch))].sort((a, b) => b.end - a.end);
}

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

/** How plain text says what is underlined, and what stands beside a bracket, where the paper has it. */
export function plainTextLegend(paper: Paper): string[] {
  const passages = paper.sections.flatMap(({ passage: { text, format, marks } }) =>
    paragraphRuns(text, format, marks).flat(),
  );
  const options = itemsOf(paper).flatMap(({ item }) =>
    item.options.flatMap(({ text, format }) => lineRuns(text, format)),
  );
  const block = passages.find(({ opens }) => opens.length > 0)?.opens[0];
  return [
    ...([...passages, ...options].some(({ phrases }) => phrases.length > 0)
      ? ['※ 〔 〕 안은 밑줄 친 부분입니다.']
      : []),
    ...(block ? [`※ ${block.symbol}┌ ┘ 사이는 ${block.symbol}로 묶은 부분입니다.`] : []),
  ];
}

/**
 * Runs as text alone: what is underlined between 〔 and 〕, its symbol before it, a block between corners behind its
 * symbol. For formats in which nothing can be drawn.
 */
export function runsAsText(runs: readonly Run[]): string {
  return runs
    .map(({ opens, phrases, text, phraseEnds, closes }) =>
      [
        ...opens.map(({ symbol }) => `${symbol}┌`),
        ...phrases.map((symbol) => `${symbol}〔`),
        text,
        '〕'.repeat(phraseEnds),
        '┘'.repeat(closes.length),
      ].join(''),
    )
    .join('');
}

/** What is written before a run where words can be underlined, but nothing drawn beside lines. */
export function textBefore({ opens, symbols }: Run): string {
  return opens.map(({ symbol }) => `${symbol}┌`).join('') + symbols;
}

/** What is written behind a run where nothing can be drawn beside lines. */
export function textBehind({ closes }: Run): string {
  return '┘'.repeat(closes.length);
}
