import { beNewMember } from './support/accounts.ts';
import { makeDraft, makeWorks } from './support/seed.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

test.setTimeout(180_000);

test('home and library on a phone: cards, sheet, chips, long press', async ({ page }) => {
  await beNewMember(page);
  await makeWorks(page.request, 18);
  await makeDraft(page.request);
  await page.goto('/home');
  const cards = page.locator('tbody tr');
  await expect(cards).toHaveCount(10);
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '유형 전체' }).click();
  await page.getByRole('dialog', { name: '유형 선택' }).getByRole('button', { name: '문항' }).click();
  await expect(cards).toHaveCount(6);
  await expect(page.getByRole('button', { name: '유형 문항' })).toBeFocused();
  await page.getByRole('link', { name: '최근 작업 더보기' }).click();
  await expect(page).toHaveURL(/\/storage\/worklistMain$/);
  await expect(page.getByText('총 19개')).toBeVisible();
  await expectNoSideScroll(page);

  await page.getByRole('button', { name: '필터' }).click();
  await page.getByRole('group', { name: '분야' }).getByRole('button', { name: '사회' }).click();
  await page.getByRole('group', { name: '유형' }).getByRole('button', { name: '지문', exact: true }).click();
  await expect(page).toHaveURL(/field=.*kind=/);
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await page.goto('/storage/worklistMain');
  await expect(cards.first().getByRole('button', { name: / 이어서 작업$/ })).toBeVisible();
  const title = cards.nth(1).getByRole('link');
  await title.scrollIntoViewIfNeeded();
  const box = await title.boundingBox();
  if (!box) throw new Error('no title');
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + 20, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('menu')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page).toHaveURL(/\/storage\/worklistMain$/);
  await page.getByRole('menuitem', { name: '즐겨찾기 추가' }).click();
  await expect(cards.nth(1).getByRole('button', { name: / 즐겨찾기$/ })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/storage');
  await page.getByRole('link', { name: '좋아요' }).click();
  await expect(cards).toHaveCount(1);
  await page.goto('/storage');
  await page.getByRole('link', { name: '휴지통' }).filter({ visible: true }).click();
  await expect(page.getByText('삭제된 문서가 없습니다')).toBeVisible();
  await page.getByRole('link', { name: /^공지사항/ }).click();
  await expect(page.getByRole('tab', { name: '공지사항' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: /출제공방을 시작합니다/ })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
