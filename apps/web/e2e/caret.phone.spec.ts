import type { Locator, Page } from '@playwright/test';
import { asOneMember, button, editItem, field, item, passage, SAMPLE_TEXT } from './support/authoring.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { expect, test } from './support/test.ts';

/** On a phone with a keyboard the line one writes in is never behind what is pinned to the edges of the screen. */
asOneMember();

/** The caret's line as it lies on the screen; in a field, its last one. */
function caret(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (active instanceof HTMLTextAreaElement) {
      const { bottom } = active.getBoundingClientRect();
      return { top: bottom - Number.parseFloat(getComputedStyle(active).lineHeight), bottom };
    }
    const range = getSelection()?.getRangeAt(0);
    if (!range) throw new Error('no caret');
    // An empty paragraph has no letters to measure.
    const found = range.getClientRects()[0] ?? (range.startContainer as Element).getBoundingClientRect();
    return { top: found.top, bottom: found.bottom };
  });
}

async function expectInSight(page: Page, above: Locator, below: Locator): Promise<void> {
  await expect(async () => {
    const [line, head, bar] = [await caret(page), await above.boundingBox(), await below.boundingBox()];
    expect(line.top).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    expect(line.bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass({ timeout: 5_000 });
}

test('the caret stays between the tools and the bars at the end of a passage and back at its beginning', async ({
  page,
}) => {
  const text = `${SAMPLE_TEXT}\n`.repeat(4).slice(0, 4_500);
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '긴 지문', text)}`);
  const [above, below] = [page.getByRole('toolbar'), page.getByRole('group', { name: '지문 작업' })];
  await passage(page).press('Control+End');
  await expectInSight(page, above, below);
  await page.keyboard.type('끝에 이어서 쓰는 글이 여러 줄이 되도록 길게 써 내려간다. '.repeat(3));
  await expectInSight(page, above, below);
  for (let line = 0; line < 3; line += 1) {
    await page.keyboard.press('Enter');
    await expectInSight(page, above, below);
  }
  await page.keyboard.type('새 문단');
  await expectInSight(page, above, below);
  await page.keyboard.press('Control+Home');
  await expectInSight(page, above, below);
});

test('so it does in the passage of a set and in the fields of its items', async ({ page }) => {
  const content = `${SAMPLE_TEXT}\n`.repeat(3).slice(0, 3_000);
  await page.goto(`/questions/generate?pasCode=${await makeSetOf(page.request, '전화기의 세트', { content })}`);
  await expect(item(page)).toContainText('1 / 1');
  const [head, below] = [page.getByRole('banner'), page.getByRole('group', { name: '문항 작업' })];
  await editItem(page);
  for (const name of ['해설', '선택지 ⑤', '발문']) {
    await field(page, name).press('Control+End');
    await page.keyboard.type(' 끝에 이어서 쓰는 글이 여러 줄이 되도록 길게 써 내려간다.');
    await expectInSight(page, head, below);
  }
  await page.getByRole('tab', { name: '지문' }).click();
  await passage(page).press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('끝에 이어서 쓰는 글이 여러 줄이 되도록 길게 써 내려간다. '.repeat(2));
  await expectInSight(page, head, below);
  await expect(button(page, '저장')).toBeEnabled();
});
