import { beNewMember } from '../support/accounts.ts';
import { shoot } from '../support/shoot.ts';
import { expect, test } from '../support/test.ts';

test('guide and the addresses that are kept for later', async ({ page }) => {
  await beNewMember(page);
  for (const path of ['guide', 'immediately', 'delay']) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, path);
  }
});
