import type { Page } from '@playwright/test';
import { enterCode, freshEmail, requestCode, wrongCode } from './support/mail.ts';
import { ticketsShown } from './support/steps.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, ownServer, test } from './support/test.ts';

// The browser itself logs every answer that is not 2xx.
test.use({ ...ownServer(), expectedFaults: [/Failed to load resource/] });

const PASSWORD = 'gongbang-2026!';
const submit = (page: Page) => page.getByRole('button', { name: '회원가입', exact: true });

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '개인정보 처리방침' }).check();
  await page.getByRole('checkbox', { name: '이용약관' }).check();
}

async function fillRest(page: Page, name = '홍길동'): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인').fill(PASSWORD);
  await page.getByLabel('이름').fill(name);
  await agree(page);
}

test('a teacher signs up with the code of the mail, logs in, and has ten tickets', ALSO_ON_PHONE, async ({ page }) => {
  const email = freshEmail();
  await page.goto('/signup');
  await expectAccessible(page);
  const code = await requestCode(page, email);
  await expect(page.getByRole('timer')).toHaveText(/^0[23]:\d\d$/);
  await expectAccessible(page);
  await enterCode(page, code);
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await expect(page.getByRole('button', { name: '완료', exact: true })).toBeDisabled();
  await expect(page.getByRole('timer')).toBeHidden();
  await fillRest(page);
  await expect(page.getByText('비밀번호가 일치합니다!')).toBeVisible();
  await expectAccessible(page);
  await submit(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('회원가입이 완료되었습니다. 로그인 페이지로 이동합니다.');
  await dialog.getByRole('button').click();
  await page.waitForURL('**/login');
  await expect(page.getByLabel('이메일')).toHaveValue(email);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('button', { name: '입력한 글자 보기' }).click();
  await expect(page.getByLabel('비밀번호')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: '홍길동 님, 안녕하세요' })).toBeVisible();
  await ticketsShown(page, 10);
});

test(
  'the submit button waits for a proved e-mail, a good password twice, a name and both consents',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.goto('/signup');
    await expect(submit(page)).toBeDisabled();
    await fillRest(page);
    await expect(submit(page)).toBeDisabled();
    await enterCode(page, await requestCode(page, freshEmail()));
    await expect(submit(page)).toBeEnabled();
    for (const consent of ['개인정보 처리방침', '이용약관']) {
      await page.getByRole('checkbox', { name: consent }).uncheck();
      await expect(submit(page)).toBeDisabled();
      await page.getByRole('checkbox', { name: consent }).check();
    }
    await page.getByRole('checkbox', { name: '모두 동의합니다' }).uncheck();
    await expect(submit(page)).toBeDisabled();
    await page.getByRole('checkbox', { name: '모두 동의합니다' }).check();
    await expect(submit(page)).toBeEnabled();
    await page.getByLabel('비밀번호 확인').fill('other-2026!');
    await expect(submit(page)).toBeDisabled();
    await page.getByLabel('비밀번호 확인').fill(PASSWORD);
    await page.getByLabel('이름').fill('홍');
    await expect(submit(page)).toBeDisabled();
  },
);

const FIELD_MESSAGES: [field: string, typed: string, message: string][] = [
  ['이메일', 'hong@', '이메일 형식으로 입력해 주세요.'],
  ['비밀번호', 'abcdefgh', '비밀번호를 조건에 맞게 입력해 주세요.'],
  ['비밀번호', 'abc12345', '비밀번호를 조건에 맞게 입력해 주세요.'],
  ['비밀번호', '12345678!', '비밀번호를 조건에 맞게 입력해 주세요.'],
  ['비밀번호', 'ab1!', '비밀번호를 조건에 맞게 입력해 주세요.'],
  ['비밀번호', '', '비밀번호를 입력해 주세요.'],
  ['비밀번호 확인', 'different-1!', '비밀번호를 확인해 주세요.'],
  ['비밀번호 확인', '', '비밀번호를 확인해 주세요.'],
  ['이름', '홍길동1', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
  ['이름', '홍 길동', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
  ['이름', '홍길동!', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
  ['이름', 'Hong', '이름은 2~8자의 한글만 입력 가능합니다.'],
  ['이름', '홍', '이름은 2~8자의 한글만 입력 가능합니다.'],
  ['이름', '가나다라마바사아자', '이름은 2~8자의 한글만 입력 가능합니다.'],
  ['이름', '', '이름을 입력해 주세요.'],
];

test('each field says what is wrong with it once it is left', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/signup');
  for (const [field, typed, message] of FIELD_MESSAGES) {
    await test.step(`${field} “${typed}”: ${message}`, async () => {
      const input = page.getByLabel(field, { exact: true });
      await input.fill(typed);
      await input.focus();
      await input.blur();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      const described = (await input.getAttribute('aria-describedby')) ?? '';
      await expect(page.locator(`[id="${described}"]`)).toHaveText(message);
    });
  }
});

test(
  '인증코드가 일치하지 않습니다: a wrong code is said beside the field, and the right one still counts',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.goto('/signup');
    const code = await requestCode(page, freshEmail());
    await enterCode(page, wrongCode(code));
    await expect(page.getByText('인증코드가 일치하지 않습니다.')).toBeVisible();
    await enterCode(page, code);
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  },
);

test(
  'five wrong codes use the code up: the right one is refused, and another may be asked for',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.goto('/signup');
    const email = freshEmail();
    const code = await requestCode(page, email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answered = page.waitForResponse('**/api/auth/email/verify');
      await enterCode(page, wrongCode(code));
      statuses.push((await answered).status());
    }
    expect(statuses).toEqual([400, 400, 400, 400, 410]);
    await expect(page.getByText('인증코드를 여러 번 잘못 입력했습니다. 인증메일을 다시 요청해 주세요.')).toBeVisible();
    await expect(page.getByLabel('인증코드')).toBeDisabled();
    await expect(page.getByRole('button', { name: '인증메일 받기' })).toBeEnabled();
    const late = await page.request.post('/api/auth/email/verify', {
      data: { memEmail: email, code, purpose: 'signup' },
    });
    expect(late.status()).toBe(410);
  },
);

test(
  '인증 시간이 만료되었습니다: after 180 seconds the code is cleared and the mail can be asked for again',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/signup');
    await requestCode(page, freshEmail());
    await page.getByLabel('인증코드').fill('123');
    await page.clock.fastForward('02:50');
    await expect(page.getByRole('timer')).toHaveText(/^00:(0\d|10)$/);
    await page.clock.fastForward('00:11');
    await expect(page.getByText('인증 시간이 만료되었습니다. 다시 요청해주세요.')).toBeVisible();
    await expect(page.getByLabel('인증코드')).toHaveValue('');
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('button', { name: '인증메일 받기' })).toBeEnabled();
  },
);

for (const [what, minutes] of [
  ['behind', -7],
  ['ahead', 7],
] as const) {
  test(`a browser whose clock is ${Math.abs(minutes)} minutes ${what} counts the server’s three minutes`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await page.goto('/signup');
    const code = await requestCode(page, freshEmail());
    await expect(page.getByRole('timer')).toHaveText(/^(03:00|02:\d\d)$/);
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^(03:00|02:\d\d)$/);
    await enterCode(page, code);
    await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  });
}

test('a clock that is set back while counting makes the time no longer, and the server has the last word', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/signup');
  const email = freshEmail();
  const code = await requestCode(page, email);
  await page.clock.setSystemTime(Date.now() - 10 * 60_000);
  await expect(page.getByRole('timer')).toHaveText('03:00');
  // Meanwhile the code is spent: for this screen it is as late as it can be.
  await page.request.post('/api/auth/email/verify', { data: { memEmail: email, code, purpose: 'signup' } });
  await enterCode(page, code);
  await expect(page.getByText('인증 시간이 만료되었습니다. 다시 요청해주세요.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('button', { name: '인증메일 받기' })).toBeEnabled();
});

test('the countdown and what was typed survive a reload, passwords never', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/signup');
  const email = freshEmail();
  const code = await requestCode(page, email);
  await fillRest(page, '김선생');
  await page.reload();
  await expect(page.getByLabel('이메일')).toHaveValue(email);
  await expect(page.getByRole('timer')).toHaveText(/^02:\d\d$/);
  await expect(page.getByLabel('이름')).toHaveValue('김선생');
  await expect(page.getByRole('checkbox', { name: '이용약관' })).toBeChecked();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    PASSWORD,
  );
  await enterCode(page, code);
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
});

test(
  '다시 보내기 waits a minute; when the server still says no, the first code counts on',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/signup');
    await requestCode(page, freshEmail());
    await expect(page.getByRole('button', { name: /^다시 보내기 \(\d+초 뒤\)$/ })).toBeDisabled();
    await page.clock.fastForward('01:01');
    const again = page.getByRole('button', { name: '다시 보내기', exact: true });
    await expect(again).toBeEnabled();
    // The server's clock has not moved: it asks to wait, and the first code still counts.
    await again.click();
    await expect(page.getByText(/요청이 너무 많습니다/)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
  },
);

test('이미 존재하는 이메일입니다: an address with an account gets no code', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('이메일').fill('demo@example.com');
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('이미 존재하는 이메일입니다.')).toBeVisible();
});

test('a code is good for one proof only', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/signup');
  const email = freshEmail();
  const code = await requestCode(page, email);
  await enterCode(page, code);
  await expect(page.getByText('인증이 완료되었습니다!')).toBeVisible();
  const again = await page.request.post('/api/auth/email/verify', {
    data: { memEmail: email, code, purpose: 'signup' },
  });
  expect(again.status()).toBe(410);
});

test('서버 통신 중 오류가 발생했습니다 and 인증 메일 발송에 실패했습니다: a failure is said and the address stays', async ({
  page,
}) => {
  await page.goto('/signup');
  const email = freshEmail();
  await page.getByLabel('이메일').fill(email);
  await page.route('**/api/auth/email/code', (route) => route.abort());
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('서버 통신 중 오류가 발생했습니다.')).toBeVisible();
  await page.unroute('**/api/auth/email/code');
  await page.route('**/api/auth/email/code', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByText('인증 메일 발송에 실패했습니다. 다시 시도해주세요.')).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue(email);
});

test(
  '회원가입 처리 중 오류가 발생했습니다: nothing typed is lost and the second try succeeds',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.goto('/signup');
    await enterCode(page, await requestCode(page, freshEmail()));
    await fillRest(page);
    await page.route('**/api/auth/insert/signup', (route) => route.fulfill({ status: 503, body: '' }));
    await submit(page).click();
    await expect(page.getByText(/^회원가입 처리 중 오류가 발생했습니다: /)).toBeVisible();
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(PASSWORD);
    await page.unroute('**/api/auth/insert/signup');
    await submit(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('회원가입이 완료되었습니다.');
  },
);

test('a password everybody knows is refused beside its field', async ({ page }) => {
  await page.goto('/signup');
  await enterCode(page, await requestCode(page, freshEmail()));
  await fillRest(page);
  await page.getByLabel('비밀번호', { exact: true }).fill('password1!');
  await page.getByLabel('비밀번호 확인').fill('password1!');
  await submit(page).click();
  await expect(page.getByText(/너무 흔해서/)).toBeVisible();
});

test('the labels of the consents open the texts, which can be agreed to there', ALSO_ON_PHONE, async ({ page }) => {
  await page.goto('/signup');
  for (const title of ['개인정보 처리방침', '이용약관']) {
    await page.getByRole('button', { name: `${title}에 동의합니다 (필수)` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { name: /^제1조/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '동의하기' }).click();
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked();
  }
});

for (const [path, title, failure] of [
  ['/terms', '이용약관', '이용약관을 불러오는 중 오류가 발생했습니다.'],
  ['/privacy', '개인정보 처리방침', '개인정보 처리방침을 불러오는 중 오류가 발생했습니다.'],
] as const) {
  test(`${failure} and can be tried again`, ALSO_ON_PHONE, async ({ page }) => {
    await page.route('**/assets/*.txt', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText(failure)).toBeVisible();
    await page.unroute('**/assets/*.txt');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^제1조/ })).toBeVisible();
    await expectAccessible(page);
  });
}
