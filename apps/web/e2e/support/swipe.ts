import type { Locator } from '@playwright/test';

/** A finger drawn sideways over an element, as the browser sends it. */
export async function swipe(over: Locator, dx: number): Promise<void> {
  const page = over.page();
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe over');
  const devtools = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const share of [0.3, 0.6, 1])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + dx * share, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
