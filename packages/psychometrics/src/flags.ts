import { wilson } from './intervals.ts';
import { type ItemStatistics, restOf } from './item-statistics.ts';
import type { OptionStatistics } from './option-statistics.ts';
import { reliability } from './reliability.ts';
import type { Scored, ScoredItem } from './score-attempts.ts';
import { deviationsOf, medianOf } from './sums.ts';

/** From how many students on each flag may be raised, and what raises it. */
export interface FlagRules {
  /** More chose one wrong option than the key, and by chance less often than `chance`. */
  crowd: { students: number; chance: number };
  /**
   * An option leads the key in discrimination by more than z/√n, is above 0 and chosen by so many, and its choosers are ahead of
   * those of the key by so many standard errors.
   */
  keyDoubt: { students: number; z: number; choosers: number; errors: number };
  tooEasy: { students: number; facility: number; low: number };
  /** About as many right as by guessing, who knows more not more often, and no option with `most` of the students. */
  guessed: { students: number; facility: number; discrimination: number; chance: number; most: number };
  /** Fewer than `share` of all, fewer than `ofEven` of an even share of what is wrong, and surely fewer than `high`. */
  deadOption: { students: number; share: number; ofEven: number; high: number; facility: number };
  notDiscriminating: { students: number; discrimination: number; high: number };
  negative: { students: number };
  /** The median time of an item, as a multiple of the median of the items' medians. */
  slow: { students: number; times: number };
  /** The two most chosen options lie so near, one of them is a key, and they hold so many of those who answered. */
  split: { students: number; share: number; together: number; timesThird: number };
}

/** How far those who chose an option are ahead of those who have the item right, on the other items. */
export interface Lead {
  /** In points; below 0 they are behind. */
  lead: number;
  /** The same in its standard errors (Welch). */
  errors: number;
}

type OptionFlag = { kind: '오답에 몰림' | '키 의심'; option: number; lead: Lead | null };
export type Flag =
  | OptionFlag
  | { kind: '죽은 선지'; option: number }
  | { kind: '두 선지로 갈림'; options: [number, number] }
  | { kind: '너무 쉬움' | '찍기 수준' | '음의 변별' | '변별 없음' | '시간 이상' };

/**
 * What is odd about each item, in the order of the items: nothing about excluded ones. Where the scores of the group cannot be told
 * from chance, by the interval of α, no flag rests on discrimination. `medianMs` is the median time of each item, where it is known.
 */
export function findFlags(
  scored: Scored,
  statistics: readonly ItemStatistics[],
  options: readonly OptionStatistics[][],
  rules: FlagRules,
  medianMs: readonly (number | null)[] = [],
): Flag[][] {
  const usualMs = medianOf(medianMs.filter((ms) => ms !== null));
  const isReliable = (reliability(scored).interval?.low ?? 0) > 0;
  return scored.items.map((item, index) => {
    const [of, choices = []] = [statistics[index], options[index]];
    if (item.isExcluded || !of || of.facility === null) return [];
    const ms = medianMs[index] ?? 0;
    const isSlow =
      scored.students >= rules.slow.students && ms > rules.slow.times * (usualMs ?? Number.POSITIVE_INFINITY);
    const crowd = crowdOf(scored, item, of, choices, isReliable, rules);
    const doubt = isReliable && !crowd ? doubtOf(scored, item, of, choices, rules.keyDoubt) : null;
    return [
      ...(crowd ? [crowd] : []),
      ...(doubt ? [doubt] : []),
      ...(item.isRightForAll ? [] : facilityFlags(scored.students, of, choices, crowd !== null, isReliable, rules)),
      ...optionFlags(scored.students, item.keys, of, choices, crowd !== null, rules),
      ...(isSlow ? [{ kind: '시간 이상' } as const] : []),
    ];
  });
}

const wrongOptions = (keys: readonly number[], choices: readonly OptionStatistics[]) =>
  choices.map((of, option) => ({ ...of, option })).filter(({ option }) => option > 0 && !keys.includes(option));

/**
 * 오답에 몰림: the wrong option that most chose, where these are surely more than have the item right. A hard item with one tempting
 * option looks the same: 키 의심 where they are also ahead on the other items, or nobody chose the key.
 */
function crowdOf(
  scored: Scored,
  item: ScoredItem,
  { right }: ItemStatistics,
  choices: readonly OptionStatistics[],
  isReliable: boolean,
  rules: FlagRules,
): OptionFlag | null {
  const [most] = wrongOptions(item.keys, choices).sort((one, other) => other.count - one.count);
  if (!most || scored.students < rules.crowd.students || most.count <= right) return null;
  if (atLeast(most.count, most.count + right) >= rules.crowd.chance) return null;
  const lead = leadOf(scored, item, most.option);
  const isAhead =
    isReliable && scored.students >= rules.keyDoubt.students && (lead?.errors ?? 0) > rules.keyDoubt.errors;
  return { kind: right === 0 || isAhead ? '키 의심' : '오답에 몰림', option: most.option, lead };
}

/** How often a fair coin shows at least `count` heads of `n`. By logarithms: a half to the power of thousands is 0. */
function atLeast(count: number, n: number): number {
  let term = -n * Math.LN2;
  let sum = 0;
  for (let heads = 0; heads <= n; heads += 1) {
    if (heads >= count) sum += Math.exp(term);
    term += Math.log((n - heads) / (heads + 1));
  }
  return sum;
}

/** 키 의심: the wrong option whose choosers did best on the other items, where they did better than those who have it right. */
function doubtOf(
  scored: Scored,
  item: ScoredItem,
  { right, discrimination }: ItemStatistics,
  choices: readonly OptionStatistics[],
  rule: FlagRules['keyDoubt'],
): OptionFlag | null {
  const n = scored.students;
  if (n < rule.students || right === n) return null;
  const doubts = wrongOptions(item.keys, choices).flatMap(({ option, count, discrimination: r }) => {
    const lead = (r ?? 0) - (discrimination ?? 0);
    if ((r ?? 0) <= 0 || count < rule.choosers || lead <= rule.z / Math.sqrt(n)) return [];
    const ahead = leadOf(scored, item, option);
    // A key that nobody chose leads nobody.
    return ahead === null || ahead.errors > rule.errors ? [{ option, lead, ahead }] : [];
  });
  const [first] = doubts.sort((one, other) => other.lead - one.lead);
  return first ? { kind: '키 의심', option: first.option, lead: first.ahead } : null;
}

/** Null where one side has fewer than two, or nothing varies. */
function leadOf(scored: Scored, item: ScoredItem, option: number): Lead | null {
  const { deviations } = restOf(scored, item);
  const [own, others] = [
    deviations.filter((_, at) => item.choices[at] === option),
    deviations.filter((_, at) => item.right[at]),
  ];
  if (own.length < 2 || others.length < 2) return null;
  const [one, other] = [deviationsOf(own), deviationsOf(others)];
  const error = Math.sqrt(
    one.squares / (own.length - 1) / own.length + other.squares / (others.length - 1) / others.length,
  );
  const lead = one.mean - other.mean;
  return error === 0 ? null : { lead, errors: lead / error };
}

function facilityFlags(
  n: number,
  { right, facility, facilityInterval, discrimination: r, discriminationInterval }: ItemStatistics,
  choices: readonly OptionStatistics[],
  isCrowd: boolean,
  isReliable: boolean,
  { tooEasy, guessed, negative, notDiscriminating }: FlagRules,
): Flag[] {
  const flags: Flag[] = [];
  if (facility === null || facilityInterval === null) return flags;
  if (n >= tooEasy.students && facility >= tooEasy.facility && facilityInterval.low >= tooEasy.low)
    flags.push({ kind: '너무 쉬움' });
  if (r === null || !discriminationInterval || !isReliable) return flags;
  const most = Math.max(...choices.slice(1).map(({ count }) => count));
  const { low, high } = facilityInterval;
  const isAsGuessed = facility <= guessed.facility && low <= guessed.chance && guessed.chance <= high;
  if (
    n >= guessed.students &&
    right > 0 &&
    isAsGuessed &&
    r < guessed.discrimination &&
    !isCrowd &&
    most < guessed.most * n
  )
    flags.push({ kind: '찍기 수준' });
  const upper = discriminationInterval.high;
  if (n >= negative.students && upper < 0) flags.push({ kind: '음의 변별' });
  else if (n >= notDiscriminating.students && r < notDiscriminating.discrimination && upper < notDiscriminating.high)
    flags.push({ kind: '변별 없음' });
  return flags;
}

function optionFlags(
  n: number,
  keys: readonly number[],
  { facility, right }: ItemStatistics,
  choices: readonly OptionStatistics[],
  isCrowd: boolean,
  { deadOption, split }: FlagRules,
): Flag[] {
  const options = choices.map(({ count }, option) => ({ option, count })).slice(1);
  const answered = options.reduce((sum, { count }) => sum + count, 0);
  const wrong = wrongOptions(keys, choices);
  const even = (answered - right) / wrong.length;
  const dead = wrong.filter(
    ({ count }) =>
      count < deadOption.share * n &&
      count < deadOption.ofEven * even &&
      (wilson(count, n)?.high ?? 1) < deadOption.high,
  );
  const isLooked = n >= deadOption.students && !isCrowd && (facility ?? 1) < deadOption.facility;
  const flags: Flag[] = isLooked ? dead.map(({ option }) => ({ kind: '죽은 선지', option })) : [];

  const [first, second, third] = options.toSorted((one, other) => other.count - one.count);
  if (!first || !second || !third || n < split.students) return flags;
  const isNear = first.count - second.count <= split.share * n;
  const isAll =
    first.count + second.count >= split.together * answered && second.count >= split.timesThird * third.count;
  // Of two keys the students may choose either.
  const keyed = [first, second].filter(({ option }) => keys.includes(option)).length;
  if (isNear && isAll && second.count > 0 && keyed === 1)
    flags.push({ kind: '두 선지로 갈림', options: [first.option, second.option] });
  return flags;
}
