import { confirmGeneration, fillPassageForm, ticketsShown } from './support/steps.ts';
import { expect, logIn, test } from './support/test.ts';

test.use({
  serverEnv: { EMBEDDED_ENGINE_STAGE_SECONDS: '2', GENERATION_LEASE_SECONDS: '3' },
  expectedFaults: [/Failed to load resource|ERR_/],
});

test('a generation survives SIGKILL: it finishes, costs one ticket, and its work is in the list', async ({
  page,
  server,
}) => {
  await logIn(page);
  await fillPassageForm(page, { title: '끊긴 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await expect(page.getByRole('listitem').filter({ hasText: '작성' })).toHaveAttribute('aria-current', 'step');
  await server.kill();
  await server.start();
  // The open page picks the stream up again by itself.
  await page.waitForURL('**/passage/create?pasCode=*', { timeout: 40_000 });
  await ticketsShown(page, 9);
  await page.goto('/storage/worklistMain');
  await expect(page.getByRole('row', { name: /끊긴 지문/ })).toHaveCount(1);
});

test('a reload in the middle follows the same generation to its end', async ({ page }) => {
  await logIn(page);
  await fillPassageForm(page, { title: '새로 고친 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await expect(page.getByRole('dialog', { name: '지문을 생성하고 있습니다' })).toBeVisible();
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByRole('dialog', { name: '지문을 생성하고 있습니다' })).toBeVisible();
  await page.waitForURL('**/passage/create?pasCode=*', { timeout: 40_000 });
  await ticketsShown(page, 8);
});

// spec 1 §4 /passage: 두고 나간 생성은 임시저장으로 돌아옴
test('a generation that is left running comes back as 임시저장', async ({ page }) => {
  await logIn(page);
  await fillPassageForm(page, { title: '두고 온 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await page.getByRole('button', { name: '나가서 기다리기' }).click();
  await page.waitForURL('**/home');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /두고 온 지문 임시저장/ })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await ticketsShown(page, 7);
});
