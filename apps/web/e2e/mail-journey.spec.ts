import type { Page } from '@playwright/test';
import { forgetSession, withdraw } from './support/accounts.ts';
import { enterCode, freshEmail } from './support/mail.ts';
import { startMailServer } from './support/smtp.ts';
import { ticketsShown } from './support/steps.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const PASSWORD = 'gongbang-2026!';

test.use({
  serverEnv: { SMTP_URL: `smtp://127.0.0.1:${PORT}`, MAIL_FROM: '출제공방 <no-reply@example.com>' },
  expectedFaults: [/Failed to load resource/],
});

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Signs up by the code of the newest of `count` mails to the address, and logs in. */
async function join(page: Page, email: string, count: number): Promise<void> {
  await page.goto('/signup');
  await askForCode(page, email);
  await enterCode(page, await mail.readCode(email, count));
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인').fill(PASSWORD);
  await page.getByLabel('이름').fill('홍길동');
  await page.getByRole('checkbox', { name: '개인정보 처리방침' }).check();
  await page.getByRole('checkbox', { name: '이용약관' }).check();
  await page.getByRole('button', { name: '회원가입', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.waitForURL('**/login');
  await logInWith(page, email, PASSWORD);
  await page.waitForURL('**/home');
}

let mail: Awaited<ReturnType<typeof startMailServer>>;
test.beforeAll(async () => {
  mail = await startMailServer(PORT);
});
test.afterAll(() => mail.stop());

test(
  'who has mistyped the address is told that the mail could not be delivered, and tries another',
  ALSO_ON_PHONE,
  async ({ page }) => {
    const mistyped = freshEmail();
    mail.refuse(mistyped);
    await page.goto('/signup');
    await page.getByLabel('이메일').fill(mistyped);
    await page.getByRole('button', { name: '인증메일 받기' }).click();
    await expect(page.getByText('메일을 보내지 못했습니다. 이메일 주소를 확인한 뒤 다시 시도해 주세요.')).toBeVisible();
    await expect(page.getByLabel('이메일')).toHaveValue(mistyped);
    await expect(page.getByLabel('인증코드')).toBeDisabled();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('button', { name: /^다시 시도 \(\d+초 뒤\)$/ })).toBeDisabled();
    await expectAccessible(page);
    const right = freshEmail();
    await page.getByLabel('이메일').fill(right);
    await page.getByRole('button', { name: '인증메일 받기' }).click();
    await enterCode(page, await mail.readCode(right, 1));
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  },
);

test(
  'a temporary password that could not be delivered is not said to be on its way',
  ALSO_ON_PHONE,
  async ({ page, server }) => {
    const email = freshEmail();
    await join(page, email, 1);
    await server.advance(61);
    await page.goto('/passwordsearch');
    await askForCode(page, email);
    await enterCode(page, await mail.readCode(email, 2));
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
    mail.refuse(email);
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
    await page.waitForURL('**/temppasswordnotice?*');
    await expect(page.getByRole('heading', { name: '임시 비밀번호를 보내지 못했습니다' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: '다시 받기' }).click();
    await page.waitForURL('**/passwordsearch');
  },
);

test(
  'signs up by a code that came over SMTP, withdraws and joins again, without a second gift',
  ALSO_ON_PHONE,
  async ({ page, server }) => {
    const email = freshEmail();
    await join(page, email, 1);
    await ticketsShown(page, 10);
    await page.goto('/mypage');
    await withdraw(page, PASSWORD);
    await page
      .getByRole('alertdialog', { name: '회원탈퇴가 완료되었습니다.' })
      .getByRole('button', { name: '확인' })
      .click();
    await page.waitForURL('**/login');

    // The second code may be asked for a minute after the first.
    await server.advance(61);
    await join(page, email, 2);
    await ticketsShown(page, 0);
    await expect(page.getByText('아직 생성하신 지문/문항이 없습니다.')).toBeVisible();
  },
);

test(
  'a code that is 181 seconds old is refused though it is right, and so is the one a newer has replaced',
  ALSO_ON_PHONE,
  async ({ page, server }) => {
    const email = freshEmail();
    await page.goto('/signup');
    await askForCode(page, email);
    const first = await mail.readCode(email, 1);
    // For the browser hardly a second has gone by: it is the server that refuses.
    await server.advance(181);
    await enterCode(page, first);
    await expect(page.getByText('인증 시간이 만료되었습니다. 다시 요청해주세요.')).toBeVisible();
    await expect(page.getByLabel('인증코드')).toHaveValue('');
    await expect(page.getByRole('timer')).toBeHidden();
    await expectAccessible(page);

    await askForCode(page, email);
    const second = await mail.readCode(email, 2);
    expect(second).not.toBe(first);
    await enterCode(page, first);
    await expect(page.getByText('인증코드가 일치하지 않습니다.')).toBeVisible();
    await enterCode(page, second);
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  },
);

test('a code that another tab has used is refused in this one', ALSO_ON_PHONE, async ({ page, context }) => {
  const email = freshEmail();
  await page.goto('/signup');
  await askForCode(page, email);
  const code = await mail.readCode(email, 1);
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open(location.href))]);
  // A tab that is opened from another takes along how far that one has come.
  await expect(other.getByRole('timer')).toBeVisible();
  await enterCode(other, code);
  await expect(other.getByText('인증이 완료되었습니다!')).toBeVisible();
  await enterCode(page, code);
  await expect(page.getByText('인증 시간이 만료되었습니다. 다시 요청해주세요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '인증메일 받기' })).toBeEnabled();
});

test(
  'a temporary password that came over SMTP is good for one login and for a day',
  ALSO_ON_PHONE,
  async ({ page, server }) => {
    const email = freshEmail();
    await join(page, email, 1);
    const recover = async (count: number) => {
      await server.advance(61);
      await page.goto('/passwordsearch');
      await askForCode(page, email);
      await enterCode(page, await mail.readCode(email, count + 1));
      await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
      await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
      await page.waitForURL('**/temppasswordnotice?*');
      await page.getByRole('link', { name: '로그인하기' }).click();
      await page.waitForURL('**/login');
      return mail.readTemporaryPassword(email, count);
    };
    const late = await recover(1);
    await server.advance(24 * 60 * 60 + 1);
    await logInWith(page, email, late);
    await expect(page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();

    const temporary = await recover(2);
    await logInWith(page, email, temporary);
    await page.waitForURL('**/passwordchange**');
    await expect(page.getByRole('heading', { name: '새 비밀번호 정하기' })).toBeVisible();
    await expectAccessible(page);
    // It has been used: who does not change it now logs in with it no more.
    await forgetSession(page);
    await page.goto('/login');
    await logInWith(page, email, temporary);
    await expect(page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  },
);
