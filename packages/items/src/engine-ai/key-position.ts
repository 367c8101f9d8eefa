import type { Item } from '@chulje/contract';
import { type Random, randomFrom } from '../random.ts';
import { explained } from './build-item.ts';

/** Options led by marks or letters, or built of table cells, stand in the order of what they name. */
const ORDERED = /^(?:[㉠-㉻ⓐ-ⓩ㉮-㉻ㄱ-ㅎ]|\[[A-Z가-힣]\]|\([가-힣]\))/;

/** Whether options have an order that is not to be changed. */
export const isOrdered = (options: readonly { text: string }[]): boolean =>
  options.every((option) => ORDERED.test(option.text));

/**
 * The item with its options in an order drawn from the seed, its key where keys have been rarest so far.
 * @param keyCounts how often 1–5 were keys before, five numbers
 * @param free the numbers that the other items of the passage leave, 1–5
 */
export function placeKey(item: Item, keyCounts: readonly number[], free: readonly number[], seed: number): Item {
  if (isOrdered(item.options)) return item;
  const key = item.options[item.key - 1];
  if (!key) return item;
  const random = randomFrom(`key ${seed}`);
  const others = shuffled(
    item.options.filter((option) => option !== key),
    random,
  );
  const open = free.length > 0 ? free.map((number) => number - 1) : [0, 1, 2, 3, 4];
  const rarest = Math.min(...open.map((at) => keyCounts[at] ?? 0));
  const places = open.filter((at) => (keyCounts[at] ?? 0) === rarest);
  const place = places[Math.floor(random() * places.length)] ?? 0;
  return explained({ ...item, key: place + 1, options: [...others.slice(0, place), key, ...others.slice(place)] });
}

/** What a blind solver sees at each place, from 0: an order drawn from a seed, or the own one of options that have one. */
export function shownOrder(options: readonly { text: string }[], seed: number): number[] {
  const places = options.map((_, at) => at);
  return isOrdered(options) ? places : shuffled(places, randomFrom(`order ${seed}`));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = result[at] as T;
    result[at] = result[other] as T;
    result[other] = held;
  }
  return result;
}
