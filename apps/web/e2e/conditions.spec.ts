import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { type MainScreen, mainScreens, PUBLIC_SCREENS } from './support/main-screens.ts';
import { makeSetOf } from './support/seed.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

test.setTimeout(120_000);

test.describe('without a network', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test('a banner says so, and what was typed is still there when it is back', async ({ page, context }) => {
    await beNewMember(page);
    await page.goto('/passage');
    await page.getByRole('textbox', { name: '주제' }).fill('삼투 현상');
    const banner = page.getByText('인터넷 연결이 끊겼습니다.');
    await expect(banner).toBeHidden();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('삼투 현상');
  });
});

/** Controls that could not be pressed if one scrolled to them: off the side, or with something over them. */
async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const faults: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role=textbox]',
    )) {
      // A skip link stands nowhere until it has the focus; what a label stands for may be drawn by the label.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.sr-only, [aria-hidden=true]'))
        continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = control.getClientRects()[0];
      if (!box || box.width < 2) continue;
      // Of what is higher than the window, the middle of what is seen.
      const [x, y] = [box.left + box.width / 2, (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2];
      const there = document.elementFromPoint(x, y);
      const label = control.closest('label') ?? control;
      if (!there || !(label.contains(there) || there.contains(control)))
        faults.push(
          `${control.tagName} ${control.ariaLabel ?? control.textContent}: under ${there?.tagName} ${there?.className}`,
        );
      if (box.left < 0 || box.right > innerWidth + 1) faults.push(`${control.textContent}: beyond the side`);
    }
    return faults;
  });
}

/** 200 % and 400 % of a window of 1440 × 900 and of 1280 × 1024 (WCAG 1.4.4, 1.4.10). */
const ZOOMED = { '200 %': { width: 720, height: 450 }, '400 %': { width: 320, height: 256 } };

async function openScreen(page: Page, { path, sign }: MainScreen): Promise<void> {
  await page.goto(path);
  await expect(sign(page)).toBeVisible();
}

test.describe('zoomed in', () => {
  test.use({ viewport: ZOOMED['200 %'], deviceScaleFactor: 2 });

  test('every main screen fits, and each of its controls can be reached, at 200 % and at 400 %', async ({ page }) => {
    await beNewMember(page);
    for (const screen of [...PUBLIC_SCREENS, ...(await mainScreens(page))]) {
      await page.setViewportSize(ZOOMED['200 %']);
      await openScreen(page, screen);
      for (const [zoom, size] of Object.entries(ZOOMED)) {
        await page.setViewportSize(size);
        await expectNoSideScroll(page);
        expect(await unreachable(page), `${screen.name} at ${zoom}`).toEqual([]);
      }
    }
  });

  test('a dialog fits, and its buttons can be reached, at 200 % and at 400 %', async ({ page }) => {
    await beNewMember(page);
    const set = (await mainScreens(page)).find(({ name }) => name === 'question-set');
    if (!set) throw new Error('no set');
    for (const press of ['문항 추가', '세트 추가', '추출']) {
      await page.setViewportSize(ZOOMED['200 %']);
      await openScreen(page, set);
      await page.getByRole('button', { name: press, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const [zoom, size] of Object.entries(ZOOMED)) {
        await page.setViewportSize(size);
        await expectNoSideScroll(page);
        expect(await unreachable(page), `${press} at ${zoom}`).toEqual([]);
      }
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for longer than an eye sees', async ({ page }) => {
    await beNewMember(page);
    for (const screen of [...PUBLIC_SCREENS, ...(await mainScreens(page))]) {
      await openScreen(page, screen);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const { animationDuration, animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(
            ...(animationName === 'none' ? [] : animationDuration.split(',').map(Number.parseFloat)),
            ...transitionDuration.split(',').map(Number.parseFloat),
          );
          return longest > 0.001 || scrollBehavior === 'smooth' ? [`${element.tagName}.${element.className}`] : [];
        }),
      );
      expect(moving, screen.name).toEqual([]);
    }
  });
});

test.describe('in high contrast', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen, pressed or has the focus is told apart from what is not', async ({ page }) => {
    await beNewMember(page);
    const colours = (name: string, role: 'button' | 'tab' | 'radio' | 'link') =>
      page
        .getByRole(role, { name, exact: true })
        .filter({ visible: true })
        .first()
        .evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element.closest('label') ?? element);
          return { backgroundColor, color };
        });
    await page.goto('/mypage');
    await expect(page.getByRole('tab', { name: '회원정보' })).toBeVisible();
    expect(await colours('회원정보', 'tab')).not.toEqual(await colours('이용권', 'tab'));
    expect(await colours('마이페이지', 'link')).not.toEqual(await colours('홈', 'link'));
    await page.goto('/passage');
    await page.getByRole('radio', { name: '과학' }).check({ force: true });
    expect(await colours('과학', 'radio')).not.toEqual(await colours('인문', 'radio'));
    const title = page.getByLabel('작업명');
    const line = () => title.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await line()).toBe('none');
    await title.focus();
    expect(await line()).toBe('solid');
  });
});

/** What the frame of every screen asks for. */
const FRAME = ['/api/info/select/entire', '/api/info/select/ticket', '/api/noti/select/list'];

test.describe('on a slow line', () => {
  test('what a screen shows, and its code, are asked for while the app’s code is on its way, and not again', async ({
    page,
  }) => {
    await beNewMember(page);
    const pasCode = await makeSetOf(page.request, '먼저 묻는 세트', { items: 1 });
    // Standing still, no answer becomes old: what is asked a second time is asked for another reason.
    await page.clock.setFixedTime(new Date());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let held = Promise.resolve();
    await page.route('**/assets/app-*.js', async (route) => {
      await held;
      await route.continue();
    });
    for (const { address, shown, call, code } of [
      { address: '/home', shown: '홍길동 님, 안녕하세요', call: '/api/pass/select/recelist', code: 'home-screen' },
      { address: '/storage/worklistMain', shown: '최근 작업', call: '/api/pass/select/recelist', code: 'works-list' },
      {
        address: `/questions/generate?pasCode=${pasCode}`,
        shown: '문항 편집',
        call: `/api/pass/ques/select/${pasCode}`,
        code: 'question-set-screen',
      },
    ]) {
      asked.length = 0;
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      await page.goto(address, { waitUntil: 'commit' });
      const calls = [call, ...FRAME];
      await expect.poll(() => asked).toEqual(expect.arrayContaining(calls));
      await expect.poll(() => asked.filter((path) => path.startsWith(`/assets/${code}-`))).toHaveLength(1);
      letGo();
      await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: shown })).toBeVisible();
      expect(asked.filter((path) => calls.includes(path)).toSorted()).toEqual(calls.toSorted());
    }
  });
});
