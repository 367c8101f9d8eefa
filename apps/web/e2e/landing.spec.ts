import { gzipSync } from 'node:zlib';
import { TICKET_PACKAGES } from '@chulje/contract';
import type { Page } from '@playwright/test';
import { ALSO_ON_PHONE, expect, expectAccessible, expectNoSideScroll, logIn, test } from './support/test.ts';

test.use({
  expectedFaults: [/Failed to load resource/],
  serverEnv: { COMPANY_NAME: '공방출판', COMPANY_REGISTRATION: '123-45-67890' },
});

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('이름', { exact: true }).fill('김문의');
  await page.getByLabel('이메일', { exact: true }).fill('ask@example.com');
  await page.getByLabel('문의 내용', { exact: true }).fill('학원에서 여럿이 쓸 수 있나요?\n답변 부탁드립니다.');
  await page.getByRole('checkbox').check();
}
const sendButton = (page: Page) => page.getByRole('button', { name: '문의 보내기' });

test('the landing page shows the product without its code: no React, pictures of the running app, no broken link', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const sources = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  for (const source of sources) expect(source).not.toContain('react');
  const bytes = sources.map((source) => gzipSync(source).length).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 300))
      .toBe(true);
  }
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const anchor of links.filter((link) => link.startsWith('#'))) await expect(page.locator(anchor)).toHaveCount(1);
  for (const path of new Set(links.filter((link) => link.startsWith('/'))))
    expect((await page.request.get(path)).status(), path).toBe(200);
});

test('the font stands from the first paint: one file, sent for ahead, has every letter of our own words', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    const sentFor = await page.evaluate(() =>
      [...document.fonts]
        // Letters in circles come from a font of their own.
        .filter(({ status, unicodeRange }) => status !== 'unloaded' && !/U\+(?:24[6-9A-F]|32[67])/i.test(unicodeRange))
        .map(({ family, display }) => [family, display]),
    );
    expect(sentFor, path).toEqual([['Chulje Sans', 'block']]);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', /screen-font/);
  }
});

test('활용 사례, 기능, 요금, 문의 and login are one click away', async ({ page }) => {
  await page.goto('/landing');
  for (const [label, id] of [
    ['활용 사례', 'use-cases'],
    ['기능', 'features'],
    ['요금', 'pricing'],
    ['문의', 'contact'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await page.waitForURL('**/login');
});

test('a visitor reads the guide without logging in', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: '이용 안내' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이용 가이드' })).toBeVisible();
  await expect(page).toHaveURL(/\/guide$/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('navigation', { name: '시작하기' }).getByRole('link', { name: '회원가입' }).click();
  await page.waitForURL('**/signup');
});

test('the prices are those of the shop, with the free start', async ({ page }) => {
  await page.goto('/landing');
  const pricing = page.locator('#pricing');
  for (const { count, price, listPrice } of TICKET_PACKAGES) {
    const card = pricing.getByRole('listitem').filter({ hasText: `${price.toLocaleString('ko-KR')}원` });
    await expect(card).toContainText(`이용권 ${count}회`);
    if (listPrice !== price) await expect(card.locator('s')).toHaveText(`${listPrice.toLocaleString('ko-KR')}원`);
  }
  await expect(pricing.getByRole('listitem').first()).toContainText('이용권 10회');
});

test('as many types as it names are there to choose, and where topics are prepared it says so', async ({ page }) => {
  await logIn(page);
  const types = (await (await page.request.get('/api/question-types')).json()) as unknown[];
  await page.goto('/landing');
  await expect(page.locator('#features')).toContainText(`문항 유형 ${types.length}가지`);
  await expect(page.getByText('지금은 준비된 주제 가운데에서 골라 지문을 만듭니다.')).toBeVisible();
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hasFreeTopics: true } });
  });
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText('상호 공방출판');
  await expect(page.getByText('지금은 준비된 주제 가운데에서')).toBeHidden();
});

test(
  'the contact form says what is missing, keeps what was typed when sending fails, and thanks when it was sent',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.goto('/landing#contact');
    await sendButton(page).click();
    await expect(page.getByText('이메일 형식으로 입력해 주세요.')).toBeVisible();
    await expect(page.getByText('문의 내용을 입력해 주세요.')).toBeVisible();
    await expect(page.getByText('개인정보 수집·이용에 동의해 주세요.')).toBeVisible();
    await expect(page.getByLabel('이름', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await fillContact(page);
    await page.route('**/api/contact', (route) => route.abort());
    await sendButton(page).click();
    await expect(page.getByText(/서버에 연결할 수 없습니다/)).toBeVisible();
    await expect(page.getByLabel('문의 내용', { exact: true })).toHaveValue(/학원에서/);
    await page.unroute('**/api/contact');
    await sendButton(page).click();
    await expect(page.getByText('문의를 보냈습니다. 확인하는 대로 입력하신 이메일로 답변드리겠습니다.')).toBeVisible();
    await expect(sendButton(page)).toBeHidden();
    await expectAccessible(page);
  },
);

test('a member is led to their own screens', async ({ page }) => {
  await logIn(page);
  await page.goto('/landing');
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: '내 작업으로 가기' }).click();
  await page.waitForURL('**/home');
});

test('the footer, the terms and the privacy policy say who runs the service', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/landing');
  await expect(page.getByRole('contentinfo')).toContainText('상호 공방출판 · 사업자등록번호 123-45-67890');
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByText('공방출판')).toBeVisible();
  }
});

test.describe('who is not logged in', () => {
  test.use({ expectedFaults: [] });

  test('finds nothing refused in the console, whatever page is opened first', async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    for (const path of [
      '/',
      '/landing',
      '/login',
      '/signup',
      '/passwordsearch',
      '/terms',
      '/privacy',
      '/home',
      '/mypage',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    expect(refused).toEqual([]);
  });
});
