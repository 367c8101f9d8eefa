import { ACHIEVEMENT_CUTS, FLAG_RULES, SHOWN_FROM } from '@chulje/contract';
import {
  compareMeans,
  compareShares,
  findFlags,
  grades,
  itemStatistics,
  medianOf,
  optionStatistics,
  raschFit,
  reliability,
  type Scored,
  scaledScores,
  scoreAttempts,
  studentProblemTable,
  summarizeScores,
} from '@chulje/psychometrics';

/**
 * All statistics of a sitting (500 students, 60 items), against a plain reference in the same run: each figure from its
 * formula by two passes over numbers written out for it. Then whether both say the same.
 */
const STUDENTS = 500;
const ITEMS = 60;
const PER_PASSAGE = 5;
const ROUNDS = 30;

let state = 1;
/** The same numbers in every run (Park and Miller). */
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}
const items = Array.from({ length: ITEMS }, (_, item) => ({
  keys: [1 + (item % 5)],
  points: item % 3 === 0 ? 30 : 20,
  passage: Math.floor(item / PER_PASSAGE),
}));
const attempts = Array.from({ length: STUDENTS }, () => {
  const ability = random() + random() + random() - 1.5;
  return {
    choices: items.map(({ keys }, item) => {
      const isRight = random() < 1 / (1 + Math.exp(-2 * ability - Math.sin(item)));
      return isRight ? (keys[0] ?? 0) : Math.floor(6 * random());
    }),
  };
});

/** What the screens of a sitting and its files are made of; Rasch's model apart. */
function analyse() {
  const scored = scoreAttempts(items, attempts);
  const statistics = itemStatistics(scored);
  const options = optionStatistics(scored);
  const scaled = scaledScores(scored.scores);
  const half = STUDENTS / 2;
  const [first, second] = [scored.scores.slice(0, half), scored.scores.slice(half)];
  const rightIn = (item: number, from: number) =>
    scored.items[item]?.right.slice(from, from + half).reduce((sum, isRight) => sum + isRight, 0) ?? 0;
  return {
    scored,
    statistics,
    options,
    reliability: reliability(scored),
    summary: summarizeScores(scored.scores),
    grades: [
      grades(
        scaled.map(({ standard }) => standard ?? 0),
        { kind: '수능' },
      ),
      grades(scored.scores, { kind: '내신', grades: 5 }),
      grades(scored.scores, { kind: '분할점수', cuts: ACHIEVEMENT_CUTS.map((cut) => (cut / 100) * scored.fullScore) }),
    ],
    flags: findFlags(scored, statistics, options, FLAG_RULES),
    table: studentProblemTable(scored),
    classes: compareMeans(first, second),
    itemsOfClasses: items.map((_, item) =>
      compareShares({ count: rightIn(item, 0), n: half }, { count: rightIn(item, half), n: half }),
    ),
  };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function variance(values: number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
function pearson(one: number[], other: number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const together = mean(one.map((value, index) => (value - a) * ((other[index] ?? 0) - b)));
  return together / Math.sqrt(variance(one) * variance(other));
}
const alphaOf = (parts: number[][]) =>
  (parts.length / (parts.length - 1)) *
  (1 -
    parts.reduce((sum, part) => sum + variance(part), 0) /
      variance(
        Array.from({ length: STUDENTS }, (_, student) => parts.reduce((sum, part) => sum + (part[student] ?? 0), 0)),
      ));

/** The main figures from their formulas: facility, discrimination, that of the options, α, α without each item. */
function reference() {
  const points = items.map(({ keys, points: worth }, item) =>
    attempts.map(({ choices }) => (keys.includes(choices[item] ?? 0) ? worth : 0)),
  );
  const totals = attempts.map((_, student) => points.reduce((sum, part) => sum + (part[student] ?? 0), 0));
  const rests = points.map((part) => totals.map((total, student) => total - (part[student] ?? 0)));
  return {
    discrimination: points.map((part, item) => pearson(part, rests[item] ?? [])),
    options: points.map((_, item) =>
      [0, 1, 2, 3, 4, 5].map((option) =>
        pearson(
          attempts.map(({ choices }) => Number(choices[item] === option)),
          rests[item] ?? [],
        ),
      ),
    ),
    alpha: alphaOf(points),
    alphaWithout: points.map((_, item) => alphaOf(points.filter((_part, other) => other !== item))),
  };
}

/** The middle of some rounds after a first few, in milliseconds of the processor: others may be at work beside it. */
function timeOf(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS + 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return medianOf(rounds.slice(3)) ?? 0;
}

function farthest(ours: (number | null | undefined)[], plain: number[]): number {
  return plain.reduce((most, value, index) => Math.max(most, Math.abs(value - (ours[index] ?? Number.NaN))), 0);
}
function rasch(scored: Scored): string {
  if (scored.students < SHOWN_FROM.rasch) return 'too few students';
  return `${timeOf(() => raschFit(scored)).toFixed(0)} ms, ${raschFit(scored)?.isSettled ? 'settled' : 'not settled'}`;
}

const ours = analyse();
const plain = reference();
const apart = Math.max(
  farthest(
    ours.statistics.map(({ discrimination }) => discrimination),
    plain.discrimination,
  ),
  farthest(
    ours.options.flatMap((options) => options.map(({ discrimination }) => discrimination)),
    plain.options.flat(),
  ),
  farthest([ours.reliability.alpha, ...ours.reliability.alphaWithout], [plain.alpha, ...plain.alphaWithout]),
);
const [ourMs, plainMs] = [timeOf(analyse), timeOf(reference)];
console.log(
  `all statistics of ${STUDENTS} students and ${ITEMS} items: ${(ourMs / plainMs).toFixed(3)} × the time of the plain main figures (${ourMs.toFixed(1)} ms, ${plainMs.toFixed(1)} ms)`,
);
console.log(`farthest from the plain figures: ${apart.toExponential(1)}`);
console.log(`Rasch's model: ${rasch(ours.scored)}`);
process.exitCode = apart < 1e-9 ? 0 : 1;
