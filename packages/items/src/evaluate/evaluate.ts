import type { Item } from '@chulje/contract';
import { CATALOGUE } from '../catalogue/index.ts';
import { type ItemResult, makeItem, type Sources } from '../engine-embedded/make-item.ts';
import { type Pack, passageText } from '../packs/schema.ts';

/** A run of the embedded engine over many passages, to be measured and read: issue of `npm run items:evaluate`. */

export interface Source {
  name: string;
  kind: '팩' | '글';
  text: string;
}

export interface Attempt {
  source: Source;
  type: string;
  seed: number;
  result: ItemResult;
  millis: number;
}

/** An attempt that gave an item. */
export interface Made extends Attempt {
  item: Item;
}

/** Passages of the packs in turn: the first of each, then the second. Fewer where there are not so many. */
export function packSources(packs: readonly Pack[], count: number): Source[] {
  const most = Math.max(...packs.map(({ passages }) => passages.length));
  return Array.from({ length: most }, (_, at) => packs.flatMap(({ passages }) => passages[at] ?? []))
    .flat()
    .slice(0, count)
    .map((passage) => ({ name: passage.title, kind: '팩', text: passageText(passage) }));
}

/** Asks for every type on every passage in turn, seed after seed, until so many items are made or no passage gives more. */
export function evaluate({
  sources,
  packs,
  read,
  items,
  seed,
  now,
}: {
  sources: readonly Source[];
  packs: readonly Pack[];
  /** Reads what is of no pack. */
  read?: Sources['read'];
  items: number;
  seed: number;
  /** A clock in milliseconds; the engine itself knows no time. */
  now: () => number;
}): Attempt[] {
  const attempts: Attempt[] = [];
  let made = 0;
  const engine: Sources = { packs, ...(read && { read }) };
  for (let round = 0; made < items; round += 1) {
    const before = made;
    for (const [at, source] of sources.entries()) {
      // Not every type on every passage in one round: each passage takes up where the last one left off.
      for (const type of typesOf(at, round)) {
        if (made === items) return attempts;
        const start = now();
        const result = makeItem({ passage: { text: source.text }, type, seed: seed + round }, engine);
        attempts.push({ source, type, seed: seed + round, result, millis: now() - start });
        if (result.ok) made += 1;
      }
    }
    if (made === before && round > CATALOGUE.length) break;
  }
  return attempts;
}

/** How many types a passage is asked for in one round. */
const TYPES_A_ROUND = 5;

function typesOf(passage: number, round: number): string[] {
  return Array.from({ length: Math.min(TYPES_A_ROUND, CATALOGUE.length) }, (_, index) => {
    const at = (passage * 3 + round * TYPES_A_ROUND + index) % CATALOGUE.length;
    return CATALOGUE[at]?.type ?? '';
  });
}

export const madeOf = (attempts: readonly Attempt[]): Made[] =>
  attempts.flatMap((attempt) => (attempt.result.ok ? [{ ...attempt, item: attempt.result.item }] : []));
