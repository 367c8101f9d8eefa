import type { Item } from '@chulje/contract';

/** Of each place of an item, from 0: where its option stood before it was fitted beside others, which renames symbols and moves keys. */
export function placesBefore(before: Pick<Item, 'options'>, now: Pick<Item, 'options'>): number[] {
  const old = before.options.map(({ text }) => unmarked(text));
  return now.options.map(({ text }, place) => {
    const found = old.flatMap((words, at) => (words === unmarked(text) ? [at] : []));
    // Options of symbols alone have an order of their own and stay where they are.
    return found.length === 1 ? (found[0] ?? place) : place;
  });
}

const unmarked = (text: string) => text.replace(/[㉠-㉻ⓐ-ⓩ]/g, '');
