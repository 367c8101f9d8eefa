import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from './test.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const START_MS = 60_000;

interface Ledger {
  ledger: { orderId: string; amount: number }[];
  calls: { method: string; path: string }[];
}

/** The stand-in for the payment provider as a process of its own, so that tests can make it fail. */
export interface Sandbox {
  url: string;
  /** Makes matching calls to the provider fail, so many times. */
  fail(rule: { match: { method?: string; path?: string }; times?: number; fault: object }): Promise<void>;
  clearFaults(): Promise<void>;
  ledger(): Promise<Ledger>;
}

async function startSandbox(): Promise<Sandbox & { stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/toss-sandbox/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + START_MS;
  let url: string | undefined;
  while (url === undefined) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the sandbox did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    url = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
  }
  const faults = `${url}/sandbox/faults`;
  return {
    url,
    async fail(rule) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(faults, { method: 'POST', headers, body: JSON.stringify(rule) });
      expect(status).toBe(201);
    },
    async clearFaults() {
      await fetch(faults, { method: 'DELETE' });
    },
    async ledger() {
      return (await (await fetch(`${url}/sandbox/ledger`)).json()) as Ledger;
    },
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A test on a server that sells through a sandbox the test can make fail. */
export const test = base.extend<object, { sandbox: Sandbox }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the parameter's pattern
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  serverEnv: [
    async ({ sandbox }, use) => {
      await use({
        TOSS_CLIENT_KEY: 'test_ck_sandboxsandboxsandbox',
        TOSS_SECRET_KEY: 'test_sk_sandboxsandboxsandbox',
        TOSS_API_URL: sandbox.url,
        TOSS_SCRIPT_URL: `${sandbox.url}/v2/standard`,
      });
    },
    { scope: 'worker' },
  ],
});
