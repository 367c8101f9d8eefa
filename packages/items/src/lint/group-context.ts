import type { Finding, Item } from '@chulje/contract';
import { coverage, longestCommonRun, mean, plainLength, shingles } from '../measure.ts';

/** What rules on several items look at: an item with the passage it is about. */
export interface Placed {
  item: Item;
  passage: string;
}

export const isVocabulary = (item: Item): boolean => item.pattern === '어휘 및 문법';

/** Types whose options speak of the text as a whole: the sentences that prove one tell nothing of what another item asks. */
const OF_WHOLE: readonly string[] = ['내용 전개 방식', '표제와 부제', '읽기 방법', '중심 내용'];

export const isOfWhole = ({ type }: Pick<Item, 'type'>): boolean => OF_WHOLE.includes(type);

export const keyOf = (item: Item) => item.options[item.key - 1];

/** How many items have each of ①–⑤ for their key. */
export const keyCounts = (items: readonly Pick<Item, 'key'>[]): number[] =>
  [1, 2, 3, 4, 5].map((key) => items.filter((item) => item.key === key).length);

export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Length of the longest run of one key. */
export function longestRun(keys: readonly number[]): number {
  let best = 0;
  let run = 0;
  for (const [at, key] of keys.entries()) {
    run = at > 0 && keys[at - 1] === key ? run + 1 : 1;
    best = Math.max(best, run);
  }
  return best;
}

const sourceOf = ({ item, passage }: Placed): string => `${passage}\n${item.material?.text ?? ''}`;

/** Readers who look at the surface alone (CSAT.md §1.5), with the share of items that they get right; chance is 0.2. */
export function guessers(placed: readonly Placed[]): { name: string; share: number }[] {
  const prose = placed.filter(({ item }) => !isVocabulary(item));
  const guess = (name: string, measure: (text: string, source: string, all: readonly string[]) => number) => ({
    name,
    share: mean(
      prose.map((one) => {
        const texts = one.item.options.map(({ text }) => text);
        const scores = texts.map((text) => measure(text, sourceOf(one), texts));
        const best = Math.max(...scores);
        const winners = scores.filter((score) => score === best).length;
        // A tie is a guess among the tied.
        return scores[one.item.key - 1] === best ? 1 / winners : 0;
      }),
    ),
  });
  return [
    guess('가장 긴 선택지', plainLength),
    guess('가장 짧은 선택지', (text) => -plainLength(text)),
    guess('지문과 가장 많이 겹치는 선택지', (text, source) => coverage(text, shingles(source, 2))),
    guess('지문과 가장 적게 겹치는 선택지', (text, source) => -coverage(text, shingles(source, 2))),
    guess('지문을 가장 짧게 베낀 선택지', (text, source) => -longestCommonRun(text, source)),
    guess('다른 선택지와 가장 닮은 선택지', (text, _, all) =>
      mean(all.map((other) => coverage(text, shingles(other, 2)))),
    ),
  ];
}

/** Mean share of trigrams found in passage and 〈보기〉, of keys and of the other options. */
export function overlapOf(placed: readonly Placed[]): { key: number; others: number; gap: number } {
  const pairs = placed
    .filter(({ item }) => !isVocabulary(item))
    .map((one) => {
      const source = shingles(sourceOf(one), 3);
      const shares = one.item.options.map(({ text }) => {
        const own = [...shingles(text, 3)];
        return own.length === 0 ? 0 : own.filter((trigram) => source.has(trigram)).length / own.length;
      });
      return { key: shares[one.item.key - 1] ?? 0, others: mean(shares.filter((_, at) => at !== one.item.key - 1)) };
    });
  const key = mean(pairs.map((pair) => pair.key));
  const others = mean(pairs.map((pair) => pair.others));
  return { key, others, gap: key - others };
}

/** Share of items whose key alone is the longest option. */
export function longestKeyShare(placed: readonly Placed[]): number {
  const prose = placed.filter(({ item }) => !isVocabulary(item));
  const longest = prose.filter(({ item }) => {
    const lengths = item.options.map(({ text }) => plainLength(text));
    const own = lengths[item.key - 1] ?? 0;
    return lengths.every((length, at) => at === item.key - 1 || length < own);
  });
  return prose.length === 0 ? 0 : longest.length / prose.length;
}

export const remark = (rule: string, severity: Finding['severity'], place: string, message: string): Finding[] => [
  { rule, severity, place, message },
];
