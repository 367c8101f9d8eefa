import { mostOfOneKey, PAPER_FORMS } from '@chulje/contract';
import { itemsOf, type Paper, type PaperSection } from './paper.ts';
import { canShuffle, formName, permutation, shuffled } from './shuffle.ts';

/** Of the numbers of two forms, so many in a hundred should have different keys. */
export const DIFFERING_KEYS = 0.6;
/**
 * Orders that are tried for a form. A random one differs in four numbers of five; its keys are spread in two of three times for
 * 17 items, once in a dozen for 45.
 */
const TRIES = 512;

/** A form (형) of an exam: what is printed, and where each of its items comes from. */
export interface ExamForm {
  label: (typeof PAPER_FORMS)[number];
  paper: Paper;
  /** In the order of the form's sections. */
  origins: Origin[];
}

/** The place that a section has in the paper of which the form was made, from 0, and those of the options of each item. */
export interface Origin {
  section: number;
  orders: number[][];
}

/**
 * Forms of one paper. 가형 is the paper as it stands. In the others sections of equally many items change places, so that
 * the numbers of a passage stay those of a passage, and the options of each item do, but where they may not. Of a handful
 * of orders each form gets the first whose keys differ from those of the forms before in `DIFFERING_KEYS` of the numbers
 * and do not pile on one number (`mostOfOneKey`), or else the one that is nearest to it. The same seed gives the same
 * forms everywhere.
 */
export function makeForms(paper: Paper, count: number, seed: number): ExamForm[] {
  const forms: ExamForm[] = [];
  for (const [at, label] of PAPER_FORMS.slice(0, count).entries()) {
    let best = at === 0 ? asItStands(paper, label) : otherForm(paper, label, seedOf(seed, at, 0));
    for (let attempt = 1; at > 0 && attempt < TRIES && shortfall(best, forms) > 0; attempt += 1) {
      const other = otherForm(paper, label, seedOf(seed, at, attempt));
      if (shortfall(other, forms) < shortfall(best, forms)) best = other;
    }
    forms.push({ ...best, paper: count === 1 ? best.paper : named(best) });
  }
  return forms;
}

/** Numbers whose items have the same options in the same order in every form. */
export function fixedNumbers(paper: Paper): number[] {
  return itemsOf(paper).flatMap(({ number, item }) => (canShuffle(item) ? [] : [number]));
}

/** Of the numbers of two forms, the share whose keys differ: 0–1. */
export function differingKeys(one: Paper, other: Paper): number {
  const [keys, others] = [one, other].map((paper) => itemsOf(paper).map(({ item }) => item.key));
  const differing = (keys ?? []).filter((key, at) => key !== others?.[at]).length;
  return differing / Math.max(1, keys?.length ?? 0);
}

/** How many numbers of a form lack a key of their own, and how many keys stand on a number that has enough; 0 is a good form. */
function shortfall(form: ExamForm, forms: readonly ExamForm[]): number {
  const { length } = itemsOf(form.paper);
  const alike = Math.max(0, DIFFERING_KEYS - leastDifference(form, forms)) * length;
  return alike + Math.max(0, highestPile(form.paper) - mostOfOneKey(length));
}

/** The most keys that stand on one number. */
export function highestPile(paper: Paper): number {
  const keys = itemsOf(paper).map(({ item }) => item.key);
  return Math.max(0, ...keys.map((key) => keys.filter((other) => other === key).length));
}

const leastDifference = ({ paper }: ExamForm, forms: readonly ExamForm[]): number =>
  Math.min(1, ...forms.map((form) => differingKeys(form.paper, paper)));

const seedOf = (seed: number, form: number, attempt: number): number => (seed * 31 + form) * TRIES + attempt;

const named = ({ paper, label }: ExamForm): Paper => ({ ...paper, title: `${paper.title} ${formName(label)}`.trim() });

function asItStands(paper: Paper, label: ExamForm['label']): ExamForm {
  const origins = paper.sections.map(({ items }, section) => ({
    section,
    orders: items.map(({ item: { options } }) => options.map((_, at) => at)),
  }));
  return { label, paper, origins };
}

function otherForm(paper: Paper, label: ExamForm['label'], seed: number): ExamForm {
  const origins = sectionOrder(paper.sections, seed).map((section): Origin => ({ section, orders: [] }));
  let number = (itemsOf(paper)[0]?.number ?? 1) - 1;
  const sections = origins.flatMap(({ section, orders }): PaperSection[] => {
    const from = paper.sections[section];
    if (!from) return [];
    const items = from.items.map((numbered) => {
      number += 1;
      const { order, item } = shuffled(numbered.item, seed * 1000 + number);
      orders.push(order);
      return { ...numbered, number, item };
    });
    return [{ ...from, items }];
  });
  return { label, paper: { ...paper, sections }, origins };
}

/**
 * The old place of the section at each new one: those of equally many items change places among each other. Where chance
 * would leave them all where they are, each moves on by one.
 */
function sectionOrder(sections: readonly PaperSection[], seed: number): number[] {
  const order = sections.map((_, at) => at);
  for (const count of new Set(sections.map(({ items }) => items.length))) {
    const places = sections.flatMap(({ items }, at) => (items.length === count ? [at] : []));
    const drawn = permutation(seed + count, places.length);
    const step = drawn.every((from, at) => from === at) ? 1 : 0;
    for (const [at, place] of places.entries())
      order[place] = places[drawn[(at + step) % places.length] ?? at] ?? place;
  }
  return order;
}
