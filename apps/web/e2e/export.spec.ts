import { readFileSync } from 'node:fs';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { Download, Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function makeSet(page: Page, title: string, items: number): Promise<void> {
  const answer = await page.request.post('/api/pass/ques/insert/each', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      type: '사회',
      keyword: '정보',
      title,
      content: sampleText(),
      questions: Array.from({ length: items }, (_, at) => ({ item: sampleItem({ points: 3 }, at) })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

test('a teacher chooses what is in a file, sees its pages, and finds the choice again', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/home');
  await makeSet(page, '고르는 시험지', 2);
  await page.goto('/storage/worklistMain');
  await page.getByRole('button', { name: '고르는 시험지 다운로드' }).click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked();
  const picture = dialog.getByRole('img', { name: '1쪽의 모양' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(dialog.getByRole('button', { name: '앞쪽 보기' })).toBeDisabled();
  await dialog.getByRole('button', { name: '뒤쪽 보기' }).click();
  await expect(dialog.getByRole('img', { name: '2쪽의 모양' })).toBeVisible();
  await dialog.getByRole('radio', { name: '학생용 문제지' }).check({ force: true });
  await expect(picture).toBeVisible();
  await dialog.getByRole('radio', { name: '모두' }).check({ force: true });
  await expectAccessible(page);

  await dialog.getByRole('radio', { name: '텍스트' }).check({ force: true });
  await dialog.getByRole('radio', { name: '학생용 문제지' }).check({ force: true });
  await dialog.getByRole('checkbox', { name: '배점 [3점]' }).uncheck();
  await dialog.getByLabel('회차').fill('3월 2회 모의 평가');
  await expect(dialog.getByText('1. 윗글의 내용과 일치하지 않는 것은?')).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '다운로드' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('고르는 시험지_시험지.txt');
  const text = await textOf(download);
  expect(text).toContain('3월 2회 모의 평가');
  expect(text).not.toMatch(/정답|3점/);

  await page.reload();
  await page.getByRole('button', { name: '고르는 시험지 다운로드' }).click();
  await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '학생용 문제지' })).toBeChecked();
  await expect(dialog.getByLabel('회차')).toHaveValue('3월 2회 모의 평가');
});

test('a teacher is told before the download which letters a PDF cannot print, and who may not see all of two columns', async ({
  page,
}) => {
  await beNewMember(page);
  await page.goto('/home');
  await makeSet(page, '웃는 얼굴 ༀ', 1);
  await page.goto('/storage/worklistMain');
  await page.getByRole('button', { name: '웃는 얼굴 ༀ 다운로드' }).click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await expect(dialog.getByRole('status').filter({ hasText: '〓로 찍히는 글자' })).toContainText('ༀ (제목)');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: '한글' }).check({ force: true });
  await expect(dialog.getByText('파일에는 그대로 담기는 글자')).toBeVisible();
  const viewers = dialog.getByRole('status').filter({ hasText: '2단은 한글에서 열어 주세요.' });
  await expect(viewers).toBeVisible();
  await dialog.getByRole('radio', { name: '1단' }).check({ force: true });
  await expect(viewers).toBeHidden();
});

test('several works become one paper in the order chosen', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/home');
  await makeSet(page, '첫째 묶음', 2);
  await makeSet(page, '둘째 묶음', 3);
  await page.goto('/storage/worklistMain');
  await page.getByRole('checkbox', { name: /첫째 묶음/ }).check();
  await page.getByRole('checkbox', { name: /둘째 묶음/ }).check();
  await page.getByRole('button', { name: '추출' }).click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await dialog.getByRole('radio', { name: '텍스트' }).check({ force: true });
  const up = dialog.getByRole('button', { name: '첫째 묶음 위로' });
  if (await up.isEnabled()) await up.click();
  await dialog.getByLabel('시험지 제목').fill('합친 시험지');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '다운로드', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('합친 시험지_시험지와 해설.txt');
  expect((await textOf(download)).match(/\[\d～\d\]/g)).toEqual(['[1～2]', '[3～5]']);

  const chooseBoth = async () => {
    await page.reload();
    await page.getByRole('checkbox', { name: /첫째 묶음/ }).check();
    await page.getByRole('checkbox', { name: /둘째 묶음/ }).check();
    await page.getByRole('button', { name: '추출' }).click();
  };
  await chooseBoth();
  await dialog.getByRole('radio', { name: '파일마다 따로(ZIP)' }).check({ force: true });
  await chooseBoth();
  await expect(dialog.getByRole('radio', { name: '파일마다 따로(ZIP)' })).toBeChecked();
});

test('who closes the dialog while the file is made gets none, and may ask for another at once', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/home');
  await makeSet(page, '기다리는 시험지', 2);
  await page.goto('/storage/worklistMain');
  const open = page.getByRole('button', { name: '기다리는 시험지 다운로드' });
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  const download = dialog.getByRole('button', { name: '다운로드', exact: true });
  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  // The first file is never answered.
  await page.route('**/api/pass/export/each/*type=word*', () => undefined, { times: 1 });
  await open.click();
  await dialog.getByRole('radio', { name: 'Word' }).check({ force: true });
  const asked = page.waitForRequest(/type=word/);
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('type=word'));
  await download.dblclick();
  await asked;
  await page.keyboard.press('Escape');
  await left;
  await expect(dialog).toBeHidden();

  await open.click();
  await dialog.getByRole('radio', { name: '텍스트' }).check({ force: true });
  await expect(dialog.getByText('1. 윗글의 내용과 일치하지 않는 것은?')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe('기다리는 시험지_시험지와 해설.txt');
  expect(names).toEqual(['기다리는 시험지_시험지와 해설.txt']);
});
