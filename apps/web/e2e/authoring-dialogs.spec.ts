import { sampleText } from '@chulje/contract/testing';
import type { Locator, Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The Tab key goes round inside a dialog, whichever way; between rounds the browser's own bar may have the focus. */
async function expectHeld(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
}

/** Opens a dialog, lets axe look at it, and closes it by Escape; the focus goes back to what opened it. */
async function look(page: Page, opener: Locator, name: string): Promise<void> {
  // What was typed just now is told after a pause.
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
  await expect(dialog).toBeVisible();
  await expectHeld(page, dialog);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('every question of the passage form is accessible and gives the focus back', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/passage');
  await page.getByLabel('작업명').fill('살펴볼 지문');
  await page.getByRole('textbox', { name: '주제' }).fill('삼투 현상');
  await look(page, button(page, '초기화'), '입력한 내용을 지우시겠습니까?');
  await look(page, button(page, '지문 생성하기'), '지문을 생성하시겠습니까?');
  await page.route('**/api/pass/select/count/recent', (route) => route.fulfill({ json: 150 }));
  await look(page, button(page, '지문 생성하기'), '최근 작업 내역이 꽉 찼습니다.');
});

test('every question of the passage editor is accessible and gives the focus back', async ({ page }) => {
  await beNewMember(page);
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '짧은 지문', '짧은 글이다.')}`);
  await expect(page.getByText('지문이 너무 짧습니다.')).toBeVisible();
  await expectAccessible(page);
  await look(page, button(page, '추출'), '글자 수를 확인해 주세요.');
  await look(page, button(page, '미리보기'), '미리보기');
  await look(page, button(page, '다시 생성'), '지문을 다시 생성하시겠습니까?');
});

test('every question about an item is accessible and gives the focus back', async ({ page }) => {
  await beNewMember(page);
  const code = await makeSetOf(page.request, '살펴볼 세트', { items: 2 });
  await page.goto(`/questions/generate?pasCode=${code}&from=/home`);
  const item = page.getByRole('region', { name: '문항', exact: true });
  await expect(item).toContainText('1 / 2');
  await expectAccessible(page);
  await look(page, item.getByRole('button', { name: '문항 수정' }), '문항을 수정하시겠습니까?');
  await look(page, item.getByRole('button', { name: '다시 생성' }), '문항을 다시 생성하시겠습니까?');
  await look(page, item.getByRole('button', { name: '문항 지우기' }), '문항을 지우시겠습니까?');
});

test('every question on the way out of the set editor is accessible and gives the focus back', async ({ page }) => {
  await beNewMember(page);
  const code = await makeSetOf(page.request, '떠날 세트', { items: 2 });
  await page.goto(`/questions/generate?pasCode=${code}&from=/home`);
  await expect(page.getByRole('region', { name: '문항', exact: true })).toContainText('1 / 2');
  await look(page, button(page, '미리보기'), '미리보기');
  await page.getByRole('textbox', { name: '지문' }).fill(sampleText(200).slice(0, 250));
  await look(page, button(page, '저장'), '글자 수를 확인해 주세요.');
  await look(page, page.getByRole('link', { name: '홈', exact: true }).first(), '작업을 중단하시겠습니까?');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(button(page, '되살리기')).toBeVisible();
  await expectAccessible(page);
});

test('switching tabs asks in a dialog that is accessible, holds the focus and gives it back', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/questions');
  await page.getByLabel('작업명').fill('살펴볼 문항');
  await page.getByRole('textbox', { name: '지문' }).fill(sampleText());
  await look(page, button(page, '초기화'), '입력한 내용을 지우시겠습니까?');
  const own = page.getByRole('tab', { name: '직접 입력' });
  await own.focus();
  await page.keyboard.press('ArrowRight');
  const asked = page.getByRole('alertdialog', { name: '입력한 내용을 지우시겠습니까?' });
  await expect(asked).toBeVisible();
  await expectHeld(page, asked);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('직접 입력');
  await expect(page.getByRole('tablist', { name: '지문 입력 방식' }).locator(':focus')).toHaveCount(1);
  await look(page, button(page, '문항 유형 선택'), '문항 유형 선택');
  await look(page, button(page, '문항 세트 생성'), '문항 세트 생성');
});

test('a set that was saved elsewhere is compared in a dialog that is accessible, holds the focus and gives it back', async ({
  page,
}) => {
  await beNewMember(page);
  const code = await makeSetOf(page.request, '겹친 세트', { items: 2 });
  await page.goto(`/questions/generate?pasCode=${code}`);
  await expect(page.getByRole('region', { name: '문항', exact: true })).toContainText('1 / 2');
  const stored = await (await page.request.get(`/api/pass/ques/select/${code}`)).json();
  const { type, keyword, gist, content, format } = stored;
  const [{ queCode, item: kept }] = stored.questions;
  const questions = [{ queCode, item: kept }];
  const elsewhere = await page.request.put(`/api/pass/ques/update/${code}`, {
    data: { type, keyword, gist, content, format, title: '먼저 저장한 이름', questions },
  });
  expect(elsewhere.status(), await elsewhere.text()).toBe(200);

  await page.getByLabel('작업명').fill('나중에 저장한 이름');
  await page.getByRole('button', { name: '문항 순서 뒤로' }).click();
  const save = button(page, '저장');
  await expect(save).toBeEnabled();
  await save.focus();
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('alertdialog', { name: '다른 창에서 먼저 저장했습니다' });
  await expect(conflict.getByRole('region', { name: '작업명' })).toContainText('먼저');
  await expectHeld(page, conflict);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(conflict).toBeHidden();
  await expect(save).toBeFocused();
  await expect(page.getByLabel('작업명')).toHaveValue('나중에 저장한 이름');
  await page.keyboard.press('Enter');
  await conflict.getByRole('button', { name: '저장된 내용 불러오기' }).click();
  await expect(page.getByLabel('작업명')).toHaveValue('먼저 저장한 이름');
  await expect(page.getByRole('region', { name: '문항', exact: true })).toContainText('1 / 1');
});
