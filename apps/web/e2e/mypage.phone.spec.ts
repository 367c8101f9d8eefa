import { expect, expectAccessible, expectNoSideScroll, logIn, test } from './support/test.ts';

test('the fifth tab of a phone opens my-page; every tab fits and is accessible', async ({ page }) => {
  await logIn(page);
  await page.getByRole('navigation', { name: '주요 화면' }).getByRole('link', { name: '마이페이지' }).click();
  await expect(page.getByRole('heading', { name: '마이페이지' })).toBeVisible();
  for (const name of ['회원정보', '이용권', '공지사항', '자주 묻는 질문']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }
});
