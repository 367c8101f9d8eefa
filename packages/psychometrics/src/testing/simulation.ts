import type { Attempt, Item } from '../score-attempts.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A normal number, by Box and Muller. */
export const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** An item of the two-parameter model: the logit of having it right is slope × ability + easiness. The answer is option 1. */
export interface ModelItem {
  slope: number;
  easiness: number;
}

/** Items as a test of middling difficulty has them, the same for the same seed. */
export function modelItems(count: number, seed: number): ModelItem[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    slope: 0.5 + random(),
    easiness: normal(random),
  }));
}

/** What students of normal ability choose; the wrong options draw those who do not know alike. */
export function simulate(items: readonly ModelItem[], students: number, random: () => number): Attempt[] {
  return Array.from({ length: students }, () => {
    const ability = normal(random);
    return {
      choices: items.map(({ slope, easiness }) => {
        const isRight = random() < 1 / (1 + Math.exp(-slope * ability - easiness));
        return isRight ? 1 : 2 + Math.floor(4 * random());
      }),
    };
  });
}

/** The items as one that scores them knows them. */
export const keyedItems = (items: readonly ModelItem[]): Item[] => items.map(() => ({ keys: [1], points: 1 }));
