import { beNewMember } from '../support/accounts.ts';
import { LONG_TITLE, makeDraft, makeWorks, moveToTrash, rename, star } from '../support/seed.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
test.setTimeout(300_000);

const PLACES = { home: '/storage', recent: '/storage/worklistMain', favorites: '/storage/likelistMain' };
const TRASH = '/storage/deletedMain';

test('lists that are empty, on their way, or did not come', async ({ page }) => {
  await beNewMember(page);
  for (const [name, path] of Object.entries({ ...PLACES, trash: TRASH })) {
    await page.goto(path);
    await expect(
      page
        .getByText(/없습니다|비어있습니다/)
        .or(page.getByRole('link', { name: '좋아요' }))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await shoot(page, `1-${name}-empty`);
    if (isPhone() && name === 'home') continue;
    await waiting(page, '**/api/pass/select/*');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, `2-${name}-loading`);
    await asUsual(page);
    await failing(page, '**/api/pass/select/*');
    await page.goto(path);
    await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible({ timeout: 30_000 });
    await shoot(page, `3-${name}-failed`);
    await asUsual(page);
  }
});

test('lists of a teacher at work', async ({ page }) => {
  await beNewMember(page);
  const codes = await makeWorks(page.request, 36);
  await star(page.request, codes.slice(0, 18));
  await makeDraft(page.request);
  for (const [name, path] of Object.entries(PLACES)) {
    await page.goto(path);
    const shown =
      isPhone() && name === 'home' ? page.getByRole('link', { name: '좋아요' }) : page.locator('tbody tr').nth(4);
    await expect(shown).toBeVisible();
    await shoot(page, `4-${name}-filled`);
  }
  await page.goto(PLACES.recent);
  const rows = page.locator('tbody tr');
  if (isPhone()) {
    await page.getByRole('button', { name: '필터' }).click();
    await shoot(page, '5-recent-filter');
    await page.getByRole('button', { name: '필터' }).click();
  }
  await rows.nth(1).getByRole('checkbox').click();
  await rows
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await shoot(page, '5-recent-selected');
  await page.getByRole('button', { name: '추출', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 30_000 });
  await shoot(page, '6-bulk-export');
  await page.getByRole('dialog').getByRole('radio', { name: '파일마다 따로(ZIP)' }).check({ force: true });
  await expect(page.getByRole('dialog').getByText('미리 보기를 만드는 중')).toBeHidden({ timeout: 30_000 });
  await shoot(page, '6-bulk-export-zip');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await shoot(page, '7-delete');
  await page.keyboard.press('Escape');
  await rows.nth(2).getByRole('link').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await shoot(page, '8-menu');
  await page.getByRole('menuitem', { name: '이름 변경' }).click();
  await expect(page.getByRole('textbox', { name: '작업명', exact: true })).toBeFocused();
  await shoot(page, '8-rename');
  await page.keyboard.press('Escape');
  await page.goto(`${PLACES.recent}?q=없는 작업`);
  await page.getByPlaceholder('작업명 검색').fill('없는 작업');
  await expect(page.getByRole('button', { name: '필터 초기화' })).toBeVisible();
  await shoot(page, '9-no-match');

  await moveToTrash(page.request, codes.slice(0, 17));
  await page.goto(TRASH);
  await expect(rows.nth(4)).toBeVisible();
  await shoot(page, '10-trash-filled');
  await rows.nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: '영구 삭제', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await shoot(page, '10-trash-erase');
  await page.keyboard.press('Escape');

  for (const code of codes.slice(-4, -1)) await rename(page.request, code, LONG_TITLE);
  await rename(page.request, codes.at(-1) ?? '', 'W'.repeat(50));
  await page.goto(PLACES.recent);
  await expect(page.getByText(LONG_TITLE).first()).toBeVisible();
  await shoot(page, '11-long-text');
});

test('a library that is full', async ({ page }) => {
  await beNewMember(page);
  await makeWorks(page.request, 150);
  await page.goto(PLACES.recent);
  await expect(page.getByText('150 / 150')).toBeVisible();
  await shoot(page, '12-full');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page).toHaveURL(/page=3/);
  await page.getByRole('button', { name: '다음 쪽' }).scrollIntoViewIfNeeded();
  await shoot(page, '12-full-page-3');
});
