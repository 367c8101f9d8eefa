import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from './test.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const START_MS = 60_000;

interface Step {
  /** One of tools/fake-model/src/behaviours.ts. */
  behaviour: string;
  task?: 'plan' | 'draft' | 'gist' | 'item' | 'solve' | 'judge';
  times?: number;
}

/** The stand-in for a language model as a process of its own, so that tests can make it fail. */
export interface FakeModel {
  url: string;
  /** What the next calls do wrong, in turn. */
  script(...steps: Step[]): Promise<void>;
  behave(): Promise<void>;
}

async function startFakeModel(): Promise<FakeModel & { stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/fake-model/src/main.ts', '0'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + START_MS;
  let origin: string | undefined;
  while (origin === undefined) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the fake model did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    origin = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
  }
  const script = `${origin}/script`;
  return {
    url: `${origin}/v1`,
    async script(...steps) {
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(script, { method: 'POST', headers, body: JSON.stringify(steps) })).status).toBe(200);
    },
    async behave() {
      await fetch(script, { method: 'DELETE' });
    },
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A test on a server whose engine is a language model that the test can make fail. */
export const test = base.extend<object, { model: FakeModel }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the parameter's pattern
    async ({}, use) => {
      const model = await startFakeModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  serverEnv: [
    async ({ model }, use) => {
      await use({
        AI_PROVIDER: 'compatible',
        AI_MODEL: 'fake',
        AI_API_KEY: 'fake-key',
        AI_BASE_URL: model.url,
        AI_SOLVER_PROVIDER: 'compatible',
        AI_SOLVER_MODEL: 'fake-solver',
        AI_SOLVER_API_KEY: 'fake-key',
        AI_SOLVER_BASE_URL: model.url,
      });
    },
    { scope: 'worker' },
  ],
});
