import type { Item } from '@chulje/contract';
import { sampleText } from '@chulje/contract/testing';
import type { Locator, Page, Route } from '@playwright/test';
import { beMember, beNewMember, PASSWORD } from './accounts.ts';
import { makePassageOf, makeSetOf } from './seed.ts';
import { expect, test } from './test.ts';

/** Controls and steps of the passage and question screens, and answers of a server in trouble. */

/** Lets one member, made for the file that says so, take all of its tests; hands back how to ask for the address. */
export function asOneMember(): () => string {
  let member: string | undefined;
  test.beforeEach(async ({ page }) => {
    if (member) await beMember(page, member);
    else member = await beNewMember(page);
  });
  return () => member ?? '';
}

/** Shorter than items need. */
export const SHORT = '짧은 글이다. '.repeat(50);
export const TOO_SHORT = '500자 이하의 지문으로 정상적인 문항을 생성하기 어렵습니다. 충분한 지문을 입력해 주세요.';
export const SAMPLE_TEXT = sampleText();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const title = (page: Page) => page.getByLabel('작업명');
export const topic = (page: Page) => page.getByRole('textbox', { name: '주제' });
export const passage = (page: Page) => page.getByRole('textbox', { name: '지문' });
export const asked = (page: Page, name: string) => page.getByRole('alertdialog', { name });
export const item = (page: Page) => page.getByRole('region', { name: '문항', exact: true });
export const field = (page: Page, name: string) => item(page).getByRole('textbox', { name });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const answer = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message } });
export const broken = answer(500, 'server.failed', '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
export const haveTickets = (page: Page, balance: number) =>
  page.route('**/api/info/select/ticket', (route) => route.fulfill({ json: { balance, total: 10 } }));
export const noTickets = (page: Page) => haveTickets(page, 0);
export const isFull = (page: Page) =>
  page.route('**/api/pass/select/count/recent', (route) => route.fulfill({ json: 150 }));

export async function fillPassage(page: Page): Promise<void> {
  await page.goto('/passage');
  await title(page).fill('규칙을 보는 지문');
  await topic(page).fill('삼투 현상');
}

export async function fillQuestion(page: Page, text = SAMPLE_TEXT): Promise<void> {
  await page.goto('/questions');
  await title(page).fill('규칙을 보는 문항');
  await passage(page).fill(text);
}

export async function openPassage(page: Page, text = SAMPLE_TEXT): Promise<void> {
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '규칙을 보는 작업', text)}`);
  await expect(heading(page, '지문 편집')).toBeVisible();
}

export async function openSet(
  page: Page,
  { items = 1, item: made = {} as Partial<Item>, from = '' } = {},
): Promise<void> {
  const code = await makeSetOf(page.request, '규칙을 보는 세트', { items, item: made });
  await page.goto(`/questions/generate?pasCode=${code}${from && `&from=${from}`}`);
  await expect(item(page)).toContainText(`1 / ${items}`);
}

export async function editItem(page: Page): Promise<void> {
  await item(page).getByRole('button', { name: '문항 수정' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
  await expect(field(page, '발문')).toBeVisible();
}

export async function edit(page: Page, text = '덧붙인 말.'): Promise<void> {
  await passage(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await expect(page.getByText('저장되지 않음')).toBeVisible();
}

export async function startPassage(page: Page): Promise<void> {
  await button(page, '지문 생성하기').click();
  await asked(page, '지문을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
}

export async function startItem(page: Page, opener = '문항 유형 선택'): Promise<void> {
  await button(page, opener).click();
  await page
    .getByRole('dialog', { name: '문항 유형 선택' })
    .getByRole('button', { name: '이 유형으로 생성하기' })
    .click();
  await asked(page, '문항을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
}

/** How many tickets the member has, as the server says. */
export async function ticketsLeft(page: Page): Promise<number> {
  const { balance } = await (await page.request.get('/api/info/select/ticket')).json();
  return balance;
}

/** 보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회. */
export async function expectFigures(place: Locator, balance: number): Promise<void> {
  for (const figure of [`보유 이용권${balance}회`, '사용 예정 이용권1회', `잔여 이용권${balance - 1}회`])
    await expect(place.getByText(figure)).toBeVisible();
}

/** Who has no ticket left is told so, and led to where they are sold. */
export async function expectShopOffered(page: Page): Promise<void> {
  await expect(page.getByText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.')).toBeVisible();
  await button(page, '이용권 구매하기').click();
  await page.waitForURL((url) => url.pathname === '/mypage' && url.searchParams.get('tab') === '이용권');
}

/** A generation without an end: what is shown meanwhile, that Escape does not close it, and the way to leave it running. */
export async function expectBusy(page: Page, name: string): Promise<void> {
  const busy = page.getByRole('dialog', { name });
  await expect(busy).toContainText('최대 3분까지 걸릴 수 있습니다. 이 창을 닫아도 생성은 계속됩니다.');
  await expect(busy.getByRole('list', { name: '진행 단계' }).locator('[aria-current="step"]')).toHaveCount(1);
  await expect(busy).toContainText(/지난 시간 \d:\d\d/);
  await page.keyboard.press('Escape');
  await expect(busy).toBeVisible();
  await busy.getByRole('button', { name: '나가서 기다리기' }).click();
  await page.waitForURL('**/home');
}

/** What is done without a session leads to login; who logs in is back on the screen. */
export async function expectLoginAndBack(page: Page, email: string, act: () => Promise<void>): Promise<void> {
  const address = new URL(page.url());
  await page.context().clearCookies();
  await act();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${address.pathname}${address.search}`);
  await expect(page.getByText('인증이 필요합니다. 로그인하면 보던 화면으로 돌아갑니다.')).toBeVisible();
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await button(page, '로그인').click();
  await page.waitForURL(address.href);
}

/** What was typed into the passage and left unsaved is offered again, each time, until it is thrown away. */
export async function expectOfferedAgain(page: Page): Promise<void> {
  const address = page.url();
  await edit(page);
  await page.getByRole('link', { name: '홈', exact: true }).first().click();
  const leave = asked(page, '작업을 중단하시겠습니까?');
  await expect(leave).toContainText('저장하지 않은 내용은 이 브라우저에만 남습니다.');
  await leave.getByRole('button', { name: '작업 중단하기' }).click();
  await page.waitForURL('**/home');
  await page.goto(address);
  await button(page, '되살리기').click();
  await expect(passage(page)).toContainText('덧붙인 말.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, '버리기').click();
  await expect(button(page, '되살리기')).toBeHidden();
  await page.reload();
  await expect(passage(page)).toContainText('역선택');
  await expect(passage(page)).not.toContainText('덧붙인 말.');
  await expect(button(page, '되살리기')).toBeHidden();
}

/** 굵게, 밑줄, 취소선 and the four sets of symbols, which go in where the caret is. */
export async function expectTools(page: Page): Promise<void> {
  const tools = page.getByRole('toolbar').first();
  for (const name of ['굵게', '밑줄', '취소선']) await expect(tools.getByRole('button', { name })).toBeVisible();
  await expect(tools.getByRole('button', { name: / 넣기/ })).toHaveText([...'㉠㉡㉢㉣㉤㉮㉯㉰㉱㉲ⓐⓑⓒⓓⓔ①②③④⑤']);
}

/** Reloads, is warned by the browser itself, and stays. */
export async function expectLeaveWarning(page: Page): Promise<void> {
  const warned = page.waitForEvent('dialog');
  // Not `page.reload()`, which waits for a page that never comes.
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
}
