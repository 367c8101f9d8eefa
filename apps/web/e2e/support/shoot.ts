import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';

const SCREENS = fileURLToPath(new URL('../../../../screens/', import.meta.url));

/** Keeps the screen as it stands under screens/<area>/<name>.<desktop|phone>.png; the area is the file it is called in. */
export async function shoot(page: Page, name: string): Promise<void> {
  const { file, project } = test.info();
  const folder = join(SCREENS, basename(file, '.ts'));
  mkdirSync(folder, { recursive: true });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
  });
  await page.screenshot({ path: join(folder, `${name}.${project.name}.png`), fullPage: true, animations: 'disabled' });
}

/** True in the run on a phone. */
export const isPhone = () => test.info().project.name === 'phone';
