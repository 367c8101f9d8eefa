import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DEMO } from '../src/accounts/demo.ts';
import { ServerMember } from '../src/testing/fleet.ts';
import { openBenchDatabase } from './bench-database.ts';

/**
 * `npm run bench:read [folder]`: reads that need a login, of two statements each (the session's, their own), against a
 * bare Fastify route that answers from one, on PGlite and on PostgreSQL. A bare route of two says what can be reached. Compared is the processor time that the server's
 * process takes for a request, which is the same on a busy machine; requests a second are printed too. Into `folder` go
 * processor profiles of the server.
 */
const REQUESTS = 1_000;
const PARALLEL = 10;
const ROUNDS = 5;
const READS = ['/api/info/select/ticket', '/api/pass/select/recelist', '/api/noti/select/list'];
const BARE = fileURLToPath(new URL('bare-read.ts', import.meta.url));
const [profiles] = process.argv.slice(2);

/** A server that is asked, and what the bench knows of it. */
interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** What its process took of the processor since it began. */
  processorMs(): Promise<number>;
  /** The least that a request took of the processor, in milliseconds. */
  milliseconds: number;
  /** The most requests in a second. */
  perSecond: number;
}
const NOTHING_YET = { milliseconds: Number.POSITIVE_INFINITY, perSecond: 0 };

const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
/** A lean client: it shares the processors with what is measured. */
async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  const [response] = await once(get(url, { agent, headers }), 'response');
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${body}`);
  return body;
}

async function measure(target: Target): Promise<void> {
  const before = await target.processorMs();
  const began = performance.now();
  const lane = async () => {
    for (let index = 0; index < REQUESTS / PARALLEL; index += 1) await read(target.url, target.headers);
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  const seconds = (performance.now() - began) / 1000;
  const spent = (await target.processorMs()) - before;
  target.milliseconds = Math.min(target.milliseconds, spent / REQUESTS);
  target.perSecond = Math.max(target.perSecond, REQUESTS / seconds);
}

async function startBare(env: Record<string, string>): Promise<{ targets: Target[]; stop(): unknown }> {
  const bare = spawn(process.execPath, ['--import', 'tsx', BARE], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(bare.stdout, 'data');
  const url = String(address).trim();
  const processorMs = async () => {
    const { user, system } = JSON.parse(await read(`${url}/cpu`)) as NodeJS.CpuUsage;
    return (user + system) / 1000;
  };
  const of = (name: string, path: string) => ({ name, url: url + path, headers: {}, processorMs, ...NOTHING_YET });
  return {
    targets: [
      of('bare route with its SELECT', '/select'),
      of('bare route with two SELECTs', '/two-selects'),
      of('bare route without SELECT', '/without'),
    ],
    stop: () => bare.kill('SIGKILL'),
  };
}

async function startServer(env: Record<string, string>): Promise<{ targets: Target[]; stop(): unknown }> {
  const profiled = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const server = new ServerMember({ ...env, DEMO_ACCOUNT: 'true', LOG_LEVEL: 'info' }, profiled);
  await server.start();
  const login = await fetch(`${server.url}/api/auth/select/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ memEmail: DEMO.email, memPassword: DEMO.password }),
  });
  const session = login.headers.getSetCookie().find((each) => each.startsWith('chulje='));
  const headers = { cookie: session?.split(';')[0] ?? '' };
  const processorMs = async () => {
    const metrics = await read(`${server.url}/metrics`);
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000;
  };
  return {
    targets: READS.map((path) => ({ name: path, url: server.url + path, headers, processorMs, ...NOTHING_YET })),
    stop: () => server.end('SIGTERM'),
  };
}

/** Rounds of each in turn, so that a busy machine does not weigh on one of them; the first warms up. */
async function compare(env: Record<string, string>, bareEnv: Record<string, string>): Promise<void> {
  const bare = await startBare(bareEnv);
  const server = await startServer(env);
  const targets = [...bare.targets, ...server.targets];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const target of targets) {
      if (round === 1) Object.assign(target, NOTHING_YET);
      await measure(target);
    }
  const [base] = bare.targets;
  for (const { name, milliseconds, perSecond } of targets)
    console.log(
      `  ${name.padEnd(28)} ${((base?.milliseconds ?? 0) / milliseconds).toFixed(2)} × the bare route with its SELECT (${milliseconds.toFixed(3)} ms; ${Math.round(perSecond)} a second)`,
    );
  bare.stop();
  await server.stop();
}

const place = await openBenchDatabase(1);
const folder = mkdtempSync(join(tmpdir(), 'chulje-bench-'));
try {
  console.log('PostgreSQL, processor time of a request:');
  await compare({ DATABASE_URL: place.url }, { DATABASE_URL: place.url });
  console.log('PGlite, processor time of a request:');
  await compare({ DATA_DIR: join(folder, 'server') }, { DATA_DIR: join(folder, 'bare') });
} finally {
  rmSync(folder, { recursive: true, force: true });
  await place.close();
}
process.exit(0);
