import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makeWorks, moveToTrash } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const RECENT = '/storage/worklistMain';
const rows = (page: Page) => page.locator('tbody tr');
test.use({ expectedFaults: [/40[14] \(/] });
test.setTimeout(120_000);

test('going back from a work comes to the same page of the same search', async ({ page }) => {
  await beNewMember(page);
  await makeWorks(page.request, 91);
  await page.goto(RECENT);
  await page.getByRole('button', { name: '마지막 쪽' }).click();
  await expect(page).toHaveURL(/page=7/);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: '처음 쪽' }).click();
  await expect(rows(page)).toHaveCount(15);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  const title = await rows(page).nth(3).getByRole('link').innerText();
  await rows(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/pasCode=/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).nth(3).getByRole('link')).toHaveText(title);
  await page.reload();
  await expect(rows(page).nth(3).getByRole('link')).toHaveText(title);
});

test('a work that another tab threw away: the list says so in words, and no page breaks', async ({ page, context }) => {
  await beNewMember(page);
  const [first = '', second = '', third = ''] = await makeWorks(page.request, 3);
  await page.goto(RECENT);
  await expect(rows(page)).toHaveCount(3);
  await moveToTrash(page.request, [first, second]);

  // What is removed here too was meant to be removed: nothing is refused, and nothing is gone for good.
  await page.getByRole('checkbox', { name: '이 쪽의 작업 모두 선택' }).check();
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click();
  await expect(page.getByText('최근 작업 내역이 없습니다')).toBeVisible();
  await page.goto('/storage/deletedMain');
  await expect(rows(page)).toHaveCount(3);

  const other = await context.newPage();
  for (const [path, code, message] of [
    ['/passage/create', first, '지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.'],
    ['/questions/generate', third, '문항 데이터를 찾을 수 없습니다. 문항 생성 페이지로 이동합니다.'],
    ['/passage/create', 'nobodys-work-0000000', '지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.'],
  ] as const) {
    await other.goto(`${path}?pasCode=${code}`);
    await expect(other.getByText(message)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(other);
  }
});

test('a star of another tab shows when one comes back to the list', async ({ page, context }) => {
  await beNewMember(page);
  await makeWorks(page.request, 2);
  await page.clock.install();
  await page.goto(RECENT);
  await expect(rows(page)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(RECENT);
  const star = (tab: Page) =>
    rows(tab)
      .first()
      .getByRole('button', { name: / 즐겨찾기$/ });
  await star(other).click();
  await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
  await other.close();
  await page.bringToFront();
  // A list just fetched is not fetched again.
  await page.clock.fastForward(6_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a session that ended: login, and back to the list as it was', async ({ page, context }) => {
  await beNewMember(page);
  await makeWorks(page.request, 2);
  await page.goto(`${RECENT}?kind=지문`);
  await expect(rows(page)).toHaveCount(2);
  await context.clearCookies();
  await rows(page)
    .first()
    .getByRole('button', { name: / 즐겨찾기$/ })
    .click();
  await page.waitForURL(/\/login\?redirect=/);
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  expect(decodeURIComponent(new URL(page.url()).searchParams.get('redirect') ?? '')).toContain(`${RECENT}?kind=`);
});
