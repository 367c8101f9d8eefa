import { enterCode, freshEmail, readTemporaryPassword, requestCode } from './support/mail.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });

const PASSWORD = 'gongbang-2026!';

test('from the landing page on a phone: menu, sign-up, log-out, recovery, forced change', async ({ page }) => {
  await page.goto('/landing');
  await expectNoSideScroll(page);
  await page.getByLabel('메뉴').first().click();
  await page.getByRole('navigation', { name: '메뉴' }).getByRole('link', { name: '요금' }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: '메뉴' })).toBeHidden();
  await expectAccessible(page);
  await page.locator('#start-title').locator('..').getByRole('link', { name: '무료로 시작하기' }).click();
  await page.waitForURL('**/signup');

  const email = freshEmail();
  await enterCode(page, await requestCode(page, email));
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인').fill(PASSWORD);
  await page.getByLabel('이름').fill('홍길동');
  await page.getByRole('button', { name: '이용약관에 동의합니다 (필수)' }).click();
  await expectNoSideScroll(page);
  await page.getByRole('dialog').getByRole('button', { name: '동의하기' }).click();
  await page.getByRole('checkbox', { name: '개인정보 처리방침' }).check();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '회원가입', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.waitForURL('**/login');
  await expectNoSideScroll(page);

  await page.getByRole('link', { name: '비밀번호 찾기' }).click();
  await page.waitForURL('**/passwordsearch');
  await enterCode(page, await requestCode(page, email));
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await page.waitForURL('**/temppasswordnotice?email=*');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  const temporary = await readTemporaryPassword(page.request, email);
  await page.getByRole('link', { name: '로그인하기' }).click();
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(temporary);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/passwordchange');
  await expectNoSideScroll(page);
  await page.getByLabel('새 비밀번호', { exact: true }).fill('saebimil-2027@');
  await page.getByLabel('새 비밀번호 확인').fill('saebimil-2027@');
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '홈으로' }).click();
  await page.waitForURL('**/home');
});
