import { expect, type Page } from '@playwright/test';
import { makeMember } from './mail.ts';

/** Members of their own for journeys that must not meet the works of others. */
export const PASSWORD = 'Chulje-teacher1!';

/** Logs the browser in through the API. */
export async function beMember(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/select/login', {
    data: { memEmail: email, memPassword: PASSWORD, autoLogin: false },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** On 마이페이지: opens 회원탈퇴 and agrees with the password. */
export async function withdraw(page: Page, password = PASSWORD): Promise<void> {
  await page.getByRole('button', { name: '회원탈퇴' }).click();
  const question = page.getByRole('dialog', { name: '정말 탈퇴하시겠습니까?' });
  await question.getByLabel('현재 비밀번호').fill(password);
  await question.getByRole('button', { name: '탈퇴하기' }).click();
}

/** Makes a member and logs the browser in as that one: with ten tickets and no works, whatever other files did. */
export async function beNewMember(page: Page): Promise<string> {
  const email = await makeMember(page.request, PASSWORD);
  await beMember(page, email);
  return email;
}

/**
 * Ends the session in this browser, on an empty page: a screen that finds it ended goes to login by itself, across what the
 * test does next.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
