import type { Difficulty } from '@chulje/contract';
import { likeness, plainLength, repeats, shingles } from '../measure.ts';
import { type Random, shuffle } from '../random.ts';
import type { Candidate, Recipe, Taken } from './assemble.ts';

/** Which statements stand together as the options of one item. */

export const OPTIONS = 5;
/** Of five options so many may be spare ones. */
export const SPARES_MAX = 1;
/** Of four false options so many may be denials before that gives the true one away, and so many plain ones. */
const DENIALS_MAX = 2;
const PLAIN_DENIALS_MAX = 1;
/** Options more alike than this answer each other. */
const ALIKE = 0.62;
const ALIKE_OF_ONE = 0.5;
const ALIKE_OF_RIVALS = 0.3;
/** CSAT.md §3.2 L04w: a key shorter or longer than this beside another option is known by its length. */
const LENGTHS = { min: 0.72, max: 1.42 };
/** Pairs looked at before a draw is given up. */
const STEPS = 2000;

/** True when a statement denies: readers notice where only one option does. */
export const isDenial = (text: string): boolean =>
  /지 (?:않|못)|(?:이|가) 아니(?:다|라고)|(?:수|필요가|리|경우가) 없다/.test(text.slice(-16)) ||
  /지 않[가-힣]*(?: 된다)?(?:고|는) \S+(?: \S+)?\.$/.test(text);

/** What of a statement counts beside others. */
interface Traits {
  bigrams: ReadonlySet<string>;
  length: number;
  /** How far it stands from the words that prove it. */
  distance: number;
  /** Share of its trigrams that stand in them. */
  echo: number;
  /** Whether it repeats a long run of them. */
  isCopied: boolean;
}

const known = new WeakMap<Candidate, Traits>();

/** What each further sentence that must be put together adds. */
const REACH = 0.2;
/** Issue of the engine: an option that repeats so many characters is recognised by them. */
const COPIED = 25;

function traitsOf(candidate: Candidate): Traits {
  const held = known.get(candidate);
  if (held) return held;
  const quotes = candidate.evidence.map(({ quote }) => quote);
  const bigrams = shingles(candidate.text, 2);
  const trigrams = [...shingles(candidate.text, 3)];
  const said = shingles(quotes.join(' '), 3);
  const places = new Set(candidate.evidence.map(({ start }) => start)).size;
  const traits = {
    bigrams,
    length: plainLength(candidate.text),
    distance: 1 - likeness(bigrams, shingles(quotes[0] ?? '', 2)) + REACH * Math.max(0, places - 1),
    echo: trigrams.filter((trigram) => said.has(trigram)).length / Math.max(1, trigrams.length),
    isCopied: quotes.some((quote) => repeats(candidate.text, quote, COPIED)),
  };
  known.set(candidate, traits);
  return traits;
}

/** Whether the candidate repeats so much of the words that prove it that it is known by them. */
export const isCopied = (candidate: Candidate): boolean => traitsOf(candidate).isCopied;

/** How much chance counts beside what makes an option easy or hard, for each option and for each sentence. */
const CHANCE = 0.25;
const CHANCE_OF_PLACE = 0.6;
/** Few wordings of one sentence stand far apart: a lean that chance outweighs would not show. */
const LEANS: Readonly<Record<Difficulty, number>> = { 하: 4, 중: 0, 상: -4 };
/** What makes an option worse, each a step behind all that are better: more than lean and chance together. */
const WORSE = 5;
/** How far back a key stands for each type that asks for it sooner: behind most that lean alike, before what is worse. */
const AWAY = 3;
/** How far back what rests on the words of the key goes. */
const BESIDE_KEY = 1;

/** A statement and where it stands in the order; the least comes first. */
export interface Ranked {
  candidate: Candidate;
  at: number;
}

/**
 * In random order, leaning the way the difficulty asks: 하 keeps to the words of one sentence, 상 leaves them and puts
 * sentences together. What earlier items rest on comes last, and what is poor after what is better; what other types ask for sooner comes later by `turns`.
 */
export function rank(
  candidates: readonly Candidate[],
  {
    difficulty,
    random,
    taken,
    turns,
  }: { difficulty: Difficulty; random: Random; taken: Taken; turns?: ReadonlyMap<string, number> },
): Ranked[] {
  const lean = LEANS[difficulty];
  const chanceOfPlace = new Map<string, number>();
  return shuffle(candidates, random)
    .map((candidate) => {
      const { distance, isCopied } = traitsOf(candidate);
      const { text, isIdle, isSpare, evidence } = candidate;
      const place = evidence[0]?.quote ?? '';
      const chance = chanceOfPlace.get(place) ?? random();
      chanceOfPlace.set(place, chance);
      const faults = [taken.texts.has(text), taken.places.has(place), isIdle, isSpare, isCopied].filter(Boolean).length;
      const away = AWAY * (turns?.get(place) ?? 0);
      return { candidate, at: lean * distance + CHANCE * random() + CHANCE_OF_PLACE * chance + away + WORSE * faults };
    })
    .sort((a, b) => a.at - b.at);
}

/** How much it counts when two options differ in what they repeat of the passage: that tells them apart. */
const ECHO = 2;

/** The same, but what repeats as much of the passage as the key does comes sooner. */
export function nearTo(key: Candidate, ranked: readonly Ranked[]): Candidate[] {
  const own = traitsOf(key).echo;
  return inOrder(ranked, (candidate) => ECHO * Math.abs(traitsOf(candidate).echo - own));
}

/**
 * The same, but what rests on the very words of the key comes later: it often says the opposite, and then the two give
 * each other away.
 */
export const apartFrom = (key: Candidate, ranked: readonly Ranked[]): Candidate[] =>
  inOrder(ranked, ({ evidence }) => Number(evidence[0]?.start === key.evidence[0]?.start) * BESIDE_KEY);

function inOrder(ranked: readonly Ranked[], addedTo: (candidate: Candidate) => number): Candidate[] {
  return ranked
    .map(({ candidate, at }) => ({ candidate, at: at + addedTo(candidate) }))
    .sort((a, b) => a.at - b.at)
    .map(({ candidate }) => candidate);
}

export interface Wanted {
  spread: Recipe['spread'];
  isNegative: boolean;
  /** So many options shorter than the key, when that is asked. */
  shorter?: number;
  /** No option much longer or shorter than the key. */
  isBalanced: boolean;
}

/** Four that go with the key and with each other, the first of the pool that do; undefined when there are none. */
export function chooseOthers(key: Candidate, pool: readonly Candidate[], wanted: Wanted): Candidate[] | undefined {
  let steps = 0;
  const fits = new Map<Candidate, boolean>();
  const fitsKey = (candidate: Candidate): boolean => {
    const held = fits.get(candidate) ?? (candidate !== key && goTogether(candidate, key, wanted.spread, true));
    fits.set(candidate, held);
    return held;
  };
  const extend = (chosen: readonly Candidate[], from: number): Candidate[] | undefined => {
    if (chosen.length === OPTIONS - 1) return isFair(key, chosen, wanted) ? [...chosen] : undefined;
    for (let at = from; at < pool.length && steps < STEPS; at += 1) {
      const candidate = pool[at];
      if (!candidate || !hasRoom(key, chosen, candidate, wanted) || !fitsKey(candidate)) continue;
      steps += chosen.length + 1;
      if (!chosen.every((other) => goTogether(candidate, other, wanted.spread, false))) continue;
      const whole = extend([...chosen, candidate], at + 1);
      if (whole) return whole;
    }
    return undefined;
  };
  return extend([], 0);
}

/** Whether one more of its length and kind may stand beside those chosen. */
function hasRoom(key: Candidate, chosen: readonly Candidate[], candidate: Candidate, wanted: Wanted): boolean {
  const own = traitsOf(key).length;
  const { length } = traitsOf(candidate);
  const ratio = own / Math.max(1, length);
  if (wanted.isBalanced && (ratio < LENGTHS.min || ratio > LENGTHS.max)) return false;
  if (wanted.shorter !== undefined) {
    const isShorter = (other: Candidate) => traitsOf(other).length < own;
    const room = isShorter(candidate) ? wanted.shorter : OPTIONS - 1 - wanted.shorter;
    if (chosen.filter((other) => isShorter(other) === isShorter(candidate)).length >= room) return false;
  }
  const count = (test: (other: Candidate) => unknown) => chosen.filter(test).length;
  if (candidate.isSpare && count(({ isSpare }) => isSpare) + Number(key.isSpare ?? false) >= SPARES_MAX) return false;
  if (wanted.isNegative) return true;
  if (candidate.isIdle && count(({ isIdle }) => isIdle) >= PLAIN_DENIALS_MAX) return false;
  const denials = DENIALS_MAX + Number(isDenial(key.text));
  return !isDenial(candidate.text) || count(({ text }) => isDenial(text)) < denials;
}

/** A denial may be the false option only where a true one denies as well. */
const isFair = (key: Candidate, others: readonly Candidate[], { isNegative }: Wanted): boolean =>
  !isNegative || !isDenial(key.text) || others.some(({ text }) => isDenial(text));

function goTogether(a: Candidate, b: Candidate, spread: Recipe['spread'], isKey: boolean): boolean {
  if (spread === 'free') return alike(a, b) < ALIKE;
  const share =
    a.evidence[0]?.start === b.evidence[0]?.start ||
    ((a.isJoined ?? b.isJoined ?? false) &&
      a.evidence.some(({ start }) => b.evidence.some((other) => other.start === start)));
  if (share && (spread !== 'key' || isKey || (a.isMeaning && b.isMeaning))) return false;
  // Of one sentence, what says the same in other words is one distractor twice, sooner still where both exchange rivals.
  const ofOne = a.operation === 'D9' && b.operation === 'D9' ? ALIKE_OF_RIVALS : ALIKE_OF_ONE;
  return alike(a, b) < (share ? ofOne : ALIKE);
}

const compared = new WeakMap<Candidate, WeakMap<Candidate, number>>();

/** Many draws hold the same statements against each other. */
function alike(a: Candidate, b: Candidate): number {
  const own = compared.get(a) ?? new WeakMap<Candidate, number>();
  compared.set(a, own);
  const held = own.get(b) ?? likeness(traitsOf(a).bigrams, traitsOf(b).bigrams);
  own.set(b, held);
  return held;
}
