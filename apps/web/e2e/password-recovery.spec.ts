import type { Page } from '@playwright/test';
import { forgetSession } from './support/accounts.ts';
import { enterCode, freshEmail, makeMember, readTemporaryPassword, requestCode } from './support/mail.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, ownServer, test } from './support/test.ts';

test.use({ ...ownServer(), expectedFaults: [/Failed to load resource/] });

const OLD = 'gongbang-2026!';
const NEW = 'saebimil-2027@';

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

test(
  'a forgotten password: code, temporary password, one login, forced change, and on to where one wanted to go',
  ALSO_ON_PHONE,
  async ({ page }) => {
    const email = await makeMember(page.request, OLD);
    await page.goto('/passwordsearch');
    await expectAccessible(page);
    await enterCode(page, await requestCode(page, email));
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
    await page.waitForURL(`**/temppasswordnotice?email=${encodeURIComponent(email)}&*`);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: '다시 받기' })).toHaveAttribute('href', '/passwordsearch');
    const temporary = await readTemporaryPassword(page.request, email);

    await page.goto('/login?redirect=%2Fpassage');
    await logInWith(page, email, temporary);
    await page.waitForURL('**/passwordchange?redirect=%2Fpassage');
    // The address changes before the screen stands.
    await expect(page.getByRole('heading', { name: '새 비밀번호 정하기' })).toBeVisible();
    await expectAccessible(page);
    // Nothing else works before.
    await page.goto('/storage/worklistMain');
    await page.waitForURL('**/passwordchange?redirect=%2Fstorage%2FworklistMain');
    await page.goto('/passwordchange?redirect=%2Fpassage');

    const change = page.getByRole('button', { name: '비밀번호 변경' });
    await expect(change).toBeDisabled();
    await page.getByLabel('새 비밀번호', { exact: true }).fill('short1!');
    await page.getByLabel('새 비밀번호 확인').fill('short1!');
    await page.getByLabel('새 비밀번호 확인').blur();
    await expect(page.getByText('비밀번호를 조건에 맞게 입력해 주세요.')).toBeVisible();
    await page.getByLabel('새 비밀번호', { exact: true }).fill(NEW);
    await page.getByLabel('새 비밀번호 확인').fill(NEW);
    await change.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '이어서 하기' }).click();
    await page.waitForURL('**/passage');
    await expect(page.getByRole('heading', { name: '지문 생성' })).toBeVisible();

    // The temporary password was for one login, and the old one has been replaced.
    await forgetSession(page);
    await page.goto('/login');
    for (const password of [temporary, OLD]) {
      await logInWith(page, email, password);
      await expect(page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
    }
    await logInWith(page, email, NEW);
    await page.waitForURL('**/home');
  },
);

test('the old password works until the temporary one is used', ALSO_ON_PHONE, async ({ page }) => {
  const email = await makeMember(page.request, OLD);
  await page.goto('/passwordsearch');
  await enterCode(page, await requestCode(page, email));
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await page.waitForURL('**/temppasswordnotice?email=*');
  await page.getByRole('link', { name: '로그인하기' }).click();
  await page.waitForURL('**/login');
  await logInWith(page, email, OLD);
  await page.waitForURL('**/home');
});

test('존재하지 않는 이메일입니다: an unknown address gets no code', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/passwordsearch');
  await page.getByLabel('이메일').fill(freshEmail());
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('존재하지 않는 이메일입니다.')).toBeVisible();
});

test(
  '이메일 인증을 먼저 완료해주세요: no temporary password without a proved e-mail',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.goto('/passwordsearch');
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
    await expect(page.getByText('이메일 인증을 먼저 완료해주세요.')).toBeVisible();
  },
);

test(
  '임시 비밀번호 발송에 실패했습니다: the proof stays and the second try succeeds',
  ALSO_ON_PHONE,
  async ({ page }) => {
    const email = await makeMember(page.request, OLD);
    await page.goto('/passwordsearch');
    await enterCode(page, await requestCode(page, email));
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
    await page.route('**/api/auth/update/temporal', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
    await expect(page.getByText('임시 비밀번호 발송에 실패했습니다. 다시 시도해주세요.')).toBeVisible();
    await page.unroute('**/api/auth/update/temporal');
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
    await page.waitForURL('**/temppasswordnotice?email=*');
  },
);
