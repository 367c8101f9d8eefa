import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';

const SCREENS = fileURLToPath(new URL('../../../../screens/', import.meta.url));

/** The screen is shown whole, as if it were as high as what is on it; what lies over it, only as far as one sees it. */
async function whole(page: Page, path: string): Promise<void> {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isCovered = await page.locator('dialog[open], [role=menu]').count();
  if (!viewport || isCovered > 0 || height <= viewport.height) {
    await page.screenshot({ path, animations: 'disabled' });
    return;
  }
  await page.setViewportSize({ width: viewport.width, height });
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize(viewport);
}

/** Keeps the screen as it stands under screens/<area>/<name>.<desktop|phone>.png; the area is the file it is called in. */
export async function shoot(page: Page, name: string): Promise<void> {
  const { file, project } = test.info();
  const folder = join(SCREENS, basename(file, '.ts'));
  mkdirSync(folder, { recursive: true });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
  });
  await whole(page, join(folder, `${name}.${project.name}.png`));
}

/** True in the run on a phone. */
export const isPhone = () => test.info().project.name === 'phone';
