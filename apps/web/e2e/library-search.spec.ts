import type { CDPSession, Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { HANGUL, typeHangul } from './support/ime.ts';
import { makeWorks, rename } from './support/seed.ts';
import { expect, test } from './support/test.ts';

const RECENT = '/storage/worklistMain';
const field = (page: Page) => page.getByPlaceholder('작업명 검색');
const rows = (page: Page) => page.locator('tbody tr');
const found = (page: Page) => page.getByText(/^총 \d+개/);
const query = (page: Page) => new URL(page.url()).searchParams;

/** A computer of a fourth of the speed: what depends on a quick rendering goes wrong on it. */
async function beSlow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** A list of sixty on a slow computer. */
async function openList(page: Page): Promise<CDPSession> {
  await beNewMember(page);
  await makeWorks(page.request, 60);
  await page.goto(RECENT);
  await expect(found(page)).toHaveText('총 60개');
  return beSlow(page);
}

test('however fast one types, no letter of the search is lost, in Latin or Hangul', async ({ page }) => {
  const session = await openList(page);
  await field(page).focus();
  await page.keyboard.type('the quick brown fox jumps over the lazy dog', { delay: 0 });
  await expect(field(page)).toHaveValue('the quick brown fox jumps over the lazy dog');
  await expect.poll(() => query(page).get('q')).toBe('the quick brown fox jumps over the lazy dog');
  await expect(page.getByText('조건에 맞는 작업이 없습니다')).toBeVisible();

  await field(page).fill('');
  await expect(found(page)).toHaveText('총 60개');
  await typeHangul(session, HANGUL);
  await expect(field(page)).toHaveValue('한글입력');
  await expect.poll(() => query(page).get('q')).toBe('한글입력');

  await field(page).press('Control+a');
  await typeHangul(session, [
    ['ㅅ', '사', '삼'],
    ['ㅌ', '투'],
  ]);
  await expect(found(page)).toHaveText('총 8개');
  // In the middle of what stands there, too.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('XY');
  await expect(field(page)).toHaveValue('삼XY투');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.reload();
  await expect(field(page)).toHaveValue('삼투');
  await expect(found(page)).toHaveText('총 8개');
});

test('choices that follow each other at once all count', async ({ page }) => {
  await openList(page);
  await field(page).focus();
  await page.keyboard.type('지문');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('분야')).toHaveValue('과학');
  await expect(page.getByLabel('유형')).toHaveValue('지문');
  await expect(field(page)).toHaveValue('지문');
  await expect.poll(() => Object.fromEntries(query(page))).toEqual({ q: '지문', kind: '지문', field: '과학' });
});

test('back and forward go through the choices, and the search field follows them', async ({ page }) => {
  await openList(page);
  await page.getByLabel('분야').selectOption('과학');
  await expect(found(page)).toHaveText('총 15개');
  await field(page).fill('삼투');
  await expect(found(page)).toHaveText('총 8개');
  await page.getByLabel('유형').selectOption('문항');
  await field(page).focus();
  await page.goBack();
  await expect(page.getByLabel('유형')).toHaveValue('전체 유형');
  await expect(field(page)).toHaveValue('삼투');
  await page.goBack();
  await expect(page.getByLabel('분야')).toHaveValue('전체 분야');
  await expect(field(page)).toHaveValue('');
  await expect(found(page)).toHaveText('총 60개');
  await page.goForward();
  await expect(field(page)).toHaveValue('삼투');
  await expect(found(page)).toHaveText('총 8개');
  await field(page).pressSequentially('없음');
  await page.getByRole('button', { name: '필터 초기화' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(found(page)).toHaveText('총 60개');
});

test('a search is words, whatever signs are in it, and ends where no title is longer', async ({ page }) => {
  await beNewMember(page);
  const [percent = '', emoji = '', back = ''] = await makeWorks(page.request, 4);
  await rename(page.request, percent, '50%_할인 <b>굵게</b>');
  await rename(page.request, emoji, '가을 🍁 특강 👩‍🏫');
  await rename(page.request, back, '역사 \\ 지문');
  await page.goto(RECENT);
  for (const [words, count] of [
    ['%', 1],
    ['0%_', 1],
    ['_', 1],
    ['\\', 1],
    ['🍁특강', 1],
    ['👩‍🏫', 1],
    ['<b>', 1],
    ['*', 0],
    ['.*', 0],
    ['&q=가을', 0],
  ] as const) {
    await field(page).fill(words);
    await expect(found(page), words).toHaveText(`총 ${count}개`);
    await expect(field(page)).toHaveValue(words);
    expect(query(page).get('q')).toBe(words);
  }
  await field(page).fill('');
  await field(page).focus();
  await page.keyboard.insertText('가'.repeat(10_000));
  await expect(field(page)).toHaveValue('가'.repeat(100));
  await page.reload();
  await expect(field(page)).toHaveValue('가'.repeat(100));
  await expect(found(page)).toHaveText('총 0개');
  // An address of someone else's making.
  await page.goto(`${RECENT}?q=${'a'.repeat(6_000)}&page=-3&sort=title,up&field=%00`);
  await expect(found(page)).toHaveText('총 0개');
});

test('a list that is long in coming comes with the filter of the address', async ({ page }) => {
  await beNewMember(page);
  await makeWorks(page.request, 20);
  await page.route('**/api/pass/select/recelist', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto(`${RECENT}?field=과학&q=삼투`);
  await expect(page.getByText('불러오는 중')).toBeVisible();
  await expect(found(page)).toHaveText('총 3개');
  await expect(rows(page)).toHaveCount(3);
  await field(page).fill('융합');
  await expect(found(page)).toHaveText('총 2개');
});

test('two tabs filter for themselves', async ({ page, context }) => {
  await beNewMember(page);
  await makeWorks(page.request, 20);
  await page.goto(RECENT);
  const other = await context.newPage();
  await other.goto(RECENT);
  await page.getByLabel('분야').selectOption('과학');
  await field(other).fill('미술사');
  await expect(found(page)).toHaveText('총 5개');
  await expect(found(other)).toHaveText('총 3개');
  await page.reload();
  await expect(found(page)).toHaveText('총 5개');
  await expect(field(page)).toHaveValue('');
});

test('tabs and chips of my-page follow keys that come at once', async ({ page }) => {
  await beNewMember(page);
  await page.route('**/api/noti/select/list', (route) =>
    route.fulfill({
      json: Array.from({ length: 35 }, (_, index) => ({
        notCode: 35 - index,
        type: index % 2 === 0 ? '서비스' : '작업',
        title: `안내 ${35 - index}`,
        date: '2026-01-01T00:00:00.000Z',
        content: '안내드립니다.',
      })),
    }),
  );
  await page.goto('/mypage');
  await expect(page.getByRole('heading', { name: '한눈에 보기' })).toBeVisible();
  await beSlow(page);
  await page.getByRole('tab', { name: '회원정보' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: '공지사항', selected: true })).toBeFocused();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: '4', exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: '작업', exact: true }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(rows(page)).toHaveCount(7);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('button', { name: '전체', pressed: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('tab', { name: '자주 묻는 질문' }).click();
  await expect(page).not.toHaveURL(/page=/);
});
