import { type Item, OPTION_LABELS, PAPER_FORMS } from '@chulje/contract';
import type { Paper } from './paper.ts';

const LABELS = /[①-⑤]/g;
/** Options that stand in the order of marks, texts or statements they name are never moved. */
const ORDERED = /^\s*(?:[ⓐ-ⓩ㉠-㉭㉮-㉻ㄱ-ㅎ]|\([가-하]\)|\[[A-Z가-하]\])/;

/** A form (형) of a paper: named in its title, the options of each item in another order, key and explanations following. */
export function paperForm(paper: Paper, form: (typeof PAPER_FORMS)[number]): Paper {
  const other = shuffleOptions(paper, PAPER_FORMS.indexOf(form) + 1);
  return { ...other, title: `${paper.title} ${formName(form)}`.trim() };
}

export const formName = (form: (typeof PAPER_FORMS)[number]) => `${form}형`;

/** The paper with the options of each item in another order. */
export function shuffleOptions(paper: Paper, seed: number): Paper {
  return {
    ...paper,
    sections: paper.sections.map((section) => ({
      ...section,
      items: section.items.map((numbered) => ({
        ...numbered,
        item: shuffled(numbered.item, seed * 1000 + numbered.number).item,
      })),
    })),
  };
}

/** The item with its options in another order, and the old place of each, from 0; as it is where that may not be. */
export function shuffled(item: Item, seed: number): { item: Item; order: number[] } {
  const order = canShuffle(item) ? permutation(seed, item.options.length) : item.options.map((_, at) => at);
  return { item: canShuffle(item) ? reorder(item, order) : item, order };
}

/** An item that speaks of its own options by number, or lists them in the order of marks, stays as it is. */
export function canShuffle({ stem, material, options }: Item): boolean {
  const words = [stem, material?.text ?? '', ...options.map((option) => option.text)].join('\n');
  return !/[①-⑤]/.test(words) && options.filter((option) => ORDERED.test(option.text)).length < 3;
}

/** @param order the old index at each new place */
function reorder(item: Item, order: readonly number[]): Item {
  const newLabel = (label: string) =>
    OPTION_LABELS[order.indexOf((OPTION_LABELS as readonly string[]).indexOf(label))] ?? label;
  const relabel = (text: string) => text.replace(LABELS, newLabel);
  return {
    ...item,
    options: order.flatMap((index) => {
      const option = item.options[index];
      return option ? [{ ...option, reason: relabel(option.reason) }] : [];
    }),
    key: order.indexOf(item.key - 1) + 1,
    explanation: sortByLabel(relabel(item.explanation)),
  };
}

/** Lines that explain one option each stand in the order of the options again. */
function sortByLabel(text: string): string {
  const lines = text.split('\n');
  const labelled = lines.filter((line) => /^\s*[①-⑤]/.test(line)).sort((a, b) => labelOf(a) - labelOf(b));
  return lines.map((line) => (/^\s*[①-⑤]/.test(line) ? (labelled.shift() ?? line) : line)).join('\n');
}

const labelOf = (line: string) => (OPTION_LABELS as readonly string[]).indexOf(line.trimStart().charAt(0));

/** Fisher–Yates with a small seeded generator (mulberry32): the same seed gives the same order everywhere. */
export function permutation(seed: number, length: number): number[] {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
