import type { BrowserContext, Page } from '@playwright/test';
import { asOneMember, field, item } from './support/authoring.ts';
import { makeSetOf } from './support/seed.ts';
import { expect, test } from './support/test.ts';

/** A tab whose process dies has no time to say goodbye: no pagehide, no beforeunload. */
asOneMember();

/** Ends the renderer of a page once what was typed has been written, and opens its address in another tab. */
async function crash(page: Page, context: BrowserContext, marks: readonly string[]): Promise<Page> {
  await page.waitForFunction((texts) => {
    const kept = Object.keys(localStorage)
      .filter((key) => key.startsWith('chulje.draft.'))
      .map((key) => localStorage.getItem(key) ?? '')
      .join('');
    return texts.every((text) => kept.includes(text));
  }, marks);
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // Nobody is left to answer.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

test('a set whose tab was killed while it was edited offers the edits again: passage, stem, option, order', async ({
  page,
  context,
}) => {
  const code = await makeSetOf(page.request, '죽은 창의 세트', { items: 2 });
  // The page of the fixture is checked for faults at its end, so another one dies.
  const victim = await context.newPage();
  await victim.goto(`/questions/generate?pasCode=${code}`);
  await victim.getByRole('textbox', { name: '지문' }).click();
  await victim.keyboard.press('Control+End');
  await victim.keyboard.type('죽기 전에 덧붙인 말.');
  await item(victim).getByRole('button', { name: '문항 수정' }).click();
  await victim.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
  await field(victim, '발문').fill('죽기 전에 고친 발문은?');
  await field(victim, '선택지 ②').fill('죽기 전에 고친 선택지');
  await item(victim).getByRole('button', { name: '문항 순서 뒤로' }).click();

  const next = await crash(victim, context, ['덧붙인 말.', '고친 발문은?', '고친 선택지']);
  await expect(item(next)).toContainText('1 / 2');
  await expect(next.getByRole('textbox', { name: '지문' })).not.toContainText('죽기 전에');
  await next.getByRole('button', { name: '되살리기' }).click();
  await expect(next.getByRole('textbox', { name: '지문' })).toContainText('죽기 전에 덧붙인 말.');
  await item(next).getByRole('button', { name: '다음 문항' }).click();
  await expect(item(next).locator('.item-stem')).toContainText('죽기 전에 고친 발문은?');
  await expect(item(next).locator('.item-options li').nth(1)).toContainText('죽기 전에 고친 선택지');
  await next.getByRole('button', { name: '저장', exact: true }).click();
  await expect(next.getByText('문항이 저장되었습니다.')).toBeVisible();
  await next.reload();
  await expect(next.getByRole('textbox', { name: '지문' })).toContainText('죽기 전에 덧붙인 말.');
  await expect(next.getByRole('button', { name: '되살리기' })).toBeHidden();
  await next.close();
});

test('a form whose tab was killed has what was typed', async ({ page, context }) => {
  await page.goto('/passage');
  const victim = await context.newPage();
  await victim.goto('/passage');
  await victim.getByLabel('작업명').fill('죽은 창의 지문');
  await victim.getByRole('textbox', { name: '주제' }).fill('죽기 전에 쓴 주제');
  const next = await crash(victim, context, ['죽은 창의 지문', '죽기 전에 쓴 주제']);
  await expect(next.getByLabel('작업명')).toHaveValue('죽은 창의 지문');
  await expect(next.getByRole('textbox', { name: '주제' })).toHaveValue('죽기 전에 쓴 주제');
  await next.close();
});
