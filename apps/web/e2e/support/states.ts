import type { Page } from '@playwright/test';

/** States a screen is in for moments or by bad luck, held still. Each lasts until `asUsual`. */

/** What the server is asked for under this address fails. */
export async function failing(page: Page, address: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'server.failed', message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
    }),
  );
}

/** What the server is asked for under this address never comes. */
export async function waiting(page: Page, address: string): Promise<void> {
  await page.route(address, () => {});
}

export async function asUsual(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
