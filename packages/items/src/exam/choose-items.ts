import { DIFFICULTIES, type Difficulty, type ExamSlot, type Pattern } from '@chulje/contract';

/** What of an item a slot asks about. */
export interface Outline {
  pattern: Pattern;
  difficulty: Difficulty;
}

/** So many choices are looked at one by one; of more, one is mended until no exchange of an item helps. */
const FEW = 200;

/** How many wishes there are on the items of a slot. */
export const wishesOf = ({ patterns, difficulties }: ExamSlot): number => patterns.length + (difficulties ? 1 : 0);

/** The pattern wishes that the items miss. */
export const missedPatterns = ({ patterns }: ExamSlot, items: readonly Outline[]): ExamSlot['patterns'] =>
  patterns.filter(({ pattern, min, max }) => {
    let count = 0;
    for (const item of items) if (item.pattern === pattern) count += 1;
    return count < min || count > max;
  });

export const missesDifficulties = (slot: ExamSlot, items: readonly Outline[]): boolean => awayFromMix(slot, items) > 0;

/** How many of the wishes the items meet. */
export const metWishes = (slot: ExamSlot, items: readonly Outline[]): number =>
  wishesOf(slot) - missedPatterns(slot, items).length - Number(missesDifficulties(slot, items));

/**
 * As many items as the slot has, in their order, that meet most of its wishes, and of those that meet as many the nearest
 * to the rest. All choices are looked at where there are few.
 * @returns undefined when there are too few items
 */
export function chooseItems<T extends Outline>(slot: ExamSlot, items: readonly T[]): T[] | undefined {
  if (items.length < slot.items) return undefined;
  let best: { places: number[]; worth: number } | undefined;
  const weigh = (places: number[]) => {
    const worth = worthOf(
      slot,
      places.flatMap((at) => items[at] ?? []),
    );
    if (!best || worth > best.worth) best = { places, worth };
  };
  if (choices(items.length, slot.items) <= FEW) weighAll([], 0);
  else {
    weigh(Array.from({ length: slot.items }, (_, at) => at));
    for (let before = -Infinity; best && best.worth > before; ) {
      before = best.worth;
      const { places } = best;
      for (const [at] of places.entries())
        for (let other = 0; other < items.length; other += 1)
          if (!places.includes(other) && isFirstOfKind(other, places))
            weigh(places.with(at, other).toSorted((a, b) => a - b));
    }
  }
  return best?.places.flatMap((at) => items[at] ?? []);

  function weighAll(places: number[], from: number): void {
    if (places.length === slot.items) weigh(places);
    // Nothing is better than all wishes.
    if (places.length === slot.items || best?.worth === wishesOf(slot)) return;
    for (let at = from; at <= items.length - (slot.items - places.length); at += 1) weighAll([...places, at], at + 1);
  }

  /** Of items that are not taken and do not differ in what is asked, the first stands for all. */
  function isFirstOfKind(other: number, places: readonly number[]): boolean {
    const { pattern, difficulty } = items[other] ?? {};
    const first = items.findIndex(
      (item, at) => item.pattern === pattern && item.difficulty === difficulty && !places.includes(at),
    );
    return first === other;
  }
}

/** How many items too many or too few there are of 하, 중 and 상 together. */
function awayFromMix({ difficulties }: ExamSlot, items: readonly Outline[]): number {
  let away = 0;
  for (const [at, wished] of (difficulties ?? []).entries()) {
    let count = 0;
    for (const item of items) if (item.difficulty === DIFFICULTIES[at]) count += 1;
    away += Math.abs(count - wished);
  }
  return away;
}

/** Wishes first; how far the items are from those that are missed decides among equals. */
const worthOf = (slot: ExamSlot, items: readonly Outline[]): number =>
  metWishes(slot, items) - awayFromMix(slot, items) / 1000;

function choices(of: number, take: number): number {
  let count = 1;
  for (let at = 1; at <= take && count <= FEW; at += 1) count = (count * (of - take + at)) / at;
  return count;
}
