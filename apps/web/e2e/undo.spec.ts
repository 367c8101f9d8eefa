import { sampleText } from '@chulje/contract/testing';
import type { Page } from '@playwright/test';
import { asOneMember, button, editItem, field, item, passage, title } from './support/authoring.ts';
import { paste } from './support/ime.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** One history a screen: everything that is edited there is undone by the same keys and the same two buttons. */
asOneMember();

/** Longer than changes that belong to one step. */
const pause = (page: Page) => page.waitForTimeout(1_100);

async function openSet(page: Page, items = 1): Promise<void> {
  await page.goto(`/questions/generate?pasCode=${await makeSetOf(page.request, '되돌리는 세트', { items })}`);
  await expect(item(page)).toContainText(`1 / ${items}`);
}

test('a passage: title, typing, formatting and paste go back and forth in order, by keys and buttons', async ({
  page,
}) => {
  const content = sampleText();
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '처음 이름', content)}`);
  await expect(title(page)).toHaveValue('처음 이름');
  await expect(button(page, '실행 취소')).toHaveCount(1);
  await expect(button(page, '실행 취소')).toBeDisabled();

  await title(page).fill('새 이름');
  await passage(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('덧붙임');
  await page.keyboard.press('Control+Shift+Home');
  await page.keyboard.press('Control+b');
  await expect(passage(page).locator('strong').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(passage(page)).not.toContainText('덧붙임');
  await expect(passage(page).locator('strong')).toHaveCount(0);
  await expect(title(page)).toHaveValue('처음 이름');
  await expect(page.getByText('저장되지 않음')).toBeHidden();
  await expect(button(page, '실행 취소')).toBeDisabled();

  await button(page, '다시 실행').click();
  await expect(title(page)).toHaveValue('새 이름');
  await page.keyboard.press('Control+y');
  await expect(passage(page)).toContainText('덧붙임');
  await expectAccessible(page);
});

test('what was typed and not yet handed on is undone too, and the caret goes to what changed', async ({ page }) => {
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '되돌릴 지문', '가나다라')}`);
  await passage(page).click();
  await page.keyboard.press('Home');
  await page.keyboard.type('앞');
  await page.keyboard.press('Control+z');
  await expect(passage(page)).toHaveText('가나다라');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+z');
  await expect(passage(page)).toHaveText('앞가나다라');
  await page.keyboard.type('글');
  await expect(passage(page)).toHaveText('앞글가나다라');

  await title(page).fill('되돌릴 지문 이름');
  await title(page).press('Home');
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('되돌릴 지문');
  await expect(title(page)).toBeFocused();
});

test('a paste is a step of its own, apart from the typing before it', async ({ page }) => {
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '붙일 지문', '가나다라')}`);
  await passage(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type('먼저 친 글');
  await paste(page, { 'text/plain': '붙여 넣은 긴 글이다. '.repeat(4) });
  await expect(page.locator('.editor-counter')).toContainText('62/5000');
  await page.keyboard.press('Control+z');
  await expect(passage(page)).toHaveText('가나다라먼저 친 글');
  await page.keyboard.press('Control+z');
  await expect(passage(page)).toHaveText('가나다라');
});

test('an item: stem, options, key and explanation go back in order from any of its fields', async ({ page }) => {
  await openSet(page);
  await editItem(page);
  const stem = await field(page, '발문').inputValue();
  const explanation = await field(page, '해설').inputValue();
  const third = await field(page, '선택지 ③').innerText();
  const key = item(page).getByRole('group', { name: '정답' });
  const keyBefore = await key.getByRole('radio', { checked: true }).getAttribute('value');

  await field(page, '발문').fill('고친 발문은?');
  await field(page, '선택지 ③').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 고침');
  await key.getByRole('radio', { name: '②' }).check({ force: true });
  await field(page, '해설').fill('고친 해설.');

  await page.keyboard.press('Control+z');
  await expect(field(page, '해설')).toHaveValue(explanation);
  await page.keyboard.press('Control+z');
  await expect(key.getByRole('radio', { checked: true })).toHaveAttribute('value', keyBefore ?? '');
  await page.keyboard.press('Control+z');
  await expect(field(page, '선택지 ③')).toHaveText(third);
  await page.keyboard.press('Control+z');
  await expect(field(page, '발문')).toHaveValue(stem);
  await expect(button(page, '실행 취소')).toBeDisabled();

  await field(page, '선택지 ①').click();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Shift+z');
  await expect(field(page, '발문')).toHaveValue('고친 발문은?');
  await expect(field(page, '선택지 ③')).toHaveText(`${third} 고침`);
  await expect(key.getByRole('radio', { name: '②' })).toBeChecked();
  await expect(field(page, '해설')).toHaveValue('고친 해설.');
});

test('a reordered and a deleted item come back, and the screen shows which', async ({ page }) => {
  await openSet(page, 3);
  await item(page).getByRole('button', { name: '문항 순서 뒤로' }).click();
  await expect(item(page)).toContainText('2 / 3');
  await item(page).getByRole('button', { name: '문항 지우기' }).click();
  await page
    .getByRole('alertdialog', { name: '문항을 지우시겠습니까?' })
    .getByRole('button', { name: '지우기' })
    .click();
  await expect(item(page)).toContainText('2 / 2');
  await item(page).getByRole('button', { name: '이전 문항' }).click();
  await button(page, '실행 취소').click();
  await expect(item(page)).toContainText('2 / 3');
  await button(page, '실행 취소').click();
  await expect(item(page)).toContainText('1 / 3');
  await expect(page.getByText('저장되지 않음')).toBeHidden();
});

test('the step back stays after saving, and so does what is typed while the answer is on its way', async ({ page }) => {
  await openSet(page);
  await title(page).fill('저장할 이름');
  await pause(page);
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/pass/ques/update/**', async (route) => {
    await held;
    await route.continue();
  });
  await button(page, '저장').click();
  await title(page).fill('저장하는 사이에 고친 이름');
  go();
  await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();
  await expect(title(page)).toHaveValue('저장하는 사이에 고친 이름');
  await expect(page.getByText('저장되지 않음')).toBeVisible();
  await button(page, '실행 취소').click();
  await expect(title(page)).toHaveValue('저장할 이름');
  await expect(page.getByText('저장되지 않음')).toBeHidden();
  await button(page, '실행 취소').click();
  await expect(title(page)).toHaveValue('되돌리는 세트');
  await expect(page.getByText('저장되지 않음')).toBeVisible();
  await expect(button(page, '저장')).toBeEnabled();
});

test('the forms: what 초기화 and another tab have cleared comes back', async ({ page }) => {
  await page.goto('/passage');
  await title(page).fill('만들 지문');
  await page.getByRole('textbox', { name: '주제' }).fill('삼투 현상');
  // The field follows the topic.
  await expect(page.getByRole('radio', { name: '과학' })).toBeChecked();
  await button(page, '초기화').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '초기화' }).click();
  await expect(title(page)).toHaveValue('');
  await button(page, '실행 취소').click();
  await expect(title(page)).toHaveValue('만들 지문');
  await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('삼투 현상');
  await expect(page.getByRole('radio', { name: '과학' })).toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(title(page)).toHaveValue('');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('');
  await expect(page.getByRole('radio', { name: '인문' })).toBeChecked();

  await page.goto('/questions');
  await title(page).fill('만들 문항');
  await passage(page).fill('짧은 지문');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByText('불러온 지문이 없습니다.')).toBeVisible();
  await button(page, '실행 취소').click();
  await expect(page.getByRole('tab', { name: '직접 입력' })).toHaveAttribute('aria-selected', 'true');
  await expect(title(page)).toHaveValue('만들 문항');
  await expect(passage(page)).toHaveText('짧은 지문');
  await expectAccessible(page);
});
