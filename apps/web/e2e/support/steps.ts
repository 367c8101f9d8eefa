import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Steps of the main job, as a teacher takes them. */

export const ticketsShown = (page: Page, count: number) =>
  expect(page.getByText(`이용권 ${count}개`).filter({ visible: true })).toBeVisible();

const PHONE_PX = 768;

/** On phones the forms are short ones, one after another; on wide screens there is nothing to go on to. */
export async function goOn(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? Number.POSITIVE_INFINITY;
  if (width < PHONE_PX) await page.getByRole('button', { name: '다음', exact: true }).click();
}

export async function fillPassageForm(page: Page, { title, topic }: { title: string; topic: string }): Promise<void> {
  await page.goto('/passage');
  await page.getByLabel('작업명').fill(title);
  await page.getByRole('radio', { name: '과학' }).check({ force: true });
  await goOn(page);
  await page.getByRole('textbox', { name: '주제' }).fill(topic);
  await goOn(page);
}

export async function confirmGeneration(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '생성하기' }).click();
}

export async function makePassage(page: Page, title: string): Promise<string> {
  await fillPassageForm(page, { title, topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/passage/create?pasCode=*');
  await expect(page.getByRole('textbox', { name: '지문' })).toContainText('삼투');
  return new URL(page.url()).searchParams.get('pasCode') ?? '';
}

export async function save(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
  // Its going moves what stands below, on a phone: a tap before that would miss.
  await expect(page.getByText('저장되지 않음')).toBeHidden();
}

/** Downloads the open work and hands back the file's name and bytes. */
export async function exportAs(
  page: Page,
  format: 'PDF' | 'Word' | '텍스트',
): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: '추출' }).click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked();
  await dialog.getByRole('radio', { name: format }).check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '다운로드' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
