import { forgetSession } from './support/accounts.ts';
import { test } from './support/google.ts';
import { enterCode, freshEmail, readTemporaryPassword, requestCode } from './support/mail.ts';
import { ticketsShown } from './support/steps.ts';
import { ALSO_ON_PHONE, DEMO, expect, expectAccessible } from './support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });

const FIRST_PASSWORD = 'saebimil-2027@';

test(
  'joins with Google by name and consents alone, makes a first password, and logs in with either',
  ALSO_ON_PHONE,
  async ({ page, provider: { google } }) => {
    test.slow();
    const email = freshEmail();
    await google.be({ sub: `google-${email}`, email, email_verified: true, name: '이순신' });
    await page.goto('/login?redirect=%2Fpassage');
    await page.getByRole('link', { name: 'Google로 로그인' }).click();
    await page.waitForURL('**/signup?google=1');
    await expect(page.getByLabel('이메일')).toHaveValue(email);
    await expect(page.getByLabel('이메일')).toHaveAttribute('readonly');
    await expect(page.getByText('Google에서 확인한 이메일입니다.')).toBeVisible();
    await expect(page.getByLabel('이름')).toHaveValue('이순신');
    await expectAccessible(page);
    const join = page.getByRole('button', { name: 'Google 계정으로 가입하기' });
    await expect(join).toBeDisabled();
    await page.getByRole('checkbox', { name: '개인정보 처리방침' }).check();
    await expect(join).toBeDisabled();
    await page.getByRole('checkbox', { name: '이용약관' }).check();
    await page.getByLabel('이름').fill('Yi');
    await expect(join).toBeDisabled();
    await page.getByLabel('이름').fill('이도');
    // A reload costs nothing.
    await page.reload();
    await expect(page.getByLabel('이름')).toHaveValue('이도');
    await join.click();
    await page.waitForURL('**/passage');
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: '이도 님, 안녕하세요' })).toBeVisible();
    await ticketsShown(page, 10);

    await page.goto('/mypage');
    await expect(page.getByPlaceholder('Google 로그인을 사용합니다')).toBeVisible();
    await page.getByRole('button', { name: '만들기', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '비밀번호 만들기' });
    await expect(dialog).toContainText('아직 비밀번호가 없습니다.');
    await expectAccessible(page);
    await dialog.getByRole('link', { name: '비밀번호 찾기로 이동' }).click();
    await page.waitForURL('**/passwordsearch');
    await enterCode(page, await requestCode(page, email));
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
    await page.waitForURL('**/temppasswordnotice?*');
    const temporary = await readTemporaryPassword(page.request, email);
    await page.getByRole('link', { name: '로그인하기' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호').fill(temporary);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.waitForURL('**/passwordchange*');
    await page.getByLabel('새 비밀번호', { exact: true }).fill(FIRST_PASSWORD);
    await page.getByLabel('새 비밀번호 확인').fill(FIRST_PASSWORD);
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '홈으로' }).click();
    await page.waitForURL('**/home');
    await page.goto('/mypage');
    await expect(page.getByRole('button', { name: '변경', exact: true })).toBeVisible();

    await forgetSession(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Google로 로그인' }).click();
    await page.waitForURL('**/home');
    await forgetSession(page);
    await page.goto('/login');
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호').fill(FIRST_PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.waitForURL('**/home');
  },
);

test(
  'who has an account with the same verified e-mail is logged in to it and back where they were',
  ALSO_ON_PHONE,
  async ({ page, provider: { google } }) => {
    await google.be({ sub: 'google-of-demo', email: DEMO.email, email_verified: true, name: '김선생' });
    await page.goto('/login?redirect=%2Fstorage%2FworklistMain');
    await page.getByRole('checkbox', { name: '자동 로그인' }).check();
    await page.getByRole('link', { name: 'Google로 로그인' }).click();
    await page.waitForURL('**/storage/worklistMain');
    const { cookies } = await page.context().storageState();
    expect(cookies.find(({ name }) => name === 'chulje')?.expires).toBeGreaterThan(Date.now() / 1000 + 80 * 86_400);
  },
);

test(
  'a login that Google declines or does not vouch for says so on the login screen',
  ALSO_ON_PHONE,
  async ({ page, provider: { google } }) => {
    await google.be(null);
    await page.goto('/login?redirect=%2Fpassage');
    await page.getByRole('link', { name: 'Google로 로그인' }).click();
    await page.waitForURL('**/login?notice=google-cancelled&redirect=%2Fpassage');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await google.be({ sub: 'unverified', email: freshEmail(), email_verified: false });
    await page.getByRole('link', { name: 'Google로 로그인' }).click();
    await page.waitForURL('**/login?notice=google-unverified&redirect=%2Fpassage');
    await expect(page.getByRole('alert')).toBeVisible();
  },
);

test('a sign-up that Google has not begun leads back to the login', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/signup?google=1');
  await expect(page.getByText('Google 인증 시간이 지났습니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
  await page.waitForURL('**/login');
});
