import type { AnalysedItem } from '@chulje/contract';

export const ITEM_ORDERS = ['번호', '정답률', '변별도', '시간'] as const;
export type ItemOrder = (typeof ITEM_ORDERS)[number];

const VALUE: Record<ItemOrder, (item: AnalysedItem) => number | null> = {
  번호: ({ number }) => number,
  // As exact as it is shown: counts alone for small classes.
  정답률: ({ right }) => right,
  변별도: ({ discrimination }) => discrimination,
  시간: ({ medianMs }) => medianMs,
};

/** Items in an order, the least first or last; those without the figure come last, and what is equal by number. */
export function sortedItems(items: readonly AnalysedItem[], order: ItemOrder, isFalling: boolean): AnalysedItem[] {
  const value = VALUE[order];
  return [...items].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.number - other.number;
    return (isFalling ? b - a : a - b) || one.number - other.number;
  });
}
