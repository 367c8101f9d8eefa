import type { Difficulty } from '@chulje/contract';
import type { Candidate, Taken } from '../engine-embedded/write-item.ts';
import { likeness, mean, plainLength, shingles } from '../measure.ts';
import { type Random, shuffle } from '../random.ts';
import { proofOf, renumber, stands, type ToldPassage } from './told-passage.ts';

/** Five options of a pool: of all that are left, those that go together best. */

/** An option of a pool that stands in the text as it is now. */
export interface Choice extends Candidate {
  facts: readonly string[];
  isTrue: boolean;
}

interface Written {
  say: string;
  facts: readonly string[];
  op: Candidate['operation'];
  reason: string;
  trap?: string | undefined;
}

const VERDICTS = { right: '맞는 진술이다.', wrong: '틀린 진술이다.' };

/** The options whose every fact stands, each with its verdict, its reason and what makes it tempting. */
export function choicesOf(told: ToldPassage, written: readonly Written[], verdicts = VERDICTS): Choice[] {
  return written.flatMap(({ say, facts, op, reason, trap }): Choice[] => {
    const now = stands(told, facts) ? renumber(told, reason) : undefined;
    if (now === undefined) return [];
    const isTrue = op === 'D0';
    return [
      {
        text: say,
        operation: op,
        reason: [isTrue ? verdicts.right : verdicts.wrong, now, ...(trap ? [`(함정) ${trap}`] : [])].join(' '),
        evidence: proofOf(told, facts),
        facts,
        isTrue,
        ...(op === 'D6' && { isUnproven: true }),
      },
    ];
  });
}

export interface Wish {
  /** 부정형: four true and one false; else one true and four false. */
  isNegative: boolean;
  /** Where the key stands, from 0. */
  place: number;
  random: Random;
  taken: Taken;
  /** Texts that come again only where there are no others left. */
  told: ReadonlySet<string>;
  /** Whom the stem names: each is spoken of by an option. */
  names?: readonly string[] | undefined;
  /** Asked for: then a key is wanted that joins places far apart (상) or rests on one (하). */
  difficulty?: Difficulty | undefined;
}

const OPTIONS = 5;

/** Options in order with their key, or undefined when too few are left. */
export function compose(choices: readonly Choice[], wish: Wish): { options: Choice[]; key: number } | undefined {
  const { isNegative, random, taken, names = [] } = wish;
  const isSaid = (text: string) => taken.texts.has(text) || [...taken.materials].some((box) => box.includes(text));
  const left = choices.filter(({ text }) => !isSaid(text));
  const keys = left
    .filter(({ isTrue }) => isTrue !== isNegative)
    // What the passage merely does not say is never the one false option; no two keys rest on one sentence.
    .filter(({ isUnproven }) => !(isNegative && isUnproven))
    .filter(({ evidence }) => !evidence.some(({ quote }) => taken.quotes.has(quote)));
  const others = left.filter(({ isTrue }) => isTrue === isNegative);
  const fours = combinations(others, OPTIONS - 1);
  const clash = clashesAmong(left);
  let best: { key: Choice; four: Choice[]; cost: number } | undefined;
  for (const key of keys) {
    for (const four of fours) {
      const isSpoken = (name: string) => [key, ...four].some(({ text }) => text.includes(name));
      if (!names.every(isSpoken)) continue;
      const cost = costOf(key, four, clash, wish) + random() * JITTER;
      if (!best || cost < best.cost) best = { key, four, cost };
    }
  }
  if (!best) return undefined;
  const { key, four } = best;
  const options = arrange(key, four, wish);
  return { options, key: options.indexOf(key) + 1 };
}

/** From short to long or as the passage goes, where that puts the key at its place; else in no order, so that none tells it. */
function arrange(key: Choice, four: readonly Choice[], { place, random }: Wish): Choice[] {
  const all = [key, ...four];
  const orders = [
    all.toSorted((a, b) => plainLength(a.text) - plainLength(b.text)),
    all.toSorted((a, b) => (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0)),
  ];
  const fitting = orders.find((options) => options.indexOf(key) === place);
  if (fitting) return fitting;
  const others = shuffle(four, random);
  return [...others.slice(0, place), key, ...others.slice(place)];
}

/** So much chance that another draw gives another item, and not so much that a worse one wins over a good one. */
const JITTER = 2;

/** What speaks against five options together; the weights say how much of one is worth how much of another. */
function costOf(key: Choice, four: readonly Choice[], clash: Clash, { told, taken, difficulty }: Wish): number {
  const all = [key, ...four];
  let cost = 0;
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) cost += clash(one, other);
    if (told.has(one.text)) cost += 12;
    cost += repeats(one, taken) * (one === key ? 2 : 1);
    // ‘…ㄹ 수 있다’ is hard to deny, so that authors write it of what is so: false options that say it are sought.
    if (isModal(one)) cost += one.isTrue ? 2.5 : -2.5;
  }
  if (four.every((one) => isModal(one) !== isModal(key))) cost += 3;
  const lengths = all.map(({ text }) => plainLength(text));
  const [own = 1, ...rest] = lengths;
  const ratio = own / mean(rest);
  cost += Math.max(0, Math.abs(Math.log(ratio)) - 0.15) * 20;
  if (own > Math.max(...rest)) cost += 1.5;
  cost += Math.max(0, Math.max(...lengths) / Math.min(...lengths) - 2) * 6;
  if (difficulty) cost += reach(key) * (difficulty === '상' ? -2 : difficulty === '하' ? 2 : 0);
  return cost;
}

const isModal = ({ text }: Choice): boolean => / 수(?:는|도|가)? 있/.test(text);

/** What speaks against a statement beside standing items: it says more of a sentence that one of their keys, or an option, rests on. */
export function repeats({ evidence }: Pick<Choice, 'evidence'>, taken: Taken): number {
  if (evidence.some(({ quote }) => taken.quotes.has(quote))) return 10;
  return evidence.some(({ quote }) => taken.sentences.has(quote)) ? 3 : 0;
}

type Clash = (one: Choice, other: Choice) => number;

/** What speaks against two options side by side, worked out once for each pair. */
function clashesAmong(choices: readonly Choice[]): Clash {
  const bigrams = choices.map(({ text }) => shingles(text, 2));
  const costs = choices.map((one, at) =>
    choices.map((other, next) => {
      const shared = one.facts.filter((fact) => other.facts.includes(fact)).length;
      // Twins rest on the same facts, and so do opposites, of which one is seen to be the key.
      const whole = one.isTrue === other.isTrue ? 6 : 12;
      const same = shared === 0 ? 0 : shared === Math.max(one.facts.length, other.facts.length) ? whole : 2;
      const alike = likeness(bigrams[at] ?? new Set(), bigrams[next] ?? new Set());
      return same + Math.max(0, alike - 0.3) * 8;
    }),
  );
  const places = new Map(choices.map((choice, at) => [choice, at]));
  return (one, other) => costs[places.get(one) ?? 0]?.[places.get(other) ?? 0] ?? 0;
}

/** Whether the key joins places far apart: 0 for one sentence, up to 1. */
function reach({ evidence }: Choice): number {
  const starts = evidence.map(({ start }) => start);
  return Math.min(1, (Math.max(...starts) - Math.min(...starts)) / 600);
}

/** All ways to take so many; of pools of eight and fewer a hundred at most. */
function combinations<One>(list: readonly One[], count: number): One[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, at) => combinations(list.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
