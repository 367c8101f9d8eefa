import type { Page } from '@playwright/test';
import { test } from '../support/google.ts';
import { enterCode, freshEmail, makeMember, readTemporaryPassword, requestCode, wrongCode } from '../support/mail.ts';
import { shoot } from '../support/shoot.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { DEMO, expect } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
test.setTimeout(300_000);
const PASSWORD = 'gongbang-2026!';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

test('landing and its contact form', async ({ page }) => {
  const send = page.getByRole('button', { name: '문의 보내기' });
  const fill = async () => {
    await page.getByLabel('이름', { exact: true }).fill('김국어');
    await page.getByLabel('이메일', { exact: true }).fill('kim@example.com');
    await page.getByLabel('문의 내용', { exact: true }).fill('학원에서 함께 쓸 수 있는지 궁금합니다.');
    await page.getByRole('checkbox').check();
  };
  await page.goto('/landing');
  await shoot(page, '1-landing');
  await send.click();
  await expect(page.getByText('이메일 형식으로 입력해 주세요.')).toBeVisible();
  await shoot(page, '2-contact-missing');
  await fill();
  await failing(page, '**/api/contact');
  await send.click();
  await expect(page.getByText('일시적인 오류가 발생했습니다.')).toBeVisible();
  await shoot(page, '3-contact-failed');
  await asUsual(page);
  await send.click();
  await expect(page.getByText('문의를 보냈습니다.')).toBeVisible();
  await shoot(page, '4-contact-sent');
  for (let count = 1; count < 5; count += 1)
    await page.request.post('/api/contact', {
      data: { name: '김국어', email: 'kim@example.com', message: '문의합니다.', website: '', agreesToPrivacy: true },
    });
  await page.reload();
  await fill();
  await send.click();
  await expect(page.getByText('요청이 너무 많습니다.')).toBeVisible();
  await shoot(page, '4-contact-too-often');
});

test('login', async ({ page, provider: { google } }) => {
  await page.goto('/login?redirect=%2Fpassage');
  await expect(page.getByRole('link', { name: 'Google로 로그인' })).toBeVisible();
  await shoot(page, '5-login');
  await page.getByLabel('이메일').fill('demo@');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await shoot(page, '5-login-missing');
  await logInWith(page, 'locked@example.com', 'wrong-1!');
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, '5-login-wrong');
  for (let guess = 0; guess < 9; guess += 1)
    await page.request.post('/api/auth/select/login', {
      data: { memEmail: 'locked@example.com', memPassword: 'wrong-1!', autoLogin: false },
    });
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText('요청이 너무 많습니다.')).toBeVisible();
  await shoot(page, '5-login-slowed');
  await waiting(page, '**/api/auth/select/login');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByLabel('이메일')).toBeDisabled();
  await shoot(page, '5-login-sending');
  await asUsual(page);
  await page.reload();
  await google.be(null);
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await page.waitForURL('**/login?notice=*');
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, '5-login-google-declined');
});

test('sign-up', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: '인증메일 받기' })).toBeVisible();
  await shoot(page, '6-signup');
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('이미 존재하는 이메일입니다.')).toBeVisible();
  await shoot(page, '6-signup-taken');
  await failing(page, '**/api/auth/email/code');
  await page.getByLabel('이메일').fill(freshEmail());
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('인증 메일 발송에 실패했습니다. 다시 시도해주세요.')).toBeVisible();
  await shoot(page, '6-signup-mail-failed');
  await asUsual(page);
  const code = await requestCode(page, freshEmail());
  await shoot(page, '6-signup-code');
  await enterCode(page, wrongCode(code));
  await expect(page.getByText('인증코드가 일치하지 않습니다.')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill('abc');
  await page.getByLabel('비밀번호 확인').fill('abcd');
  await page.getByLabel('이름').fill('Hong');
  await page.getByLabel('이름').blur();
  await shoot(page, '6-signup-wrong');
  await enterCode(page, code);
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인').fill(PASSWORD);
  await page.getByLabel('이름').fill('홍길동');
  await page.getByRole('button', { name: '이용약관에 동의합니다 (필수)' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^제1조/ })).toBeVisible();
  await shoot(page, '6-signup-terms');
  await page.getByRole('dialog').getByRole('button', { name: '동의하기' }).click();
  await page.getByRole('checkbox', { name: '개인정보 처리방침' }).check();
  await shoot(page, '6-signup-ready');
  await page.getByRole('button', { name: '회원가입', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await shoot(page, '6-signup-done');
});

test('sign-up with Google', async ({ page, provider: { google } }) => {
  await page.goto('/signup?google=1');
  await expect(page.getByText('Google 인증 시간이 지났습니다.')).toBeVisible();
  await shoot(page, '7-google-expired');
  const email = freshEmail();
  await google.be({ sub: email, email, email_verified: true, name: '이순신' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await expect(page.getByLabel('이름')).toHaveValue('이순신');
  await shoot(page, '7-google-signup');
  await page.getByRole('checkbox', { name: '개인정보 처리방침' }).check();
  await page.getByRole('checkbox', { name: '이용약관' }).check();
  await page.getByRole('button', { name: 'Google 계정으로 가입하기' }).click();
  await page.waitForURL('**/home');
  await page.goto('/mypage');
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '비밀번호 만들기' })).toBeVisible();
  await shoot(page, '7-google-first-password');
});

test('recovery and the forced change', async ({ page }) => {
  const email = await makeMember(page.request, PASSWORD);
  await page.goto('/passwordsearch');
  await page.getByLabel('이메일').fill('nobody@example.com');
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('존재하지 않는 이메일입니다.')).toBeVisible();
  await shoot(page, '8-search-unknown');
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await expect(page.getByText('이메일 인증을 먼저 완료해주세요.')).toBeVisible();
  await shoot(page, '8-search-unproved');
  await enterCode(page, await requestCode(page, email));
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await shoot(page, '8-search-proved');
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await page.waitForURL('**/temppasswordnotice?*');
  await shoot(page, '8-temporary-sent');
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), hasOutbox: false } });
  });
  await page.route('**/api/auth/email/delivery/*', (route) => route.fulfill({ json: { state: 'failed' } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: '임시 비밀번호를 보내지 못했습니다' })).toBeVisible();
  await shoot(page, '8-temporary-failed');
  await page.goto('/passwordsearch');
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('메일을 보내지 못했습니다.')).toBeVisible();
  await shoot(page, '8-search-undelivered');
  await page.unrouteAll();
  const temporary = await readTemporaryPassword(page.request, email);
  await page.goto('/login');
  await logInWith(page, email, temporary);
  await page.waitForURL('**/passwordchange*');
  await expect(page.getByRole('button', { name: '비밀번호 변경' })).toBeVisible();
  await shoot(page, '9-change');
  await page.getByLabel('새 비밀번호', { exact: true }).fill('password1!');
  await page.getByLabel('새 비밀번호 확인').fill('password1!');
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(page.getByText(/너무 흔해서/)).toBeVisible();
  await shoot(page, '9-change-common');
  await page.getByLabel('새 비밀번호', { exact: true }).fill(`${PASSWORD}2`);
  await page.getByLabel('새 비밀번호 확인').fill(`${PASSWORD}2`);
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await shoot(page, '9-change-done');
});

test('texts', async ({ page }) => {
  for (const name of ['terms', 'privacy']) {
    await page.goto(`/${name}`);
    await expect(page.getByRole('heading', { name: /^제1조/ })).toBeVisible();
    await shoot(page, `10-${name}`);
  }
  await failing(page, '**/assets/*.txt');
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await shoot(page, '10-terms-failed');
});

test('account and withdrawal', async ({ page, browser, server }) => {
  const email = await makeMember(page.request, PASSWORD);
  await page.goto('/login');
  await logInWith(page, email, PASSWORD);
  await page.waitForURL('**/home');
  await page.goto('/mypage');
  await expect(page.getByRole('button', { name: '회원탈퇴' })).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue(email);
  await shoot(page, '11-account');
  for (const userAgent of [IPHONE, undefined]) {
    const other = await browser.newContext({ baseURL: server.url, ...(userAgent && { userAgent }) });
    const login = { memEmail: email, memPassword: PASSWORD, autoLogin: true };
    expect((await other.request.post('/api/auth/select/login', { data: login })).ok()).toBe(true);
    await other.close();
  }
  await page.getByLabel('이름').fill('김국어');
  await page.reload();
  await expect(page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem')).toHaveCount(3);
  await shoot(page, '11-account-devices');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await page.getByRole('button', { name: '변경', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '비밀번호 변경' });
  await dialog.getByLabel('현재 비밀번호').fill('wrong-2026!');
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill(`${PASSWORD}2`);
  await dialog.getByLabel('새 비밀번호 확인').fill(`${PASSWORD}2`);
  await dialog.getByRole('button', { name: '변경하기' }).click();
  await expect(dialog.getByText('지금 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await shoot(page, '11-account-password');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '회원탈퇴' }).click();
  const question = page.getByRole('dialog', { name: '정말 탈퇴하시겠습니까?' });
  await shoot(page, '12-withdrawal');
  await failing(page, '**/api/auth/remove/withdrawal');
  await question.getByLabel('현재 비밀번호').fill(PASSWORD);
  await question.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByText(/^회원탈퇴 처리 중 오류/)).toBeVisible();
  await shoot(page, '12-withdrawal-failed');
  await asUsual(page);
  await question.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByRole('alertdialog', { name: '회원탈퇴가 완료되었습니다.' })).toBeVisible();
  await shoot(page, '12-withdrawal-done');
});
