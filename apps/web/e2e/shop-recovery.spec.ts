import { test } from './support/sandbox.ts';
import { balanceOf, cardWindow, orderTickets, paid, pay, unknown } from './support/shop.ts';
import { ticketsShown } from './support/steps.ts';
import { DEMO, expect, logIn } from './support/test.ts';

test.use({ expectedFaults: [/40[14] \(|50\d \(|net::ERR_/] });

test('the server dies in the middle of a payment: the page says so, and ends paid when it is back', async ({
  page,
  server,
  sandbox,
}) => {
  await logIn(page);
  const balance = await balanceOf(page);
  const before = (await sandbox.ledger()).ledger.length;
  // Charged, and the answer on its way.
  await sandbox.fail({
    match: { path: '/confirm' },
    times: 1,
    fault: { type: 'delay', ms: 60_000, afterwards: true },
  });
  await orderTickets(page, 30);
  await pay(cardWindow(page));
  await expect(page.getByText('결제를 확인하고 있습니다. 창을 닫지 마세요.')).toBeVisible();
  await expect.poll(async () => (await sandbox.ledger()).ledger).toHaveLength(before + 1);
  await server.kill();
  await expect(unknown(page)).toBeVisible();
  // It is down for longer than an order may be under way before it counts as left: the first turn takes it up.
  await server.advance(61);
  await server.start();
  await expect(paid(page)).toBeVisible({ timeout: 60_000 });
  await ticketsShown(page, balance + 30);
  const { ledger } = await sandbox.ledger();
  expect(ledger.slice(before).map(({ amount }) => amount)).toEqual([57_000]);
});

test('a session that ended while the card window was open: login, and the payment is confirmed', async ({
  page,
  context,
  sandbox,
}) => {
  await logIn(page);
  const balance = await balanceOf(page);
  const before = (await sandbox.ledger()).ledger.length;
  await orderTickets(page, 10);
  await expect(cardWindow(page).locator('html[data-ready]')).toBeAttached();
  await context.clearCookies();
  await pay(cardWindow(page));
  await page.waitForURL('**/login?redirect=*');
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByLabel('비밀번호').fill(DEMO.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(paid(page)).toBeVisible();
  await expect(page).not.toHaveURL(/paymentKey/);
  await ticketsShown(page, balance + 10);
  expect((await sandbox.ledger()).ledger).toHaveLength(before + 1);
});
