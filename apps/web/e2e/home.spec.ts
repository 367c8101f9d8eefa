import { beNewMember } from './support/accounts.ts';
import { makeDraft, makeWorks } from './support/seed.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(120_000);

test('home greets, shows notices and the newest ten works, sorted and filtered', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: '홍길동 님, 안녕하세요' })).toBeVisible();
  await expect(page.getByText('아직 생성하신 지문/문항이 없습니다.')).toBeVisible();
  await expect(page.getByRole('link', { name: '지금 바로 시작하기' })).toHaveAttribute('href', '/passage');
  await expect(page.getByRole('meter', { name: '남은 이용권' })).toHaveAttribute('value', '10');
  await expectAccessible(page);

  await makeWorks(page.request, 12);
  await makeDraft(page.request);
  await page.reload();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expectAccessible(page);
  const titles = () => rows.getByRole('link').allInnerTexts();
  const newest = await titles();
  await page.getByRole('button', { name: '작업명', exact: true }).click();
  const ascending = await titles();
  expect(ascending.toSorted()).toEqual(newest.toSorted());
  expect(ascending).toEqual(newest.toSorted(new Intl.Collator('ko', { numeric: true }).compare));
  await page.getByRole('button', { name: '작업명', exact: true }).click();
  expect(await titles()).toEqual(ascending.toReversed());

  await page.getByLabel('상태').selectOption('임시저장');
  await expect(rows).toHaveCount(1);
  await page.getByLabel('상태').selectOption('초안');
  await page.getByRole('button', { name: '필터 초기화' }).click();
  await page.getByRole('combobox', { name: '유형' }).selectOption('문항');
  await expect(rows).toHaveCount(4);
  await page.getByLabel('기간').selectOption('오늘');
  await expect(rows).toHaveCount(4);

  await rows
    .first()
    .getByRole('button', { name: / 다운로드$/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'PDF' })).toBeChecked();
  await page.keyboard.press('Escape');
  await rows
    .first()
    .getByRole('button', { name: / 즐겨찾기$/ })
    .click();
  await expect(rows.first().getByRole('button', { name: / 즐겨찾기$/ })).toHaveAttribute('aria-pressed', 'true');
  await rows.first().click({ position: { x: 400, y: 20 } });
  await expect(page).toHaveURL(/\/questions\/generate\?pasCode=[^&]+&from=%2Fhome/);
  await page.goto('/home');
  await page.getByRole('link', { name: '추가 구매' }).click();
  await expect(page).toHaveURL(/\/mypage\?tab=/);
  await expect(page.getByRole('tab', { name: '이용권', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('notices lead from home to their page and back to the list', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/home');
  const notices = page.getByRole('region', { name: '공지사항' });
  await expect(notices.getByRole('listitem')).toHaveCount(4);
  await expect(notices.getByText('NEW')).toHaveCount(4);
  await notices.getByRole('link', { name: /처음 가입하시면/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '처음 가입하시면 이용권 10회를 드립니다' })).toBeVisible();
  await expect(page.locator('article p')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL('/mypage?tab=%EA%B3%B5%EC%A7%80%EC%82%AC%ED%95%AD');
  await page.getByRole('button', { name: '작업', exact: true }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(page).toHaveURL(/type=/);
  await expectAccessible(page);
  await page.goto('/notice');
  await expect(page.getByRole('tab', { name: '공지사항' })).toHaveAttribute('aria-selected', 'true');
});

test('the guide, the addresses kept for later, and addresses that do not exist', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1, name: '이용 가이드' })).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/immediately', '/delay']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '준비 중인 화면입니다' })).toBeVisible();
  }
  await page.goto('/storage/none/such');
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('a notice that is gone', () => {
  test.use({ expectedFaults: [/404 \(Not Found\)/] });

  test('says so and leads back', async ({ page }) => {
    await beNewMember(page);
    await page.goto('/notice/99999');
    await expect(page.getByText('공지사항을 찾을 수 없습니다.')).toBeVisible();
    await expect(page.getByRole('link', { name: '목록으로' })).toBeVisible();
  });
});
