import type { ItemStatistics } from './item-statistics.ts';
import type { OptionStatistics } from './option-statistics.ts';
import type { Scored } from './score-attempts.ts';
import { medianOf } from './sums.ts';

/** From how many students on each flag may be raised, and what raises it. */
export interface FlagRules {
  /** An option leads the key in discrimination by more than z/√n, is above 0 and chosen by so many. */
  keyDoubt: { students: number; z: number; choosers: number };
  tooEasy: { students: number; facility: number };
  guessed: { students: number; facility: number; discrimination: number };
  deadOption: { students: number; share: number };
  notDiscriminating: { students: number; discrimination: number };
  negative: { students: number };
  /** The median time of an item, as a multiple of the median of the items' medians. */
  slow: { students: number; times: number };
  /** The two most chosen options lie so near, as shares, and one of them is a key. */
  split: { students: number; share: number };
}

export interface KeyDoubt {
  item: number;
  option: number;
  /** How far the option leads the key. */
  lead: number;
}

/**
 * 키 의심: wrong options whose choosers did better on the other items than those who have it right, the one that leads most
 * of each item. Excluded items and those all have right leave nothing to doubt.
 */
export function keyDoubts(
  scored: Scored,
  statistics: readonly ItemStatistics[],
  options: readonly OptionStatistics[][],
  rule: FlagRules['keyDoubt'],
): KeyDoubt[] {
  const n = scored.students;
  if (n < rule.students) return [];
  return scored.items.flatMap(({ keys, isExcluded }, item) => {
    const { right = n, discrimination = null } = statistics[item] ?? {};
    if (isExcluded || right === n) return [];
    const doubts = (options[item] ?? []).flatMap((of, option) => {
      // A key that nobody chose leads nobody.
      const lead = (of.discrimination ?? 0) - (discrimination ?? 0);
      const isTempting = (of.discrimination ?? 0) > 0 && of.count >= rule.choosers && lead > rule.z / Math.sqrt(n);
      return option > 0 && !keys.includes(option) && isTempting ? [{ item, option, lead }] : [];
    });
    return doubts.sort((one, other) => other.lead - one.lead).slice(0, 1);
  });
}

export type Flag =
  | { kind: '키 의심' | '죽은 선지'; option: number }
  | { kind: '두 선지로 갈림'; options: [number, number] }
  | { kind: '너무 쉬움' | '찍기 수준' | '음의 변별' | '변별 없음' | '시간 이상' };

/**
 * What is odd about each item, in the order of the items: nothing about excluded ones. `medianMs` is the median time of each
 * item, where it is known.
 */
export function findFlags(
  scored: Scored,
  statistics: readonly ItemStatistics[],
  options: readonly OptionStatistics[][],
  rules: FlagRules,
  medianMs: readonly (number | null)[] = [],
): Flag[][] {
  const doubts = keyDoubts(scored, statistics, options, rules.keyDoubt);
  const usualMs = medianOf(medianMs.filter((ms) => ms !== null));
  return scored.items.map((item, index) => {
    const of = statistics[index];
    if (item.isExcluded || !of || of.facility === null) return [];
    const ms = medianMs[index] ?? 0;
    const isSlow =
      scored.students >= rules.slow.students && ms > rules.slow.times * (usualMs ?? Number.POSITIVE_INFINITY);
    return [
      ...doubts.filter((doubt) => doubt.item === index).map(({ option }): Flag => ({ kind: '키 의심', option })),
      ...facilityFlags(scored.students, of, rules),
      ...optionFlags(scored.students, item.keys, options[index] ?? [], rules),
      ...(isSlow ? [{ kind: '시간 이상' } as const] : []),
    ];
  });
}

function facilityFlags(n: number, { facility, discrimination: r }: ItemStatistics, rules: FlagRules): Flag[] {
  const { tooEasy, guessed, negative, notDiscriminating } = rules;
  const flags: Flag[] = [];
  if (facility === null) return flags;
  if (n >= tooEasy.students && facility >= tooEasy.facility) flags.push({ kind: '너무 쉬움' });
  if (r === null) return flags;
  if (n >= guessed.students && facility <= guessed.facility && r < guessed.discrimination)
    flags.push({ kind: '찍기 수준' });
  if (n >= negative.students && r < 0) flags.push({ kind: '음의 변별' });
  else if (n >= notDiscriminating.students && r < notDiscriminating.discrimination) flags.push({ kind: '변별 없음' });
  return flags;
}

function optionFlags(n: number, keys: readonly number[], choices: OptionStatistics[], rules: FlagRules): Flag[] {
  const options = choices.map(({ count }, option) => ({ option, count })).slice(1);
  const dead = options.filter(({ option, count }) => !keys.includes(option) && count < rules.deadOption.share * n);
  const flags: Flag[] = n < rules.deadOption.students ? [] : dead.map(({ option }) => ({ kind: '죽은 선지', option }));

  const [first, second] = [...options].sort((one, other) => other.count - one.count);
  if (!first || !second || n < rules.split.students || second.count === 0) return flags;
  const isNear = first.count - second.count <= rules.split.share * n;
  // Of two keys the students may choose either.
  if (isNear && keys.includes(first.option) !== keys.includes(second.option))
    flags.push({ kind: '두 선지로 갈림', options: [first.option, second.option] });
  return flags;
}
