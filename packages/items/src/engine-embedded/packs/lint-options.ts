import { dice, longestCommonRun, mean, plainLength } from '../../measure.ts';
import { factsOf } from '../planner/plan.ts';
import type { Judgement, Pack } from './pack.ts';
import { finding, isPlainSentence, type PackFinding } from './pack-finding.ts';

/** Rules on the options a pack holds: plain sentences, none copied from the passage, no key given away by its form. */

/** Options that hold longer runs of the passage are found by copying (CSAT.md §3.1 O04 blocks at 36). */
const COPIED = 25;
const OPTION = [15, 90] as const;
const ALIKE = 0.85;
/** Mean length of the false over that of the true. */
const BALANCE = [0.8, 1.25] as const;
const ABSOLUTE = /항상|반드시|언제나|모든|모두|오직|전혀|절대/;

export const isTrue = ({ op }: Judgement) => op === undefined;
export const isFalse = ({ op }: Judgement) => op !== undefined;

/** What holds for every list of options. */
export function lintOptions(pack: Pack, place: string, options: readonly Judgement[]): PackFinding[] {
  const lengths = (list: readonly Judgement[]) => mean(list.map(({ say }) => plainLength(say)));
  const balance = lengths(options.filter(isFalse)) / lengths(options.filter(isTrue));
  const absolute = (list: readonly Judgement[]) => list.filter(({ say }) => ABSOLUTE.test(say)).length;
  return [
    ...options.flatMap((option) => [
      ...lintSentence(place, option.say),
      ...(option.because === undefined ? [] : lintSentence(place, option.because, 200)),
      ...(option.because === undefined && (option.op !== undefined || option.facts.length > 1)
        ? [finding(place, `needs its because: ${option.say}`)]
        : []),
    ]),
    ...lintCopies(pack, place, options),
    ...(balance < BALANCE[0] || balance > BALANCE[1]
      ? [finding(place, `false options are ${balance.toFixed(2)} times as long as true ones`)]
      : []),
    ...(absolute(options.filter(isFalse)) > absolute(options.filter(isTrue)) + 1
      ? [finding(place, 'absolute words (모든, 반드시 …) give the false options away')]
      : []),
  ];
}

export function lintSentence(place: string, text: string, most: number = OPTION[1]): PackFinding[] {
  const length = plainLength(text);
  return [
    ...(isPlainSentence(text) && text.endsWith('다.')
      ? []
      : [finding(place, `not one plain sentence in -다: ${text}`)]),
    ...(length < OPTION[0] || length > most ? [finding(place, `${length} characters: ${text}`)] : []),
  ];
}

export function lintCopies(pack: Pack, place: string, options: readonly { say: string }[]): PackFinding[] {
  const wordings = factsOf(pack).flatMap(({ say }) => say);
  return options.flatMap(({ say }, at) => [
    ...(wordings.some((said) => longestCommonRun(say, said) >= COPIED)
      ? [finding(place, `copies the passage: ${say}`)]
      : []),
    ...options
      .slice(at + 1)
      .filter((other) => dice(say, other.say) > ALIKE)
      .map((other) => finding(place, `almost the same: ${say} / ${other.say}`)),
  ]);
}
