import type { Attempt, Item } from '../score-attempts.ts';

/** How often each pattern of right (1) and wrong (0) answers occurs: LSAT sections 6 and 7 (Bock and Lieberman 1970). */
const LSAT6 = `00000:3 00001:6 00010:2 00011:11 00100:1 00101:1 00110:3 00111:4 01000:1 01001:8 01011:16 01101:3 01110:2
01111:15 10000:10 10001:29 10010:14 10011:81 10100:3 10101:28 10110:15 10111:80 11000:16 11001:56 11010:21 11011:173
11100:11 11101:61 11110:28 11111:298`;
const LSAT7 = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136, 32, 308,
];

/** Answers of 1 (the key) and 2, as many students of a pattern as it says. */
function ofPatterns(patterns: [pattern: string, count: number][]): Attempt[] {
  return patterns.flatMap(([pattern, count]) =>
    Array.from({ length: count }, () => ({ choices: [...pattern].map((right) => (right === '1' ? 1 : 2)) })),
  );
}

export const lsat6 = ofPatterns(
  LSAT6.split(/\s+/).map((entry) => {
    const [pattern = '', count] = entry.split(':');
    return [pattern, Number(count)];
  }),
);
export const lsat7 = ofPatterns(LSAT7.map((count, index) => [index.toString(2).padStart(5, '0'), count]));

/** So many items of one point whose key is 1. */
export const plainItems = (count: number): Item[] => Array.from({ length: count }, () => ({ keys: [1], points: 1 }));

/** A column of the choices each student made of one item. */
export function attemptsOf(...items: number[][]): Attempt[] {
  return (items[0] ?? []).map((_, student) => ({ choices: items.map((choices) => choices[student] ?? 0) }));
}
