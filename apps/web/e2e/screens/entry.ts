import { enterCode, freshEmail, makeMember, readTemporaryPassword, requestCode, wrongCode } from '../support/mail.ts';
import { shoot } from '../support/shoot.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
const PASSWORD = 'gongbang-2026!';

test('landing', async ({ page }) => {
  await page.goto('/landing');
  await shoot(page, '1-landing');
  await page.getByRole('button', { name: '문의 보내기' }).click();
  await expect(page.getByText('문의 내용을 입력해 주세요.')).toBeVisible();
  await shoot(page, '2-landing-contact-faults');
});

test('login', async ({ page }) => {
  const email = await makeMember(page.request, PASSWORD);
  const logIn = page.getByRole('button', { name: '로그인', exact: true });
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, '3-login');
  await logIn.click();
  await expect(page.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await shoot(page, '3-login-faults');
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill('다른 비밀번호');
  await logIn.click();
  await expect(page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await shoot(page, '3-login-refused');
  await waiting(page, '**/api/auth/select/login');
  await logIn.click();
  await expect(page.getByLabel('이메일')).toBeDisabled();
  await shoot(page, '3-login-sending');
});

test('sign-up', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, '4-sign-up');
  await failing(page, '**/api/auth/email/code');
  await page.getByLabel('이메일').fill(freshEmail());
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('인증 메일 발송에 실패했습니다. 다시 시도해주세요.')).toBeVisible();
  await shoot(page, '4-sign-up-mail-failed');
  await asUsual(page);
  const code = await requestCode(page, freshEmail());
  await shoot(page, '4-sign-up-code-sent');
  await enterCode(page, wrongCode(code));
  await expect(page.getByText('인증코드가 일치하지 않습니다.')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill('short1!');
  await page.getByLabel('비밀번호 확인').fill('other');
  await page.getByLabel('이름').fill('Kim 1');
  await page.getByLabel('이름').blur();
  await shoot(page, '4-sign-up-faults');
  await enterCode(page, code);
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인').fill(PASSWORD);
  await page.getByLabel('이름').fill('홍길동');
  await page.getByRole('button', { name: /이용약관/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible();
  await shoot(page, '5-sign-up-terms');
  await page.getByRole('button', { name: '동의하기' }).click();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expect(page.getByRole('button', { name: '회원가입' })).toBeEnabled();
  await shoot(page, '5-sign-up-ready');
  await page.getByRole('button', { name: '회원가입' }).click();
  await expect(page.getByText('회원가입이 완료되었습니다. 로그인 페이지로 이동합니다.')).toBeVisible();
  await shoot(page, '5-sign-up-done');
});

test('recovery', async ({ page }) => {
  const email = await makeMember(page.request, PASSWORD);
  await page.context().clearCookies();
  await page.goto('/passwordsearch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, '6-recovery');
  await page.getByLabel('이메일').fill(freshEmail());
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('존재하지 않는 이메일입니다.')).toBeVisible();
  await shoot(page, '6-recovery-unknown');
  await enterCode(page, await requestCode(page, email));
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await shoot(page, '6-recovery-verified');
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await page.waitForURL('**/temppasswordnotice?*');
  await expect(page.getByText(email)).toBeVisible();
  await shoot(page, '7-temporary-password');
  const temporary = await readTemporaryPassword(page.request, email);
  await page.goto('/login');
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(temporary);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/passwordchange**');
  await expect(page.getByLabel('새 비밀번호', { exact: true })).toBeVisible();
  await shoot(page, '8-password-change');
});

test('terms and privacy', async ({ page }) => {
  for (const path of ['terms', 'privacy']) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await shoot(page, `9-${path}`);
  }
});
