import type { BlockMark, Run } from '../runs.ts';

/** A stretch of text as the template sets it. What is absent is not so. */
export interface Part {
  text: string;
  bold?: true;
  strike?: true;
  underline?: true;
  /** Letters that the font of the text has not, or not as they should be. */
  kind?: 'bracket' | 'upper' | 'lower' | 'fraction' | 'tone' | 'endless';
  opens?: BlockMark[];
  closes?: BlockMark[];
}

/** Plain text, text with a look, or several stretches between which no line ends. */
export type Piece = string | Part | (string | Part)[];

/** Brackets as wide as they are drawn, as 〈보기〉 stands in print: those of the 명조 bring half a square of nothing. */
const BRACKETS = '〈〉《》「」『』【】';
/** Of these the 명조 has only some; all come from one font, so that they are of one size. */
const UPPER = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ';
const LOWER = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const FRACTIONS = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
/** A tone mark of old Korean behind its syllable. A font sets it only beside Hangul, and else draws a circle for it. */
const TONE = '[^\\s\\u302E\\u302F]?[\\u1160-\\u11FF\\uD7B0-\\uD7FB]*[\\u302E\\u302F]';
/** What has no place for a line to end, such as a long word of Latin letters. */
const ENDLESS = '[^\\s\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Arabic}\\p{M}〈〉《》「」『』【】]{20,}';

const SPECIAL = new RegExp(
  `(?<tone>${TONE})|(?<endless>${ENDLESS})|(?<bracket>[${BRACKETS}])|(?<upper>[${UPPER}]+)|(?<lower>[${LOWER}]+)|(?<fraction>[${FRACTIONS}])`,
  'gu',
);
/** Most texts have nothing of the kind, and are told so at a tenth of the cost. */
const MAY_BE_SPECIAL = /[¹²³¼-¾⁰-₎⅐-⅞〈-】\u302E\u302F]|[^\s\u1100-\u11FF\u3130-\u318F\u4E00-\u9FFF\uAC00-\uD7A3]{20}/;
/** A tab is a gap, which no font has a letter for. */
const GAP = '\u2003\u2003';

/**
 * Runs as pieces for the template. A symbol such as ㉠ never stands at the end of a line without what it marks, nor is
 * (2문단), [3점] or 1,000원 cut; where words are kept, no word of up to twelve letters is torn apart.
 */
export function toPieces(runs: readonly Run[], { keepsWords }: { keepsWords: boolean }): Piece[] {
  const parts = runs.flatMap(partsOf);
  const pieces = keepsWords ? wordsOf(parts) : parts.flatMap(bindMarks).flatMap(bindNumbers);
  return merged(pieces);
}

/** Text without a look as pieces. */
export function textPieces(text: string, options: { keepsWords: boolean }): Piece[] {
  return toPieces(
    [
      {
        text,
        bold: false,
        underline: false,
        strike: false,
        symbols: '',
        phrases: [],
        phraseEnds: 0,
        opens: [],
        closes: [],
      },
    ],
    options,
  );
}

/** A part with the symbols that stand before it. */
interface MarkedPart extends Part {
  symbols?: string;
}

function partsOf({ text, bold, strike, underline, symbols, opens, closes }: Run): MarkedPart[] {
  const look: Omit<Part, 'text'> = {
    ...(bold && { bold }),
    ...(strike && { strike }),
    ...(underline && { underline }),
  };
  const parts = kindsOf(text.replaceAll('\t', GAP)).map((part): MarkedPart => ({ ...part, ...look }));
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return symbols ? [{ text: symbols }] : [];
  if (symbols) first.symbols = symbols;
  if (opens.length > 0) first.opens = opens;
  if (closes.length > 0) last.closes = closes;
  return parts;
}

/** Text cut where letters need a font or a treatment of their own. */
function kindsOf(text: string): Part[] {
  if (!MAY_BE_SPECIAL.test(text)) return text === '' ? [] : [{ text }];
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(SPECIAL)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined) ?? [];
    parts.push({ text: match[0], kind: kind as NonNullable<Part['kind']> });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

const clusters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** As much of the text behind a symbol as stays with it: a letter, or a word of Latin letters or digits. */
function headOf(text: string): number {
  const word = /^[\p{Script=Latin}\d]{1,15}/u.exec(text)?.[0];
  if (word) return word.length;
  for (const { segment } of clusters.segment(text.slice(0, 16))) return segment.length;
  return 0;
}

/** A part with what is drawn at its beginning and end bound to the letters beside it. */
function bindMarks(marked: MarkedPart): Piece[] {
  if (!isMarked(marked)) return [marked];
  const { symbols, opens, closes, ...part } = marked;
  const start = symbols || opens ? headOf(part.text) : 0;
  const rest = part.text.slice(start);
  const end = closes ? (/\S{1,3}$/u.exec(rest)?.index ?? rest.length) : rest.length;
  const middle = rest.slice(0, end);
  const head: Part[] = [
    ...(opens ? [{ text: symbols ?? '', opens }] : symbols ? [{ text: symbols }] : []),
    ...(start > 0 ? [{ ...part, text: part.text.slice(0, start) }] : []),
  ];
  return [
    ...(head.length > 0 ? [head] : []),
    ...(middle ? [{ ...part, text: middle }] : []),
    ...(closes ? [[{ ...part, text: rest.slice(end), closes }]] : []),
  ];
}

/**
 * Where an explanation says in which paragraphs something stands; a number, such as [3점] or 1,000원, with the first letter
 * of its unit and what leads to it without a blank; and the sign behind it, which begins no line.
 */
const NUMBER =
  /(\(\d{1,2}(?:, \d{1,2}){0,5}문단\)[.,]?|[^\s\p{Script=Hangul}]{0,14}\d[\uAC00-\uD7A3][\p{Pe}\p{Pf},.]{0,3})/u;

function bindNumbers(piece: Piece): Piece[] {
  if (typeof piece === 'string' || Array.isArray(piece) || !/\d[\uAC00-\uD7A3]/.test(piece.text)) return [piece];
  return piece.text
    .split(NUMBER)
    .flatMap((text, at): Piece[] => (text === '' ? [] : at % 2 === 1 ? [[{ ...piece, text }]] : [{ ...piece, text }]));
}

const isMarked = ({ symbols, opens, closes }: MarkedPart) => Boolean(symbols || opens || closes);

const WORD_MAX = 12;

/** Words, also those of several parts, each as one piece, and the blanks between them. */
function wordsOf(parts: readonly MarkedPart[]): Piece[] {
  const pieces: Piece[] = [];
  let word: MarkedPart[] = [];
  const end = () => {
    if (word.length > 0) pieces.push(...wholeWord(word));
    word = [];
  };
  for (const part of parts) {
    const { symbols, opens, closes, text, ...look } = part;
    const tokens = part.kind ? [text] : text.split(/(\s+)/).filter(Boolean);
    const isPlain = plainOf(part) !== undefined;
    for (const [at, token] of tokens.entries()) {
      const isFirst = at === 0;
      const isLast = at === tokens.length - 1;
      const isBlank = /^\s/.test(token);
      if (isBlank && !(isFirst && (symbols || opens)) && !(isLast && closes)) {
        end();
        pieces.push(isPlain ? token : { ...look, text: token });
      } else if (isPlain && word.length === 0 && !isLast) {
        // A word that nothing else can belong to: nearly all of them.
        pieces.push(token.length > 1 && token.length <= WORD_MAX ? [token] : token);
      } else {
        word.push({
          ...look,
          text: token,
          ...(isFirst && symbols && { symbols }),
          ...(isFirst && opens && { opens }),
          ...(isLast && closes && { closes }),
        });
      }
    }
  }
  end();
  return pieces;
}

/** Brackets at its ends stand outside, bound to it all the same: at the edge of a box they would lose their blank. */
function wholeWord(word: readonly MarkedPart[]): Piece[] {
  let from = 0;
  let until = word.length;
  while (from < until && isBareBracket(word[from])) from += 1;
  while (until > from && isBareBracket(word[until - 1])) until -= 1;
  const inner = word.slice(from, until);
  const length = inner.reduce((sum, { text }) => sum + text.length, 0);
  const isBound = length <= WORD_MAX && (length > 1 || inner.some(isMarked));
  const middle: Piece[] = isBound
    ? [inner.flatMap(({ symbols, ...part }) => (symbols ? [symbols, part] : [part]))]
    : inner.flatMap(bindMarks).flatMap(bindNumbers);
  return [...word.slice(0, from), ...middle, ...word.slice(until)];
}

const isBareBracket = (part: MarkedPart | undefined) => part?.kind === 'bracket' && !isMarked(part);

/** Plain text as a string, one for what stands together. */
function merged(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = [];
  for (const piece of pieces) {
    const plain = plainOf(piece);
    const last = list.at(-1);
    if (plain !== undefined && typeof last === 'string') list[list.length - 1] = last + plain;
    else list.push(plain ?? piece);
  }
  return list;
}

function plainOf(piece: Piece): string | undefined {
  if (typeof piece === 'string') return piece;
  if (Array.isArray(piece)) return undefined;
  for (const key in piece) if (key !== 'text') return undefined;
  return piece.text;
}
