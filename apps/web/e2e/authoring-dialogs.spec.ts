import { sampleText } from '@chulje/contract/testing';
import type { Locator, Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a dialog, lets axe look at it, and closes it by Escape; the focus goes back to what opened it. */
async function look(page: Page, opener: Locator, name: string): Promise<void> {
  // What was typed just now is told after a pause.
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('every question of the passage screens is accessible and gives the focus back', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/passage');
  await page.getByLabel('작업명').fill('살펴볼 지문');
  await page.getByRole('textbox', { name: '주제' }).fill('삼투 현상');
  await look(page, button(page, '초기화'), '입력한 내용을 지우시겠습니까?');
  await look(page, button(page, '지문 생성하기'), '지문을 생성하시겠습니까?');
  await page.route('**/api/pass/select/count/recent', (route) => route.fulfill({ json: 150 }));
  await look(page, button(page, '지문 생성하기'), '최근 작업 내역이 꽉 찼습니다.');

  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '짧은 지문', '짧은 글이다.')}`);
  await expect(page.getByText('지문이 너무 짧습니다.')).toBeVisible();
  await expectAccessible(page);
  await look(page, button(page, '추출'), '글자 수를 확인해 주세요.');
  await look(page, button(page, '미리보기'), '미리보기');
  await look(page, button(page, '다시 생성'), '지문을 다시 생성하시겠습니까?');
});

test('every question of the set editor is accessible and gives the focus back', async ({ page }) => {
  await beNewMember(page);
  const code = await makeSetOf(page.request, '살펴볼 세트', { items: 2 });
  await page.goto(`/questions/generate?pasCode=${code}&from=/home`);
  const item = page.getByRole('region', { name: '문항', exact: true });
  await expect(item).toContainText('1 / 2');
  await expectAccessible(page);
  await look(page, item.getByRole('button', { name: '문항 수정' }), '문항을 수정하시겠습니까?');
  await look(page, item.getByRole('button', { name: '다시 생성' }), '문항을 다시 생성하시겠습니까?');
  await look(page, item.getByRole('button', { name: '문항 지우기' }), '문항을 지우시겠습니까?');
  await look(page, button(page, '미리보기'), '미리보기');
  await page.getByRole('textbox', { name: '지문' }).fill(sampleText(200).slice(0, 250));
  await look(page, button(page, '저장'), '글자 수를 확인해 주세요.');
  await look(page, page.getByRole('link', { name: '홈', exact: true }).first(), '작업을 중단하시겠습니까?');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(button(page, '되살리기')).toBeVisible();
  await expectAccessible(page);
});
