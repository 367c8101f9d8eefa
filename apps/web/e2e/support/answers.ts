/** What a class of students chooses, the same in every run. */

/** Numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Choices of so many students on items with these keys: the abler, the more of them right, and later items are harder. On
 * the item `wrong`, from 0, those who know choose `rival` in place of the key. Every fifth student stops before the last item.
 */
export function choicesOfClass(
  students: number,
  keys: readonly number[],
  { wrong, rival }: { wrong: number; rival: number },
): number[][] {
  const random = seeded(7);
  return Array.from({ length: students }, (_, student) => {
    const ability = 4 * random() - 2;
    return keys.map((key, item) => {
      const knows = random() < 1 / (1 + Math.exp(-2 * ability + (item - 3) / 3));
      const other = 1 + Math.floor(5 * random());
      if (student % 5 === 4 && item === keys.length - 1) return 0;
      return knows ? (item === wrong ? rival : key) : other;
    });
  });
}
