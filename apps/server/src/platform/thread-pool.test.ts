import { getEventListeners } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { ThreadPool } from './thread-pool.ts';

/** What testing/thread-jobs.mjs exports. */
interface Jobs {
  say(word: string): string;
  whoAmI(data: undefined): number;
  spin(data: undefined): void;
  waitFor(gate: Int32Array): void;
  fail(data: undefined): void;
}

let pool: ThreadPool<Jobs> | undefined;
function start({ threads = 1, maxWaiting = 3, maxWaitingOfOne = 3, maxGrowth = Infinity } = {}): ThreadPool<Jobs> {
  const file = new URL('../testing/thread-jobs.mjs', import.meta.url);
  pool = new ThreadPool({ file, threads, maxWaiting, maxWaitingOfOne, maxGrowth, onError: () => {} });
  return pool;
}
afterEach(() => pool?.stop());

const PATIENT = { seconds: 60, late: 'export.timed-out' } as const;
const HASTY = { ...PATIENT, seconds: 0.001 };
const closedGate = () => new Int32Array(new SharedArrayBuffer(4));
function open(gate: Int32Array): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

it('does one job after another in one thread', async () => {
  const jobs = start();
  expect(await Promise.all([jobs.run('say', '가', PATIENT), jobs.run('say', '나', PATIENT)])).toEqual(['가', '나']);
  const first = await jobs.run('whoAmI', undefined, PATIENT);
  expect(await jobs.run('whoAmI', undefined, PATIENT)).toBe(first);
});

it('does as many at once as it has threads', async () => {
  const jobs = start({ threads: 2 });
  const gate = closedGate();
  const held = jobs.run('waitFor', gate, PATIENT);
  expect(await jobs.run('say', '가', PATIENT)).toBe('가');
  open(gate);
  await held;
});

it('ends a job that takes too long with its thread, and does those that wait in another', async () => {
  const jobs = start();
  const late = jobs.run('spin', undefined, HASTY);
  const next = jobs.run('say', '가', PATIENT);
  await expect(late).rejects.toMatchObject({ code: 'export.timed-out' });
  expect(await next).toBe('가');
});

it('counts no waiting against a job', async () => {
  const jobs = start();
  const gate = closedGate();
  const held = jobs.run('waitFor', gate, PATIENT);
  const order: string[] = [];
  const waiting = jobs.run('spin', undefined, HASTY).catch(() => order.push('late'));
  open(gate);
  await held.then(() => order.push('held'));
  await waiting;
  expect(order).toEqual(['held', 'late']);
});

it('does nothing for those who went away: what waits is dropped, what runs is ended', async () => {
  const jobs = start();
  const gone = new AbortController();
  const running = jobs.run('spin', undefined, { ...PATIENT, signal: gone.signal });
  const waiting = jobs.run('say', '가', { ...PATIENT, signal: gone.signal });
  const other = jobs.run('say', '나', PATIENT);
  gone.abort();
  for (const job of [waiting, running]) await expect(job).rejects.toMatchObject({ code: 'server.busy' });
  await expect(jobs.run('say', '다', { ...PATIENT, signal: gone.signal })).rejects.toMatchObject({
    code: 'server.busy',
  });
  expect(await other).toBe('나');
});

it('listens for a departure no longer than a job takes', async () => {
  const jobs = start();
  const { signal } = new AbortController();
  const many = Array.from({ length: 3 }, () => jobs.run('say', '가', { ...PATIENT, signal }));
  await Promise.all(many);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

it('refuses more than may wait', async () => {
  const jobs = start({ maxWaiting: 1 });
  const taken = [jobs.run('say', '가', PATIENT), jobs.run('say', '나', PATIENT)];
  await expect(jobs.run('say', '다', PATIENT)).rejects.toMatchObject({ code: 'server.busy' });
  expect(await Promise.all(taken)).toEqual(['가', '나']);
});

it('replaces threads when the process has grown, and ends no job for it', async () => {
  // Whatever it takes of memory is more than that.
  const jobs = start({ threads: 2, maxGrowth: -Infinity });
  const gate = closedGate();
  const held = jobs.run('waitFor', gate, PATIENT);
  const first = await jobs.run('whoAmI', undefined, PATIENT);
  const second = await jobs.run('whoAmI', undefined, PATIENT);
  expect(second).not.toBe(first);
  open(gate);
  await held;
  expect(await jobs.run('whoAmI', undefined, PATIENT)).not.toBe(second);
});

it('lets members take turns, and none keeps another out', async () => {
  const jobs = start({ maxWaiting: 5, maxWaitingOfOne: 3 });
  const gate = closedGate();
  const order: string[] = [];
  const held = jobs.run('waitFor', gate, { ...PATIENT, member: 'a' });
  const ask = (member: string, word: string) =>
    jobs.run('say', word, { ...PATIENT, member }).then((said) => order.push(said));
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await expect(ask('a', 'a4')).rejects.toMatchObject({ code: 'server.busy' });
  asked.push(ask('b', 'b1'), ask('b', 'b2'));
  await expect(ask('c', 'c1')).rejects.toMatchObject({ code: 'server.busy' });
  open(gate);
  await Promise.all([held, ...asked]);
  expect(order).toEqual(['b1', 'a1', 'b2', 'a2', 'a3']);
});

it('tells what a job throws, and goes on', async () => {
  const jobs = start();
  await expect(jobs.run('fail', undefined, PATIENT)).rejects.toThrow('of the job');
  expect(await jobs.run('say', '가', PATIENT)).toBe('가');
});

it('lets nothing wait for ever when it stops', async () => {
  const jobs = start();
  const settled = Promise.allSettled([jobs.run('spin', undefined, PATIENT), jobs.run('say', '가', PATIENT)]);
  await jobs.stop();
  expect((await settled).map((result) => result.status)).toEqual(['rejected', 'rejected']);
  await expect(jobs.run('say', '나', PATIENT)).rejects.toMatchObject({ code: 'server.busy' });
});
