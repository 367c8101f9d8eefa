import { beNewMember } from './support/accounts.ts';
import { makeDraft, makeWorks } from './support/seed.ts';
import { expect, expectAccessible, logIn, test } from './support/test.ts';

test('the tab of my-page is in the address, an unknown one is 회원정보, and back goes through them', async ({
  page,
}) => {
  await logIn(page);
  await page.getByRole('link', { name: '마이페이지' }).click();
  const tabs = page.getByRole('tablist', { name: '마이페이지' });
  await expect(tabs.getByRole('tab', { name: '회원정보', selected: true })).toBeVisible();
  await expectAccessible(page);

  for (const name of ['이용권', '공지사항', '자주 묻는 질문']) {
    await tabs.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(`/mypage?${new URLSearchParams({ tab: name })}`);
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(tabs.getByRole('tab', { name: '공지사항', selected: true })).toBeVisible();

  await page.goto('/mypage?tab=없는탭');
  await expect(tabs.getByRole('tab', { name: '회원정보', selected: true })).toBeVisible();
  await page.goto('/mypage?tab=FAQ');
  await expect(tabs.getByRole('tab', { name: '자주 묻는 질문', selected: true })).toBeVisible();
});

test('/payment leads to where tickets are bought', async ({ page }) => {
  await logIn(page);
  await page.getByRole('link', { name: '이용권 구매' }).click();
  await expect(page).toHaveURL(`/mypage?${new URLSearchParams({ tab: '이용권' })}`);
  await expect(page.getByRole('heading', { name: '이용권 30회' })).toBeVisible();
});

test('my-page by keyboard: tabs by arrows, answers by Enter, one open at a time', async ({ page }) => {
  await logIn(page);
  await page.goto('/mypage');
  await page.getByRole('tab', { name: '회원정보' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: '자주 묻는 질문' })).toBeFocused();
  const questions = page.getByRole('tabpanel').getByRole('button');
  await expect(questions).toHaveCount(7);
  await page.keyboard.press('Tab');
  await expect(questions.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('이용권 1회를 사용합니다').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
});

test('what was made and used shows at a glance, as charts and as tables', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/mypage');
  await expect(page.getByText('아직 만든 지문과 문항이 없습니다.')).toBeVisible();
  await makeDraft(page.request);
  await makeWorks(page.request, 1, 2);
  await page.goto('/mypage');
  await expect(page.getByRole('img', { name: /주별 사용 이용권: .*주 1회$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /분야별 지문과 문항: .*과학 지문 1 문항 0/ })).toBeVisible();
  await expect(page.getByRole('img', { name: '유형별 문항: 〈보기〉 적용(부정) 1' })).toBeVisible();
  await page.getByText('표로 보기').click();
  await expect(page.getByRole('row', { name: '과학 1편 0문항' })).toBeVisible();
  await expect(page.getByRole('row', { name: '〈보기〉 적용(부정) 추론적 읽기 1문항' })).toBeVisible();
  await expectAccessible(page);
});
