import type { OrderState, OrderStatus, PaymentRecord } from '@chulje/contract';
import { beNewMember } from '../support/accounts.ts';
import { test } from '../support/sandbox.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { cardWindow, orderTickets, paid, pay, purchaseQuestion, unknown } from '../support/shop.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { expect } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
test.setTimeout(240_000);
const HISTORY = `/mypage?${new URLSearchParams({ tab: '이용권', view: '결제 내역' })}`;
const LIST = '**/api/paym/select/list*';

test('shop', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: '이용권 30회 구매하기' })).toBeEnabled();
  await shoot(page, '1-shop');
  await page.getByRole('button', { name: '이용권 30회 구매하기' }).click();
  await expect(purchaseQuestion(page)).toBeVisible();
  await shoot(page, '2-question');
  await page.keyboard.press('Escape');

  await page.route('**/api/tosspay/mode', (route) => route.fulfill({ json: { mode: 'off', isWindowForeign: false } }));
  await page.goto('/payment');
  await expect(page.getByText('지금은 이용권을 구매할 수 없습니다.')).toBeVisible();
  await shoot(page, '3-nothing-sold');
  await asUsual(page);
  await failing(page, '**/api/tosspay/saveAmount');
  await orderTickets(page, 10);
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, '4-order-failed');
  await asUsual(page);

  await orderTickets(page, 10);
  const window = isPhone() ? page : cardWindow(page);
  await expect(window.getByLabel('카드 번호')).toBeFocused();
  await shoot(page, '5-card-window');
  await waiting(page, '**/api/tosspay/confirm');
  await pay(window);
  await expect(page.getByText('결제를 확인하고 있습니다. 창을 닫지 마세요.')).toBeVisible();
  await shoot(page, '6-confirming');
  await asUsual(page);
  await page.reload();
  await expect(paid(page)).toBeVisible();
  await shoot(page, '8-paid');
});

test('outcomes', async ({ page }) => {
  await beNewMember(page);
  for (const [name, code] of [
    ['9-canceled-by-buyer', 'PAY_PROCESS_CANCELED'],
    ['10-refused', 'REJECT_CARD_COMPANY'],
    ['11-unknown-code', 'A_CODE_OF_TOMORROW'],
  ] as const) {
    await page.goto(`/tossPay/fail?code=${code}`);
    await expect(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible();
    await shoot(page, name);
  }
  await page.goto('/tossPay/success');
  await expect(page.getByText('유효하지 않은 접근입니다.')).toBeVisible();
  await shoot(page, '12-invalid');
  await page.route('**/api/tosspay/orders/*', (route) => route.fulfill({ json: order('confirming', '') }));
  await page.goto('/tossPay/success?orderId=order_1234&amount=57000');
  await expect(unknown(page)).toBeVisible();
  await shoot(page, '7-unknown');
  await asUsual(page);
  for (const [name, state, message] of [
    [
      '13-review',
      'review',
      '결제 내용에 확인할 것이 있어 이용권을 아직 충전하지 못했습니다. 운영자가 확인한 뒤 메일로 알려 드립니다. 다시 결제하지 마세요.',
    ],
    ['14-given-back', 'canceled', '결제를 취소했습니다. 카드사에 따라 환불이 표시되기까지 며칠 걸릴 수 있습니다.'],
    ['15-expired', 'expired', '결제 시간이 지나 청구되지 않았습니다. 처음부터 다시 시도해 주세요.'],
  ] as const) {
    await page.route('**/api/tosspay/orders/*', (route) => route.fulfill({ json: order(state, message) }));
    await page.goto('/tossPay/success?orderId=order_1234&amount=57000');
    await expect(page.getByText(message).first()).toBeVisible();
    await shoot(page, name);
    await asUsual(page);
  }
});

test('histories', async ({ page }) => {
  await beNewMember(page);
  await page.goto(HISTORY);
  await expect(page.getByText('결제 내역이 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '엑셀 다운로드' }).click();
  await expect(page.getByText('다운로드할 거래내역이 없습니다.')).toBeVisible();
  await shoot(page, '16-history-empty');
  await failing(page, LIST);
  await page.goto(HISTORY);
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '17-history-failed');
  await asUsual(page);
  await page.route(LIST, (route) => route.fulfill({ json: Array.from({ length: 34 }, (_, index) => payment(index)) }));
  await page.goto(HISTORY);
  await expect(page.getByText('모두 34건')).toBeVisible();
  await shoot(page, '18-history');
  await page.getByLabel('시작일').fill('2026-03-02');
  await page.getByLabel('종료일').fill('2026-03-01');
  await page.getByRole('button', { name: '조회' }).click();
  await expect(page.getByText('시작일은 종료일보다 늦을 수 없습니다.')).toBeVisible();
  await shoot(page, '19-period-fault');
  await page.getByRole('button', { name: '이용권 사용 내역' }).click();
  await expect(page.getByRole('dialog').getByText('회원가입 무료 이용권')).toBeVisible();
  await shoot(page, '20-usage');
});

const order = (state: OrderState, message: string): OrderStatus => ({
  orderId: 'order_1234',
  state,
  message,
  amount: 57_000,
  ticCode: 2,
  count: 30,
  balance: 10,
  mode: 'test',
  receiptUrl: null,
});

/** Payments of every status. */
function payment(index: number): PaymentRecord {
  const status = (['결제 완료', '일부 취소', '결제 취소', '결제 완료'] as const)[index % 4] ?? '결제 완료';
  return {
    payCode: `order_${index}`,
    payName: '이용권 30회',
    price: '57,000원',
    amount: 57_000,
    refunded: { '결제 완료': 0, '일부 취소': 47_000, '결제 취소': 57_000 }[status],
    date: new Date(Date.UTC(2026, 9, 30 - (index % 28), 4, 5)).toISOString(),
    status,
    receiptUrl: index === 3 ? null : 'https://example.com/receipt',
    mode: index % 2 === 0 ? 'test' : 'real',
  };
}
