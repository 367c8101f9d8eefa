import { beNewMember } from '../support/accounts.ts';
import { test } from '../support/sandbox.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { cardWindow, orderTickets, paid, pay, purchaseQuestion, unknown } from '../support/shop.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { expect } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
test.setTimeout(240_000);
const HISTORY = `/mypage?${new URLSearchParams({ tab: '이용권', view: '결제 내역' })}`;

test('shop and outcomes', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: '이용권 30회 구매하기' })).toBeEnabled();
  await shoot(page, '1-shop');
  await page.getByRole('button', { name: '이용권 30회 구매하기' }).click();
  await expect(purchaseQuestion(page)).toBeVisible();
  await shoot(page, '2-question');
  await page.keyboard.press('Escape');
  await page.route('**/api/tosspay/mode', (route) => route.fulfill({ json: { mode: 'off' } }));
  await page.goto('/payment');
  await expect(page.getByText('지금은 이용권을 구매할 수 없습니다.')).toBeVisible();
  await shoot(page, '3-nothing-sold');
  await asUsual(page);

  await page.goto('/tossPay/fail?code=REJECT_CARD_COMPANY&orderId=x');
  await expect(page.getByText('카드사에서 결제를 승인하지 않았습니다.')).toBeVisible();
  await shoot(page, '4-refused');
  await page.goto('/tossPay/success');
  await expect(page.getByText('유효하지 않은 접근입니다.')).toBeVisible();
  await shoot(page, '5-invalid');

  await page.goto(HISTORY);
  await expect(page.getByText('결제 내역이 없습니다')).toBeVisible();
  await shoot(page, '6-history-empty');
  await failing(page, '**/api/paym/select/list*');
  await page.goto(HISTORY);
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '7-history-failed');
  await asUsual(page);

  // On phones the window is a page of the provider; what comes after it is the same.
  if (isPhone()) return;
  await waiting(page, '**/api/tosspay/orders/*');
  await page.route('**/api/tosspay/confirm', (route) => route.abort(), { times: 1 });
  await orderTickets(page, 10);
  await expect(cardWindow(page).getByLabel('카드 번호')).toBeFocused();
  await shoot(page, '8-card-window');
  await pay(cardWindow(page));
  await expect(unknown(page)).toBeVisible();
  await shoot(page, '9-unknown');
  await asUsual(page);
  for (const count of [30, 50, 10, 10, 30, 10] as const) {
    await orderTickets(page, count);
    await pay(cardWindow(page));
    await expect(paid(page)).toBeVisible();
  }
  await shoot(page, '10-paid');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, '10-paid-narrow');
  await page.goto(HISTORY);
  await expect(page.getByText('모두')).toBeVisible();
  await shoot(page, '11-history-narrow');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shoot(page, '11-history');
});
