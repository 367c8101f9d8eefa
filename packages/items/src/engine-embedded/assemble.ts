import type { Difficulty, Evidence, Item, Mark, Material, Operation, Option, QuestionType } from '@chulje/contract';
import { writeExplanation } from '../catalogue/index.ts';
import { plainLength } from '../measure.ts';
import type { Random } from '../random.ts';
import {
  apartFrom,
  chooseOthers,
  isCopied,
  nearTo,
  OPTIONS,
  type Ranked,
  rank,
  SPARES_MAX,
  type Wanted,
} from './choose-options.ts';

/** Every maker gives recipes; here a recipe becomes an item. */

/** What a maker needs to know of a type. */
export type ItemType = Pick<QuestionType, 'id' | 'pattern' | 'type' | 'style' | 'statement' | 'difficulty'>;

/** A statement that may stand as an option. */
export interface Candidate {
  text: string;
  /** D0 when the passage proves it; else how it came to be contradicted. */
  operation: Operation;
  reason: string;
  /** What proves or contradicts it; the first is what it is about. */
  evidence: Evidence[];
  /** A sentence of the passage with its predicate denied and nothing else: the poorest of false options. */
  isIdle?: true;
  /** Wrong because the passage does not say it, not because it denies it: never the one false option. */
  isUnproven?: true;
  /** Says what two sentences say: it shares a place with whatever rests on either. */
  isJoined?: true;
  /** Says what a term means: the same term in other words is the same option again. */
  isMeaning?: true;
  /** Good only to fill the fifth place: the passage's own words, or a restatement among inferences. */
  isSpare?: true;
}

/** An item before its options are chosen. */
export interface Recipe {
  stem: string;
  trues: readonly Candidate[];
  falses: readonly Candidate[];
  material?: Material;
  marks?: readonly Mark[];
  points?: Item['points'];
  /**
   * Which options rest on sentences of their own: all (by default), the key alone, or none, where each says something
   * else about a case.
   */
  spread?: 'key' | 'free';
  /** The key must be one of these. */
  keys?: readonly Candidate[];
  /** Another type asks about this sooner: drawn from only where nothing else gives an item. */
  isOthers?: true;
}

/** What items that stand already rest on. */
export interface Taken {
  /** Words that prove a key: no other key rests on them. */
  quotes: ReadonlySet<string>;
  texts: ReadonlySet<string>;
  /** The sentences that their options are about. */
  places: ReadonlySet<string>;
  /** What their 〈보기〉 say. */
  materials: ReadonlySet<string>;
  /** Where their marks begin. */
  marks: ReadonlySet<number>;
}

export const takenBy = (items: readonly Item[]): Taken => ({
  quotes: new Set(items.flatMap((item) => item.options[item.key - 1]?.evidence.map(({ quote }) => quote) ?? [])),
  texts: new Set(items.flatMap((item) => item.options.map(({ text }) => text))),
  places: new Set(items.flatMap((item) => item.options.flatMap(({ evidence }) => evidence[0]?.quote ?? []))),
  materials: new Set(items.flatMap(({ material }) => material?.text ?? [])),
  marks: new Set(items.flatMap(({ marks }) => marks.map(({ start }) => start))),
});

const NOTHING: Taken = takenBy([]);

/** Whether the recipe can fill five options at all. */
export function isEnough(recipe: Recipe, style: QuestionType['style']): boolean {
  const isNegative = style === '부정형';
  const others = isNegative ? recipe.trues : recipe.falses;
  const keys = keysOf(recipe, isNegative);
  const key = keys[0];
  if (!key) return false;
  if (recipe.spread) return others.length >= OPTIONS - 1;
  const places = (list: readonly Candidate[]) => new Set(list.map(({ evidence }) => evidence[0]?.start));
  const all = places(others).size;
  const good = places(others.filter(({ isSpare }) => !isSpare)).size;
  return Math.min(all, good + SPARES_MAX) >= OPTIONS - 1 && places([...others, ...keys]).size >= OPTIONS;
}

function keysOf(recipe: Recipe, isNegative: boolean): readonly Candidate[] {
  return (
    recipe.keys ??
    (isNegative
      ? recipe.falses.filter(({ isIdle, isUnproven }) => !isIdle && !isUnproven)
      : recipe.trues.filter(({ isSpare }) => !isSpare))
  );
}

/** The same may have been said as a reaction: “…고 볼 것이다”, “…고 보겠군”. */
const isTold = (text: string, { texts }: Taken): boolean =>
  texts.has(text) || [...texts].some((told) => sharedStart(text, told) > SAME_START);

/** Share of the shorter text that both begin with. */
function sharedStart(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a[at] === b[at]) at += 1;
  return at / Math.max(1, shorter);
}

/** Two statements that begin alike for so long differ in their ending at most. */
const SAME_START = 0.8;

/** Keys that are tried before a draw is given up. */
const KEYS = 8;

/** Types that ask alike of one text share its places out among so many: the keys of F01, F03 and F05 differ. */
const SHARES = 3;

/** How many types ask for a key on this place sooner, whatever the seed: F03 takes up what F05 asks for before F01. */
function turnsOf(keys: readonly Candidate[], { id }: ItemType): ReadonlyMap<string, number> {
  const share = Math.floor((Number(id.slice(1)) - 1) / 2);
  const good = keys.filter((key) => !isCopied(key));
  const places = new Set((good.length > 0 ? good : keys).map(({ evidence }) => evidence[0]?.quote ?? ''));
  return new Map([...places].map((place, at) => [place, (at + SHARES * share - share) % SHARES]));
}

/** One item of the recipe; undefined when none of its keys finds four that go with it. */
export function assemble(
  recipe: Recipe,
  {
    type,
    difficulty,
    random,
    taken = NOTHING,
    place,
    isAsked = false,
  }: {
    type: ItemType;
    difficulty: Difficulty;
    random: Random;
    taken?: Taken;
    place?: number | undefined;
    /** Whether the difficulty was asked for: then it alone decides between sentences. */
    isAsked?: boolean;
  },
): Item | undefined {
  const isNegative = type.style === '부정형';
  const isFree = (candidate: Candidate) =>
    !isTold(candidate.text, taken) && !candidate.evidence.some(({ quote }) => taken.quotes.has(quote));
  const isUntold = ({ text }: Candidate) => !taken.texts.has(text);
  const order = { difficulty, random, taken };
  const all = keysOf(recipe, isNegative);
  const keys = rank(all.filter(isFree), { ...order, ...(!isAsked && { turns: turnsOf(all, type) }) }).slice(0, KEYS);
  const untold = (isNegative ? recipe.trues : recipe.falses).filter(isUntold);
  // Where each option rests on a sentence of its own, four need four.
  const places = new Set(untold.map(({ evidence }) => evidence[0]?.start));
  if (!recipe.spread && places.size < OPTIONS - 1) return undefined;
  const pool = rank(untold, order);
  const drawn = Math.floor(random() * OPTIONS);
  const keyPlace = place ?? drawn;
  // So many shorter options than the key as places before it: its length is no hint, and they may run by length.
  const isSorted = random() < SORTED;
  const inOtherWords = (list: readonly Ranked[]) => list.filter(({ candidate }) => !isCopied(candidate));
  const [ownKeys, ownPool] = [inOtherWords(keys), inOtherWords(pool)];
  // The passage's own words only where an item cannot be had without them, and for the key last of all.
  for (const [among, from] of [[ownKeys, ownPool] as const, [ownKeys, pool] as const, [keys, pool] as const])
    for (const { candidate: key } of among) {
      const others = othersFor(key, from, { spread: recipe.spread, isNegative }, keyPlace);
      if (!others) continue;
      const ordered = arrange(key, others, keyPlace, isSorted);
      return writeItem(recipe, ordered, ordered.indexOf(key) + 1, type, difficulty);
    }
  // What is left to this type may carry no item: then any key is as good as another.
  return isAsked ? undefined : assemble(recipe, { type, difficulty, random, taken, place, isAsked: true });
}

/** The best four that go with the key: so many of them shorter, then any of about its length, then any. */
function othersFor(
  key: Candidate,
  pool: readonly Ranked[],
  wanted: Pick<Wanted, 'spread' | 'isNegative'>,
  shorter: number,
): Candidate[] | undefined {
  const ordered = wanted.spread === 'free' ? apartFrom(key, pool) : nearTo(key, pool);
  const { spread, isNegative } = wanted;
  const apart = (more: Pick<Wanted, 'shorter'>) =>
    chooseOthers(key, ordered, { isNegative, spread: undefined, isBalanced: true, ...more });
  return (
    // Where two may rest on one sentence they still had better not: the second often says the first again.
    (spread === 'key' ? (apart({ shorter }) ?? apart({})) : undefined) ??
    chooseOthers(key, ordered, { ...wanted, shorter, isBalanced: true }) ??
    chooseOthers(key, ordered, { ...wanted, isBalanced: true }) ??
    chooseOthers(key, ordered, { ...wanted, isBalanced: false })
  );
}

/** Share of items whose options run from short to long where they can. */
const SORTED = 0.5;

/** From short to long where that is asked and puts the key at its place; else as they came, with the key there. */
function arrange(key: Candidate, others: Candidate[], keyPlace: number, isSorted: boolean): Candidate[] {
  const byLength = [key, ...others].sort((a, b) => plainLength(a.text) - plainLength(b.text));
  if (isSorted && byLength.indexOf(key) === keyPlace) return byLength;
  return [...others.slice(0, keyPlace), key, ...others.slice(keyPlace)];
}

/** The item with its options in this order. */
export function writeItem(
  { stem, material, marks, points = 2 }: Pick<Recipe, 'stem' | 'material' | 'marks' | 'points'>,
  candidates: readonly Candidate[],
  key: number,
  { pattern, type, style }: ItemType,
  difficulty: Difficulty,
): Item {
  return {
    pattern,
    type,
    style,
    difficulty,
    points,
    stem,
    material: material ?? null,
    marks: [...(marks ?? [])],
    options: candidates.map(
      ({ text, reason, operation, evidence }): Option => ({ text, format: [], reason, operation, evidence }),
    ),
    key,
    explanation: writeExplanation(
      key,
      candidates.map(({ reason }) => reason),
    ),
  };
}
