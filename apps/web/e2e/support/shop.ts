import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Steps of buying, as a teacher takes them. */

export const purchaseQuestion = (page: Page) => page.getByRole('alertdialog', { name: '이용권을 구매하시겠습니까?' });

/** The card window on wide screens. */
export const cardWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="토스페이먼츠 테스트 결제창"]');

/** Goes to the shop and agrees to buy; the card window opens. */
export async function orderTickets(page: Page, count: 10 | 30 | 50): Promise<void> {
  await page.goto('/payment');
  await page.getByRole('button', { name: `이용권 ${count}회 구매하기` }).click();
  await expect(purchaseQuestion(page)).toContainText(`${count}회의 이용권이 충전됩니다`);
  await purchaseQuestion(page).getByRole('button', { name: '구매하기' }).click();
}

/** The shop stands, in the document of its own that it loads when the card window comes from elsewhere. */
export async function shopOpened(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    /\/(payment|mypage\?tab=)/.test(performance.getEntriesByType('navigation')[0]?.name ?? ''),
  );
  await expect(page.getByRole('button', { name: '이용권 30회 구매하기' })).toBeEnabled();
}

/** Pays in the card window with the test card that has this outcome. */
export async function pay(window: FrameLocator | Page, outcome = '승인'): Promise<void> {
  await expect(window.locator('html[data-ready]')).toBeAttached();
  await window.getByRole('radio', { name: outcome }).first().check();
  await window.getByRole('button', { name: '결제하기' }).click();
}

export async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/info/select/ticket');
  return ((await answer.json()) as { balance: number }).balance;
}

export const paid = (page: Page) => page.getByRole('heading', { name: '결제가 완료되었습니다!' });
export const notPaid = (page: Page) => page.getByRole('heading', { name: '결제가 완료되지 않았습니다' });
export const unknown = (page: Page) => page.getByRole('heading', { name: '결제 결과를 확인하고 있습니다' });
