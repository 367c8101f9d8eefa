import type { Page } from '@playwright/test';
import { beMember, beNewMember } from './support/accounts.ts';
import { fillQuestion, startItem } from './support/authoring.ts';
import { confirmGeneration, fillPassageForm, ticketsShown } from './support/steps.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

test.use({
  serverEnv: { EMBEDDED_ENGINE_STAGE_SECONDS: '2', GENERATION_LEASE_SECONDS: '3' },
  expectedFaults: [/Failed to load resource|ERR_/],
});

// A generation that is seen running takes its time, and a busy machine takes more.
test.describe.configure({ timeout: 180_000 });

/** The chip of the side bar, or the tab of phones. */
const chip = (page: Page) => page.getByRole('link', { name: /^생성 중/ }).filter({ visible: true });
const rows = (page: Page) => page.getByRole('list', { name: '생성 중인 작업' }).filter({ visible: true });
const news = (page: Page) => page.getByRole('region', { name: '알림' });

/** Begins a passage and leaves it running. */
async function leaveRunning(page: Page, title: string): Promise<void> {
  await fillPassageForm(page, { title, topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  const busy = page.getByRole('dialog', { name: '지문을 생성하고 있습니다' });
  await expect(busy.getByRole('listitem').filter({ hasText: '구상' })).toHaveAttribute('aria-current', 'step');
  await busy.getByRole('button', { name: '나가서 기다리기' }).click();
  await page.waitForURL('**/home');
}

for (const [screen, address] of [
  ['home', '/home'],
  // The other screens: src/app/running.screen.test.tsx.
  ['my page', '/mypage'],
] as const) {
  // spec 1 §4 /passage: 두고 나간 생성이 모든 화면에서 보이고, 끝나면 열기와 함께 알려짐
  test(`what was left running is seen on ${screen}, and told when it is done`, ALSO_ON_PHONE, async ({ page }) => {
    await beNewMember(page);
    await leaveRunning(page, '두고 온 지문');
    await ticketsShown(page, 9);
    if (address !== '/home') await page.goto(address);
    await expect(chip(page)).toContainText(/(대기 중|구상|작성|검사|저장).*\d:\d\d/);
    if (address === '/home') {
      await expect(rows(page)).toContainText(/두고 온 지문.*생성 중/);
      await expectAccessible(page);
    }
    await expect(news(page).getByRole('status')).toContainText('‘두고 온 지문’ 지문이 완성되었습니다.', {
      timeout: 40_000,
    });
    await expect(chip(page)).toBeHidden();
    await ticketsShown(page, 9);
    if (address === '/home') {
      await expect(rows(page)).toBeHidden();
      await expect(page.getByRole('link', { name: '두고 온 지문' })).toBeVisible();
      await expectAccessible(page);
    }
    // Once: neither a reload nor another screen tells it again.
    const open = news(page).getByRole('button', { name: '열기' });
    if (address === '/mypage') {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForTimeout(1_000);
      await expect(open).toBeHidden();
      return;
    }
    await open.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/passage/create?pasCode=*');
    await expect(page.getByLabel('작업명')).toHaveValue('두고 온 지문');
    await expect(open).toBeHidden();
  });
}

test('a reload in the middle tells it still, the chip leads to the list, and the form was emptied', async ({
  page,
}) => {
  await beNewMember(page);
  await leaveRunning(page, '새로 고친 사이');
  await page.reload();
  await expect(rows(page)).toContainText('새로 고친 사이');
  await chip(page).click();
  await page.waitForURL('**/storage/worklistMain');
  await expect(rows(page)).toContainText('새로 고친 사이');
  await page.goto('/passage');
  await expect(page.getByLabel('작업명')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('');
  await expect(page.getByRole('button', { name: '지문 생성하기' })).toBeDisabled();
  await expect(news(page)).toContainText('‘새로 고친 사이’ 지문이 완성되었습니다.', { timeout: 40_000 });
});

test('who looks on is told by the screen alone', async ({ page }) => {
  await beNewMember(page);
  await fillPassageForm(page, { title: '지켜본 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).dblclick();
  await page.getByRole('alertdialog').getByRole('button', { name: '생성하기' }).dblclick();
  await page.waitForURL('**/passage/create?pasCode=*', { timeout: 40_000 });
  await ticketsShown(page, 9);
  await page.waitForTimeout(3_000);
  await expect(news(page)).not.toContainText('완성되었습니다');
  await page.goto('/passage');
  await expect(page.getByLabel('작업명')).toHaveValue('');
});

test('two tabs agree, and it is told in the one that is looked at', async ({ page, context }) => {
  await beNewMember(page);
  const other = await context.newPage();
  await other.goto('/storage/worklistMain');
  await expect(other.getByText('최근 작업 내역이 없습니다')).toBeVisible();
  await leaveRunning(page, '두 창의 지문');
  await expect(rows(other)).toContainText('두 창의 지문');
  await ticketsShown(other, 9);
  const asks: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generations')) asks.push(Date.now());
  });
  for (const tab of [page, other]) await expect(chip(tab)).toBeHidden({ timeout: 40_000 });
  const told = await Promise.all([page, other].map((tab) => news(tab).getByText('완성되었습니다').count()));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
  await expect(other.getByRole('link', { name: '두 창의 지문' })).toBeVisible();
  // Nobody asks on when nothing runs.
  const before = asks.length;
  await page.waitForTimeout(5_000);
  expect(asks.length).toBe(before);
});

test('a session that ends and a server that dies meanwhile lose nothing of it', async ({ page, server }) => {
  const email = await beNewMember(page);
  await leaveRunning(page, '끊긴 사이의 지문');
  await server.kill();
  await server.start();
  await expect(chip(page)).toBeVisible();
  await page.context().clearCookies();
  await page.waitForURL('**/login**');
  await beMember(page, email);
  await page.goto('/mypage');
  await expect(news(page)).toContainText('‘끊긴 사이의 지문’ 지문이 완성되었습니다.', { timeout: 60_000 });
  await ticketsShown(page, 9);
});

// spec 1 §4 /passage: 실패하면 이용권이 돌아왔음을 알리고 입력한 내용을 되살림
test('a failure says that the ticket came back, and brings back what was typed', async ({ page }) => {
  await beNewMember(page);
  await fillQuestion(page);
  // What the form sends becomes a text that carries no item.
  await page.route('**/fastapi/generate-question', (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, custom_passage: '같은 말이다. '.repeat(100) }) });
  });
  await startItem(page);
  const busy = page.getByRole('dialog', { name: '문항을 생성하고 있습니다' });
  await busy.getByRole('button', { name: '나가서 기다리기' }).click();
  await page.waitForURL('**/home');
  const line = rows(page).getByRole('listitem').filter({ hasText: '규칙을 보는 문항' });
  await expect(news(page).getByRole('alert')).toContainText('이용권은 차감되지 않았습니다.', { timeout: 40_000 });
  await expect(line).toContainText('생성에 실패했습니다.');
  await ticketsShown(page, 10);
  await expectAccessible(page);
  // It stands until it is answered.
  await page.goto('/storage/worklistMain');
  await page.unrouteAll();
  await line.getByRole('button', { name: '다시 시도' }).click();
  await page.waitForURL('**/questions');
  await expect(page.getByLabel('작업명')).toHaveValue('규칙을 보는 문항');
  await page.reload();
  await expect(page.getByLabel('작업명')).toHaveValue('규칙을 보는 문항');
  await page.goto('/home');
  await expect(rows(page)).toBeHidden();
});

test('who leaves before the server has answered finds the form empty and the run in the lists', async ({ page }) => {
  await beNewMember(page);
  let answer = () => {};
  const left = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/fastapi/generate-passage', async (route) => {
    await left;
    await route.continue();
  });
  await fillPassageForm(page, { title: '서둘러 나간 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await page.getByRole('button', { name: '나가서 기다리기' }).click();
  await page.waitForURL('**/home');
  answer();
  await expect(rows(page)).toContainText('서둘러 나간 지문');
  await page.getByRole('link', { name: '새 지문 생성' }).click();
  await expect(page.getByLabel('작업명')).toHaveValue('');
  await expect(news(page)).toContainText('‘서둘러 나간 지문’ 지문이 완성되었습니다.', { timeout: 40_000 });
});
