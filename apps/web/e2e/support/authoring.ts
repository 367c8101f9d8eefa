import { sampleText } from '@chulje/contract/testing';
import type { Page, Route } from '@playwright/test';
import { beMember, beNewMember } from './accounts.ts';
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
export const noTickets = (page: Page) =>
  page.route('**/api/info/select/ticket', (route) => route.fulfill({ json: { balance: 0, total: 10 } }));
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

export async function openSet(page: Page, { items = 1, from = '' } = {}): Promise<void> {
  const code = await makeSetOf(page.request, '규칙을 보는 세트', { items });
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

export async function startItem(page: Page): Promise<void> {
  await button(page, '문항 유형 선택').click();
  await page
    .getByRole('dialog', { name: '문항 유형 선택' })
    .getByRole('button', { name: '이 유형으로 생성하기' })
    .click();
  await asked(page, '문항을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
}

/** Reloads, is warned by the browser itself, and stays. */
export async function expectLeaveWarning(page: Page): Promise<void> {
  const warned = page.waitForEvent('dialog');
  const reload = page.reload({ timeout: 3_000 }).catch(() => null);
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await reload;
}
