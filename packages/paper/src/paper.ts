import type { FormatSpan, Item, Mark } from '@chulje/contract';

/** A printable document: passages with their items, numbered through. */
export interface Paper {
  title: string;
  sections: PaperSection[];
}

export interface PaperSection {
  /** Paragraphs separated by "\n"; offsets of `format` and `marks` are UTF-16 into it. */
  passage: { text: string; format: FormatSpan[]; marks: Mark[] };
  items: NumberedItem[];
}

export interface NumberedItem {
  number: number;
  item: Item;
}

export interface PaperOptions {
  /** Which parts are printed: students' paper, answer table, explanations, or all. */
  parts: 'paper' | 'answers' | 'explanations' | 'all';
  size: 'A4' | 'B4';
  columns: 1 | 2;
  /** [3점] beside the stems that have it. */
  points: boolean;
}

export const DEFAULT_OPTIONS: PaperOptions = { parts: 'all', size: 'A4', columns: 2, points: true };

/** A paper of one work. Marks that the items need are put on the printed copy of the passage. */
export function paperOf(work: {
  title: string;
  passage: { text: string; format: FormatSpan[] };
  items: Item[];
}): Paper {
  const seen = new Set<string>();
  const marks = work.items
    .flatMap((item) => item.marks)
    .filter((mark) => {
      const name = `${mark.symbol}/${mark.start}/${mark.end}`;
      return !seen.has(name) && seen.add(name);
    });
  return {
    title: work.title,
    sections: [
      {
        passage: { ...work.passage, marks },
        items: work.items.map((item, index) => ({ number: index + 1, item })),
      },
    ],
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
