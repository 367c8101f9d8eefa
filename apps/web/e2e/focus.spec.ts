import {
  asked,
  asOneMember,
  button,
  editItem,
  fillPassage,
  item,
  openPassage,
  openSet,
  title,
} from './support/authoring.ts';
import { makeWorks } from './support/seed.ts';
import { expect, test } from './support/test.ts';

/** Whoever works by keyboard keeps the place on the screen, whatever the key that was pressed brings about. */
asOneMember();

test('저장 keeps the focus when there is nothing left to save, and does nothing when pressed again', async ({
  page,
}) => {
  await openPassage(page);
  await title(page).fill('자판으로 고친 이름');
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/pass/update/each')) saves += 1;
  });
  await button(page, '저장').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('지문이 저장되었습니다.')).toBeVisible();
  await expect(button(page, '저장')).toBeDisabled();
  await expect(button(page, '저장')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, '추출')).toBeFocused();
  expect(saves).toBe(1);
});

test('the arrows of the carousel keep the focus at its ends', async ({ page }) => {
  await openSet(page, { items: 2 });
  const next = item(page).getByRole('button', { name: '다음 문항' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(item(page)).toContainText('2 / 2');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  const back = item(page).getByRole('button', { name: '문항 순서 앞으로' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(item(page)).toContainText('1 / 2');
  await expect(back).toBeFocused();
});

test('the pager keeps the focus on the last page', async ({ page }) => {
  await makeWorks(page.request, 16);
  await page.goto('/storage/worklistMain');
  const next = button(page, '다음 쪽');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(button(page, '2')).toHaveAttribute('aria-current', 'page');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('수정 마치기 below the form gives the focus to the pencil', async ({ page }) => {
  await openSet(page);
  await editItem(page);
  await button(page, '수정 마치기').last().focus();
  await page.keyboard.press('Enter');
  await expect(item(page).getByRole('button', { name: '문항 수정' })).toBeFocused();
});

test('taking a row out of a set goes to the row that comes up, adding the last one stays', async ({ page }) => {
  await openSet(page);
  await button(page, '세트 추가').click();
  const set = page.getByRole('dialog', { name: '문항 세트 생성' });
  const add = set.getByRole('button', { name: '문항 더하기' });
  await add.focus();
  // The text carries three types: so many rows are proposed.
  await expect(set.getByRole('button', { name: '문항 3개 생성하기' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(set.getByRole('button', { name: '문항 6개 생성하기' })).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(add).toBeFocused();
  await set.getByRole('button', { name: '2번 문항 빼기' }).focus();
  await page.keyboard.press('Enter');
  await expect(set.getByRole('button', { name: '문항 5개 생성하기' })).toBeVisible();
  await expect(set.getByLabel('2번 문항 유형')).toBeFocused();
});

test('되살리기 and 버리기 leave the focus on the screen, ahead of what follows', async ({ page }) => {
  await openPassage(page);
  for (const name of ['버리기', '되살리기']) {
    await title(page).fill('살려 둔 이름');
    await expect(page.getByText('저장되지 않음')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, name)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  }
  await expect(title(page)).toHaveValue('살려 둔 이름');
});

test('Enter held too long on 생성하기 does not leave the generation that it has begun', async ({ page }) => {
  await page.route('**/fastapi/generate-passage', () => {});
  await fillPassage(page);
  await button(page, '지문 생성하기').click();
  const question = asked(page, '지문을 생성하시겠습니까?');
  await expect(question.getByRole('button', { name: '취소하기' })).toBeFocused();
  await question.getByRole('button', { name: '생성하기' }).focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('dialog', { name: '지문을 생성하고 있습니다' });
  await expect(busy.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(busy.getByRole('button', { name: '나가서 기다리기' })).toBeFocused();
});
