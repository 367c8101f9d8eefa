import { readFileSync } from 'node:fs';
import { beNewMember, PASSWORD, withdraw } from './support/accounts.ts';
import { makePassage, save } from './support/steps.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });

test(
  'a member takes all data along, withdraws, and is gone from server and browser',
  ALSO_ON_PHONE,
  async ({ page }) => {
    const email = await beNewMember(page);
    await makePassage(page, '간직할 지문');
    await save(page, '지문이 저장되었습니다.');
    await page.goto('/mypage');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '데이터 내려받기' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await page.getByRole('button', { name: '회원탈퇴' }).click();
    const question = page.getByRole('dialog', { name: '정말 탈퇴하시겠습니까?' });
    await expectAccessible(page);
    await expect(question.getByRole('button', { name: '탈퇴하기' })).toBeDisabled();
    await question.getByLabel('현재 비밀번호').fill('Wrong-teacher1!');
    await question.getByRole('button', { name: '탈퇴하기' }).click();
    await expect(question.getByText('지금 비밀번호가 일치하지 않습니다.')).toBeVisible();
    await question.getByRole('button', { name: '취소하기' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('이메일')).toHaveValue(email);

    await withdraw(page);
    await page
      .getByRole('alertdialog', { name: '회원탈퇴가 완료되었습니다.' })
      .getByRole('button', { name: '확인' })
      .click();
    await page.waitForURL('**/login');
    const left = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
    // The router writes how far screens were scrolled when a page is left; that tells nothing of anybody.
    expect(left.filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);

    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호').fill(PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  },
);

test(
  'who withdraws while a payment is being settled is told to wait, and stays a member',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await beNewMember(page);
    await page.goto('/mypage');
    const message = '결제가 처리되는 중이라 지금은 탈퇴할 수 없습니다. 잠시 후 다시 시도해 주세요.';
    await page.route('**/api/auth/remove/withdrawal', (route) =>
      route.fulfill({ status: 409, json: { code: 'auth.withdrawal-pending', message } }),
    );
    await withdraw(page);
    const question = page.getByRole('dialog', { name: '정말 탈퇴하시겠습니까?' });
    await expect(question.getByText(`회원탈퇴 처리 중 오류가 발생했습니다: ${message}`)).toBeVisible();
    await expect(question.getByRole('button', { name: '탈퇴하기' })).toBeEnabled();
    expect((await page.request.get('/api/info/select/entire')).status()).toBe(200);
  },
);
