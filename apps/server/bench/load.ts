import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeModel } from '@chulje/fake-model';
import { ServerMember } from '../src/testing/fleet.ts';
import { openBenchDatabase } from './bench-database.ts';
import { ACTIONS, type Action, isInOrder, LoadTeacher } from './load-teacher.ts';
import { openTypeDialogs } from './type-dialogs.ts';

/**
 * `npm run bench:load [teachers …]`: teachers at work on one web and one worker process with a model that takes about 20
 * seconds, 5 of them as the baseline and then as many as told (50, 200 and 1,000 unless told). Prints times of each
 * action, their ratio to the baseline, what was not done, memory, and what an action takes of the processor and the
 * database: these two are the same on a busy machine. The teachers and the model share a process; its own delay says whether
 * it could keep up. LOAD_PROFILE names a folder for processor profiles of both. Ends with 1 when a request was neither
 * answered nor refused with a time to come back.
 */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 40);
const BASELINE = 5;
/** A passage takes three calls of the model. */
const ANSWER_MS = 6_500;
const MEMORY_MS = 5_000;

const place = await openBenchDatabase(4);
const { database } = place;
const model = await startFakeModel({ answerMs: ANSWER_MS });
const env = {
  DATABASE_URL: place.url,
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '1',
  METRICS_TOKEN: 'token-of-the-bench',
  GENERATION_WORKERS: process.env.LOAD_WORKERS ?? '64',
  AI_PROVIDER: 'compatible',
  AI_MODEL: 'fake',
  AI_API_KEY: 'fake-key',
  AI_BASE_URL: model.url,
};
const folder = process.env.LOAD_PROFILE;
const profiled = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
const web = new ServerMember({ ...env, ROLE: 'web' }, profiled);
const worker = new ServerMember({ ...env, ROLE: 'worker' }, profiled);
await Promise.all([web.start(), worker.start()]);

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

interface Cost {
  megabytes: number;
  processorSeconds: number;
  /** The 99th percentile since it was looked at last, with the 10 ms between two of its looks. */
  loopMs: number;
}

async function measure(server: ServerMember): Promise<Cost> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } });
  const text = await response.text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    megabytes: value('process_resident_memory_bytes') / 1e6,
    processorSeconds: value('process_cpu_seconds_total'),
    loopMs: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
  };
}

async function databaseSeconds(): Promise<number> {
  const { rows } = await database.raw()(
    'select active_time / 1000 as s from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.s);
}

/** The most memory of both processes until `work` is done. */
async function highestMemory(work: Promise<unknown>): Promise<{ web: number; worker: number }> {
  const most = { web: 0, worker: 0 };
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  do {
    await Promise.race([over, sleep(MEMORY_MS)]);
    const [ofWeb, ofWorker] = await Promise.all([measure(web), measure(worker)]);
    most.web = Math.max(most.web, ofWeb.megabytes);
    most.worker = Math.max(most.worker, ofWorker.megabytes);
  } while (!isOver);
  return most;
}

let serial = 0;
let isInOrderAll = true;
async function run(count: number, baseline?: Map<Action, number>): Promise<Map<Action, number>> {
  const times = new Map<Action, number[]>(ACTIONS.map((action) => [action, []]));
  const others = new Map<string, number>();
  const teachers = Array.from({ length: count }, () => {
    serial += 1;
    return new LoadTeacher(
      () => web.url,
      serial,
      (action, ms, outcome) => {
        if (outcome === 'done') times.get(action)?.push(ms);
        else others.set(`${action} ${outcome}`, (others.get(`${action} ${outcome}`) ?? 0) + 1);
        isInOrderAll &&= isInOrder(outcome);
      },
    );
  });
  for (let index = 0; index < count; index += 10)
    await Promise.all(teachers.slice(index, index + 10).map((teacher) => teacher.join(database)));
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const databaseBefore = await databaseSeconds();
  const [webBefore, workerBefore] = await Promise.all([measure(web), measure(worker)]);
  const own = process.cpuUsage();
  const started = Date.now();
  const memory = await highestMemory(Promise.all(teachers.map((teacher) => teacher.work(started + SECONDS * 1_000))));
  const seconds = (Date.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(own);
  delay.disable();
  // Statistics of a connection come once it rests.
  await sleep(2_000);
  const [webAfter, workerAfter] = await Promise.all([measure(web), measure(worker)]);
  const total = [...times.values()].reduce((sum, list) => sum + list.length, 0);
  console.log(`\n${count} teachers, ${SECONDS} s of work, over after ${Math.round(seconds)} s, ${total} actions`);
  const medians = new Map<Action, number>();
  for (const action of ACTIONS) {
    const sorted = (times.get(action) ?? []).toSorted((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share)) as [number, number, number];
    medians.set(action, p50);
    const base = baseline?.get(action);
    const ratio = base ? `  p50 is ${(p50 / base).toFixed(2)} of the baseline` : '';
    console.log(
      `  ${action.padEnd(9)} ${String(sorted.length).padStart(6)} times  p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)}  p99 ${p99.toFixed(0)} ms${ratio}`,
    );
  }
  console.log(`  not done: ${[...others].map(([what, times]) => `${what} ×${times}`).join(', ') || 'none'}`);
  console.log(`  highest memory: web ${memory.web.toFixed(0)} MB, worker ${memory.worker.toFixed(0)} MB`);
  const perAction = (secondsSpent: number) => `${((secondsSpent * 1_000) / total).toFixed(1)} ms`;
  console.log(
    `  of an action: web ${perAction(webAfter.processorSeconds - webBefore.processorSeconds)}, worker ${perAction(workerAfter.processorSeconds - workerBefore.processorSeconds)}, database ${perAction((await databaseSeconds()) - databaseBefore)}`,
  );
  console.log(
    `  teachers and model: ${perAction((user + system) / 1e6)}, late by ${(delay.percentile(50) / 1e6 - 10).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6 - 10).toFixed(0)} ms`,
  );
  return medians;
}

async function runTypeDialogs(): Promise<void> {
  const { AI_PROVIDER: _, AI_MODEL: __, AI_API_KEY: ___, AI_BASE_URL: ____, ...embedded } = env;
  const server = new ServerMember({ ...embedded, ROLE: 'web' });
  await server.start();
  try {
    const { members, times, others, open } = await openTypeDialogs(server.url, database);
    await measure(server);
    await sleep(2_000);
    const { loopMs: rest } = await measure(server);
    const own = monitorEventLoopDelay({ resolution: 10 });
    own.enable();
    await open();
    own.disable();
    const { loopMs, megabytes } = await measure(server);
    const sorted = times.toSorted((a, b) => a - b);
    console.log(
      `\n${members} members open the type dialog at once, ${sorted.length} times on texts of 5,000 characters`,
    );
    console.log(
      `  event loop of the web process: p99 ${loopMs.toFixed(0)} ms, at rest ${rest.toFixed(0)} ms; of the members' own, which only waits, ${(own.percentile(99) / 1e6).toFixed(0)} ms`,
    );
    console.log(`  answers: p50 ${quantile(sorted, 0.5).toFixed(0)}  p99 ${quantile(sorted, 0.99).toFixed(0)} ms`);
    console.log(`  not done: ${[...others].map(([what, many]) => `${what} ×${many}`).join(', ') || 'none'}`);
    console.log(`  memory: ${megabytes.toFixed(0)} MB`);
  } finally {
    await server.end('SIGTERM');
  }
}

try {
  const baseline = await run(BASELINE);
  const wanted = process.argv.slice(2).map(Number);
  for (const count of wanted.length > 0 ? wanted : [50, 200, 1_000]) await run(count, baseline);
  await runTypeDialogs();
} finally {
  // In order, since a profile is written at the end.
  await Promise.all([web.end('SIGTERM'), worker.end('SIGTERM')]);
  await model.stop();
  await place.close();
}
process.exit(isInOrderAll ? 0 : 1);
