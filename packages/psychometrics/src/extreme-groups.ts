/** How much of each student belongs to a group, 0 to 1: students tied at its border share the places left. */
export interface ExtremeGroups {
  upper: Float64Array;
  lower: Float64Array;
}

/** The `size` best and the `size` worst students by their totals; `size` need not be whole. Students' order changes nothing. */
export function extremeGroups(totals: Float64Array, size: number): ExtremeGroups {
  const sorted = totals.toSorted();
  const lower = placesBelow(sorted, size);
  const upper = placesBelow(sorted.map((total) => -total).reverse(), size);
  return { upper: totals.map((total) => upper(-total)), lower: totals.map((total) => lower(total)) };
}

/** The part of a student that belongs to the `size` first of values sorted from the least. */
function placesBelow(sorted: Float64Array, size: number): (value: number) => number {
  const border = sorted[Math.ceil(size) - 1] ?? Number.NEGATIVE_INFINITY;
  const before = sorted.findIndex((value) => value >= border);
  const tied = sorted.findLastIndex((value) => value <= border) - before + 1;
  return (value) => {
    if (value === border) return (size - before) / tied;
    return value < border ? 1 : 0;
  };
}
