import { setTimeout } from 'node:timers/promises';

/** How the work on a text grows with it, for texts that nobody writes and somebody sends. */

/** Each is repeated until the text is long enough. */
const REPEATED: Readonly<Record<string, string>> = {
  'one sign': '가',
  commas: '가, ',
  'opening quotes': '“',
  'closing quotes': '”',
  'straight quotes': '"',
  brackets: '(',
  'brackets in brackets': '[(',
  'quotes in brackets': '(“',
  spaces: ' ',
  'no full stop': '그는 그것을 보았고 ',
  'one particle': '은',
  'particles apart': '은 ',
  'two particles in turn': '은는',
  'quotes in turn': '“”',
  'ends of sentences': '다. ',
  'sentences that open a quote': '이다. “',
  'full stops': '.',
  lines: '가\n',
  symbols: '㉠',
};

/** Texts to try, each with a name. */
export const ADVERSARIAL = Object.entries(REPEATED).map(
  ([name, unit]) => [name, (length: number) => `가${unit.repeat(length)}`.slice(0, length)] as const,
);

const SHORT = 1_250;
const LONG = 5_000;
/** Work in proportion to its text takes four times as long; the square would take sixteen. */
export const MOST_GROWTH = 6;
/** Less processor time than this, in microseconds, says nothing. */
const LEAST_MICROSECONDS = 3_000;
const ROUNDS = 40;
/** From here on rounds rest in between: whoever crowds out the longer text's share of the caches may be done by then. */
const ROUNDS_AT_ONCE = 10;
const REST_MS = 500;

async function processorTime(work: () => unknown, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How many times as much of the processor four times the text takes. Whatever else the machine does only adds to either, so
 * the least of several rounds counts, and they end as soon as it is in order. Rounds spread over a quarter of a minute. Work
 * that turns out faster than it was at first, as what runs often does, is measured anew over more of it: 150 microseconds of
 * work that is linear by its construction were found to grow by 7.
 */
export async function growthOf(textOf: (length: number) => string, work: (text: string) => unknown): Promise<number> {
  const [short, long] = [textOf(SHORT), textOf(LONG)];
  await work(short);
  await work(long);
  let times = 1;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  let growth = Number.POSITIVE_INFINITY;
  let round = 0;
  while (round < ROUNDS && growth > MOST_GROWTH) {
    if (round >= ROUNDS_AT_ONCE) await setTimeout(REST_MS);
    least = Math.min(least, await processorTime(() => work(short), times));
    if (least < LEAST_MICROSECONDS) {
      times *= 2;
      [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      continue;
    }
    most = Math.min(most, await processorTime(() => work(long), times));
    growth = most / least;
    round += 1;
  }
  return growth;
}
