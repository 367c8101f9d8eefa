import { beNewMember } from '../support/accounts.ts';
import { LONG_TITLE, makeDraft, makeWorks, rename, star } from '../support/seed.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
const LIST = '**/api/pass/select/recelist';

test('home', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/home');
  await expect(page.getByText('아직 생성하신 지문/문항이 없습니다.')).toBeVisible();
  await shoot(page, '1-empty');

  await waiting(page, '**/api/{pass,noti,info/select/ticket}/**');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: '빠른 시작' })).toBeVisible();
  await shoot(page, '2-loading');
  await asUsual(page);

  await failing(page, LIST);
  await failing(page, '**/api/noti/**');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '3-failed');
  await asUsual(page);

  const codes = await makeWorks(page.request, 12);
  await star(page.request, codes.slice(6, 9));
  await makeDraft(page.request);
  await page.goto('/home');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await shoot(page, '4-filled');

  await page
    .getByRole('button', { name: / 다운로드$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 30_000 });
  await shoot(page, '5-download');
  await page.keyboard.press('Escape');

  if (isPhone()) {
    await page.getByRole('button', { name: '유형 전체' }).click();
    await expect(page.getByRole('dialog', { name: '유형 선택' })).toBeVisible();
    await shoot(page, '6-type-sheet');
    await page.keyboard.press('Escape');
  }

  await page.getByLabel('상태').selectOption('초안');
  await expect(page.getByText('조건에 맞는 작업이 없습니다')).toBeVisible();
  await shoot(page, '7-no-match');

  for (const code of codes.slice(-4, -1)) await rename(page.request, code, LONG_TITLE);
  await rename(page.request, codes.at(-1) ?? '', 'W'.repeat(50));
  await page.goto('/home');
  await expect(page.getByText(LONG_TITLE).first()).toBeVisible();
  await shoot(page, '8-long-text');
});
