import { beNewMember } from './support/accounts.ts';
import { makeWorks } from './support/seed.ts';
import { expect, expectAccessible, expectNoSideScroll, logIn, test } from './support/test.ts';

test('the fifth tab of a phone opens my-page; every tab fits and is accessible', async ({ page }) => {
  await logIn(page);
  await page.getByRole('navigation', { name: '주요 화면' }).getByRole('link', { name: '마이페이지' }).click();
  await expect(page.getByRole('heading', { name: '마이페이지' })).toBeVisible();
  for (const name of ['회원정보', '이용권', '공지사항', '자주 묻는 질문']) {
    // The charts of 회원정보 have tabs of their own on a phone, one of them called 이용권 too.
    await page.getByRole('tab', { name }).first().click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }
});

test('on a phone one chart shows at a time, and the other two are a tap away', async ({ page }) => {
  await beNewMember(page);
  await makeWorks(page.request, 3);
  await page.goto('/mypage');
  const charts = page.getByRole('img', { name: /^(주별 사용 이용권|분야별 지문과 문항|유형별 문항): / });
  await expect(charts).toHaveCount(1);
  for (const [tab, chart] of [
    ['분야', '분야별 지문과 문항'],
    ['유형', '유형별 문항'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(charts).toHaveCount(1);
    await expect(charts).toHaveAccessibleName(new RegExp(`^${chart}: `));
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }
});
