import type { Page } from '@playwright/test';
import { beNewMember } from '../support/accounts.ts';
import { shoot } from '../support/shoot.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
const LIST = `/mypage?${new URLSearchParams({ tab: '공지사항' })}`;
const ONE = '**/api/noti/select/each*';
const LONG =
  '2027학년도 대학수학능력시험 대비 국어 독서 영역 문항 유형 전면 개편과 그에 따른 서비스 점검 시간 변경 안내드립니다';

/** A server with so many notices. */
async function withNotices(page: Page, count: number): Promise<void> {
  const notices = Array.from({ length: count }, (_, index) => ({
    notCode: count - index,
    type: index % 3 === 1 ? '작업' : '서비스',
    title: index % 4 === 2 ? LONG : `서비스 이용 안내 ${count - index}`,
    date: new Date(Date.now() - index * 60 * 60 * 60 * 1000).toISOString(),
    content: '안내드립니다.',
  }));
  await page.route('**/api/noti/select/list', (route) => route.fulfill({ json: notices }));
}

test('notices', async ({ page }) => {
  await beNewMember(page);
  await page.goto(LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await shoot(page, '1-list');
  await page.getByRole('row').nth(2).getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await shoot(page, '2-notice');
  await waiting(page, ONE);
  await page.goto('/notice/1');
  await expect(page.getByRole('link', { name: '목록으로' })).toBeVisible();
  await shoot(page, '3-notice-loading');
  await asUsual(page);
  await failing(page, ONE);
  await page.goto('/notice/1');
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '4-notice-failed');
  await asUsual(page);
  await page.goto('/notice/99999');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await shoot(page, '5-notice-none');
  await withNotices(page, 63);
  await page.goto(`${LIST}&page=4`);
  await expect(page.getByRole('row')).toHaveCount(11);
  await shoot(page, '6-list-many');
  await asUsual(page);
  await withNotices(page, 0);
  await page.goto(LIST);
  await expect(page.getByText('공지사항이 없습니다.')).toBeVisible();
  await shoot(page, '7-list-empty');
  await asUsual(page);
  await failing(page, '**/api/noti/select/list');
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '8-list-failed');
});
