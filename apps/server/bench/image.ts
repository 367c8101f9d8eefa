import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleItem, sampleText } from '@chulje/contract/testing';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { ROOT } from '../../../scripts/run.mjs';
import { TestClient } from '../src/testing/client.ts';
import { openBenchDatabase } from './bench-database.ts';
import { checkFiles } from './check-files.ts';
import { asNobody, inside, isRoot, replay, type Stage, sizes } from './container-steps.ts';

/**
 * `npm run bench:image`: replays the steps of `deploy/Containerfile` in an empty folder as an ordinary user (it needs a registry of
 * npm, but no container engine), starts what came of them in production, as a web and a worker process, with the environment
 * of the file, and does a teacher's job on it. Says of each thing whether it is in order; ends with 1 when one is not.
 */
const PUBLIC_URL = 'https://chulje.example';
const PORTS = { web: 28_501, worker: 28_502 } as const;
const START_TRIES = 120;

let isWhole = true;
function say(what: string, isSo: boolean, found: unknown = ''): void {
  isWhole &&= isSo;
  console.log(`${isSo ? 'ok   ' : 'WRONG'} ${what}${isSo ? '' : `: ${JSON.stringify(found)}`}`);
}

/** A container of the image, as `docker run --env-file … -e ROLE=…` starts it. */
class Container {
  readonly env: Record<string, string>;
  private readonly child;
  readonly exited: Promise<number | null>;
  output = '';

  constructor(
    readonly image: Stage,
    role: keyof typeof PORTS,
    env: Record<string, string>,
  ) {
    this.env = { PATH: process.env.PATH ?? '', ...image.env, ...env, ROLE: role, PORT: `${PORTS[role]}` };
    const [program = '', ...args] = image.command;
    this.child = spawn(program, args, { cwd: inside(image), env: this.env, ...asNobody });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exited = new Promise((resolve) => this.child.once('close', resolve));
  }

  /** Whether the health check of the file says so. */
  isHealthy(): boolean {
    return this.run(...this.image.health) === 0;
  }

  /** What a program ends with, run beside it as `docker exec` does. */
  run(program = '', ...args: string[]): number {
    try {
      execFileSync(program, args, { cwd: inside(this.image), env: this.env, ...asNobody, stdio: 'pipe' });
      return 0;
    } catch (error) {
      const { status, stdout } = error as { status: number | null; stdout?: Buffer };
      this.output += stdout?.toString() ?? '';
      return status ?? -1;
    }
  }

  async becomeHealthy(): Promise<boolean> {
    for (let tries = 0; tries < START_TRIES; tries += 1) {
      if (this.isHealthy()) return true;
      await sleep(500);
    }
    return false;
  }

  stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}

/** A browser that came through the proxy that ends TLS. */
class ProxiedClient extends TestClient {
  override fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.fetch(method, path, body, { origin: PUBLIC_URL, ...headers });
  }
}

async function doAJob(client: TestClient): Promise<void> {
  for (const path of ['/healthz', '/readyz', '/landing', '/login']) {
    const { status } = await client.get(path);
    say(`${path} answers`, status === 200, status);
  }
  const work = { title: '글', content: sampleText(), questions: [{ item: sampleItem() }] };
  const made = await client.post('/api/pass/ques/insert/each', work);
  await checkFiles(client, made.body.pasCode, say);
  const response = await client.fetch(
    'POST',
    '/fastapi/generate-passage',
    { type_passage: '과학', keyword: ['삼투 현상'] },
    { accept: 'text/event-stream', 'idempotency-key': 'on-the-image' },
  );
  const events = await response.text();
  say('the worker makes a passage for the web process', events.includes('event: done'), events.slice(-200));
}

const scratch = mkdtempSync(join(tmpdir(), 'chulje-image-'));
chmodSync(scratch, 0o755);
const containers: Container[] = [];
const place = await openBenchDatabase(2);
try {
  const image = replay(join(ROOT, 'deploy/Containerfile'), ROOT, scratch);
  console.log(`the image holds ${sizes(inside(image))}`);
  say('it runs as another user than root', image.user !== undefined && image.user !== 'root', image.user);
  const env = {
    DATABASE_URL: place.url,
    PUBLIC_URL,
    SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'chulje@example.com',
  };
  const web = new Container(image, 'web', env);
  const worker = new Container(image, 'worker', env);
  containers.push(web, worker);
  say('the web process becomes healthy', await web.becomeHealthy(), web.output);
  say('the worker becomes healthy', await worker.becomeHealthy(), worker.output);
  if (isRoot) say('it cannot change its own files', web.run('sh', '-c', 'test -z "$(find . -writable)"') === 0);
  const client = new ProxiedClient(() => `http://127.0.0.1:${PORTS.web}`);
  await client.loginAsNewMember(place.database, 1);
  await doAJob(client);
  const help = web.run('node', 'apps/server/dist/admin.js', 'notices', 'list');
  say("the operator's commands run in it", help === 0, web.output.slice(-500));
  for (const each of containers) say('SIGTERM ends it in order', (await each.stop('SIGTERM')) === 0, each.output);
  say('nobody answers then', !web.isHealthy());
} finally {
  await Promise.all(containers.map((each) => each.stop('SIGKILL')));
  await place.close();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(isWhole ? 0 : 1);
