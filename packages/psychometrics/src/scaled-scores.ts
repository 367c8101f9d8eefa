import { deviationsOf, medianOf } from './sums.ts';

export interface ScoreSummary {
  mean: number;
  median: number;
  /** Standard deviation with n − 1; null of one score. */
  deviation: number | null;
  low: number;
  high: number;
}

/** What a group's scores have in common; null of none. */
export function summarizeScores(scores: ArrayLike<number>): ScoreSummary | null {
  const list = Array.from(scores);
  const median = medianOf(list);
  if (median === null) return null;
  const { mean, squares } = deviationsOf(list);
  return {
    mean,
    median,
    deviation: list.length < 2 ? null : Math.sqrt(squares / (list.length - 1)),
    low: list.reduce((low, score) => Math.min(low, score)),
    high: list.reduce((high, score) => Math.max(high, score)),
  };
}

export interface ScaledScore {
  /** 표준점수 inside this group: 100 + 20 × deviations from the mean. Null when all have the same score. */
  standard: number | null;
  /** 백분위: the share below and half of those tied, in whole per cent. */
  percentile: number;
  /** 1 for the best; those tied share the best of their ranks. */
  rank: number;
  /** How many have this score. */
  tied: number;
}

/** Where each score stands among all of them. Both figures are rounded half up, as 한국교육과정평가원 does. */
export function scaledScores(scores: ArrayLike<number>): ScaledScore[] {
  const n = scores.length;
  const { mean, squares } = deviationsOf(scores);
  const deviation = Math.sqrt(squares / (n - 1));
  return rankScores(scores).map(({ score, above, tied }) => {
    const below = n - above - tied;
    return {
      // A half may come out a hair less than it is.
      standard: squares === 0 ? null : Math.floor(100 + (20 * (score - mean)) / deviation + 0.5 + 1e-9),
      percentile: Math.floor(((2 * below + tied) * 100 + n) / (2 * n)),
      rank: above + 1,
      tied,
    };
  });
}

/** How many have more than each score, and how many the same. */
export function rankScores(scores: ArrayLike<number>): { score: number; above: number; tied: number }[] {
  const counts = new Map<number, number>();
  for (const score of Array.from(scores)) counts.set(score, (counts.get(score) ?? 0) + 1);
  const places = new Map<number, { score: number; above: number; tied: number }>();
  let above = 0;
  for (const [score, tied] of [...counts].sort(([one], [other]) => other - one)) {
    places.set(score, { score, above, tied });
    above += tied;
  }
  return Array.from(scores, (score) => places.get(score) ?? { score, above: 0, tied: 0 });
}
