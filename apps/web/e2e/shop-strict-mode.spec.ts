import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { test } from './support/sandbox.ts';
import { balanceOf, cardWindow, orderTickets, paid, pay } from './support/shop.ts';
import { ticketsShown } from './support/steps.ts';
import { expect, logIn } from './support/test.ts';

const WEB = fileURLToPath(new URL('../', import.meta.url));
test.setTimeout(240_000);

/** The app as a developer runs it: React's development build, in which StrictMode mounts everything twice. */
async function developmentApp(server: string, cacheDir: string): Promise<ViteDevServer> {
  const vite = await createServer({
    root: WEB,
    cacheDir,
    logLevel: 'error',
    server: {
      port: 0,
      hmr: false,
      proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
    },
  });
  return vite.listen();
}

test('the success page confirms once under StrictMode, mounted as the development build mounts it', async ({
  page,
  context,
  server,
  sandbox,
}) => {
  await logIn(page);
  const balance = await balanceOf(page);
  const before = await sandbox.ledger();
  // The window comes back to an address nobody opens: the development build takes it up.
  await page.route('**/tossPay/success*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await orderTickets(page, 30);
  await pay(cardWindow(page));
  await page.waitForURL('**/tossPay/success*');
  const { pathname, search } = new URL(page.url());

  const folder = mkdtempSync(join(tmpdir(), 'chulje-vite-'));
  const vite = await developmentApp(server.url, folder);
  try {
    const developed = await context.newPage();
    const called: string[] = [];
    developed.on('request', (request) => {
      if (request.url().includes('/api/tosspay/')) called.push(new URL(request.url()).pathname);
    });
    // The query client listens for the window's return while it is mounted.
    await developed.addInitScript(() => {
      const counts = { added: 0, removed: 0 };
      Object.assign(window, { counts });
      const { addEventListener, removeEventListener } = window;
      Object.assign(window, {
        addEventListener(...args: Parameters<typeof addEventListener>) {
          if (args[0] === 'visibilitychange') counts.added += 1;
          addEventListener.apply(window, args);
        },
        removeEventListener(...args: Parameters<typeof removeEventListener>) {
          if (args[0] === 'visibilitychange') counts.removed += 1;
          removeEventListener.apply(window, args);
        },
      });
    });
    const home = vite.resolvedUrls?.local[0] ?? '';
    await developed.goto(new URL(pathname + search, home).href);
    await expect(paid(developed)).toBeVisible({ timeout: 120_000 });
    await ticketsShown(developed, balance + 30);
    const counts = await developed.evaluate(
      () => (window as unknown as { counts: { added: number; removed: number } }).counts,
    );
    expect(counts.removed, 'StrictMode unmounted the app once').toBeGreaterThan(0);
    expect(counts.added).toBeGreaterThan(counts.removed);
    expect(called.filter((path) => path.endsWith('/confirm'))).toHaveLength(1);
    expect(called.filter((path) => path.endsWith('/verifyAmount'))).toHaveLength(1);
  } finally {
    await vite.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const { ledger, calls } = await sandbox.ledger();
  expect(ledger.slice(before.ledger.length).map(({ amount }) => amount)).toEqual([57_000]);
  expect(calls.slice(before.calls.length).filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1);
});
