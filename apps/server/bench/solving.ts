import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, type Sitting } from '@chulje/contract';
import { TestClient } from '../src/testing/client.ts';
import { ServerMember } from '../src/testing/fleet.ts';
import { frozenExam, giveExam, Solver } from '../src/testing/sittings.ts';
import { openBenchDatabase } from './bench-database.ts';

/**
 * `npm run bench:solving [students]`: a school that solves at once (300 students on 45 items unless told) on one web
 * process and PostgreSQL: starts within 10 s, a save of each every 10 s, the same with twenty boards open, submits within
 * 5 s. More than 300 begin and hand in at the same pace, in sittings of 500.
 * Prints times, their ratio to those of five students, what a board takes, and what was not done; ends with 1 when
 * something was refused. The students share a process with each other, not with the server.
 */
const STUDENTS = Number(process.argv[2] ?? 300);
const FEW = 5;
/** A work has thirty at most: two of them. */
const ITEMS = [25, 20];
const BOARDS = 20;
/** As the board's screen asks. */
const BOARD_MS = 3_000;
const SAVE_MS = 10_000;
const ROUNDS = 3;
const START_MS = 10_000;
const SUBMIT_MS = 5_000;
/** Who begin, or hand in, within that time. */
const AT_ONCE = 300;

const place = await openBenchDatabase(4);
const token = 'token-of-the-bench';
const web = new ServerMember({ DATABASE_URL: place.url, LOG_LEVEL: 'error', ROLE: 'web', METRICS_TOKEN: token });
await web.start();
const client = () => new TestClient(() => web.url);
const teacher = client();
await teacher.loginAsNewMember(place.database);

/** How much of a processor the web process takes meanwhile. */
async function load(work: () => Promise<void>): Promise<number> {
  const [before, began] = [await processorSeconds(), performance.now()];
  await work();
  return ((await processorSeconds()) - before) / ((performance.now() - began) / 1_000);
}
const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
let refused = 0;
async function timed(work: () => Promise<{ status: number } | undefined>): Promise<number> {
  const began = performance.now();
  const answer = await work().catch(() => undefined);
  if (answer?.status !== 200) refused += 1;
  return performance.now() - began;
}
/** Each at a moment of its own within so many ms. */
const within = <T>(all: readonly T[], ms: number, work: (one: T, at: number) => Promise<number>) =>
  Promise.all(
    all.map(async (one, at) => {
      await sleep((at / all.length) * ms);
      return work(one, at);
    }),
  );
async function processorSeconds(): Promise<number> {
  const answer = await fetch(`${web.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await answer.text())?.[1]);
}

const sets = await Promise.all(ITEMS.map((items) => frozenExam(teacher, { items })));
const exam = (await teacher.create('/api/exams', { title: '중간고사', codes: sets.map(({ pasCode }) => pasCode) }))
  .body;
await teacher.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms: 2 });

/** Transactions of the database so far: a statement outside of one is one. */
async function transactions(): Promise<number> {
  // Statistics of a connection come once it rests.
  await sleep(2_000);
  const { rows } = await place.database.raw()(
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n);
}

async function run(count: number, before?: Map<string, number>) {
  const sittings = await Promise.all(
    Array.from({ length: Math.ceil(count / LIMITS.seats) }, async () => {
      const { body } = await giveExam(teacher, exam.code, new Date(Date.now() - 60_000));
      return body as Sitting;
    }),
  );
  const [sitting] = sittings;
  if (!sitting) throw new Error('there is no sitting');
  const students = sittings.flatMap(({ code }, at) =>
    Array.from(
      { length: Math.min(LIMITS.seats, count - at * LIMITS.seats) },
      (_, seat) => new Solver(client(), code, seat + 1),
    ),
  );
  const pace = Math.max(1, count / AT_ONCE);
  const own = new Map<string, number>();
  const tell = (name: string, times: readonly number[], more = '') => {
    const p95 = quantile(times, 0.95);
    own.set(name, p95);
    const base = before?.get(name);
    const ratio = base ? `  p95 is ${(p95 / base).toFixed(2)} of that of ${FEW}` : '';
    console.log(
      `  ${name.padEnd(24)} ${String(times.length).padStart(5)} times  p50 ${quantile(times, 0.5).toFixed(0)}  p95 ${p95.toFixed(0)} ms${ratio}${more}`,
    );
  };
  const saving = () =>
    within(students, SAVE_MS, async (student, at) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        student.choose(sitting.firstNumber + ((at + round) % sitting.items), ((at + round) % 5) + 1);
        const ms = await timed(() => student.send());
        times.push(ms);
        if (round + 1 < ROUNDS) await sleep(Math.max(0, SAVE_MS - ms));
      }
      return Math.max(...times);
    });
  console.log(`\n${count} students`);
  tell('start', await within(students, START_MS * pace, (student) => timed(() => student.start())));
  const sent = await transactions();
  const alone = await load(async () => tell('save, slowest of each', await saving()));
  console.log(`  transactions of a save: ${(((await transactions()) - sent) / (count * ROUNDS)).toFixed(2)}`);
  const boards: number[] = [];
  let isOver = false;
  let bytes = 0;
  const watch = async (at: number) => {
    await sleep((at / BOARDS) * BOARD_MS);
    while (!isOver) {
      boards.push(
        await timed(async () => {
          const answer = await teacher.fetch('GET', `/api/sittings/${sitting.code}/board`);
          bytes = (await answer.arrayBuffer()).byteLength;
          return answer;
        }),
      );
      await sleep(BOARD_MS);
    }
  };
  const watched = await load(async () => {
    const watching = Array.from({ length: BOARDS }, (_, at) => watch(at));
    tell(`save, ${BOARDS} boards open`, await saving());
    isOver = true;
    await Promise.all(watching);
  });
  tell('board', boards, `  ${(bytes / 1_000).toFixed(0)} kB`);
  console.log(`  processor of the web process: ${alone.toFixed(2)}, with ${BOARDS} boards ${watched.toFixed(2)}`);
  tell('submit', await within(students, SUBMIT_MS * pace, (student) => timed(() => student.submit())));
  const kept = new Map<string, string>();
  for (const { code } of sittings) {
    const { attempts } = (await teacher.get(`/api/sittings/${code}/scores`)).body;
    for (const { number, answers } of attempts) kept.set(`${code}/${number}`, JSON.stringify(answers));
  }
  const lost = students.filter(
    (student) => kept.get(`${student.link}/${student.number}`) !== JSON.stringify(student.expected().answers),
  );
  console.log(`  lost: ${lost.length} of ${count}; refused: ${refused}`);
  refused += lost.length;
  return own;
}

try {
  const base = await run(FEW);
  await run(STUDENTS, base);
} finally {
  await web.end('SIGTERM');
  await place.close();
}
process.exit(refused === 0 ? 0 : 1);
