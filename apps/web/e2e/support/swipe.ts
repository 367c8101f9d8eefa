import type { Locator } from '@playwright/test';

const MOVES = 10;
const FRAME_MS = 16;

/** The page may go on moving when the finger has left, and a tap within that only ends it. */
const FLING_MS = 700;

/**
 * A finger drawn sideways over an element, at the pace of a finger: after one that is gone in no time Chrome takes the
 * next tap for one that stops what was flicked, on a page without a line of script too.
 */
export async function swipe(over: Locator, dx: number): Promise<void> {
  const page = over.page();
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe over');
  const devtools = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let move = 1; move <= MOVES; move += 1) {
    await page.waitForTimeout(FRAME_MS);
    const touchPoints = [{ x: x + (dx * move) / MOVES, y }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(FLING_MS);
  await devtools.detach();
}
