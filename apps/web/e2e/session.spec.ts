import type { Browser, BrowserContext, Page } from '@playwright/test';
import { beMember, beNewMember, PASSWORD } from './support/accounts.ts';
import { SAMPLE_TEXT } from './support/authoring.ts';
import { makePassageOf, makeWorks } from './support/seed.ts';
import { goOn } from './support/steps.ts';
import { ALSO_ON_PHONE, DEMO, expect, expectAccessible, logIn, ownServer, test } from './support/test.ts';

test.use({ ...ownServer(), expectedFaults: [/Failed to load resource/] });

async function fillLogin(page: Page, password: string = DEMO.password): Promise<void> {
  await page.getByLabel('이메일').fill(DEMO.email);
  await page.getByLabel('비밀번호').fill(password);
}
const logInButton = (page: Page) => page.getByRole('button', { name: '로그인', exact: true });

/** What a browser still has after it was closed: lasting cookies and local storage. */
async function restart(browser: Browser, context: BrowserContext, baseURL: string): Promise<Page> {
  const state = await context.storageState();
  await context.close();
  const reopened = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    storageState: { ...state, cookies: state.cookies.filter((cookie) => cookie.expires > 0) },
  });
  return reopened.newPage();
}

/** Ends every session of the demo account, as its owner does from another device. */
async function endSessions(browser: Browser, baseURL: string): Promise<void> {
  const other = await browser.newContext({ baseURL });
  const login = { memEmail: DEMO.email, memPassword: DEMO.password, autoLogin: false };
  expect((await other.request.post('/api/auth/select/login', { data: login })).ok()).toBe(true);
  expect((await other.request.delete('/api/info/sessions')).ok()).toBe(true);
  await other.close();
}

test.describe('login', () => {
  test(
    '이메일 형식으로 입력해 주세요 and 비밀번호를 입력해 주세요 stand beside their fields',
    ALSO_ON_PHONE,
    async ({ page }) => {
      await page.goto('/login');
      await expectAccessible(page);
      await page.getByLabel('이메일').fill('demo@');
      await logInButton(page).click();
      await expect(page.getByText('이메일 형식으로 입력해 주세요.')).toBeVisible();
      await expect(page.getByLabel('이메일')).toBeFocused();
      await page.getByLabel('이메일').fill(DEMO.email);
      await logInButton(page).click();
      await expect(page.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
      await expect(page.getByLabel('비밀번호')).toBeFocused();
      await expectAccessible(page);
    },
  );

  test('이메일 또는 비밀번호가 일치하지 않습니다: what was typed stays', ALSO_ON_PHONE, async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, 'wrong-password');
    await logInButton(page).click();
    await expect(page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
    await expect(page.getByLabel('이메일')).toHaveValue(DEMO.email);
  });

  test('cannot be sent twice while it is under way', ALSO_ON_PHONE, async ({ page }) => {
    let sent = 0;
    await page.route('**/api/auth/select/login', async (route) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/login');
    await fillLogin(page);
    await page.getByLabel('비밀번호').press('Enter');
    await expect(logInButton(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
    expect(sent).toBe(1);
  });

  for (const [target, end] of [
    ['/passage', '/passage'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['https://evil.example/home', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/login?redirect=/login', '/home'],
  ] as const) {
    test(`redirect=${target} leads to ${end}`, async ({ page }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
      await fillLogin(page);
      await logInButton(page).click();
      await page.waitForURL(`**${end}`);
    });
  }

  test('offers Google only where it is configured', async ({ page }) => {
    await page.goto('/login');
    await expect(logInButton(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Google로 로그인' })).toBeHidden();
    await page.route('**/api/settings', (route) =>
      route.fulfill({
        json: {
          hasGoogle: true,
          hasOutbox: false,
          hasFreeTopics: true,
          termsVersion: '',
          privacyVersion: '',
          company: [],
        },
      }),
    );
    await page.goto('/login?redirect=%2Fpassage&notice=google-cancelled');
    await expect(page.getByText('Google 로그인을 취소했습니다.')).toBeVisible();
    await page.getByLabel('자동 로그인').check();
    await expect(page.getByRole('link', { name: 'Google로 로그인' })).toHaveAttribute(
      'href',
      '/api/auth/google/start?redirect=%2Fpassage&autoLogin=true',
    );
    await expectAccessible(page);
  });
});

test(
  'auto-login outlives the browser and the server, and is confirmed by the server',
  ALSO_ON_PHONE,
  async ({ browser, page, server, viewport }) => {
    await page.goto('/login');
    await fillLogin(page);
    await page.getByLabel('자동 로그인').check();
    await logInButton(page).click();
    await page.waitForURL('**/home');
    await expect(page.getByRole('heading', { name: '김선생 님, 안녕하세요' })).toBeVisible();
    // What comes behind the screen is there too, before nobody answers for it.
    await page.waitForLoadState('networkidle');
    await server.kill();
    await server.start();
    const again = await restart(browser, page.context(), server.url);
    await again.goto('/');
    await again.waitForURL('**/home');
    await expect(again.getByRole('heading', { name: '김선생 님, 안녕하세요' })).toBeVisible();
    expect(again.viewportSize()).toEqual(viewport);
    // The server no longer agrees: the remembered user is forgotten.
    await endSessions(browser, server.url);
    await again.goto('/storage/worklistMain');
    await again.waitForURL('**/login?redirect=%2Fstorage%2FworklistMain');
    expect(await again.evaluate(() => localStorage.getItem('authUser'))).toBeNull();
    await again.context().close();
  },
);

test('without auto-login the next start of the browser asks to log in', async ({ browser, page, server }) => {
  await logIn(page);
  const again = await restart(browser, page.context(), server.url);
  await again.goto('/');
  await expect(again.getByRole('link', { name: '로그인' }).first()).toBeVisible();
  await again.goto('/home');
  await again.waitForURL('**/login');
  await again.context().close();
});

for (const [what, value] of [
  ['unreadable', '{"name":'],
  ['missing', null],
] as const) {
  test(`auto-login with ${what} user data is a full log-out`, async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page);
    await page.getByLabel('자동 로그인').check();
    await logInButton(page).click();
    await page.waitForURL('**/home');
    await page.evaluate((broken) => {
      if (broken === null) localStorage.removeItem('authUser');
      else localStorage.setItem('authUser', broken);
    }, value);
    await page.goto('/home');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBeNull();
    expect((await page.request.get('/api/info/select/entire')).status()).toBe(401);
  });
}

test('logging out clears the member, and going back shows nothing of theirs', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await page.waitForURL('**/login');
  const left = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  // Where lists were scrolled to is written down on the way out, and whose the drafts are stays.
  expect(left.filter((key) => !/^react-router-scroll|^chulje\.draft/.test(key))).toEqual([]);
  await page.goBack();
  await page.waitForURL('**/login**');
  await expect(page.getByText('김선생')).toBeHidden();
});

test('unknown addresses lead home, and to login for who is not logged in', async ({ page }) => {
  await page.goto('/no-such-screen');
  await page.waitForURL('**/login?redirect=%2Fno-such-screen');
  await logIn(page);
  for (const path of ['/', '/no-such-screen']) {
    await page.goto(path);
    await page.waitForURL('**/home');
  }
});

test(
  'a session that ends in the middle of editing: to login, back to the same place, nothing typed lost',
  ALSO_ON_PHONE,
  async ({ browser, page, server }) => {
    await logIn(page);
    const pasCode = await makePassageOf(page.request, '끊긴 편집', SAMPLE_TEXT);
    await page.goto(`/passage/create?pasCode=${pasCode}`);
    await expect(page.getByRole('textbox', { name: '지문' })).toContainText('역선택');
    await endSessions(browser, server.url);
    // No question of the browser may stand in the way: the draft is safe.
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const editor = page.getByRole('textbox', { name: '지문' });
    await editor.press('Control+End');
    await editor.pressSequentially(' 마지막까지 친 글자.');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.waitForURL(`**/login?redirect=*`);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/passage/create?pasCode=${pasCode}`);
    await fillLogin(page);
    await logInButton(page).click();
    await page.waitForURL(`**/passage/create?pasCode=${pasCode}`);
    await page.getByRole('button', { name: '되살리기' }).click();
    await expect(page.getByRole('textbox', { name: '지문' })).toContainText('마지막까지 친 글자.');
    expect(questions).toEqual([]);
  },
);

test(
  'a session that ends while a form is filled in: the form comes back as it was',
  ALSO_ON_PHONE,
  async ({ browser, page, server }) => {
    await logIn(page);
    await page.goto('/passage');
    await page.getByLabel('작업명').fill('되살릴 작업');
    await goOn(page);
    await page.getByRole('textbox', { name: '주제' }).fill('삼투 현상');
    await goOn(page);
    // What the form asks for is there: it is the click that finds the session ended.
    await page.waitForLoadState('networkidle');
    await endSessions(browser, server.url);
    await page.getByRole('button', { name: '지문 생성하기' }).click();
    await page.waitForURL('**/login?redirect=%2Fpassage');
    await fillLogin(page);
    await logInButton(page).click();
    await page.waitForURL('**/passage');
    await expect(page.getByLabel('작업명')).toHaveValue('되살릴 작업');
    await goOn(page);
    await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('삼투 현상');
  },
);

test(
  'a session that ends while a work is renamed: the name typed is the work’s after the login',
  ALSO_ON_PHONE,
  async ({ browser, page, server }) => {
    const email = await beNewMember(page);
    await makeWorks(page.request, 1);
    await page.goto('/storage/worklistMain');
    const work = page.getByRole('link', { name: '3월 모의고사 대비 지문' });
    await work.focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '이름 변경' }).click();
    const other = await browser.newContext({ baseURL: server.url });
    await beMember(await other.newPage(), email);
    expect((await other.request.delete('/api/info/sessions')).ok()).toBe(true);
    await other.close();
    await page.getByRole('textbox', { name: '작업명', exact: true }).fill('끊긴 사이에 지은 이름');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login?redirect=%2Fstorage%2FworklistMain');
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호').fill(PASSWORD);
    await logInButton(page).click();
    await page.waitForURL('**/storage/worklistMain');
    await expect(page.getByRole('link', { name: '끊긴 사이에 지은 이름' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: '끊긴 사이에 지은 이름' })).toBeVisible();
  },
);

test(
  'a session that ends while a set of items is edited: nothing typed is lost',
  ALSO_ON_PHONE,
  async ({ browser, page, server }) => {
    await logIn(page);
    const [, , pasCode = ''] = await makeWorks(page.request, 3);
    const address = `/questions/generate?pasCode=${pasCode}`;
    await page.goto(address);
    const item = page.getByRole('region', { name: '문항 편집' });
    const edit = async () => {
      await page.getByRole('button', { name: '문항 수정' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
    };
    await edit();
    await item.getByRole('textbox', { name: '발문' }).fill('윗글에 대한 설명으로 적절한 것은?');
    const option = item.getByRole('textbox', { name: '선택지 ①' });
    await option.press('Control+End');
    await option.pressSequentially(' 마지막까지 친 글자');
    // The check of what is typed would find out before the button does.
    await page.route('**/api/pass/ques/lint', (route) => route.fulfill({ json: [] }));
    await endSessions(browser, server.url);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.waitForURL('**/login?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(address);
    await page.unrouteAll();
    await fillLogin(page);
    await logInButton(page).click();
    await page.waitForURL(`**${address}`);
    await page.getByRole('button', { name: '되살리기' }).click();
    await edit();
    await expect(item.getByRole('textbox', { name: '발문' })).toHaveValue('윗글에 대한 설명으로 적절한 것은?');
    await expect(item.getByRole('textbox', { name: '선택지 ①' })).toContainText('마지막까지 친 글자');
    expect(questions).toEqual([]);
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByRole('button', { name: '저장', exact: true })).toBeDisabled();
    await page.reload();
    await edit();
    await expect(item.getByRole('textbox', { name: '발문' })).toHaveValue('윗글에 대한 설명으로 적절한 것은?');
  },
);
