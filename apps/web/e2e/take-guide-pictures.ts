import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { keepPicture } from './support/picture.ts';
import { makeWorks, star } from './support/seed.ts';
import { startServer } from './support/server.ts';
import { confirmGeneration, fillPassageForm, makePassage } from './support/steps.ts';
import { DEMO } from './support/test.ts';

/**
 * Takes the pictures of the guide anew from the running product. Not a test: run it when the screens have changed, look
 * at the result, and commit it. Needs the build:
 *   CHROMIUM_PATH=/usr/bin/chromium npx tsx apps/web/e2e/take-guide-pictures.ts
 */
const PICTURES = fileURLToPath(new URL('../src/features/guide/pictures/', import.meta.url));
const WIDTH = 1440;
const TITLE = '5월 주간지 과학 지문';

const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1_000);
  await keepPicture(browser, await page.screenshot({ animations: 'disabled' }), `${PICTURES}${name}.webp`, WIDTH);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByRole('status').filter({ hasText: '저장되었습니다' }).waitFor();
  await page.getByRole('button', { name: '알림 닫기' }).click();
}

try {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: WIDTH, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/login');
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByLabel('비밀번호').fill(DEMO.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/home');
  await star(context.request, (await makeWorks(context.request, 11)).slice(4, 7));

  await fillPassageForm(page, { title: TITLE, topic: '삼투 현상' });
  await take(page, 'passage-form');
  await makePassage(page, TITLE);
  await save(page);
  await take(page, 'passage-result');
  await page.getByRole('button', { name: '문항 생성', exact: true }).click();
  await page.getByRole('button', { name: '문항 세트 생성' }).click();
  await page.getByRole('dialog', { name: '문항 세트 생성' }).getByText('난도').first().waitFor();
  await take(page, 'set-dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '문항 유형 선택' }).click();
  await page.getByRole('region', { name: '예시 문항' }).waitFor();
  await take(page, 'question-types');
  await page.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/questions/generate?pasCode=*');
  await page.getByText('1 / 1').waitFor();
  await save(page);
  await take(page, 'question-set');
  await page.getByRole('button', { name: '추출' }).click();
  await page.getByRole('dialog', { name: '파일로 추출' }).waitFor();
  await page.waitForTimeout(4_000);
  await take(page, 'export');
  await page.goto('/storage/worklistMain');
  await page.getByRole('row').nth(5).waitFor();
  await take(page, 'library');
} finally {
  await browser.close();
  await server.dispose();
}
