import { confirmGeneration, goOn, makePassage, save } from './support/steps.ts';
import { expect, expectAccessible, expectNoSideScroll, logIn, test } from './support/test.ts';

test('the main job on a phone: every screen fits and is accessible', async ({ page }) => {
  await page.goto('/login');
  await expectNoSideScroll(page);
  await logIn(page);
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const tabs = page.getByRole('navigation', { name: '주요 화면' });
  await expect(tabs.locator('a, button')).toHaveCount(5);
  await tabs.getByRole('link', { name: '지문 생성' }).click();
  await expect(page.getByRole('heading', { name: '지문 생성' })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await makePassage(page, '전화기에서 만든 지문');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await save(page, '지문이 저장되었습니다.');
  await page.getByRole('button', { name: '문항 생성', exact: true }).click();
  await page.waitForURL('**/questions?pasCode=*');
  await expect(page.getByLabel('작업명')).toHaveValue('전화기에서 만든 지문');
  await expect(page.getByRole('textbox', { name: '지문' })).toContainText('삼투');
  await goOn(page);
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '문항 유형 고르기' }).click();
  await expect(page.getByRole('region', { name: '예시 문항' })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '이 문항 선택하기' }).click();
  await expectAccessible(page);
  await goOn(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: '문항 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/questions/generate?pasCode=*');
  await expect(page.getByText('1 / 1')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
});
