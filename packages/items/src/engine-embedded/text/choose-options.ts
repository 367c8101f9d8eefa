import { likeness, plainLength, shingles } from '../../measure.ts';
import { type Random, shuffle } from '../../random.ts';
import type { Candidate, Taken } from '../write-item.ts';

const OPTIONS = 5;
/** Options more alike than this answer each other. */
const ALIKE = 0.62;
/** CSAT.md §3.2 L04w: a key shorter or longer than this beside another option is known by its length. */
const LENGTHS = { min: 0.72, max: 1.42 };
/** Share of items whose options run from short to long where they can. */
const SORTED = 0.5;

export interface Drawn {
  options: Candidate[];
  /** From 1. */
  key: number;
}

/**
 * One true option and four false ones that are no likenesses of each other, none of them used before, about as long as the
 * key where there are such; undefined when there are too few. `place` is where the key is wanted, from 0.
 */
export function chooseOptions(
  { trues, falses }: { trues: readonly Candidate[]; falses: readonly Candidate[] },
  { random, taken, place }: { random: Random; taken: Taken; place?: number | undefined },
): Drawn | undefined {
  const isFresh = ({ text }: Candidate) => !taken.texts.has(text);
  const drawn = Math.floor(random() * OPTIONS);
  const at = place ?? drawn;
  const isSorted = random() < SORTED;
  const others = shuffle(falses.filter(isFresh), random);
  for (const key of shuffle(trues.filter(isFresh), random)) {
    const near = others.filter((other) => isBalanced(key, other));
    const four = fourApart(key, near) ?? fourApart(key, others);
    if (four) return arrange(key, four, at, isSorted);
  }
  return undefined;
}

function isBalanced(key: Candidate, other: Candidate): boolean {
  const ratio = plainLength(key.text) / Math.max(1, plainLength(other.text));
  return ratio >= LENGTHS.min && ratio <= LENGTHS.max;
}

/** The first that are like neither the key nor each other. */
function fourApart(key: Candidate, others: readonly Candidate[]): Candidate[] | undefined {
  const chosen: Candidate[] = [];
  for (const other of others) {
    if (chosen.length === OPTIONS - 1) break;
    if ([key, ...chosen].every((one) => !isAlike(one, other))) chosen.push(other);
  }
  return chosen.length === OPTIONS - 1 ? chosen : undefined;
}

const isAlike = (one: Candidate, other: Candidate): boolean =>
  likeness(shingles(one.text, 2), shingles(other.text, 2)) >= ALIKE;

/** From short to long where that is asked and puts the key at its place; else as they came, with the key there. */
function arrange(key: Candidate, four: readonly Candidate[], place: number, isSorted: boolean): Drawn {
  const byLength = [key, ...four].sort((a, b) => plainLength(a.text) - plainLength(b.text));
  if (isSorted && byLength.indexOf(key) === place) return { options: byLength, key: place + 1 };
  return { options: [...four.slice(0, place), key, ...four.slice(place)], key: place + 1 };
}
