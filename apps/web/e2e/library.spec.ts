import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makeDraft, makeWorks, moveToTrash, star } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const RECENT = '/storage/worklistMain';
const rows = (page: Page) => page.locator('tbody tr');
const titles = (page: Page) => page.locator('tbody tr td a').allInnerTexts();
const boxes = (page: Page) => page.locator('tbody').getByRole('checkbox');
const confirm = (page: Page, label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label }).click();

/** A member of the test's own with so many works; their codes. */
async function beOwnerOf(page: Page, works: number): Promise<string[]> {
  await beNewMember(page);
  return makeWorks(page.request, works);
}

test('empty lists say so and lead on', async ({ page }) => {
  await beNewMember(page);
  await page.goto(RECENT);
  await expect(page.getByText('최근 작업 내역이 없습니다')).toBeVisible();
  await page.goto('/storage/deletedMain');
  await expect(page.getByText('삭제된 문서가 없습니다')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/storage');
  await expect(page.getByText('즐겨찾기가 비어있습니다.')).toBeVisible();
  await page.goto('/storage/likelistMain');
  await expect(page.getByText('중요 표시한 문서가 없습니다')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '지문 생성하기' }).click();
  await expect(page).toHaveURL(/\/passage$/);
});

test('the storage home shows five favourites and eight recent works', async ({ page }) => {
  const codes = await beOwnerOf(page, 10);
  await star(page.request, codes.slice(0, 6));
  await page.goto('/storage');
  await expect(page.getByRole('region', { name: '즐겨찾기' }).locator('tbody tr')).toHaveCount(5);
  await expect(page.getByRole('region', { name: '최근 작업' }).locator('tbody tr')).toHaveCount(8);
  await expect(page.getByText('최대 150개까지 보관됩니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '즐겨찾기 더보기' }).click();
  await expect(rows(page)).toHaveCount(6);
  await page.goto('/storage/storageworklist');
  await expect(rows(page)).toHaveCount(8);
});

test('filters, search, order and page live in the address', async ({ page }) => {
  await beOwnerOf(page, 33);
  await page.goto(RECENT);
  await expect(page.getByText('33 / 150')).toBeVisible();
  await expect(rows(page)).toHaveCount(15);
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('분야').selectOption('사회');
  await expect(page).not.toHaveURL(/page=/);
  await page.getByLabel('유형').selectOption('지문');
  await page.getByPlaceholder('작업명 검색').fill('정보의비대칭');
  await expect(page.getByText(/총 \d+개/)).toBeVisible();
  await page.getByRole('button', { name: '작업명', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /작업명/ })).toHaveAttribute('aria-sort', 'ascending');
  const shown = await titles(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every((title) => title.includes('모의고사'))).toBe(true);
  await page.reload();
  await expect(page.getByPlaceholder('작업명 검색')).toHaveValue('정보의비대칭');
  expect(await titles(page)).toEqual(shown);
  await page.getByPlaceholder('작업명 검색').fill('없는 작업');
  await page.getByRole('button', { name: '필터 초기화' }).click();
  await expect(rows(page)).toHaveCount(15);
  await page.goto(`${RECENT}?page=99&field=체육&sort=x`);
  await expect(rows(page)).toHaveCount(3);
});

test('a range goes both ways and is taken off again, and takes in nothing of another page', async ({ page }) => {
  await beOwnerOf(page, 33);
  await page.goto(RECENT);
  const click = (at: number, isRange = true) =>
    boxes(page)
      .nth(at)
      .click(isRange ? { modifiers: ['Shift'] } : {});
  await click(6, false);
  await click(4);
  await expect(page.getByText(/3개 선택/)).toBeVisible();
  // The last one switched is on: all between go off.
  await click(5);
  await expect(page.getByText(/1개 선택/)).toBeVisible();
  await expect(boxes(page).nth(6)).toBeChecked();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(boxes(page).nth(3)).not.toBeChecked();
  await click(3);
  await expect(page.getByText(/2개 선택/)).toBeVisible();
  await page.getByRole('checkbox', { name: '이 쪽의 작업 모두 선택' }).check();
  await expect(page.getByText(/16개 선택/)).toBeVisible();
  await page.getByRole('button', { name: '33개 모두 선택' }).click();
  await expect(page.getByText(/33개 선택/)).toBeVisible();
});

test('a range is selected with shift, deleted after a question, and restored', async ({ page }) => {
  await beOwnerOf(page, 33);
  await page.goto(RECENT);
  const remove = page.getByRole('button', { name: '삭제', exact: true });
  await expect(remove).toBeDisabled();
  await boxes(page).nth(1).click();
  await boxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText(/4개 선택/)).toBeVisible();
  await expectAccessible(page);
  const chosen = (await titles(page)).slice(1, 5);
  await remove.click();
  await expect(page.getByRole('alertdialog')).toContainText('선택한 작업 4개가 휴지통으로 옮겨집니다.');
  await confirm(page, '취소');
  await expect(page.getByText(/4개 선택/)).toBeVisible();
  await remove.click();
  await confirm(page, '삭제하기');
  await expect(page.getByText('휴지통으로 옮겼습니다.')).toBeVisible();
  await expect(page.getByText('29 / 150')).toBeVisible();

  await page.goto('/storage/deletedMain');
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByText(/30일이 지난 작업은 자동으로 영구 삭제됩니다/)).toBeVisible();
  await expectAccessible(page);
  await boxes(page).nth(0).click();
  await page.getByRole('button', { name: '영구 삭제', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('영구 삭제합니다. 삭제한 작업은 다시 되살릴 수 없습니다.');
  await confirm(page, '영구 삭제하기');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: '휴지통 비우기' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('휴지통에 있는 작업을 모두 영구 삭제합니다.');
  await confirm(page, '취소');
  await page.getByRole('checkbox', { name: '이 쪽의 작업 모두 선택' }).check();
  await page.getByRole('button', { name: '복원', exact: true }).click();
  await expect(page.getByText('작업 3개를 복원했습니다.')).toBeVisible();
  await expect(page.getByText('삭제된 문서가 없습니다')).toBeVisible();
  await page.goto(RECENT);
  await expect(page.getByText('32 / 150')).toBeVisible();
  expect((await titles(page)).filter((title) => chosen.includes(title))).toHaveLength(3);
});

test('rename in the row by right click, kept by Enter and by leaving, not by Escape', async ({ page }) => {
  await beOwnerOf(page, 3);
  await page.goto(RECENT);
  const first = rows(page).first();
  const field = page.getByRole('textbox', { name: '작업명', exact: true });
  const openMenu = async () => {
    await first.click({ button: 'right', position: { x: 300, y: 20 } });
    await expect(page.getByRole('menu')).toBeVisible();
  };
  await openMenu();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: '이름 변경' }).click();
  await field.fill('엔터로 바꾼 이름');
  await field.press('Enter');
  await expect(first.getByRole('link')).toHaveText('엔터로 바꾼 이름');
  await openMenu();
  await page.getByRole('menuitem', { name: '이름 변경' }).click();
  await field.fill('취소한 이름');
  await field.press('Escape');
  await expect(first.getByRole('link')).toHaveText('엔터로 바꾼 이름');
  await openMenu();
  await page.getByRole('menuitem', { name: '이름 변경' }).click();
  await field.fill('가'.repeat(60));
  await page.getByRole('heading', { level: 1 }).click();
  await expect(first.getByRole('link')).toHaveText('가'.repeat(50));
  await page.reload();
  await expect(first.getByRole('link')).toHaveText('가'.repeat(50));
});

test('everything in a list works with the keyboard alone', async ({ page }) => {
  await beOwnerOf(page, 4);
  await page.goto(RECENT);
  const link = rows(page).first().getByRole('link');
  await link.focus();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: '열기' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: '이름 변경' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '작업명', exact: true })).toBeFocused();
  await page.keyboard.type('글쇠로 바꾼 이름');
  await page.keyboard.press('Enter');
  await expect(link).toHaveText('글쇠로 바꾼 이름');
  await expect(link).toBeFocused();

  await boxes(page).nth(0).focus();
  await page.keyboard.press('Space');
  await boxes(page).nth(2).focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText(/3개 선택/)).toBeVisible();

  const edge = page.getByRole('separator', { name: '작업명 열 너비' });
  await edge.focus();
  await page.keyboard.press('Home');
  await expect(edge).toHaveAttribute('aria-valuenow', '60');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '110');
  await page.keyboard.press('End');
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  const width = await page
    .getByRole('columnheader', { name: /작업명/ })
    .evaluate((cell) => cell.getBoundingClientRect().width);
  expect(Math.round(width)).toBe(400);
});

test('columns are resized by dragging, within 60 and 400 pixels', async ({ page }) => {
  await beOwnerOf(page, 3);
  await page.goto(RECENT);
  const edge = page.getByRole('separator', { name: '제재 열 너비' });
  const box = await edge.boundingBox();
  if (!box) throw new Error('no edge');
  await page.mouse.move(box.x + 8, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 48, box.y + 10, { steps: 4 });
  await expect(edge).toHaveAttribute('aria-valuenow', '210');
  await page.mouse.move(box.x + 900, box.y + 10, { steps: 2 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
});

test('rows open, drafts resume, and several works come as one ZIP', async ({ page }) => {
  await beOwnerOf(page, 6);
  await makeDraft(page.request);
  await page.goto(`${RECENT}?kind=지문`);
  await rows(page)
    .first()
    .getByRole('button', { name: / 이어서 작업$/ })
    .click();
  await expect(page).toHaveURL(/\/passage\/create\?pasCode=/);
  await page.goto(`${RECENT}?kind=문항`);
  await rows(page)
    .first()
    .click({ position: { x: 420, y: 20 } });
  await expect(page).toHaveURL(/\/questions\/generate\?pasCode=[^&]+&from=%2Fstorage%2FworklistMain/);
  await page.goto(`${RECENT}?kind=문항`);
  await boxes(page).nth(0).click();
  await boxes(page).nth(1).click();
  await page.getByRole('button', { name: '추출', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked();
  await dialog.getByRole('radio', { name: '텍스트' }).check({ force: true });
  await dialog.getByRole('radio', { name: '파일마다 따로(ZIP)' }).check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '다운로드' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});

test.describe('when the server refuses', () => {
  test.use({ expectedFaults: [/500 \(Internal Server Error\)/] });

  test('star, name and removal are taken back, and a message says so', async ({ page }) => {
    await beOwnerOf(page, 3);
    await page.goto(RECENT);
    const first = rows(page).first();
    const before = await first.getByRole('link').innerText();
    const starOf = first.getByRole('button', { name: / 즐겨찾기$/ });
    const isStarred = await starOf.getAttribute('aria-pressed');
    const message = '서버가 쉬고 있습니다.';
    await page.route(/\/api\/pass\/(favo|update\/title|remove\/each)/, (route) =>
      route.fulfill({ status: 500, json: { code: 'server.failed', message } }),
    );
    await starOf.click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(starOf).toHaveAttribute('aria-pressed', String(isStarred));
    await page.getByRole('button', { name: '알림 닫기' }).click();

    await first.getByRole('link').focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '이름 변경' }).click();
    await page.getByRole('textbox', { name: '작업명', exact: true }).fill('실패할 이름');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(first.getByRole('link')).toHaveText(before);
    await page.getByRole('button', { name: '알림 닫기' }).click();

    await boxes(page).first().click();
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    await confirm(page, '삭제하기');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(first.getByRole('link')).toHaveText(before);
  });
});

test('a star goes both ways, and the favourites follow', async ({ page }) => {
  const codes = await beOwnerOf(page, 6);
  await star(page.request, codes);
  await moveToTrash(page.request, codes.slice(0, 3));
  await page.goto('/storage/likelistMain');
  await expect(rows(page)).toHaveCount(3);
  await rows(page)
    .first()
    .getByRole('button', { name: / 즐겨찾기$/ })
    .click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});
