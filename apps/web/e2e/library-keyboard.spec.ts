import type { Locator, Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makeWorks } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const rows = (page: Page) => page.locator('tbody tr');
const MOST_STOPS = 90;

/** Goes by Tab, as a hand without a mouse does, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} cannot be reached`);
}

test('the library without a mouse: found, sorted, widened, chosen, renamed, starred, thrown away and brought back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await beNewMember(page);
  await makeWorks(page.request, 18);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: '최근 작업 내역' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: '본문으로 건너뛰기' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: '최근 작업 더보기' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/storage\/worklistMain$/);
  await expect(rows(page)).toHaveCount(15);

  const search = page.getByRole('searchbox');
  await tabTo(page, search);
  await page.keyboard.type('과학 지문');
  await expect(page.getByText('총 3개')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(15);

  const titleHead = page.getByRole('columnheader', { name: /작업명/ });
  await tabTo(page, titleHead.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(titleHead).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(titleHead).toHaveAttribute('aria-sort', 'descending');
  const edge = page.getByRole('separator', { name: '작업명 열 너비' });
  await tabTo(page, edge);
  await page.keyboard.press('End');
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', '60');
  await page.keyboard.press('End');

  const boxes = page.locator('tbody').getByRole('checkbox');
  await tabTo(page, boxes.nth(0));
  await page.keyboard.press('Space');
  await tabTo(page, boxes.nth(2));
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText(/3개 선택/)).toBeVisible();

  const first = rows(page).nth(3);
  await tabTo(page, first.getByRole('link'));
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '열기' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '작업명', exact: true })).toBeFocused();
  await page.keyboard.type('가나다순 맨 끝 아닌 이름');
  await page.keyboard.press('Enter');
  const renamed = rows(page).filter({ hasText: '가나다순 맨 끝 아닌 이름' });
  await expect(renamed).toHaveCount(1);
  await expect(renamed.getByRole('link')).toBeFocused();
  const star = renamed.getByRole('button', { name: / 즐겨찾기$/ });
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, renamed.getByRole('button', { name: / 메뉴$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: '삭제' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(renamed).toHaveCount(0);
  await expect(page.getByText('총 17개')).toBeVisible();

  await page.goto('/storage/deletedMain');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, boxes.nth(0));
  await page.keyboard.press('Space');
  const restore = page.getByRole('button', { name: '복원', exact: true });
  await expect(restore).toBeEnabled();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await restore.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(restore).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('삭제된 문서가 없습니다')).toBeVisible();
});
