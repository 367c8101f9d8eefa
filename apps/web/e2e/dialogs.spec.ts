import type { Locator, Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makeSetOf, makeWorks } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Windows in which teachers work: a desk, a small laptop, a phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** A dialog is no wider than its window and, wherever its content is scrolled to, shows its title and what can be done in it. */
async function expectActionInSight(page: Page, name: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  const button = dialog.getByRole('button', { name: action, exact: true });
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (const edge of ['top', 'bottom'] as const) {
      await scrollTo(dialog, edge);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { name, level: 2 })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isOnTop(button)).toBe(true);
    }
  }
  await expectAccessible(page);
}

const scrollTo = (dialog: Locator, edge: 'top' | 'bottom') =>
  dialog.evaluate((element, to) => element.scrollTo(0, to === 'top' ? 0 : element.scrollHeight), edge);

/** Nothing lies over the middle of it. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('the button that makes a file of many works stays in sight while the options scroll', async ({ page }) => {
  await beNewMember(page);
  await makeWorks(page.request, 15);
  await page.goto('/storage/worklistMain');
  await page.getByRole('checkbox', { name: '이 쪽의 작업 모두 선택' }).check();
  await page.getByRole('button', { name: '추출', exact: true }).click();
  await expect(page.getByRole('img', { name: '1쪽의 모양' })).toBeVisible({ timeout: 30_000 });
  await expectActionInSight(page, '파일로 추출', '다운로드');
});

test('so do the buttons of the dialogs in which items are made', async ({ page }) => {
  await beNewMember(page);
  const code = await makeSetOf(page.request, '단추가 보이는 세트', { items: 2 });
  await page.goto('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: '지문 불러오기' }).click();
  await expectActionInSight(page, '지문 불러오기', '이 지문 불러오기');

  await page.setViewportSize(WINDOWS[0] as { width: number; height: number });
  await page.goto(`/questions/generate?pasCode=${code}`);
  await page.getByRole('button', { name: '문항 추가' }).click();
  await expectActionInSight(page, '문항 유형 선택', '이 유형으로 생성하기');
});

test('and that of a consent, below its long text', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: '이용약관에 동의합니다 (필수)' }).click();
  await expectActionInSight(page, '이용약관', '동의하기');
});
