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

/** Makes a member and logs the browser in as that one: with ten tickets and no works, whatever other files did. */
export async function beNewMember(page: Page): Promise<string> {
  const email = await makeMember(page.request, PASSWORD);
  await beMember(page, email);
  return email;
}
