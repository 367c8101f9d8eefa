import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Item, keyLabel, type QuestionResult } from '@chulje/contract';
import { type APIRequestContext, chromium, type Page } from '@playwright/test';
import { keepPicture } from './support/picture.ts';
import { startServer } from './support/server.ts';
import { DEMO } from './support/test.ts';

/**
 * Takes the pictures and the worked example of the landing page anew from the running product. Not a test: run it when
 * screens or paper have changed, look at the result, and commit it. Needs the build and pdftoppm (poppler-utils):
 *   CHROMIUM_PATH=/usr/bin/chromium npx tsx apps/web/e2e/take-landing-pictures.ts
 */
const LANDING = fileURLToPath(new URL('../src/features/landing/', import.meta.url));
const TITLE = '5월 주간지 사회 지문';
const TOPIC = '외부 효과와 코즈 정리';
/** Of the items made, the first is the worked example. */
const TYPES = [
  ['사실적 읽기', '내용 불일치'],
  ['사실적 읽기', '세부 내용 이해(부정)'],
  ['사실적 읽기', '내용 일치'],
] as const;

const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByLabel('비밀번호').fill(DEMO.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/home');
  const { pasCode, passage, item } = await makeSet(context.request);
  writeFileSync(
    `${LANDING}example.json`,
    `${JSON.stringify({ passage, item, field: '사회', topic: TOPIC }, null, 2)}\n`,
  );

  await openSet(page, pasCode);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByRole('status').filter({ hasText: '저장되었습니다' }).waitFor();
  await page.getByRole('button', { name: '알림 닫기' }).click();
  await page.getByRole('button', { name: `선택지 ${keyLabel(item.key)}의 근거 보기` }).click();
  await page.waitForTimeout(2_000);
  await keepPicture(browser, await page.screenshot(), `${LANDING}pictures/question-set.webp`, 1800);

  await page.setViewportSize({ width: 390, height: 780 });
  await openSet(page, pasCode);
  await keepPicture(browser, await page.screenshot(), `${LANDING}pictures/phone.webp`, 780);

  const pdf = await context.request.get(`/api/pass/export/each/${pasCode}?type=pdf`);
  await keepPicture(browser, firstPage(await pdf.body()), `${LANDING}pictures/paper.webp`, 1000);
} finally {
  await browser.close();
  await server.dispose();
}

/** A passage and items on it, as a member makes them. */
async function makeSet(request: APIRequestContext): Promise<{ pasCode: string; passage: string; item: Item }> {
  const passage = await call<{ pasCode: string; generated_passage: string; generated_core_point: string[] }>(
    request,
    '/fastapi/generate-passage',
    { type_passage: '사회', keyword: [TOPIC], title: TITLE },
  );
  const results: QuestionResult[] = [];
  for (const [pattern, type] of TYPES) {
    const set = results[0]?.pasCode;
    const result = await call<QuestionResult>(request, '/fastapi/generate-question', {
      custom_passage: passage.generated_passage,
      type_question: pattern,
      type_question_detail: type,
      type_passage: '사회',
      keyword: TOPIC,
      gist: passage.generated_core_point,
      title: TITLE,
      sourcePasCode: passage.pasCode,
      ...(set && { pasCode: set }),
    });
    results.push(result);
  }
  const first = results[0];
  if (!first?.question.item) throw new Error('no item was made');
  return { pasCode: first.pasCode, passage: passage.generated_passage, item: first.question.item };
}

async function call<T>(request: APIRequestContext, path: string, data: unknown): Promise<T> {
  const answer = await request.post(path, { data, headers: { 'idempotency-key': crypto.randomUUID() } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function openSet(page: Page, pasCode: string): Promise<void> {
  await page.goto(`/questions/generate?pasCode=${pasCode}`);
  await page.getByRole('heading', { name: '문항 편집' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The first page of a PDF as PNG, two dots a point. */
function firstPage(pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-picture-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf);
    execFileSync('pdftoppm', [
      '-png',
      '-r',
      '144',
      '-singlefile',
      '-f',
      '1',
      join(folder, 'paper.pdf'),
      join(folder, 'paper'),
    ]);
    return readFileSync(join(folder, 'paper.png'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
