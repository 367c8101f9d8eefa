import { beNewMember } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(120_000);

test.describe('without a network', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test('a banner says so, and what was typed is still there when it is back', async ({ page, context }) => {
    await beNewMember(page);
    await page.goto('/passage');
    await page.getByRole('textbox', { name: '주제' }).fill('삼투 현상');
    const banner = page.getByText('인터넷 연결이 끊겼습니다.');
    await expect(banner).toBeHidden();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('삼투 현상');
  });
});
