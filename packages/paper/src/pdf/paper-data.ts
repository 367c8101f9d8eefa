import { OPTION_LABELS } from '@chulje/contract';
import { ANSWERS_A_ROW, type AnswerRow, answerGroups, type Explanation, explanationsOf } from '../explanation.ts';
import { fitted, readLogo } from '../logo.ts';
import { materialParagraphs } from '../material.ts';
import { startsInOneRow } from '../one-row.ts';
import {
  authorLine,
  CLOSING_WORDS,
  itemsOf,
  materialLabel,
  type NumberedItem,
  type Paper,
  type PaperOptions,
  type PaperSection,
  pointsLabel,
  sectionHeading,
  shownParts,
} from '../paper.ts';
import { qrSvg } from '../qr.ts';
import { lineRuns, paragraphRuns, stemRuns } from '../runs.ts';
import { type Geometry, geometryOf, linesOfColumn, lineWidth } from './geometry.ts';
import { type Piece, textPieces, toPieces } from './pieces.ts';

/** What the template reads, as JSON. */
export interface PaperData {
  title: string;
  /** The title as it is set. */
  name: Piece[];
  header: Omit<Paper['header'], 'logo'> & { authorLine: string };
  /** Pictures as SVG. */
  logo: string | null;
  /** The form at the foot of each page. */
  mark: { name: string; qr: string } | null;
  page: Geometry;
  isLargeSheet: boolean;
  columns: PaperOptions['columns'];
  look: PaperOptions['look'];
  /** Year, month, day, hour, minute, second, in UTC. */
  date: number[] | null;
  shows: ReturnType<typeof shownParts>;
  sections: SectionData[];
  answers: AnswerTable;
  numbers: number[];
  explanations: ExplanationData[];
  closing: Piece[];
}

interface AnswerTable {
  /** Over both columns, on the page they float on; of more groups than there is room for, in one column. */
  isWide: boolean;
  groups: AnswerRow[][];
  /** Answers beside each other in a full table. */
  longest: number;
}

interface SectionData {
  heading: Piece[];
  passage: Piece[][];
  items: ItemData[];
}

interface ItemData {
  number: number;
  stem: Piece[];
  points: string;
  material: { label: Piece[]; paragraphs: MaterialData[] } | null;
  options: { label: string; runs: Piece[] }[];
  /** Where its options begin beside each other, in letters; null where they stand below each other. */
  starts: number[] | null;
  /** Whether it may be longer than a column: only then its height is measured, which takes as long as setting it. */
  isLong: boolean;
}

interface MaterialData {
  /** ㄱ. and its like; else empty. */
  label: string;
  runs: Piece[];
}

interface ExplanationData {
  number: number;
  key: string;
  kind: Piece[];
  lines: { label: string; text: Piece[]; quotes: Piece[][] }[];
  /** Whether it may be longer than half a column. */
  isLong: boolean;
}

/** How the texts of a paper are set. */
interface Setting {
  options: PaperOptions;
  page: Geometry;
  /** Readers with dyslexia find a word that is torn apart hard. */
  keepsWords: boolean;
}

/** A paper as data for the template: everything decided that is not layout. */
export function toPaperData(paper: Paper, options: PaperOptions): PaperData {
  const { createdAt, look } = options;
  const setting = { options, page: geometryOf(options), keepsWords: look === 'dyslexia' };
  const shows = shownParts(paper, options);
  const { logo, ...header } = paper.header;
  return {
    title: paper.title,
    name: textPieces(paper.title, { keepsWords: false }),
    header: { ...header, authorLine: authorLine(header) },
    logo: logoSvg(logo),
    mark: paper.mark ? { name: paper.mark.name, qr: qrSvg(paper.mark.address) } : null,
    page: setting.page,
    isLargeSheet: options.size === 'B4',
    columns: options.columns,
    look,
    date: dateOf(createdAt),
    shows,
    sections: shows.paper ? paper.sections.map((section) => toSection(section, setting)) : [],
    answers: toAnswerTable(paper, options),
    numbers: itemsOf(paper).map(({ number }) => number),
    explanations: shows.explanations
      ? explanationsOf(paper, options).map((explanation) => toExplanation(explanation, setting))
      : [],
    closing: textPieces(CLOSING_WORDS, setting),
  };
}

/** Year, month, day, hour, minute, second, in UTC. */
export function dateOf(date: Date | undefined): number[] | null {
  if (!date) return null;
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ];
}

/** In millimetres. */
const LOGO_FRAME = { width: 40, height: 11 };

/** Typst takes bytes of a picture as a list of numbers; within an SVG they are a text. */
function logoSvg(address: string): string | null {
  const logo = readLogo(address);
  if (!logo) return null;
  const { width, height } = fitted(logo, LOGO_FRAME);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`;
}

const WIDE_ANSWERS = 60;

function toAnswerTable(paper: Paper, options: PaperOptions): AnswerTable {
  const isWide = itemsOf(paper).length <= WIDE_ANSWERS;
  const longest = isWide ? ANSWERS_A_ROW : ANSWERS_A_ROW / 2;
  return { isWide, groups: answerGroups(paper, options, longest), longest };
}

function toSection(section: PaperSection, setting: Setting): SectionData {
  const { text, format, marks } = section.passage;
  return {
    heading: textPieces(sectionHeading(section), { keepsWords: true }),
    passage: paragraphRuns(text, format, marks).map((runs) => toPieces(runs, setting)),
    items: section.items.map((numbered) => toItem(numbered, setting)),
  };
}

/** What a stem, a box and options lose of a line by their indents, and the box by its edges, in squares of a letter. */
const INDENT = 3;
const OPTION_INDENT = 0.9;
const BOX_LINES = 4;

function toItem(numbered: NumberedItem, setting: Setting): ItemData {
  const { number, item } = numbered;
  const { options, page } = setting;
  const width = lineWidth(page) - INDENT;
  const paragraphs = item.material?.text.split('\n') ?? [];
  const texts = [item.stem, ...paragraphs, ...item.options.map((option) => option.text)];
  return {
    number,
    // A stem should not end in half of its 것은.
    stem: toPieces(stemRuns(item), { keepsWords: true }),
    points: pointsLabel(numbered, options),
    material: item.material && {
      label: textPieces(materialLabel(item.material.label), setting),
      paragraphs: materialParagraphs(item.material.text).map(({ label, runs }) => ({
        label,
        runs: toPieces(runs, setting),
      })),
    },
    options: item.options.map((option, index) => ({
      label: OPTION_LABELS[index] ?? '',
      runs: toPieces(lineRuns(option.text, option.format), setting),
    })),
    starts:
      startsInOneRow(
        item.options.map(({ text }) => text),
        lineWidth(page) - OPTION_INDENT,
      ) ?? null,
    isLong: linesOf(texts, width) + BOX_LINES > linesOfColumn(page) / 2,
  };
}

function toExplanation({ number, key, kind, lines }: Explanation, setting: Setting): ExplanationData {
  const texts = lines.flatMap(({ text, quotes }) => [text, ...quotes.map(({ words }) => words)]);
  return {
    number,
    key,
    kind: textPieces(kind, { keepsWords: true }),
    lines: lines.map(({ label, text, quotes }) => ({
      label,
      text: textPieces(text, setting),
      quotes: quotes.map(({ source, words }) => textPieces(`${source} “${words}”`, setting)),
    })),
    isLong: linesOf(texts, lineWidth(setting.page) - INDENT) > linesOfColumn(setting.page) / 2,
  };
}

/** How many lines texts take at most, a paragraph each: no letter is wider than a square. */
function linesOf(texts: readonly string[], width: number): number {
  return texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / width)), 0);
}
