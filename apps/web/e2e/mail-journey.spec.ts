import { enterCode, freshEmail } from './support/mail.ts';
import { startMailServer } from './support/smtp.ts';
import { ticketsShown } from './support/steps.ts';
import { DEMO, expect, expectAccessible, test } from './support/test.ts';

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const PASSWORD = 'gongbang-2026!';

test.use({
  serverEnv: { SMTP_URL: `smtp://127.0.0.1:${PORT}`, MAIL_FROM: '출제공방 <no-reply@example.com>' },
  expectedFaults: [/Failed to load resource/],
});

let mail: Awaited<ReturnType<typeof startMailServer>>;
test.beforeAll(async () => {
  mail = await startMailServer(PORT);
});
test.afterAll(() => mail.stop());

test('who has mistyped the address is told that the mail could not be delivered, and tries another', async ({
  page,
}) => {
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
});

test('a temporary password that could not be delivered is not said to be on its way', async ({ page }) => {
  await page.goto('/passwordsearch');
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await enterCode(page, await mail.readCode(DEMO.email, 1));
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  mail.refuse(DEMO.email);
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await page.waitForURL('**/temppasswordnotice?*');
  await expect(page.getByRole('heading', { name: '임시 비밀번호를 보내지 못했습니다' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '다시 받기' }).click();
  await page.waitForURL('**/passwordsearch');
});

test('signs up by a code that came over SMTP, withdraws and joins again, without a second gift', async ({ page }) => {
  // The second code may be asked for a minute after the first.
  test.setTimeout(240_000);
  const email = freshEmail();
  const join = async (count: number) => {
    await page.goto('/signup');
    await page.getByLabel('이메일').fill(email);
    await page.getByRole('button', { name: '인증메일 받기' }).click();
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
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호').fill(PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.waitForURL('**/home');
  };

  await join(1);
  const joinedAt = Date.now();
  await ticketsShown(page, 10);
  await page.goto('/mypage');
  await page.getByRole('button', { name: '회원탈퇴' }).click();
  await page
    .getByRole('alertdialog', { name: '정말 탈퇴하시겠습니까?' })
    .getByRole('button', { name: '탈퇴하기' })
    .click();
  await page
    .getByRole('alertdialog', { name: '회원탈퇴가 완료되었습니다.' })
    .getByRole('button', { name: '확인' })
    .click();
  await page.waitForURL('**/login');

  await page.waitForTimeout(Math.max(0, 62_000 - (Date.now() - joinedAt)));
  await join(2);
  await ticketsShown(page, 0);
  await expect(page.getByText('아직 생성하신 지문/문항이 없습니다.')).toBeVisible();
});
