import { expect, it } from 'vitest';
import { itemStatistics } from './item-statistics.ts';
import { optionStatistics } from './option-statistics.ts';
import { raschFit } from './rasch.ts';
import { reliability } from './reliability.ts';
import { summarizeScores } from './scaled-scores.ts';
import { scoreAttempts } from './score-attempts.ts';
import { lsat6, lsat7, plainItems } from './testing/samples.ts';

const TEST = [
  // Printed by ltm::descript(LSAT); mean, deviation, error and D27 follow from the same data.
  {
    name: 'LSAT6',
    attempts: lsat6,
    facility: [0.924, 0.709, 0.553, 0.763, 0.87],
    discrimination: [0.1128, 0.1532, 0.1728, 0.1444, 0.1216],
    alpha: 0.295,
    alphaWithout: [0.2754, 0.2376, 0.2168, 0.2459, 0.2663],
    mean: 3.819,
    deviation: 1.035,
  },
  // Printed by mirt::itemstats under the same names.
  {
    name: 'LSAT7',
    attempts: lsat7,
    facility: [0.828, 0.658, 0.772, 0.606, 0.843],
    discrimination: [0.2457, 0.2467, 0.3132, 0.2228, 0.1748],
    alpha: 0.4534,
    alphaWithout: [0.396, 0.3938, 0.3454, 0.4146, 0.4385],
    mean: 3.707,
    deviation: 1.1986,
  },
];

const rounded = (values: (number | null)[], digits = 4) =>
  values.map((value) => (value === null ? null : Number(value.toFixed(digits))));

it.each(TEST)('$name: facility, discrimination and α are those printed, to four digits', (published) => {
  const scored = scoreAttempts(plainItems(5), published.attempts);
  const statistics = itemStatistics(scored);
  expect(rounded(statistics.map(({ facility }) => facility))).toEqual(published.facility);
  expect(rounded(statistics.map(({ discrimination }) => discrimination))).toEqual(published.discrimination);
  const { alpha, alphaWithout } = reliability(scored);
  expect(rounded([alpha, ...alphaWithout])).toEqual([published.alpha, ...published.alphaWithout]);
  const summary = summarizeScores(scored.scores);
  expect(rounded([summary?.mean ?? null, summary?.deviation ?? null])).toEqual([published.mean, published.deviation]);
});

it('LSAT6: the totals, the error of measurement and D27 with shared ties', () => {
  const scored = scoreAttempts(plainItems(5), lsat6);
  expect([0, 1, 2, 3, 4, 5].map((total) => scored.totals.filter((each) => each === total).length)).toEqual([
    3, 20, 85, 237, 357, 298,
  ]);
  expect(reliability(scored).error).toBeCloseTo(0.8691, 4);
  expect(rounded(itemStatistics(scored).map(({ upperLower }) => upperLower))).toEqual([
    0.1966, 0.6315, 0.8109, 0.537, 0.3203,
  ]);
});

it('LSAT6: the discrimination of the options 1 and 2 is that of right and wrong', () => {
  const scored = scoreAttempts(plainItems(5), lsat6);
  const [first] = optionStatistics(scored);
  expect(first?.[1]?.discrimination).toBeCloseTo(0.1128, 4);
  expect(first?.[2]?.discrimination).toBeCloseTo(-0.1128, 4);
  expect(first?.[2]?.share).toBeCloseTo(0.076, 10);
});

it("LSAT6: Rasch's model as mirt fits it", () => {
  const fit = raschFit(scoreAttempts(plainItems(5), lsat6));
  const published = [2.73, 0.999, 0.24, 1.306, 2.099];
  for (const [item, easiness] of published.entries()) expect(fit?.easiness[item]).toBeCloseTo(easiness, 3);
  expect(fit?.variance).toBeCloseTo(0.57, 3);
  expect(fit?.logLikelihood).toBeCloseTo(-2466.938, 2);
  expect(fit?.isSettled).toBe(true);
});
