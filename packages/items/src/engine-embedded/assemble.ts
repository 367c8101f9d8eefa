import type { Difficulty, Evidence, Item, Mark, Material, Operation, Option, QuestionType } from '@chulje/contract';
import { writeExplanation } from '../catalogue/index.ts';
import { dice, plainLength } from '../measure.ts';
import { type Random, shuffle } from './planner/random.ts';

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
}

/** What items that stand already rest on. */
export interface Taken {
  /** Words that prove a key. */
  quotes: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}

const OPTIONS = 5;
/** Of four false options so many may be denials before that gives the true one away, and so many plain ones. */
const DENIALS_MAX = 2;
const PLAIN_DENIALS_MAX = 1;
/** Of five options so many may be spare ones. */
const SPARES_MAX = 1;
/** Options more alike than this answer each other. */
const ALIKE = 0.62;
const ALIKE_OF_ONE = 0.5;

/** True when a statement denies: readers notice where only one option does. */
export const isDenial = (text: string): boolean =>
  /지 (?:않|못)|(?:이|가) 아니(?:다|라고)|(?:수|필요가|리) 없다/.test(text.slice(-16)) ||
  /지 않[가-힣]*(?: 된다)?(?:고|는) \S+(?: \S+)?\.$/.test(text);

export const takenBy = (items: readonly Item[]): Taken => ({
  quotes: new Set(items.flatMap((item) => item.options[item.key - 1]?.evidence.map(({ quote }) => quote) ?? [])),
  texts: new Set(items.flatMap((item) => item.options.map(({ text }) => text))),
});

const NOTHING: Taken = { quotes: new Set(), texts: new Set() };

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

/** One item of the recipe; undefined when this draw of options does not go together. */
export function assemble(
  recipe: Recipe,
  {
    type,
    difficulty,
    random,
    taken = NOTHING,
  }: { type: ItemType; difficulty: Difficulty; random: Random; taken?: Taken },
): Item | undefined {
  const isNegative = type.style === '부정형';
  const key = byDifficulty(keysOf(recipe, isNegative), difficulty, random).find(
    (candidate) =>
      !taken.texts.has(candidate.text) &&
      (recipe.spread === 'free' || !candidate.evidence.some(({ quote }) => taken.quotes.has(quote))),
  );
  if (!key) return undefined;
  const pool = byDifficulty(isNegative ? recipe.trues : recipe.falses, difficulty, random);
  // What stands in earlier items comes last, and what is poor after what is better.
  const rank = ({ text, isIdle, isSpare, evidence }: Candidate) =>
    Number(taken.texts.has(text)) +
    Number(isIdle ?? false) +
    Number(isSpare ?? false) +
    // What rests on the very words of the key often says its opposite, and then the two give each other away.
    Number(recipe.spread === 'free' && evidence[0]?.start === key.evidence[0]?.start) / 2;
  pool.sort((a, b) => rank(a) - rank(b));
  const keyPlace = Math.floor(random() * OPTIONS);
  const isSorted = random() < SORTED;
  const chosen =
    (isSorted ? choose(key, pool, recipe.spread, keyPlace) : undefined) ?? choose(key, pool, recipe.spread);
  if (!chosen) return undefined;
  if (chosen.filter(({ isSpare }) => isSpare).length > SPARES_MAX) return undefined;
  const others = chosen.slice(1);
  if (givesAwayByDenial(key, others, isNegative)) return undefined;
  const ordered = arrange(key, others, keyPlace);
  return writeItem(recipe, ordered, ordered.indexOf(key) + 1, type, difficulty);
}

/** How much chance counts beside what makes an option easy or hard. */
const CHANCE = 0.35;
/** Nearer to its sentence than this, an option is known by its wording; it is taken where nothing else is left. */
const COPIED = 0.15;
const LEANS: Readonly<Record<Difficulty, number>> = { 하: 1, 중: 0, 상: -1 };
/** What each further sentence that must be put together adds. */
const REACH = 0.2;

/**
 * In random order, leaning the way the difficulty asks: 하 keeps to the words of one sentence, 상 leaves them and puts
 * sentences together.
 */
function byDifficulty(candidates: readonly Candidate[], difficulty: Difficulty, random: Random): Candidate[] {
  const shuffled = shuffle(candidates, random);
  const lean = LEANS[difficulty];
  return shuffled
    .map((candidate) => {
      const distance = distanceOf(candidate);
      return { candidate, at: lean * distance + CHANCE * random() + Number(distance < COPIED) };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ candidate }) => candidate);
}

const distances = new WeakMap<Candidate, number>();

/** How far an option stands from the words that prove it. */
function distanceOf(candidate: Candidate): number {
  const known = distances.get(candidate);
  if (known !== undefined) return known;
  const places = new Set(candidate.evidence.map(({ start }) => start)).size;
  const distance = 1 - dice(candidate.text, candidate.evidence[0]?.quote ?? '') + REACH * Math.max(0, places - 1);
  distances.set(candidate, distance);
  return distance;
}

/** The key and four that go with it and with each other; so many of them shorter than the key, when that is asked. */
function choose(
  key: Candidate,
  pool: readonly Candidate[],
  spread: Recipe['spread'],
  shorter?: number,
): Candidate[] | undefined {
  const room = { shorter: shorter ?? OPTIONS, longer: shorter === undefined ? OPTIONS : OPTIONS - 1 - shorter };
  const chosen = [key];
  for (const candidate of pool) {
    if (chosen.length === OPTIONS) break;
    const side = plainLength(candidate.text) < plainLength(key.text) ? 'shorter' : 'longer';
    if (room[side] === 0 || !chosen.every((other) => goTogether(candidate, other, spread, other === key))) continue;
    room[side] -= 1;
    chosen.push(candidate);
  }
  return chosen.length === OPTIONS ? chosen : undefined;
}

function goTogether(a: Candidate, b: Candidate, spread: Recipe['spread'], isKey: boolean): boolean {
  const likeness = dice(a.text, b.text);
  if (spread === 'free') return likeness < ALIKE;
  const share =
    a.evidence[0]?.start === b.evidence[0]?.start ||
    ((a.isJoined ?? b.isJoined ?? false) &&
      a.evidence.some(({ start }) => b.evidence.some((other) => other.start === start)));
  if (share && (spread !== 'key' || isKey)) return false;
  // Of one sentence, what says the same in other words is one distractor twice.
  return likeness < (share ? ALIKE_OF_ONE : ALIKE);
}

/** No option may stand out because it alone denies, or alone does not. */
function givesAwayByDenial(key: Candidate, others: readonly Candidate[], isNegative: boolean): boolean {
  const denials = others.filter((other) => isDenial(other.text)).length;
  if (isNegative) return isDenial(key.text) && denials === 0;
  if (others.filter((other) => other.isIdle).length > PLAIN_DENIALS_MAX) return true;
  return denials > (isDenial(key.text) ? DENIALS_MAX + 1 : DENIALS_MAX);
}

/** Share of items whose options are chosen to run from short to long with the key at its place. */
const SORTED = 0.4;

/** From short to long where that puts the key at the place drawn for it; else as they came, with the key there. */
function arrange(key: Candidate, others: Candidate[], keyPlace: number): Candidate[] {
  const byLength = [key, ...others].sort((a, b) => plainLength(a.text) - plainLength(b.text));
  if (byLength.indexOf(key) === keyPlace) return byLength;
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
