import {
  clashingMarks,
  doubledMarks,
  type ExportOptions,
  ExportOptionsSchema,
  type FormatSpan,
  type Item,
  lettersInOrder,
  type Mark,
  withFreeSymbols,
} from '@chulje/contract';

/** A printable document: passages with their items, numbered through. */
export interface Paper {
  title: string;
  header: PaperHeader;
  sections: PaperSection[];
  /** Of a frozen form: at the foot of each page. */
  mark?: FormMark;
}

/** By what a sheet of paper is known for the form it belongs to. */
export interface FormMark {
  /** 나형; empty where there is one form only. */
  name: string;
  /** Where its QR leads. */
  address: string;
}

/** What a teacher may write above the title; an empty field is not printed. */
export interface PaperHeader {
  /** 회차, e.g. 3월 2회 모의 평가. */
  round: string;
  /** 과목. */
  subject: string;
  /** 교시, e.g. 제 1 교시. */
  period: string;
  school: string;
  /** 출제자. */
  author: string;
  /** A PNG as a data address. */
  logo: string;
  /** 결재란: what stands over each box. */
  approvals: string[];
}

export interface PaperSection {
  /** Paragraphs separated by "\n"; offsets of `format` and `marks` are UTF-16 into it. */
  passage: { text: string; format: FormatSpan[]; marks: Mark[] };
  items: NumberedItem[];
}

export interface NumberedItem {
  number: number;
  item: Item;
  /** What it is worth, in tenths of a point. */
  points: number;
  /** Whether the stem says so: [3점] among items of two points, or every item of an exam with points of its own. */
  saysPoints: boolean;
}

/** What a teacher chooses of a paper, apart from what the header band says. */
export type PaperOptions = Omit<ExportOptions, keyof PaperHeader> & {
  /** Written into PDF and HWPX as the time of creation; without it they name none and are the same every time. */
  createdAt?: Date;
  /** Which page a preview shows, from 1. */
  page?: number;
};

export const DEFAULT_OPTIONS: PaperOptions = ExportOptionsSchema.parse({});

const DEFAULT_HEADER: PaperHeader = {
  round: '',
  subject: '국어 영역',
  period: '',
  school: '',
  author: '',
  logo: '',
  approvals: [],
};

/** A passage with the items on it, as the library keeps them. */
export interface PaperSource {
  passage: { text: string; format: FormatSpan[] };
  items: Item[];
  /** What the items are worth, in tenths of a point; without them each what it says itself. */
  points?: number[];
}

/** A paper of one work. */
export function paperOf({
  title,
  header,
  ...source
}: PaperSource & { title: string; header?: Partial<PaperHeader> }): Paper {
  return paperOfSources(title, [source], header);
}

/** A paper of several works in this order. Numbers run on from the first; marks that items need are put on the printed passage. */
export function paperOfSources(
  title: string,
  sources: readonly PaperSource[],
  header: Partial<PaperHeader> = {},
  firstNumber = 1,
): Paper {
  const worth = sources.map(({ items, points }) => items.map((item, at) => points?.[at] ?? item.points * 10));
  const isUsual = worth.flat().every((points) => points === 20 || points === 30);
  let number = firstNumber - 1;
  return {
    title,
    header: { ...DEFAULT_HEADER, ...header },
    sections: sources.map(({ passage, items }, section) => {
      const distinct = withDistinctSymbols(items, passage.text);
      return {
        passage: { ...passage, marks: marksOf(distinct) },
        items: distinct.map((item, at) => {
          number += 1;
          const points = worth[section]?.[at] ?? 0;
          return { number, item, points, saysPoints: !isUsual || points === 30 };
        }),
      };
    }),
  };
}

/**
 * Symbols as a paper has them: in the order of the text; and, as the last net, where an item's symbol stands on other words
 * too, the item is printed with another, wherever it names it.
 */
function withDistinctSymbols(items: readonly Item[], text: string): Item[] {
  const done: Item[] = [];
  for (const item of items) {
    const isClear = clashingMarks(item, done, text).length === 0 && doubledMarks(item, done).length === 0;
    done.push(isClear ? item : (withFreeSymbols(item, done, text) ?? item));
  }
  return lettersInOrder(done, text);
}

/** Two items that mark the same words with the same symbol share one mark. */
function marksOf(items: readonly Item[]): Mark[] {
  const marks = items.flatMap((item) => item.marks);
  const names = marks.map(({ symbol, start, end }) => `${symbol}/${start}/${end}`);
  return marks.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** 출제자 as the head names them. */
export const authorLine = ({ author }: Pick<PaperHeader, 'author'>): string => (author ? `출제 ${author}` : '');

/** Whether the head has a line of its own for school, logo, 출제자 or 결재란. */
export const hasSchoolHead = ({ school, author, logo, approvals }: PaperHeader): boolean =>
  school !== '' || author !== '' || logo !== '' || approvals.length > 0;

/** What a paper ends with. */
export const CLOSING_WORDS = '※ 확인 사항: 이름과 번호를 적었는지, 빠뜨린 문항은 없는지 살펴보시기 바랍니다.';

/** All items of a paper in the order of their numbers. */
export function itemsOf(paper: Paper): NumberedItem[] {
  return paper.sections.flatMap((section) => section.items);
}

/** The numbers that do not follow the one before: a list that counts items begins at each. */
export function firstNumbers(paper: Paper): number[] {
  const numbers = itemsOf(paper).map(({ number }) => number);
  return numbers.filter((number, at) => number !== (numbers[at - 1] ?? Number.NaN) + 1);
}

/** Which of those lists counts an item, from 0. */
export function listOf(paper: Paper, item: NumberedItem): number {
  const items = itemsOf(paper);
  const until = items.slice(0, items.indexOf(item) + 1).map(({ number }) => number);
  return until.filter((number, at) => number !== (until[at - 1] ?? Number.NaN) + 1).length - 1;
}

/** Which parts are printed. A paper without items has nothing but its passages, whatever is asked for. */
export function shownParts(paper: Paper, { parts, omr }: PaperOptions) {
  if (itemsOf(paper).length === 0) return { paper: true, omr: false, answers: false, explanations: false };
  return {
    paper: parts === 'paper' || parts === 'all',
    omr,
    answers: parts !== 'paper',
    explanations: parts === 'explanations' || parts === 'all',
  };
}

/** `[1～4] 다음 글을 읽고 물음에 답하시오.`; without items there is nothing to answer. */
export function sectionHeading(section: PaperSection): string {
  const first = section.items.at(0)?.number;
  const last = section.items.at(-1)?.number;
  if (first === undefined || last === undefined) return '';
  const range = first === last ? `[${first}]` : `[${first}～${last}]`;
  return `${range} 다음 글을 읽고 물음에 답하시오.`;
}

/** `[3점]` where the stem says what the item is worth and the paper shows it. */
export function pointsLabel(numbered: NumberedItem, { points }: PaperOptions): string {
  return points && numbered.saysPoints ? `[${pointsOf(numbered)}점]` : '';
}

/** What an item is worth as a person writes it: 3, 4.5. */
export const pointsOf = ({ points }: NumberedItem): string => String(points / 10);

/** The label of a box as printed: 〈보기〉. */
export function materialLabel(label: string): string {
  return `〈${label.replace(/[〈〉<>]/g, '').trim() || '보기'}〉`;
}

/**
 * The paper with every character that JSON, XML or a page cannot hold replaced by one of the same length, so that
 * offsets stay true: control characters by a space, halves of surrogate pairs and noncharacters by U+FFFD.
 */
export function printablePaper(paper: Paper): Paper {
  return JSON.parse(JSON.stringify(paper), (_, value) => (typeof value === 'string' ? printable(value) : value));
}

function printable(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: replacing them is the purpose
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, ' ')
      .replace(/\p{Surrogate}|[\uFFFE\uFFFF]/gu, '\uFFFD')
  );
}
