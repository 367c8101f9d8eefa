import { beNewMember, PASSWORD } from './support/accounts.ts';
import { confirmGeneration, fillPassageForm } from './support/steps.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

// A passage is under way for longer than anybody needs to withdraw.
test.use({ expectedFaults: [/Failed to load resource/], serverEnv: { EMBEDDED_ENGINE_STAGE_SECONDS: '10' } });

test(
  'who withdraws while a passage is being made is told that it ends, and is gone at once',
  ALSO_ON_PHONE,
  async ({ page }) => {
    const email = await beNewMember(page);
    await fillPassageForm(page, { title: '끝나지 않을 지문', topic: '삼투 현상' });
    await page.getByRole('button', { name: '지문 생성하기' }).click();
    const started = page.waitForRequest('**/fastapi/generate-passage');
    await confirmGeneration(page);
    await started;
    const other = await page.context().newPage();
    await other.goto('/mypage');
    await other.getByRole('button', { name: '회원탈퇴' }).click();
    const question = other.getByRole('dialog', { name: '정말 탈퇴하시겠습니까?' });
    await expect(question).toContainText('만들고 있는 지문과 문항은 중단됩니다.');
    await expectAccessible(other);
    await question.getByLabel('현재 비밀번호').fill(PASSWORD);
    await question.getByRole('button', { name: '탈퇴하기' }).click();
    await other
      .getByRole('alertdialog', { name: '회원탈퇴가 완료되었습니다.' })
      .getByRole('button', { name: '확인' })
      .click();
    await other.waitForURL('**/login');
    // The screen that was waiting for the passage leaves as well.
    await page.waitForURL('**/login**');
    const login = { memEmail: email, memPassword: PASSWORD, autoLogin: false };
    expect((await page.request.post('/api/auth/select/login', { data: login })).status()).toBe(401);
  },
);
