import type { Page } from '@playwright/test';
import { ALSO_ON_PHONE, DEMO, expect, expectAccessible, logIn, ownServer, test } from './support/test.ts';

test.use(ownServer());

const REFUSED = /40[0139] \(/;
const NEW_PASSWORD = 'chulje-second2@';

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();
const form = (page: Page) => page.getByRole('region', { name: '계정 정보' });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/mypage');
  await expect(page.getByLabel('이메일')).toHaveValue(DEMO.email);
}

test.describe('the account', () => {
  test('the e-mail and the masked password cannot be typed into', async ({ page }) => {
    await logIn(page);
    await openAccount(page);
    await expect(page.getByLabel('이메일')).not.toBeEditable();
    await expect(page.getByLabel('비밀번호', { exact: true })).not.toBeEditable();
    await expect(page.getByLabel('소속').getByRole('option')).toHaveText([
      '선택 안 함',
      '초등교사',
      '중등교사',
      '고등교사',
      '학원',
      '기업',
      '학생',
      '학부모',
      '기타',
    ]);
    await expectAccessible(page);
  });

  test(
    'saving without a change says so, and a name against the rules is named at its field',
    ALSO_ON_PHONE,
    async ({ page }) => {
      await logIn(page);
      await openAccount(page);
      await save(page);
      await expect(page.getByText('변경된 정보가 없습니다.')).toBeVisible();
      for (const [name, message] of [
        ['', '이름을 입력해 주세요.'],
        ['김', '이름은 2~8자의 한글만 입력 가능합니다.'],
        ['가나다라마바사아자', '이름은 2~8자의 한글만 입력 가능합니다.'],
        ['Kim', '이름은 2~8자의 한글만 입력 가능합니다.'],
        ['김 선생', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
        ['김선생2', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
      ] as const) {
        await page.getByLabel('이름').fill(name);
        await save(page);
        await expect(form(page).getByText(message)).toBeVisible();
        await expect(page.getByLabel('이름')).toHaveAttribute('aria-invalid', 'true');
      }
      await expectAccessible(page);
      await page.getByRole('button', { name: '되돌리기' }).click();
      await expect(page.getByLabel('이름')).toHaveValue('김선생');
    },
  );

  test('name, gender and affiliation are saved, shown everywhere and still there after a reload', async ({ page }) => {
    await logIn(page);
    await openAccount(page);
    await page.getByLabel('이름').fill('박출제');
    await page.getByLabel('소속').selectOption('고등교사');
    await page.getByRole('radio', { name: '여성' }).check({ force: true });
    await save(page);
    await expect(page.getByText('정보가 성공적으로 저장되었습니다.')).toBeVisible();
    await expect(page.getByText('저장하지 않은 변경이 있습니다.')).toBeHidden();
    await expect(page.getByText('박출제 님', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('이름')).toHaveValue('박출제');
    await expect(page.getByLabel('소속')).toHaveValue('고등교사');
    await expect(page.getByRole('radio', { name: '여성' })).toBeChecked();

    await page.getByLabel('이름').fill('김선생');
    await save(page);
    await expect(page.getByText('김선생 님', { exact: true })).toBeVisible();
  });

  test('what was typed and not saved waits: over tabs and reloads, until it is taken back', async ({ page }) => {
    await logIn(page);
    await openAccount(page);
    await page.getByLabel('이름').fill('이선생');
    await page.getByRole('tab', { name: '이용권' }).click();
    await page.getByRole('tab', { name: '회원정보' }).click();
    await expect(page.getByLabel('이름')).toHaveValue('이선생');
    await page.reload();
    await expect(page.getByLabel('이름')).toHaveValue('이선생');
    await expect(page.getByText('저장하지 않은 변경이 있습니다.')).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await page.reload();
    await expect(page.getByLabel('이름')).toHaveValue('김선생');
  });
});

test.describe('with refusals', () => {
  test.use({ expectedFaults: [REFUSED] });

  test(
    'a session that ended while typing: login, and back with what was typed',
    ALSO_ON_PHONE,
    async ({ page, context }) => {
      await logIn(page);
      await openAccount(page);
      await page.getByLabel('이름').fill('최선생');
      // What the screen asks for is there: it is the click that finds the session ended.
      await page.waitForLoadState('networkidle');
      await context.clearCookies();
      await save(page);
      await page.waitForURL('**/login?redirect=*');
      await page.getByLabel('이메일').fill(DEMO.email);
      await page.getByLabel('비밀번호').fill(DEMO.password);
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.waitForURL('**/mypage');
      await expect(page.getByLabel('이름')).toHaveValue('최선생');
      await page.getByRole('button', { name: '되돌리기' }).click();
    },
  );

  test(
    'the other devices are listed and can be logged out from here',
    ALSO_ON_PHONE,
    async ({ page, browser, server }) => {
      await logIn(page);
      const phone = await browser.newContext({
        baseURL: server.url,
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      });
      const other = await phone.newPage();
      await logIn(other);
      await openAccount(page);
      const devices = page.getByRole('region', { name: '로그인한 기기' });
      const row = devices.getByRole('listitem').filter({ hasText: 'iPhone' });
      await expect(row).toBeVisible();
      await expect(devices.getByRole('listitem').filter({ hasText: '지금 이 기기' })).toHaveCount(1);
      await expectAccessible(page);
      await row.getByRole('button', { name: /로그아웃/ }).click();
      await expect(row).toBeHidden();
      await other.goto('/mypage');
      await other.waitForURL('**/login?redirect=*');
      await phone.close();
    },
  );

  test(
    'a new password needs the current one and the rule, and is what one logs in with afterwards',
    ALSO_ON_PHONE,
    async ({ page }) => {
      await logIn(page);
      await openAccount(page);
      await page.getByRole('button', { name: '변경', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: '비밀번호 변경' });
      const change = () => dialog.getByRole('button', { name: '변경하기' }).click();
      await expect(dialog.getByRole('button', { name: '변경하기' })).toBeDisabled();
      await dialog.getByLabel('현재 비밀번호').fill('틀린 비밀번호1!');
      await dialog.getByLabel('새 비밀번호', { exact: true }).fill('short1!');
      await page.keyboard.press('Tab');
      await expect(dialog.getByText('비밀번호를 조건에 맞게 입력해 주세요.')).toBeVisible();
      await dialog.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
      await dialog.getByLabel('새 비밀번호 확인').fill('chulje-second2#');
      await page.keyboard.press('Tab');
      await expect(dialog.getByText('비밀번호를 확인해 주세요.')).toBeVisible();
      await dialog.getByLabel('새 비밀번호 확인').fill(NEW_PASSWORD);
      await expect(dialog.getByText('비밀번호가 일치합니다!')).toBeVisible();
      await change();
      await expect(dialog.getByText('지금 비밀번호가 일치하지 않습니다.')).toBeVisible();
      await expect(dialog.getByLabel('새 비밀번호', { exact: true })).toHaveValue(NEW_PASSWORD);
      await expectAccessible(page);
      await dialog.getByLabel('현재 비밀번호').fill(DEMO.password);
      await change();
      await expect(page.getByText('비밀번호가 변경되었습니다.')).toBeVisible();
      await expect(dialog).toBeHidden();

      await page.getByRole('main').getByRole('button', { name: '로그아웃' }).last().click();
      await page.waitForURL('**/login');
      await page.getByLabel('이메일').fill(DEMO.email);
      await page.getByLabel('비밀번호').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.waitForURL('**/home');
    },
  );
});
