import { beNewMember } from '../support/accounts.ts';
import { makeDraft, makeWorks } from '../support/seed.ts';
import { shoot } from '../support/shoot.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { expect, logIn, test } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
const TICKETS = `/mypage?${new URLSearchParams({ tab: '이용권' })}`;

test('member info on its way, or not to be had', async ({ page }) => {
  await logIn(page);
  await waiting(page, '**/api/info/select/{entire,statistics}');
  await waiting(page, '**/api/info/sessions');
  await page.goto('/mypage');
  await expect(page.getByRole('heading', { name: '한눈에 보기' })).toBeVisible();
  await shoot(page, '2-account-loading');
  await asUsual(page);
  await failing(page, '**/api/info/select/{entire,statistics}');
  await failing(page, '**/api/info/sessions');
  await page.goto('/mypage');
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(3, { timeout: 30_000 });
  await shoot(page, '3-account-failed');
});

test('member info', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/mypage');
  await expect(page.getByText('아직 만든 지문과 문항이 없습니다.')).toBeVisible();
  await expect(page.getByLabel('이름')).toHaveValue('홍길동');
  await shoot(page, '1-account-empty');

  await makeWorks(page.request, 42);
  await makeDraft(page.request);
  await page.goto('/mypage');
  await expect(page.getByRole('img', { name: /이용권/ })).toBeVisible();
  await shoot(page, '4-account-filled');
  for (const view of ['분야', '유형']) {
    const tab = page.getByRole('tab', { name: view, exact: true });
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await shoot(page, `4-account-chart-${view}`);
  }
  await page.getByText('표로 보기').click();
  await shoot(page, '5-account-tables');

  await page.getByLabel('이름').fill('Kim');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('이름은 2~8자의 한글만 입력 가능합니다.')).toBeVisible();
  await shoot(page, '6-account-fault');
  await page.getByRole('button', { name: '변경', exact: true }).click();
  await page.getByLabel('현재 비밀번호').fill('틀린 비밀번호');
  await page.getByLabel('새 비밀번호', { exact: true }).fill('short');
  await page.getByLabel('새 비밀번호 확인').fill('other');
  await page.getByLabel('새 비밀번호 확인').blur();
  await shoot(page, '7-password');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '회원탈퇴' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, '8-withdrawal');
});

test('usage history', async ({ page }) => {
  await beNewMember(page);
  await page.route('**/api/usag/select/list*', (route) => route.fulfill({ json: [] }));
  const open = () => page.getByRole('button', { name: '이용권 사용 내역' }).click();
  const dialog = page.getByRole('dialog', { name: '이용권 사용 내역' });
  await page.goto(TICKETS);
  await open();
  await expect(dialog.getByText('사용 내역이 없습니다')).toBeVisible();
  await shoot(page, '10-usage-empty');
  await asUsual(page);
  await failing(page, '**/api/usag/select/list*');
  await page.goto(TICKETS);
  await open();
  await expect(dialog.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '11-usage-failed');
  await asUsual(page);
  for (let made = 0; made < 7; made += 1) await makeDraft(page.request);
  await page.goto(TICKETS);
  await open();
  await expect(dialog.getByRole('row')).toHaveCount(7);
  await shoot(page, '12-usage-filled');
});

test('questions and answers', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/mypage?tab=FAQ');
  await page.getByRole('tabpanel').getByRole('button').nth(1).click();
  await shoot(page, '13-faq');
});
