import { test } from './support/sandbox.ts';
import { balanceOf, notPaid, orderTickets, paid, pay, shopOpened } from './support/shop.ts';
import { expect, expectAccessible, expectNoSideScroll, logIn } from './support/test.ts';

test('buying on a phone: the card window takes the whole screen and comes back', async ({ page }) => {
  await logIn(page);
  const balance = await balanceOf(page);
  await page.goto('/payment');
  await shopOpened(page);
  await expectNoSideScroll(page);
  await expectAccessible(page);

  // Back out of the window: the shop is there again and sells.
  await orderTickets(page, 30);
  await page.waitForURL('**/window/**');
  await page.goBack();
  await expect(page.getByRole('button', { name: '이용권 30회 구매하기' })).toBeEnabled();

  await orderTickets(page, 30);
  await page.waitForURL('**/window/**');
  await page.getByRole('button', { name: '취소' }).click();
  await expect(notPaid(page)).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '다시 시도하기' }).click();
  await shopOpened(page);

  await orderTickets(page, 30);
  await page.waitForURL('**/window/**');
  await pay(page);
  await expect(paid(page)).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  expect(await balanceOf(page)).toBe(balance + 30);

  // My-page with the shop is a document of its own: what stands before it has loaded is gone again.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: '결제 내역 보기' }).click();
  await loaded;
  await expect(page.getByRole('tab', { name: '결제 내역' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('57,000원')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '이용권 사용 내역' }).click();
  await expect(page.getByRole('dialog', { name: '이용권 사용 내역' }).getByText('+30회')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
