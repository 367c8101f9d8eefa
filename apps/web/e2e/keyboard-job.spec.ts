import type { Locator, Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** The whole job without a mouse: every step is a key, and a control is reached by Tab, as a teacher would. */

/** The list of types alone has sixty. */
const FEW_STOPS = 70;

/** Tabs on until a control has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < FEW_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}: ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a teacher makes, edits, orders, saves and exports a set by the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await beNewMember(page);
  await page.goto('/home');
  await press(page, page.getByRole('link', { name: '지문 생성', exact: true }).first());
  await expect(heading(page, '지문 생성')).toBeVisible();

  await tabTo(page, page.getByLabel('작업명'));
  await page.keyboard.type('자판으로 만든 지문');
  await tabTo(page, page.getByRole('radio', { name: '인문' }));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '과학' })).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: '주제' }));
  await page.keyboard.type('삼투 현상');
  await press(page, button(page, '지문 생성하기'));
  const agreed = page.getByRole('alertdialog', { name: '지문을 생성하시겠습니까?' });
  await press(page, agreed.getByRole('button', { name: '생성하기' }));

  await expect(heading(page, '지문 편집')).toBeVisible({ timeout: 60_000 });
  const passage = page.getByRole('textbox', { name: '지문' });
  await expect(passage).toContainText('삼투');
  await tabTo(page, passage);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 자판으로 덧붙였다.');
  // Out of the editor by its toolbar, which is one stop, and back to the buttons above.
  await tabTo(page, button(page, '저장'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('지문이 저장되었습니다.')).toBeVisible();
  await press(page, button(page, '문항 생성'));

  await expect(heading(page, '문항 생성')).toBeVisible();
  await expect(passage).toContainText('자판으로 덧붙였다.');
  await press(page, button(page, '문항 유형 선택'));
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await expect(types.getByRole('region', { name: '예시 문항' })).toBeVisible();
  await tabTo(page, types.getByRole('button', { name: /^이해한 내용으로 적절하지 않은 것/ }));
  await page.keyboard.press('Space');
  await tabTo(page, types.getByRole('button', { name: '이 유형으로 생성하기' }));
  await page.keyboard.press('Enter');
  const spent = page.getByRole('alertdialog', { name: '문항을 생성하시겠습니까?' });
  await press(page, spent.getByRole('button', { name: '생성하기' }));

  await expect(heading(page, '문항 편집')).toBeVisible({ timeout: 60_000 });
  const item = page.getByRole('region', { name: '문항', exact: true });
  await expect(item).toContainText('1 / 1');
  await press(page, button(page, '저장'));
  await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();

  await press(page, button(page, '문항 추가'));
  await tabTo(page, types.getByRole('button', { name: /^바꿔 쓰기에 적절하지/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, types.getByRole('button', { name: '이 유형으로 생성하기' }));
  await page.keyboard.press('Enter');
  await press(page, spent.getByRole('button', { name: '생성하기' }));
  await expect(item).toContainText('2 / 2', { timeout: 60_000 });

  await press(page, item.getByRole('button', { name: '이전 문항' }));
  await expect(item).toContainText('1 / 2');
  await press(page, item.getByRole('button', { name: '문항 수정' }));
  const warning = page.getByRole('alertdialog', { name: '문항을 수정하시겠습니까?' });
  await press(page, warning.getByRole('button', { name: '수정하기' }));
  const stem = item.getByRole('textbox', { name: '발문' });
  await tabTo(page, stem);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('윗글에 대한 이해로 적절하지 않은 것은?');
  await tabTo(page, item.getByRole('textbox', { name: '선택지 ①' }));
  // At its beginning: should it be the key, an ending unlike the others would be asked about before the export.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('곧 ');
  await tabTo(page, item.getByRole('group', { name: '정답' }).getByRole('radio', { checked: true }));
  await tabTo(page, item.getByRole('textbox', { name: '해설' }));
  await press(page, item.getByRole('button', { name: '수정 마치기' }).last());
  await expect(item.locator('.item-stem')).toContainText('윗글에 대한 이해로 적절하지 않은 것은?');

  await tabTo(page, item.getByRole('button', { name: '문항 순서 뒤로' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(item).toContainText('2 / 2');
  await tabTo(page, button(page, '저장'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, '문항 편집')).not.toContainText('저장되지 않음');

  await press(page, button(page, '추출'));
  const files = page.getByRole('dialog', { name: '파일로 추출' });
  await tabTo(page, files.getByRole('radio', { name: 'PDF' }));
  await page.keyboard.press('ArrowRight');
  await expect(files.getByRole('radio', { name: 'Word' })).toBeChecked();
  await tabTo(page, files.getByRole('button', { name: '다운로드' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('자판으로 만든 지문_시험지와 해설.docx');
  await expect(files).toBeHidden();
  // The focus is back where it was.
  await expect(button(page, '추출')).toBeFocused();
});
