import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { startFakeModel } from '@chulje/fake-model';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { build } from '../../../scripts/prepare.mjs';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { startPostgres } from '../../../scripts/test-tools.mjs';
import { openDatabase } from '../src/platform/db.ts';
import { createPostgresDatabase } from '../src/testing/app.ts';
import { AddressedClient } from '../src/testing/client.ts';
import { ServerMember } from '../src/testing/fleet.ts';

/**
 * `npm run bench:load [teachers …]`: teachers at work on one web and one worker process with a model that takes about 20
 * seconds, 5 of them as the baseline and then as many as told (50, 200 and 1,000 unless told). Prints times of each
 * action, their ratio to the baseline, errors, memory, and what an action takes of the processor and the database: these
 * two are the same on a busy machine. LOAD_PROFILE names a folder for processor profiles of both.
 */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 40);
const BASELINE = 5;
/** A passage takes three calls of the model. */
const ANSWER_MS = 6_500;
/** How often a teacher does what, of 100. */
const MIX = [
  ['home', 25],
  ['list', 25],
  ['open', 25],
  ['save', 15],
  ['export', 5],
  ['generate', 5],
] as const;
type Action = (typeof MIX)[number][0];

const postgres = await startPostgres();
if (!postgres) throw new Error('there is no PostgreSQL');
process.env.TEST_DATABASE_URL = postgres.url;
await build();
const model = await startFakeModel({ answerMs: ANSWER_MS });
const place = await createPostgresDatabase();
const database = await openDatabase({ url: place.url, dataDir: '', poolSize: 4 });
await database.migrate();
const env = {
  DATABASE_URL: place.url ?? '',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '1',
  METRICS_TOKEN: 'token-of-the-bench',
  GENERATION_WORKERS: '32',
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

class Teacher {
  private readonly client: AddressedClient;
  private works: string[] = [];

  constructor(
    serial: number,
    private readonly note: (action: Action, ms: number, status: number) => void,
  ) {
    this.client = new AddressedClient(() => web.url, `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`);
  }

  async join(): Promise<void> {
    await this.client.loginAsNewMember(database, 100);
    for (let index = 0; index < 5; index += 1) {
      const questions = [{ item: sampleItem() }];
      const made = await this.client.post('/api/pass/ques/insert/each', {
        title: `글 ${index}`,
        content: sampleText(),
        questions,
      });
      this.works.push(made.body.pasCode);
    }
  }

  async work(until: number): Promise<void> {
    let generating: Promise<void> = Promise.resolve();
    let isGenerating = false;
    await sleep(Math.random() * 2_000);
    while (Date.now() < until) {
      const action = draw();
      if (action === 'generate') {
        if (!isGenerating) {
          isGenerating = true;
          generating = this.timed('generate', () => this.generate()).finally(() => (isGenerating = false));
        }
      } else await this.timed(action, () => this.act(action));
      await sleep(1_000 + Math.random() * 2_000);
    }
    await generating;
  }

  private async timed(action: Action, act: () => Promise<number>): Promise<void> {
    const started = performance.now();
    const status = await act().catch(() => 0);
    this.note(action, performance.now() - started, status);
  }

  private async act(action: Exclude<Action, 'generate'>): Promise<number> {
    const pasCode = this.works[Math.floor(Math.random() * this.works.length)] ?? '';
    switch (action) {
      case 'home': {
        const paths = [
          '/api/info/select/entire',
          '/api/info/select/ticket',
          '/api/pass/select/recelist',
          '/api/noti/select/list',
        ];
        const answers = await Promise.all(paths.map((path) => this.client.get(path)));
        return Math.max(...answers.map(({ status }) => status));
      }
      case 'list':
        return (await this.client.get('/api/pass/select/recelist')).status;
      case 'open':
        return (await this.client.get(`/api/pass/ques/select/${pasCode}`)).status;
      case 'save': {
        const questions = [{ item: sampleItem() }];
        const body = { title: '고친 글', content: sampleText(), questions };
        return (await this.client.put(`/api/pass/ques/update/${pasCode}`, body)).status;
      }
      case 'export': {
        const file = await this.client.fetch('GET', `/api/pass/export/each/${pasCode}?type=pdf`);
        await file.arrayBuffer();
        return file.status;
      }
    }
  }

  private async generate(): Promise<number> {
    const body = { type_passage: '인문', keyword: ['손실 회피'] };
    return (await this.client.post('/fastapi/generate-passage', body, { 'idempotency-key': randomUUID() })).status;
  }
}

function draw(): Action {
  let left = Math.random() * 100;
  for (const [action, share] of MIX) {
    left -= share;
    if (left < 0) return action;
  }
  return 'list';
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

async function measure(server: ServerMember): Promise<{ megabytes: number; processorSeconds: number }> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } });
  const text = await response.text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    megabytes: value('process_resident_memory_bytes') / 1e6,
    processorSeconds: value('process_cpu_seconds'),
  };
}

async function databaseSeconds(): Promise<number> {
  const { rows } = await database.raw()(
    'select active_time / 1000 as s from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.s);
}

let serial = 0;
async function run(count: number, baseline?: Map<Action, number>): Promise<Map<Action, number>> {
  const times = new Map<Action, number[]>();
  const errors = new Map<string, number>();
  const teachers = Array.from({ length: count }, () => {
    serial += 1;
    return new Teacher(serial, (action, ms, status) => {
      times.set(action, [...(times.get(action) ?? []), ms]);
      if (status >= 400 || status === 0)
        errors.set(`${action} ${status}`, (errors.get(`${action} ${status}`) ?? 0) + 1);
    });
  });
  for (let index = 0; index < count; index += 10)
    await Promise.all(teachers.slice(index, index + 10).map((teacher) => teacher.join()));
  const databaseBefore = await databaseSeconds();
  const [webBefore, workerBefore] = await Promise.all([measure(web), measure(worker)]);
  const started = Date.now();
  await Promise.all(teachers.map((teacher) => teacher.work(started + SECONDS * 1_000)));
  const seconds = (Date.now() - started) / 1_000;
  // Statistics of a connection come once it rests.
  await sleep(2_000);
  const total = [...times.values()].reduce((sum, list) => sum + list.length, 0);
  console.log(`\n${count} teachers, ${Math.round(seconds)} s, ${(total / seconds).toFixed(1)} actions a second`);
  const medians = new Map<Action, number>();
  for (const [action] of MIX) {
    const sorted = (times.get(action) ?? []).toSorted((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share)) as [number, number, number];
    medians.set(action, p50);
    const base = baseline?.get(action);
    const ratio = base ? `  p50 is ${(p50 / base).toFixed(2)} of the baseline` : '';
    console.log(
      `  ${action.padEnd(9)} ${String(sorted.length).padStart(6)} times  p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)}  p99 ${p99.toFixed(0)} ms${ratio}`,
    );
  }
  console.log(`  errors: ${[...errors].map(([what, times]) => `${what} ×${times}`).join(', ') || 'none'}`);
  const [webAfter, workerAfter] = await Promise.all([measure(web), measure(worker)]);
  console.log(`  memory: web ${webAfter.megabytes.toFixed(0)} MB, worker ${workerAfter.megabytes.toFixed(0)} MB`);
  const perAction = (secondsSpent: number) => `${((secondsSpent * 1_000) / total).toFixed(1)} ms`;
  console.log(
    `  of an action: web ${perAction(webAfter.processorSeconds - webBefore.processorSeconds)}, worker ${perAction(workerAfter.processorSeconds - workerBefore.processorSeconds)}, database ${perAction((await databaseSeconds()) - databaseBefore)}`,
  );
  return medians;
}

try {
  const baseline = await run(BASELINE);
  const wanted = process.argv.slice(2).map(Number);
  for (const count of wanted.length > 0 ? wanted : [50, 200, 1_000]) await run(count, baseline);
} finally {
  // In order, since a profile is written at the end.
  await Promise.all([web.end('SIGTERM'), worker.end('SIGTERM')]);
  await model.stop();
  await database.close();
  await place.drop();
  postgres.stop();
}
process.exit(0);
