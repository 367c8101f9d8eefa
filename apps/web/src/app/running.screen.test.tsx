import { getTicket, listOpenGenerations, listRecent } from '@chulje/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, broken, cutOff, haveTickets } from '../testing/answers.ts';
import { CODE, havePassage, rowOf, runOf, title } from '../testing/authoring.ts';
import { expectAccessible, expectAddress, expectHidden, openScreen, press, visible } from '../testing/screen.tsx';

/** The chip of the side bar, or the tab of phones. */
const chip = () => visible(page.getByRole('link', { name: /^생성 중/ }));
const rows = () => page.getByRole('list', { name: '생성 중인 작업' });
const news = () => page.getByRole('region', { name: '알림' });

function haveRun(state: 'running' | 'done'): void {
  answering(listOpenGenerations, [runOf(state)]);
  if (state === 'done') answering(listRecent, [rowOf('두고 온 지문')]);
}

const SCREENS = [
  ['the library', '/storage/worklistMain'],
  ['the storage', '/storage'],
  ['the passage form', '/passage'],
  ['the question form', '/questions'],
  ['a notice', '/notice'],
] as const;

const CASES = [1440, 390].flatMap((width) => SCREENS.map(([screen, address]) => ({ screen, address, width })));

// spec 1 §4 /passage: 두고 나간 생성이 모든 화면에서 보이고, 끝나면 열기와 함께 알려짐
for (const { screen, address, width } of CASES)
  test(`what was left running is seen on ${screen}, and told when it is done, at ${width} px`, async () => {
    await page.viewport(width, 900);
    havePassage({ title: '두고 온 지문' });
    haveTickets(9);
    haveRun('running');
    openScreen(address);
    await expect.element(chip()).toHaveTextContent(/작성.*\d:\d\d/);
    const isList = address.startsWith('/storage');
    if (isList) await expect.element(visible(rows())).toHaveTextContent(/두고 온 지문.*생성 중/);
    haveRun('done');
    await expect.element(news().getByRole('status')).toHaveTextContent('‘두고 온 지문’ 지문이 완성되었습니다.');
    await expectHidden(page.getByRole('link', { name: /^생성 중/ }));
    await expect.element(visible(page.getByText('이용권 9개'))).toBeVisible();
    if (isList) {
      await expectHidden(rows());
      // On phones the storage leads to its lists.
      if (address !== '/storage') await expect.element(page.getByRole('link', { name: '두고 온 지문' })).toBeVisible();
      await expectAccessible();
    }
    // Once: another screen does not tell it again.
    const open = news().getByRole('button', { name: '열기' });
    await press(open, '{Enter}');
    await expectAddress(`/passage/create?pasCode=${CODE}`);
    await expect.element(title()).toHaveValue('두고 온 지문');
    await expectHidden(open);
  });

test('a list of runs that could not be had is asked for again, until the server answers', async () => {
  const asks = answering(listOpenGenerations, cutOff);
  openScreen('/notice');
  // As often as any call is tried.
  await expect.poll(() => asks.length).toBeGreaterThanOrEqual(3);
  haveRun('running');
  await expect.element(chip()).toHaveTextContent('생성 중 1건');
});

test('a balance that changed elsewhere while the server was away is shown when it is back', async () => {
  openScreen('/notice');
  await expect.element(visible(page.getByText('이용권 10개'))).toBeVisible();
  const asks = answering(getTicket, broken);
  const elsewhere = new BroadcastChannel('chulje-tickets');
  elsewhere.postMessage(null);
  elsewhere.close();
  await expect.poll(() => asks.length).toBeGreaterThanOrEqual(3);
  haveTickets(9);
  await expect.element(visible(page.getByText('이용권 9개'))).toBeVisible();
});
