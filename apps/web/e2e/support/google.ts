import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from './test.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

/** The stand-in for Google: an OpenID provider of the server's tests, over real HTTP. */
export interface Google {
  /** Who is logged in there; null declines. */
  be(person: Person | null): Promise<void>;
}

async function startGoogle(): Promise<{ issuer: string; google: Google; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/testing/oidc-main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the provider has no output');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  const issuer = await next();
  return {
    issuer,
    google: {
      async be(person) {
        child.stdin?.write(`${JSON.stringify(person)}\n`);
        await next();
      },
    },
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A test on a server where one can log in with Google, or what stands in for it. */
export const test = base.extend<object, { provider: { issuer: string; google: Google } }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the parameter's pattern
    async ({}, use) => {
      const { stop, ...provider } = await startGoogle();
      await use(provider);
      await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  serverEnv: [
    async ({ provider }, use) => {
      await use({
        GOOGLE_CLIENT_ID: 'test-client',
        GOOGLE_CLIENT_SECRET: 'test-secret',
        GOOGLE_ISSUER: provider.issuer,
      });
    },
    { scope: 'worker' },
  ],
});
