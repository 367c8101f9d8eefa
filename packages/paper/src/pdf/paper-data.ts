import { OPTION_LABELS } from '@chulje/contract';
import { ANSWERS_A_ROW, type AnswerRow, answerGroups, type Explanation, explain } from '../explanation.ts';
import {
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
import { lineRuns, paragraphRuns, type Run, stemRuns } from '../runs.ts';

/** What the template reads, as JSON. */
export interface PaperData {
  title: string;
  header: Paper['header'];
  size: PaperOptions['size'];
  columns: PaperOptions['columns'];
  look: PaperOptions['look'];
  /** Year, month, day, hour, minute, second, in UTC. */
  date: number[] | null;
  shows: ReturnType<typeof shownParts>;
  sections: SectionData[];
  answers: AnswerTable;
  explanations: Explanation[];
  closing: string;
}

interface AnswerTable {
  /** Over both columns, on the page they float on; of more groups than there is room for, in one column. */
  isWide: boolean;
  groups: AnswerRow[][];
  /** Answers beside each other in a full table. */
  longest: number;
}

interface SectionData {
  heading: string;
  passage: Run[][];
  /** Whether room is kept for brackets beside the lines. */
  hasBlocks: boolean;
  items: ItemData[];
}

interface ItemData {
  number: number;
  stem: Run[];
  points: string;
  material: { label: string; paragraphs: MaterialParagraph[] } | null;
  options: { label: string; runs: Run[] }[];
}

interface MaterialParagraph {
  /** ㄱ. and its like, beside which the lines of its statement hang; else empty. */
  label: string;
  runs: Run[];
}

/** A paper as data for the template: everything decided that is not layout. */
export function toPaperData(paper: Paper, options: PaperOptions): PaperData {
  const { createdAt } = options;
  return {
    title: paper.title,
    header: paper.header,
    size: options.size,
    columns: options.columns,
    look: options.look,
    date: createdAt
      ? [
          createdAt.getUTCFullYear(),
          createdAt.getUTCMonth() + 1,
          createdAt.getUTCDate(),
          createdAt.getUTCHours(),
          createdAt.getUTCMinutes(),
          createdAt.getUTCSeconds(),
        ]
      : null,
    shows: shownParts(paper, options),
    sections: paper.sections.map((section) => toSection(section, options)),
    answers: toAnswerTable(paper, options),
    explanations: itemsOf(paper).map(explain),
    closing: CLOSING_WORDS,
  };
}

const WIDE_ANSWERS = 60;

function toAnswerTable(paper: Paper, options: PaperOptions): AnswerTable {
  const isWide = itemsOf(paper).length <= WIDE_ANSWERS;
  const longest = isWide ? ANSWERS_A_ROW : ANSWERS_A_ROW / 2;
  return { isWide, groups: answerGroups(paper, options, longest), longest };
}

function toSection(section: PaperSection, options: PaperOptions): SectionData {
  const { text, format, marks } = section.passage;
  const passage = paragraphRuns(text, format, marks);
  return {
    heading: sectionHeading(section),
    passage,
    hasBlocks: passage.flat().some((run) => run.opens.length > 0),
    items: section.items.map((numbered) => toItem(numbered, options)),
  };
}

function toItem({ number, item }: NumberedItem, options: PaperOptions): ItemData {
  return {
    number,
    stem: stemRuns(item),
    points: pointsLabel(item, options),
    material: item.material && {
      label: materialLabel(item.material.label),
      paragraphs: paragraphRuns(item.material.text, []).map(toMaterialParagraph),
    },
    options: item.options.map((option, index) => ({
      label: OPTION_LABELS[index] ?? '',
      runs: lineRuns(option.text, option.format),
    })),
  };
}

const STATEMENT_LABEL = /^([ㄱ-ㅎ]\.)\s+/;

function toMaterialParagraph([first, ...rest]: Run[]): MaterialParagraph {
  const [whole, label] = STATEMENT_LABEL.exec(first?.text ?? '') ?? [];
  if (!first || whole === undefined || label === undefined) return { label: '', runs: first ? [first, ...rest] : [] };
  return { label, runs: [{ ...first, text: first.text.slice(whole.length) }, ...rest] };
}
