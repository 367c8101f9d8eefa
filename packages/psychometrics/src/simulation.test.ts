import { FLAG_RULES } from '@chulje/contract';
import { expect, it } from 'vitest';
import { findFlags } from './flags.ts';
import type { Interval } from './intervals.ts';
import { itemStatistics } from './item-statistics.ts';
import { optionStatistics } from './option-statistics.ts';
import { raschFit } from './rasch.ts';
import { reliability } from './reliability.ts';
import { scoreAttempts } from './score-attempts.ts';
import { keyedItems, modelItems, normal, seededRandom, simulate } from './testing/simulation.ts';

const ITEMS = modelItems(20, 11);
const score = (students: number, random: () => number) =>
  scoreAttempts(keyedItems(ITEMS), simulate(ITEMS, students, random));

/** What the figures would be of endlessly many students, near enough. */
const everyone = score(200_000, seededRandom(1));
const truth = { items: itemStatistics(everyone), alpha: reliability(everyone).alpha ?? 0 };

const holds = (interval: Interval | null, value: number) =>
  interval !== null && interval.low <= value && value <= interval.high;

/** The larger groups take a while: `npm run test:deep` has them. */
const SIZES = [30, 100, ...(process.env.TEST_DEPTH === 'deep' ? [300, 1000] : [])].map((students) => ({ students }));

it.each(SIZES)('intervals of 95 per cent hold the truth that often, of $students students', ({ students }) => {
  const random = seededRandom(students);
  const rounds = 400;
  const held = { facility: 0, discrimination: 0, alpha: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const scored = score(students, random);
    const { alpha, interval } = reliability(scored);
    held.alpha += Number(alpha !== null && holds(interval, truth.alpha));
    for (const [index, of] of itemStatistics(scored).entries()) {
      const { facility, discrimination } = truth.items[index] ?? {};
      held.facility += Number(holds(of.facilityInterval, facility ?? 0)) / ITEMS.length;
      held.discrimination += Number(holds(of.discriminationInterval, discrimination ?? 0)) / ITEMS.length;
    }
  }
  for (const count of Object.values(held)) {
    expect(count / rounds).toBeGreaterThanOrEqual(0.93);
    expect(count / rounds).toBeLessThanOrEqual(0.97);
  }
});

/** How often an item is doubted, of items whose key is option 1, and of a last one whose key is a distractor. */
function doubts(students: number, rounds: number, model = ITEMS) {
  const random = seededRandom(students + 7);
  const wronglyKeyed = { slope: 0.45, easiness: -0.4 };
  const items = keyedItems([...model, wronglyKeyed]).map((item, index) =>
    index < model.length ? item : { ...item, keys: [3] },
  );
  let falseAlarms = 0;
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    const scored = scoreAttempts(items, simulate([...model, wronglyKeyed], students, random));
    const flags = findFlags(scored, itemStatistics(scored), optionStatistics(scored), FLAG_RULES);
    const doubted = flags.map((of) => of.find(({ kind }) => kind === '키 의심' || kind === '오답에 몰림'));
    falseAlarms += doubted.slice(0, model.length).filter(Boolean).length / model.length;
    const last = doubted.at(-1);
    found += Number(last !== undefined && 'option' in last && last.option === 1);
  }
  return { falseAlarms: falseAlarms / rounds, found: found / rounds };
}

it('a right key is doubted in at most 5 % of items, from ten students on', () => {
  for (const students of [10, 30, 50, 100]) expect(doubts(students, 200).falseAlarms).toBeLessThanOrEqual(0.05);
});

it('a right key is doubted no more often where nothing tells the students apart', () => {
  const even = modelItems(8, 3).map((item) => ({ ...item, slope: 0 }));
  for (const students of [12, 30, 90, 150]) expect(doubts(students, 100, even).falseAlarms).toBeLessThanOrEqual(0.05);
});

it('a wrong key is found by 200 students in at least 60 % of tests, where the answer discriminates little', () => {
  expect(doubts(200, 200).found).toBeGreaterThanOrEqual(0.6);
});

it("Rasch's model finds the parameters it was simulated with, as near as its standard errors say", () => {
  const random = seededRandom(5);
  const model = Array.from({ length: 12 }, () => ({ slope: 1.2, easiness: normal(random) }));
  const rounds = process.env.TEST_DEPTH === 'deep' ? 60 : 20;
  let held = 0;
  for (let round = 0; round < rounds; round += 1) {
    const fit = raschFit(scoreAttempts(keyedItems(model), simulate(model, 300, random)));
    expect(fit?.isSettled).toBe(true);
    for (const [index, { easiness }] of model.entries()) {
      const away = Math.abs((fit?.easiness[index] ?? 0) - easiness);
      held += Number(away <= 1.96 * (fit?.errors[index] ?? 0)) / model.length;
    }
  }
  expect(held / rounds).toBeGreaterThanOrEqual(0.92);
  expect(held / rounds).toBeLessThanOrEqual(0.98);
});
