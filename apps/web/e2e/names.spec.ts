import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { type MainScreen, mainScreens, PUBLIC_SCREENS } from './support/main-screens.ts';
import { expect, test } from './support/test.ts';

/** What a screen reader is told: roles, names and states, in order. After a change that is meant: `--update-snapshots`. */

async function expectTree(page: Page, { name, path, sign }: MainScreen, region = 'main'): Promise<void> {
  await page.goto(path);
  await expect(sign(page)).toBeVisible();
  await expect(page.locator(region)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test('the screens before login are told to a screen reader as they are meant', async ({ page }) => {
  for (const screen of PUBLIC_SCREENS) await expectTree(page, screen, 'body');
});

test('the main screens are told to a screen reader as they are meant', async ({ page }) => {
  await beNewMember(page);
  for (const screen of await mainScreens(page)) await expectTree(page, screen);
  await expect(page.getByRole('navigation', { name: '메뉴' })).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
});

test('the main dialogs are told to a screen reader as they are meant', async ({ page }) => {
  await beNewMember(page);
  const screens = await mainScreens(page);
  const goTo = async (name: string) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    await page.goto(screen.path);
    await expect(screen.sign(page)).toBeVisible();
  };
  const expectDialog = async (press: string, name: string) => {
    await page.getByRole('button', { name: press, exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await goTo('question-set');
  await expectDialog('문항 추가', 'type-dialog');
  await expectDialog('세트 추가', 'set-dialog');
  await expectDialog('추출', 'export-dialog');
  await goTo('question-form');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await expectDialog('지문 불러오기', 'load-dialog');
  await goTo('account');
  await expectDialog('회원탈퇴', 'withdrawal-dialog');
  await goTo('shop');
  await expectDialog('이용권 30회 구매하기', 'buy-dialog');
});
