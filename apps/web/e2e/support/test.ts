import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';

export const DEMO = { email: 'demo@example.com', password: 'chulje-demo1!' };

/** For a test that is as true on a phone: it runs in both projects of playwright.config.ts. */
export const ALSO_ON_PHONE = { tag: '@phone' };

interface Fixtures {
  /** Messages the browser may log without failing the test. */
  expectedFaults: RegExp[];
}

interface WorkerFixtures {
  /** Settings of the server. A file that names some has a worker, and so a server, of its own. */
  serverEnv: Record<string, string>;
  /** A server that the tests of one worker share: each takes a member of its own, or leaves the demo account as it was. */
  server: TestServer;
}

/** A server of its own for a file that changes the demo account, or counts what one address may do. */
export const ownServer = () => ({ serverEnv: {} });

/** A test on the server of its worker, which fails on any error the browser reports, CSP violations among them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer(serverEnv);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  expectedFaults: [[], { option: true }],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, expectedFaults }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedFaults.some((pattern) => pattern.test(message.text())))
        faults.push(message.text());
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** Logs in as the demo account and waits for home. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByLabel('비밀번호').fill(DEMO.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: '김선생 님, 안녕하세요' })).toBeVisible();
}

/** Nothing is wider than the screen, and axe finds nothing on it once it has come to rest: a colour half-way through its transition is no colour of ours. */
export async function expectAccessible(page: Page): Promise<void> {
  // An address stands before its screen does.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expectNoSideScroll(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Within the page itself: else axe opens a second one each time, to put the results of frames together.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  );
}

/** Nothing is wider than the screen. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };
