import type { Finding } from '@chulje/contract';
import { chiSquare, guessers, keyCounts, longestKeyShare, overlapOf } from '../lint/group-context.ts';
import { lintBatch, lintItem } from '../lint/index.ts';
import { longestCommonRun, mean, plainLength } from '../measure.ts';
import { type Attempt, type Made, madeOf } from './evaluate.ts';

/** Numbers of an evaluation run, as CSAT.md §1 and §3 count them on real papers. */

export interface Figures {
  made: number;
  byType: { type: string; made: number; refused: { reason: string; count: number }[] }[];
  errors: number;
  findings: { rule: string; severity: string; count: number }[];
  keys: { counts: number[]; chiSquare: number };
  negativeShare: number;
  /** Over items whose options are sentences. */
  length: { p5: number; median: number; p95: number; ratio: number; sorted: number };
  /** Share of items that a reader who knows nothing but this would get right; chance is 0.2. */
  guessers: { name: string; share: number }[];
  /** Share of items whose key alone is the longest option. */
  longestKeys: number;
  /** What the linter says of the batch. */
  batch: Finding[];
  /** Mean share of trigrams found in the passage. */
  overlap: { style: string; key: number; others: number; gap: number }[];
  /** Mean of the longest run copied from the passage, and the share of options that copy 25 characters or more. */
  copying: { mean: number; long: number };
  /** Options that stand in more than one item on the same passage, among all; and keys alone. */
  recurring: { options: number; keys: number };
  denyingKeys: number;
  millis: { median: number; p95: number };
  digest: string;
}

/** χ² limit of five per cent for four degrees of freedom. */
export const CHI_SQUARE_LIMIT = 9.49;
const LONG_COPY = 25;

export function figuresOf(attempts: readonly Attempt[]): Figures {
  const made = madeOf(attempts);
  const prose = made.filter(({ item }) => item.pattern !== '어휘 및 문법');
  const findings = made.flatMap(({ item, source }) => lintItem(item, { text: source.text }, { strict: true }));
  const options = prose.flatMap(({ item, source }) => item.options.map((option) => ({ option, source })));
  const lengths = options.map(({ option }) => plainLength(option.text));
  const runs = options.map(({ option, source }) => longestCommonRun(option.text, source.text));
  const placed = made.map(({ item, source }) => ({ item, passage: source.text }));
  const counts = keyCounts(made.map(({ item }) => item));
  return {
    made: made.length,
    byType: byType(attempts),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    findings: tally(findings.map(({ rule, severity }) => `${rule} ${severity}`)).map(([name, count]) => {
      const [rule = '', severity = ''] = name.split(' ');
      return { rule, severity, count };
    }),
    keys: { counts, chiSquare: chiSquare(counts) },
    negativeShare: share(made, ({ item }) => item.style === '부정형'),
    length: {
      p5: quantile(lengths, 0.05),
      median: quantile(lengths, 0.5),
      p95: quantile(lengths, 0.95),
      ratio: quantile(
        prose.map(({ item }) => ratio(item.options.map(({ text }) => plainLength(text)))),
        0.5,
      ),
      sorted: share(prose, ({ item }) => isSorted(item.options.map(({ text }) => plainLength(text)))),
    },
    guessers: guessers(placed),
    longestKeys: longestKeyShare(placed),
    batch: lintBatch(placed),
    overlap: ['부정형', '정답형·긍정형'].map((style) => ({
      style,
      ...overlapOf(placed.filter(({ item }) => (item.style === '부정형') === (style === '부정형'))),
    })),
    copying: { mean: mean(runs), long: share(runs, (run) => run >= LONG_COPY) },
    recurring: {
      options: recurrence(prose, ({ item }) => item.options.map(({ text }) => text)),
      keys: recurrence(prose, ({ item }) => [item.options[item.key - 1]?.text ?? '']),
    },
    denyingKeys: share(
      prose.filter(({ item }) => item.style === '부정형'),
      ({ item }) => /지 (?:않는|않|못한|못했|않았)다\.$|[이가] 아니다\.$/.test(item.options[item.key - 1]?.text ?? ''),
    ),
    millis: {
      median: quantile(
        attempts.filter(({ result }) => result.ok).map(({ millis }) => millis),
        0.5,
      ),
      p95: quantile(
        attempts.filter(({ result }) => result.ok).map(({ millis }) => millis),
        0.95,
      ),
    },
    digest: digestOf(JSON.stringify(made.map(({ item }) => item))),
  };
}

function byType(attempts: readonly Attempt[]): Figures['byType'] {
  return [...new Set(attempts.map(({ type }) => type))].map((type) => {
    const own = attempts.filter((attempt) => attempt.type === type);
    const reasons = own.flatMap(({ result }) => (result.ok ? [] : [result.reason]));
    return {
      type,
      made: own.length - reasons.length,
      refused: tally(reasons).map(([reason, count]) => ({ reason, count })),
    };
  });
}

/** Share of texts that an earlier item on the same passage has already used. */
function recurrence(made: readonly Made[], textsOf: (made: Made) => string[]): number {
  const seen = new Set<string>();
  const all = made.flatMap((one) => textsOf(one).map((text) => `${one.source.name} ${text}`));
  let again = 0;
  for (const text of all) {
    if (seen.has(text)) again += 1;
    seen.add(text);
  }
  return all.length === 0 ? 0 : again / all.length;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

const share = <T>(list: readonly T[], test: (entry: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(test).length / list.length;

const ratio = (lengths: readonly number[]): number => Math.max(...lengths) / Math.max(1, Math.min(...lengths));

const isSorted = (lengths: readonly number[]): boolean =>
  lengths.every((length, at) => at === 0 || length >= (lengths[at - 1] ?? 0));

/** Distinct values with their counts, most frequent first. */
function tally(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
}

/** FNV-1a of the text: two runs gave the same items exactly when their digests agree. */
function digestOf(text: string): string {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return (state >>> 0).toString(16).padStart(8, '0');
}
