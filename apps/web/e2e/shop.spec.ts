import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { beNewMember } from './support/accounts.ts';
import { newestMail } from './support/mail.ts';
import { test } from './support/sandbox.ts';
import {
  balanceOf,
  cardWindow,
  notPaid,
  orderTickets,
  paid,
  pay,
  purchaseQuestion,
  shopOpened,
  unknown,
} from './support/shop.ts';
import { makePassage, ticketsShown } from './support/steps.ts';
import { expect, expectAccessible, logIn } from './support/test.ts';

const INVALID = '유효하지 않은 접근입니다.';
const CANCELED = '결제를 취소하셨습니다. 청구된 금액은 없습니다.';

const chargesOf = (calls: { path: string }[]) => calls.filter(({ path }) => path.endsWith('/confirm')).length;

test.afterEach(({ sandbox }) => sandbox.clearFaults());

test('each package is bought for its price: paid, credited, in both histories and in the file', async ({
  page,
  sandbox,
}) => {
  await beNewMember(page);
  let balance = await balanceOf(page);
  const before = await sandbox.ledger();
  for (const [count, price] of [
    [10, '20,000원'],
    [30, '57,000원'],
    [50, '90,000원'],
  ] as const) {
    await orderTickets(page, count);
    await pay(cardWindow(page));
    await expect(paid(page)).toBeVisible();
    balance += count;
    await expect(page.getByText(`${balance}개`, { exact: true })).toBeVisible();
    await expect(page.getByText(price)).toBeVisible();
    await ticketsShown(page, balance);
    await expect(page).not.toHaveURL(/paymentKey/);
  }
  await expectAccessible(page);
  const { ledger } = await sandbox.ledger();
  expect(ledger.slice(before.ledger.length).map(({ amount }) => amount)).toEqual([20_000, 57_000, 90_000]);

  await page.getByRole('button', { name: '홈으로 돌아가기' }).click();
  await page.waitForURL('**/home');
  await page.goto('/mypage?tab=이용권&view=결제 내역');
  await expect(page.getByRole('row')).toContainText(['번호', '90,000원', '57,000원', '20,000원']);
  await expect(page.getByText('결제 완료')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /영수증/ })).toHaveCount(3);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '엑셀 다운로드' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^출제공방_결제내역_\d{8}\.xlsx$/);
  const sheet = Buffer.from(
    unzipSync(readFileSync(await download.path()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  ).toString();
  expect(sheet).toContain('<v>167000</v>');

  await page.getByRole('button', { name: '이용권 사용 내역' }).click();
  const usage = page.getByRole('dialog', { name: '이용권 사용 내역' });
  await expect(usage.getByRole('row').nth(1)).toContainText('+50회');
  await expect(usage.getByRole('row').nth(1)).toContainText(`${balance}개`);
  await expectAccessible(page);
});

test('whoever says no, in the question or in the card window, pays nothing and can try again', async ({
  page,
  sandbox,
}) => {
  await logIn(page);
  const balance = await balanceOf(page);
  const before = (await sandbox.ledger()).ledger.length;
  await page.goto('/payment');
  await page.getByRole('button', { name: '이용권 30회 구매하기' }).click();
  await expectAccessible(page);
  await purchaseQuestion(page).getByRole('button', { name: '취소하기' }).click();
  await expect(purchaseQuestion(page)).toBeHidden();

  await orderTickets(page, 30);
  await cardWindow(page).getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('alert').getByText(CANCELED)).toBeVisible();
  await expect(page.getByRole('button', { name: '이용권 30회 구매하기' })).toBeEnabled();
  await expectAccessible(page);

  await orderTickets(page, 30);
  await cardWindow(page).getByRole('button', { name: '취소' }).click();
  await expect(notPaid(page)).toBeVisible();
  await expect(page.getByText(CANCELED)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다시 시도하기' }).click();
  await shopOpened(page);
  expect(await balanceOf(page)).toBe(balance);
  expect((await sandbox.ledger()).ledger).toHaveLength(before);
});

test('a refused card is named in our words, from the window and from the confirmation, and costs nothing', async ({
  page,
}) => {
  await logIn(page);
  const balance = await balanceOf(page);
  for (const [outcome, reason] of [
    ['카드사 거절', '카드사에서 결제를 승인하지 않았습니다.'],
    ['결제 중단', '결제가 중단되었습니다.'],
    ['한도 초과', '카드 한도 초과나 잔액 부족으로 결제하지 못했습니다.'],
    ['정지된 카드', '정지된 카드입니다.'],
    ['결제 시간 만료', '결제 시간이 지나 청구되지 않았습니다.'],
  ] as const) {
    await orderTickets(page, 10);
    await pay(cardWindow(page), outcome);
    await expect(notPaid(page)).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
  }
  expect(await balanceOf(page)).toBe(balance);
});

test('a connection lost after charging still ends paid, and charged once', async ({ page, sandbox }) => {
  await logIn(page);
  const balance = await balanceOf(page);
  const before = (await sandbox.ledger()).ledger.length;
  await orderTickets(page, 30);
  await pay(cardWindow(page), '청구된 뒤 연결 끊김');
  await expect(paid(page)).toBeVisible();
  expect(await balanceOf(page)).toBe(balance + 30);
  expect((await sandbox.ledger()).ledger).toHaveLength(before + 1);
});

test('an unknown outcome says so, stays so over a reload, and resolves by itself', async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  await logIn(page);
  const balance = await balanceOf(page);
  await sandbox.fail({
    match: { method: 'GET' },
    times: 3,
    fault: { type: 'error', code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', status: 500 },
  });
  await orderTickets(page, 10);
  await pay(cardWindow(page), '청구된 뒤 연결 끊김');
  await expect(unknown(page)).toBeVisible();
  await expect(page.getByText('메일로 알려 드립니다')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(unknown(page)).toBeVisible();
  await expect(paid(page)).toBeVisible({ timeout: 90_000 });
  await ticketsShown(page, balance + 10);
});

test('whoever closed the page of an unknown outcome learns it by mail', async ({ page, context, sandbox }) => {
  test.setTimeout(150_000);
  await page.goto('/login');
  const email = await beNewMember(page);
  await sandbox.fail({
    match: { method: 'GET' },
    times: 50,
    fault: { type: 'error', code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', status: 500 },
  });
  await orderTickets(page, 30);
  await pay(cardWindow(page), '청구된 뒤 연결 끊김');
  await expect(unknown(page)).toBeVisible();
  await page.close();

  await sandbox.clearFaults();
  const { request } = context;
  await expect(async () => {
    const mail = await newestMail(request, email, '이용권 30회 결제가 완료되었습니다');
    expect(mail).toContain('결과를 확인하고 있던 결제가 승인되었습니다.');
    expect(mail).toContain('57,000원');
  }).toPass({ timeout: 110_000 });
  const again = await context.newPage();
  await again.goto('/mypage?tab=이용권&view=결제 내역');
  await expect(again.getByRole('row').filter({ hasText: '57,000원' })).toContainText('결제 완료');
  await ticketsShown(again, 40);
});

test('a second click orders nothing', async ({ page }) => {
  await logIn(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/saveAmount')) orders.push(request.url());
  });
  await page.goto('/payment');
  await page.getByRole('button', { name: '이용권 10회 구매하기' }).dblclick();
  await purchaseQuestion(page).getByRole('button', { name: '구매하기' }).dblclick();
  await expect(cardWindow(page).getByRole('button', { name: '결제하기' })).toBeVisible();
  expect(orders).toHaveLength(1);
  await cardWindow(page).getByRole('button', { name: '닫기' }).click();
});

/** Pays with a card that takes three seconds and hands over the address the window came back to. */
async function payAndCatchReturn(page: Page, count: 10 | 30 | 50): Promise<string> {
  await orderTickets(page, count);
  await pay(cardWindow(page), '느린 승인');
  await page.waitForURL(/paymentKey=/);
  return page.url();
}

test('two tabs on the same success page confirm one payment, and both say paid', async ({ page, context, sandbox }) => {
  await logIn(page);
  const balance = await balanceOf(page);
  const before = await sandbox.ledger();
  const address = await payAndCatchReturn(page, 50);
  const second = await context.newPage();
  await second.goto(address);
  await expect(paid(page)).toBeVisible();
  await expect(paid(second)).toBeVisible();
  expect(await balanceOf(page)).toBe(balance + 50);
  const after = await sandbox.ledger();
  expect(after.ledger).toHaveLength(before.ledger.length + 1);
});

test('reload, back and forward on the success page confirm nothing twice', async ({ page, sandbox }) => {
  await logIn(page);
  const balance = await balanceOf(page);
  const before = await sandbox.ledger();
  const address = await payAndCatchReturn(page, 30);
  await page.reload();
  await expect(paid(page)).toBeVisible();
  await page.reload();
  await expect(paid(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '이용권 30회' })).toBeVisible();
  await page.goForward();
  await expect(paid(page)).toBeVisible();
  await page.goto(address);
  await expect(paid(page)).toBeVisible();
  expect(await balanceOf(page)).toBe(balance + 30);
  const after = await sandbox.ledger();
  expect(after.ledger).toHaveLength(before.ledger.length + 1);
  expect(chargesOf(after.calls) - chargesOf(before.calls)).toBeLessThanOrEqual(2);
});

test('every window shows the new balance at once, wherever it stands: bought, and used', async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.goto('/login');
  await beNewMember(page);
  const [home, mine, form] = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await home.goto('/home');
  await mine.goto('/mypage?tab=이용권&view=결제 내역');
  await mine.getByRole('button', { name: '이용권 사용 내역' }).click();
  await form.goto('/passage');
  const rows = mine.getByRole('dialog', { name: '이용권 사용 내역' }).locator('tbody tr');
  const expectEverywhere = async (balance: number, total: number, newest: string, count: number) => {
    for (const window of [page, home, mine, form]) await ticketsShown(window, balance);
    await expect(home.getByText(`${balance} / ${total}개`)).toBeVisible();
    await expect(mine.getByText(`${balance}개`, { exact: true }).first()).toBeVisible();
    await expect(rows).toHaveCount(count);
    await expect(rows.first()).toContainText(newest);
    await expect(form.getByRole('complementary', { name: '이용권' })).toContainText(`보유 이용권${balance}회`);
  };
  await page.bringToFront();
  await page.goto('/home');
  await expectEverywhere(10, 10, '+10회', 1);

  await orderTickets(page, 30);
  await pay(cardWindow(page));
  await expect(paid(page)).toBeVisible();
  await expectEverywhere(40, 40, '+30회', 2);
  await expect(mine.getByRole('row').filter({ hasText: '57,000원' })).toContainText('결제 완료');

  await makePassage(page, '창마다 같은 이용권');
  await expectEverywhere(39, 40, '−1회', 3);
});

test('only the shop lets the provider’s script in, however one comes there and leaves', async ({ page, sandbox }) => {
  const policies = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
  });
  await logIn(page);
  await page.goto('/home');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole('link', { name: '마이페이지' }).first().click();
  await page.getByRole('tab', { name: '이용권' }).first().click();
  await page.waitForFunction(() => !('isFirstDocument' in window));
  await page.getByRole('button', { name: '이용권 10회 구매하기' }).click();
  await purchaseQuestion(page).getByRole('button', { name: '구매하기' }).click();
  await cardWindow(page).getByRole('button', { name: '닫기' }).click();
  await expect(page.getByText(CANCELED)).toBeVisible();
  expect(policies.get('/home')).not.toContain('http');
  expect(policies.get('/mypage')).toContain(`script-src 'self' ${sandbox.url};`);

  await page.getByRole('link', { name: '보관함' }).first().click();
  await page.waitForURL('**/storage');
  await page.waitForFunction(() => !('TossPayments' in window));
  await expect(page.getByRole('heading', { name: '보관함' }).first()).toBeVisible();
  expect(policies.get('/storage')).not.toContain('http');
  await page.goBack();
  await expect(page.getByRole('button', { name: '이용권 10회 구매하기' })).toBeEnabled();
});

test('buying by keyboard alone', async ({ page }) => {
  await logIn(page);
  await page.goto('/payment');
  await page.getByRole('button', { name: '이용권 10회 구매하기' }).focus();
  await page.keyboard.press('Enter');
  await expect(purchaseQuestion(page)).toBeVisible();
  await expect(purchaseQuestion(page).getByRole('button', { name: '취소하기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardWindow(page).getByLabel('카드 번호')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paid(page)).toBeVisible();
});

test.describe('with answers that fail', () => {
  // One pattern: the library takes a list of two for a value and its options.
  test.use({ expectedFaults: [/40[04] \(|net::ERR_/] });

  test('an answer of our own server that is lost is asked for again', async ({ page }) => {
    await logIn(page);
    const balance = await balanceOf(page);
    let lost = 0;
    await page.route('**/api/tosspay/confirm', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await orderTickets(page, 10);
    await pay(cardWindow(page));
    await expect(unknown(page)).toBeVisible();
    await expect(paid(page)).toBeVisible();
    expect(await balanceOf(page)).toBe(balance + 10);
  });

  test('addresses that are incomplete, altered or not one’s own are refused in words', async ({ page }) => {
    await logIn(page);
    for (const query of ['', '?orderId=abcdef', '?amount=20000', '?orderId=abcdef&amount=zero']) {
      await page.goto(`/tossPay/success${query}`);
      await expect(page.getByText(INVALID)).toBeVisible();
    }
    await page.goto('/tossPay/success?paymentKey=k&orderId=nobodys-order&amount=20000&ticCode=1');
    await expect(page.getByText('주문을 찾을 수 없습니다.')).toBeVisible();
    const order = await page.request.post('/api/tosspay/saveAmount', {
      data: { amount: 20_000, ticCode: 1 },
      headers: { origin: new URL(page.url()).origin },
    });
    const { orderId } = (await order.json()) as { orderId: string };
    await page.goto(`/tossPay/success?paymentKey=k&orderId=${orderId}&amount=10&ticCode=1`);
    await expect(page.getByText('금액 검증에 실패했습니다.')).toBeVisible();
    await page.goto(`/tossPay/success?orderId=${orderId}&amount=20000`);
    await expect(page.getByText(INVALID)).toBeVisible();
    await expectAccessible(page);
  });

  test('the fail page shows our words for a code and nothing that stands in the address', async ({ page }) => {
    await logIn(page);
    await page.goto('/tossPay/fail?code=REJECT_CARD_COMPANY&message=<img src=x onerror=alert(1)>속임수&orderId=x');
    await expect(page.getByText('카드사에서 결제를 승인하지 않았습니다.')).toBeVisible();
    await expect(page.getByText('속임수')).toHaveCount(0);
    await page.goto('/tossPay/fail?code=__proto__&message=속임수');
    await expect(page.getByText('결제하지 못했습니다. 청구된 금액은 없습니다.')).toBeVisible();
    await page.goto('/tossPay/fail');
    await expect(notPaid(page)).toBeVisible();
  });

  test('a card window that cannot be loaded says so, and the next try works', async ({ page, sandbox }) => {
    await logIn(page);
    await page.route(`${sandbox.url}/v2/standard`, (route) => route.abort(), { times: 1 });
    await orderTickets(page, 10);
    await expect(page.getByText('결제창을 열지 못했습니다.')).toBeVisible();
    await page.getByRole('button', { name: '이용권 10회 구매하기' }).click();
    await purchaseQuestion(page).getByRole('button', { name: '구매하기' }).click();
    await cardWindow(page).getByRole('button', { name: '닫기' }).click();
    await expect(page.getByText(CANCELED)).toBeVisible();
  });
});

test('where nothing can be sold, the shop says so and no button buys', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/tosspay/mode', (route) => route.fulfill({ json: { mode: 'off', isWindowForeign: false } }));
  await page.goto('/payment');
  await expect(page.getByText('지금은 이용권을 구매할 수 없습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '이용권 10회 구매하기' })).toBeDisabled();
  await expectAccessible(page);
});
