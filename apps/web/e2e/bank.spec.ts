import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makeSetOf } from './support/seed.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

/** A work with such items. */
async function makeItems(page: Page, title: string, type: string, items: Parameters<typeof sampleItem>[0][]) {
  const answer = await page.request.post('/api/pass/ques/insert/each', {
    data: {
      title,
      type,
      content: sampleText(),
      questions: items.map((item, at) => ({ item: sampleItem(item, at) })),
    },
  });
  expect(answer.status()).toBe(200);
}

const stems = (page: Page) => page.getByRole('table', { name: '문항 은행' }).locator('tbody tr');

test(
  'a teacher finds items in the bank, tags them, and binds the chosen ones',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await beNewMember(page);
    await page.goto('/bank');
    await expect(page.getByText('은행에 문항이 없습니다')).toBeVisible();
    await expectAccessible(page);
    await makeItems(page, '역선택 지문', '사회', [
      { stem: '윗글의 내용과 일치하지 않는 것은?', difficulty: '상' },
      { stem: '엔트로피의 뜻으로 알맞은 것은?', difficulty: '하' },
    ]);
    await makeItems(page, '삼투 지문', '과학', [{ stem: '삼투압에 대한 설명은?', difficulty: '상' }]);
    if (isMobile) {
      await page.goto('/storage');
      await page.getByRole('navigation', { name: '보관함' }).getByRole('link', { name: '문항 은행' }).click();
      await expect(
        page.getByRole('navigation', { name: '주요 화면' }).getByRole('link', { name: '보관함' }),
      ).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: '필터' }).click();
    } else await page.goto('/bank');
    await expect(stems(page)).toHaveCount(3);
    await expectAccessible(page);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideScroll(page);
    if (size) await page.setViewportSize(size);

    await page.getByLabel('난이도').selectOption('난이도 상');
    await expect(stems(page)).toHaveCount(2);
    await page.getByLabel('분야').selectOption('과학');
    await expect(stems(page)).toHaveCount(1);
    await page.reload();
    await expect(stems(page)).toHaveCount(1);
    await page.goBack();
    await expect(stems(page)).toHaveCount(2);
    await page.goto('/bank?difficulty=상&check=검증됨');
    await page.getByRole('button', { name: '필터 초기화' }).click();
    await expect(stems(page)).toHaveCount(3);

    const search = page.getByRole('searchbox');
    await search.fill('엔');
    await expect(page.getByText('낱말마다 2글자 이상 입력하면 찾습니다.')).toBeVisible();
    await search.fill('엔트로피 뜻으로');
    await expect(stems(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=/);

    await page.getByRole('button', { name: '역선택 지문 2번 태그' }).click();
    const tags = page.getByRole('dialog', { name: '역선택 지문 2번 태그' });
    await tags.getByLabel('태그 추가').fill('중간고사');
    await page.keyboard.press('Enter');
    await expect(tags.getByRole('button', { name: '중간고사 떼기' })).toBeVisible();
    await tags.getByLabel('태그 추가').fill('3학년');
    await expectAccessible(page);
    await tags.getByRole('button', { name: '저장' }).click();
    await expect(stems(page)).toContainText('#중간고사');
    await expect(stems(page)).toContainText('#3학년');
    await page.getByRole('checkbox', { name: '역선택 지문 2번 선택' }).check();

    await page.getByRole('button', { name: '역선택 지문 2번 미리보기' }).click();
    const reading = page.getByRole('dialog', { name: '역선택 지문' });
    await expect(reading.getByRole('region', { name: '2번 문항' })).toContainText('엔트로피의 뜻으로');
    await reading.getByRole('button', { name: /윗글의 내용과 일치하지 않는 것은/ }).click();
    await expect(reading.getByRole('region', { name: '1번 문항' })).toBeVisible();
    await expectAccessible(page);
    await reading.getByRole('link', { name: '이 지문의 문항만 보기' }).click();
    await expect(stems(page)).toHaveCount(2);
    await expect(page.getByText('‘역선택 지문’ 지문의 문항만 보고 있습니다.')).toBeVisible();
    await page.getByRole('button', { name: '모든 지문 보기' }).click();
    await page.getByRole('checkbox', { name: '삼투 지문 1번 선택' }).check();
    await expect(page.getByText('지문 2개에서 문항 2개를 골랐습니다.')).toBeVisible();
    await page.getByRole('button', { name: '시험지로 묶기' }).click();
    await expect(page).toHaveURL(/\/exam\/.+/);
    if (isMobile)
      await expect(
        page.getByRole('navigation', { name: '주요 화면' }).getByRole('link', { name: '보관함' }),
      ).toHaveAttribute('aria-current', 'page');
    await page.goto('/bank?used=true');
    await expect(stems(page)).toHaveCount(2);
    await expect(stems(page).first()).toContainText('시험지 1개');
  },
);

test('the bank is read page by page', async ({ page }) => {
  await beNewMember(page);
  for (const title of ['하나', '둘']) await makeSetOf(page.request, title, { items: 20 });
  await page.goto('/bank');
  await expect(stems(page)).toHaveCount(30);
  await page.getByRole('button', { name: '더 보기' }).click();
  await expect(stems(page)).toHaveCount(40);
  await expect(page.getByRole('button', { name: '더 보기' })).toBeHidden();
});

test.describe('when the server is in trouble', () => {
  test.use({ expectedFaults: [/500/] });
  test('the bank says so and is asked again', async ({ page }) => {
    await beNewMember(page);
    await makeSetOf(page.request, '역선택 지문', { items: 1 });
    await page.route('**/api/bank', (route) =>
      route.fulfill({ status: 500, json: { code: 'server.failed', message: '서버 오류가 발생했습니다.' } }),
    );
    await page.goto('/bank');
    await expect(page.getByText('서버 오류가 발생했습니다.')).toBeVisible();
    await page.unroute('**/api/bank');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(stems(page)).toHaveCount(1);
  });
});

test(
  'works are put away, found among the favourites, and taken back; tags filter them; copies are made',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await beNewMember(page);
    for (const title of ['첫 세트', '둘째 세트']) await makeSetOf(page.request, title, { items: 1 });
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    const choose = async (title: string, entry: string) => {
      await page.getByRole('button', { name: `${title} 메뉴` }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    await page.goto('/storage/worklistMain');
    await row('첫 세트').getByRole('button', { name: '첫 세트 즐겨찾기' }).click();
    await choose('첫 세트', '태그');
    const tags = page.getByRole('dialog', { name: '‘첫 세트’ 태그' });
    await tags.getByLabel('태그 추가').fill('1학기');
    await tags.getByRole('button', { name: '저장' }).click();
    await expect(row('첫 세트')).toContainText('#1학기');
    if (isMobile) {
      await page.getByRole('button', { name: '필터' }).click();
      await page.getByRole('group', { name: '태그' }).getByRole('button', { name: '1학기' }).click();
    } else await page.getByLabel('태그').selectOption('1학기');
    await expect(row('둘째 세트')).toBeHidden();
    await expect(page).toHaveURL(/tag=/);
    await page.goto('/bank?tag=1학기');
    await expect(page.getByRole('checkbox', { name: '첫 세트 1번 선택' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '둘째 세트 1번 선택' })).toBeHidden();
    await page.goBack();
    await choose('첫 세트', '사본 만들기');
    await expect(page.getByText('‘첫 세트 사본’ 작업을 만들었습니다.')).toBeVisible();
    await expect(row('첫 세트 사본')).toContainText('#1학기');
    await expectAccessible(page);

    await page.getByRole('checkbox', { name: '첫 세트 선택' }).check();
    await page.getByRole('button', { name: '보관', exact: true }).click();
    await expect(page.getByText('보관했습니다.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '첫 세트 선택' })).toBeHidden();
    await page.goto('/storage/likelistMain');
    await expect(row('첫 세트')).toContainText('보관');
    await page.goto('/storage/archivedMain');
    await expect(row('첫 세트')).toBeVisible();
    await expect(page.getByText('1 / 2,000')).toBeVisible();
    await expectAccessible(page);
    await choose('첫 세트', '꺼내기');
    await expect(page.getByText('보관한 작업이 없습니다')).toBeVisible();
    await page.goto('/storage/worklistMain');
    await expect(page.getByRole('checkbox', { name: '첫 세트 선택' })).toBeVisible();
  },
);

test('an exam is copied from the list of exams', async ({ page }) => {
  await beNewMember(page);
  const pasCode = await makeSetOf(page.request, '역선택 지문', { items: 2 });
  const answer = await page.request.post('/api/exams', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { title: '중간고사', codes: [pasCode] },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/exam');
  await page.getByRole('button', { name: '중간고사 사본 만들기' }).click();
  await expect(page.getByRole('link', { name: '중간고사 사본' })).toBeVisible();
});
