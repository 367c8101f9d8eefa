import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { beNewMember, PASSWORD } from './support/accounts.ts';
import { makeSetOf } from './support/seed.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

const saved = (page: Page) => expect(page.getByText('저장됨', { exact: true })).toBeVisible();
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** A member with sets of so many items each: their e-mail. */
async function beOwnerOfSets(page: Page, sets: Record<string, number>): Promise<string> {
  const email = await beNewMember(page);
  for (const [title, items] of Object.entries(sets)) await makeSetOf(page.request, title, { items });
  return email;
}

/** Opens an exam of all works of the library, which phones cannot choose there. */
async function openExamOfAll(page: Page): Promise<void> {
  const works = await (await page.request.get('/api/pass/select/recelist')).json();
  const codes = works.map(({ pasCode }: { pasCode: string }) => pasCode);
  const exam = await (
    await page.request.post('/api/exams', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { title: '새 시험지', codes },
    })
  ).json();
  await page.goto(`/exam/${exam.code}`);
}

/** Binds all works of the library into an exam. */
async function bindAll(page: Page): Promise<void> {
  await page.goto('/storage/worklistMain');
  await page.getByRole('checkbox', { name: /모두 선택|전체 선택/ }).check();
  await page.getByRole('button', { name: '시험지로 묶기' }).click();
  await expect(page).toHaveURL(/\/exam\/.+/);
}

test('a teacher binds sets into an exam, orders and weighs it, freezes two forms and takes all files', async ({
  page,
}) => {
  await beOwnerOfSets(page, { '역선택 지문': 2, '도덕적 해이 지문': 3 });
  await bindAll(page);
  await expectAccessible(page);
  await page.getByLabel('시험지 이름').fill('1학기 중간고사');
  await saved(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1학기 중간고사');
  await expect(page.getByRole('img', { name: /쪽의 모양/ })).toBeVisible();

  const first = page.getByRole('article').first();
  await expect(first).toContainText('1～');
  const before = await first.getAttribute('aria-label');
  await page.getByRole('button', { name: `${before} 아래로` }).click();
  await expect(page.getByRole('article').first()).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByRole('button', { name: '2번 빼기' }).click();
  await page.getByLabel('1번 배점').fill('4.5');
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('1번 배점')).toHaveValue('4.5');
  await expect(page.getByText('문항 4개', { exact: false }).first()).toBeVisible();

  await page.getByRole('button', { name: '100점 만점으로 맞추기' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '100점' })).toBeVisible();
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(page.getByLabel('1번 배점')).toHaveValue('4.5');
  await saved(page);

  // Both sets stand on one text.
  await expect(page.getByText(/지문과 .+ 지문이 100% 겹칩니다/)).toBeVisible();
  await page.getByRole('button', { name: '나란히 보기' }).click();
  const checks = page.getByRole('dialog', { name: '시험지 점검' });
  await expect(checks.getByText(/번 지문 ‘역선택 지문’/)).toBeVisible();
  await expectAccessible(page);
  await checks.getByRole('button', { name: '닫기' }).click();

  await page.getByRole('button', { name: '확정', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '시험지 확정' });
  await dialog.getByText(/점검에서 살펴볼 곳을/).click();
  await expect(dialog.getByText(/지문이 100% 겹칩니다/)).toBeVisible();
  await dialog.getByText('가～나형').click();
  await dialog.getByRole('button', { name: '확정하기' }).click();
  await expect(dialog.getByRole('heading', { name: '1판 정답표' })).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveText(['번호', '가형', '나형']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await expect(page.getByText('확정 1판')).toBeVisible();

  await page.getByRole('button', { name: '추출', exact: true }).click();
  const files = page.getByRole('dialog', { name: '시험지 추출' });
  await files.getByText('모든 형의 정답표 한 장').click();
  await expect(files.getByRole('columnheader')).toHaveText(['번호', '가형', '나형']);
  await files.getByText('모든 형의 시험지·정답·해설·정오표(ZIP)').click();
  await files.getByText('텍스트', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: '다운로드' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('1학기 중간고사.zip');
  const names = Object.keys(unzipSync(await readFile(await download.path())));
  expect(names).toHaveLength(9);
  expect(names).toContain('1학기 중간고사 나형_정답과 해설.txt');
  expect(names).toContain('1학기 중간고사_정답표.csv');
});

test.describe('what the server refuses', () => {
  test.use({ expectedFaults: [/409/] });
  test('an exam that another tab saved first is not overwritten without being asked', async ({ page, context }) => {
    await beOwnerOfSets(page, { '역선택 지문': 2 });
    await bindAll(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('시험지 이름').fill('다른 창의 이름');
    await saved(other);
    await page.getByLabel('시험지 이름').fill('이 창의 이름');
    const asked = page.getByRole('alertdialog', { name: '다른 창에서 먼저 저장했습니다' });
    await asked.getByRole('button', { name: '저장된 내용 불러오기' }).click();
    await expect(page.getByLabel('시험지 이름')).toHaveValue('다른 창의 이름');
    await page.getByLabel('시험지 이름').fill('마지막 이름');
    await saved(page);
    await other.getByLabel('시험지 이름').fill('덮어쓴 이름');
    await other.getByRole('alertdialog').getByRole('button', { name: '지금 내용으로 덮어쓰기' }).click();
    await saved(other);
    await page.reload();
    await expect(page.getByLabel('시험지 이름')).toHaveValue('덮어쓴 이름');
  });

  test('what was deleted stays in its place, struck, and is named when the exam is frozen', async ({ page }) => {
    await beOwnerOfSets(page, { '역선택 지문': 1, '버릴 지문': 1 });
    await bindAll(page);
    const address = page.url();
    const rows = await (await page.request.get('/api/pass/select/recelist')).json();
    const { pasCode } = rows.find(({ title }: { title: string }) => title === '버릴 지문');
    await page.request.put('/api/pass/remove/each', { data: { pasCodeList: [pasCode], isPermanent: false } });
    await page.goto(address);
    await expect(card(page, '버릴 지문').getByText('휴지통')).toBeVisible();
    await page.getByRole('button', { name: '확정', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '시험지 확정' });
    await dialog.getByRole('button', { name: '확정하기' }).click();
    await expect(dialog.getByRole('alert')).toContainText('버릴 지문');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '버릴 지문 빼기' }).click();
    await saved(page);
    await page.getByRole('button', { name: '확정', exact: true }).click();
    await dialog.getByRole('button', { name: '확정하기' }).click();
    await expect(dialog.getByRole('heading', { name: '1판 정답표' })).toBeVisible();
  });
});

test.describe('a session that ends', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  test('takes nothing with it: what was not saved is there when the exam is opened again, and is saved', async ({
    page,
  }) => {
    const email = await beOwnerOfSets(page, { '역선택 지문': 1 });
    await bindAll(page);
    await saved(page);
    const exam = page.url();
    await page.context().clearCookies();
    await page.getByLabel('시험지 이름').fill('끊긴 뒤의 이름');
    await page.waitForURL('**/login**');
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(exam);
    await expect(page.getByLabel('시험지 이름')).toHaveValue('끊긴 뒤의 이름');
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('시험지 이름')).toHaveValue('끊긴 뒤의 이름');
  });
});

test(
  'a teacher sees what was changed after 확정 and freezes it anew; school, 결재란 and logo stand at the head',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await beOwnerOfSets(page, { '역선택 지문': 2 });
    const [{ pasCode }] = await (await page.request.get('/api/pass/select/recelist')).json();
    const exam = await (
      await page.request.post('/api/exams', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: { title: '중간고사', codes: [pasCode] },
      })
    ).json();
    await page.goto(`/exam/${exam.code}`);
    await page.getByText('머리말과 시험 시간').click();
    await page.getByLabel('학교').fill('한빛고등학교');
    await page.getByLabel('결재란 1').fill('담당');
    await page.getByLabel('결재란 2').fill('교감');
    await expect(page.getByLabel('결재란 3')).toBeVisible();
    await page.getByLabel('로고 파일').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await expect(page.getByRole('img', { name: '시험지에 인쇄될 로고' })).toBeVisible();
    await page
      .getByLabel('로고 파일')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await expect(page.getByRole('alert')).toHaveText('그림으로 읽을 수 없는 파일입니다.');
    await expectAccessible(page);
    await saved(page);
    const { version } = await (await page.request.get(`/api/exams/${exam.code}`)).json();
    await page.request.post(`/api/exams/${exam.code}/freeze`, { data: { version, forms: 2 } });
    const set = await (await page.request.get(`/api/pass/ques/select/${pasCode}`)).json();
    const questions = set.questions.map(({ queCode, item }: { queCode: string; item: object }, at: number) => ({
      queCode,
      item: at === 0 ? { ...item, stem: '새로 고친 발문은?' } : item,
    }));
    await page.request.put(`/api/pass/ques/update/${pasCode}`, {
      data: { title: set.title, content: set.content, questions },
    });
    await page.reload();
    await expect(page.getByText('이 시험지의 문항이 달라졌습니다.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: '달라진 곳 보기' }).click();
    const dialog = page.getByRole('dialog', { name: '확정한 뒤 달라진 곳' });
    await expect(dialog.getByRole('region', { name: '1번 발문' })).toContainText('새로 고친 발문은?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '2판으로 다시 확정' }).click();
    await page
      .getByRole('dialog', { name: '시험지 확정' })
      .getByRole('button', { name: '2판으로 다시 확정하기' })
      .click();
    await expect(page.getByRole('heading', { name: '2판 정답표' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('이 시험지의 문항이 달라졌습니다.', { exact: false })).toBeHidden();
  },
);

test.describe('an answer that is lost', () => {
  test.use({ expectedFaults: [/ERR_FAILED|Failed to fetch/] });
  test('on the way back from 확정 leaves the exam frozen once, and shown so', async ({ page }) => {
    await beOwnerOfSets(page, { '역선택 지문': 2 });
    await bindAll(page);
    await page.getByRole('button', { name: '확정', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '시험지 확정' });
    let presses = 0;
    await page.route('**/api/exams/*/freeze', async (route) => {
      presses += 1;
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: '확정하기' }).dblclick();
    await expect(page.getByText('1판을 확정했습니다.')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '1판 정답표' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toBeHidden();
    expect(presses).toBe(1);
    await page.reload();
    await expect(page.getByText('확정', { exact: true }).first()).toBeVisible();
  });
});

test('exams are made from their own list, lie in the trash, and come back', ALSO_ON_PHONE, async ({ page }) => {
  await beOwnerOfSets(page, { '역선택 지문': 2 });
  await page.goto('/storage');
  await page.getByRole('link', { name: '시험지', exact: true }).first().click();
  await expect(page.getByText('만든 시험지가 없습니다')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '시험지 만들기' }).click();
  const picker = page.getByRole('dialog', { name: '지문 추가' });
  await picker.getByRole('checkbox').check();
  await picker.getByRole('button', { name: '1개 담기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('새 시험지');
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideScroll(page);
  if (size) await page.setViewportSize(size);
  await page.getByRole('button', { name: '문항 고르기' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().uncheck();
  await page.keyboard.press('Escape');
  await saved(page);
  await page.goto('/exam');
  await page.getByRole('button', { name: '새 시험지 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click();
  await expect(page.getByText('만든 시험지가 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '휴지통', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '새 시험지 복원' }).click();
  await page.getByRole('button', { name: '시험지 목록' }).click();
  await page.getByRole('link', { name: '새 시험지' }).click();
  await expect(page.getByText('문항 1개', { exact: false }).first()).toBeVisible();
});

test('how an exam is cut is kept as 내 틀, chosen for another and deleted', ALSO_ON_PHONE, async ({ page }) => {
  await beOwnerOfSets(page, { '첫 지문': 3 });
  await openExamOfAll(page);
  await page.getByRole('button', { name: '자동 채우기' }).click();
  const dialog = page.getByRole('dialog', { name: '자동 채우기' });
  await dialog.getByText('내 틀', { exact: true }).click();
  await dialog.getByLabel('새 틀 이름').fill('주말 시험');
  await dialog.getByRole('button', { name: '지금 시험지를 틀로 저장' }).click();
  await dialog.getByLabel('틀', { exact: true }).selectOption('내 틀: 주말 시험');
  await expect(dialog.getByRole('button', { name: '지문 1개, 문항 3개 채우기' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: '자동 채우기' }).click();
  await dialog.getByLabel('틀', { exact: true }).selectOption('내 틀: 주말 시험');
  await dialog.getByText('내 틀', { exact: true }).click();
  await dialog.getByRole('button', { name: '‘주말 시험’ 틀 삭제' }).click();
  await expect(dialog.getByLabel('틀', { exact: true })).toHaveValue('주간 테스트 한 지문');
  await expect(dialog.getByRole('option', { name: /주말 시험/ })).toHaveCount(0);
});

test(
  'an exam is filled by a template; what the library lacks is named and leads to its form',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await beOwnerOfSets(page, { '첫 지문': 4, '둘째 지문': 6 });
    const { code } = await (
      await page.request.post('/api/exams', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: {
          title: '빈 시험지',
          codes: [(await (await page.request.get('/api/pass/select/recelist')).json())[0].pasCode],
        },
      })
    ).json();
    await page.goto(`/exam/${code}`);
    await page.getByRole('button', { name: '자동 채우기' }).click();
    const dialog = page.getByRole('dialog', { name: '자동 채우기' });
    await dialog.getByLabel('틀', { exact: true }).selectOption('내신 두 지문');
    await dialog.getByLabel('1번째 지문 분야').selectOption('모든 분야');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '지문 2개, 문항 8개 채우기' }).click();
    await expect(dialog.getByRole('status').first()).toContainText('지문 1개, 문항 4개를 담았습니다.');
    await expect(dialog.getByText('과학·기술 분야 4문항 세트가 없습니다.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await saved(page);
    await page.getByRole('button', { name: '자동 채우기' }).click();
    await dialog.getByLabel('1번째 지문 분야').selectOption('기술');
    await dialog
      .getByRole('button', { name: /채우기$/ })
      .last()
      .click();
    await dialog.getByRole('link', { name: '지금 만들기' }).click();
    await expect(page.getByRole('radio', { name: '기술' })).toBeChecked();
  },
);

test(
  '이원목적분류표 takes what a teacher writes, keeps it with the exam, and comes as Excel, CSV, 한글 file and PDF',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await beOwnerOfSets(page, { '역선택 지문': 2 });
    await openExamOfAll(page);
    await page.getByRole('button', { name: '이원목적분류표' }).click();
    const dialog = page.getByRole('dialog', { name: '이원목적분류표' });
    await dialog.getByLabel('2번 성취기준').fill('[12독작01-03]');
    await dialog.getByLabel('1번 행동 영역').selectOption('비판');
    await expectAccessible(page);
    await saved(page);
    const fetched = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name, exact: true }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const csv = await fetched('CSV');
    expect(csv.name).toBe('새 시험지 이원목적분류표.csv');
    expect(csv.bytes.toString('utf8').split('\r\n')[2]).toContain('[12독작01-03]');
    const excel = await fetched('엑셀');
    expect(excel.name).toBe('새 시험지 이원목적분류표.xlsx');
    expect(Object.keys(unzipSync(excel.bytes))).toContain('xl/workbook.xml');
    const hwpx = await fetched('한글');
    expect(hwpx.name).toBe('새 시험지_이원목적분류표.hwpx');
    expect(strFromU8(unzipSync(hwpx.bytes)['Contents/section0.xml'] ?? new Uint8Array())).toContain('[12독작01-03]');
    expect((await fetched('PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.reload();
    await page.getByRole('button', { name: '이원목적분류표' }).click();
    await expect(dialog.getByLabel('2번 성취기준')).toHaveValue('[12독작01-03]');
    await expect(dialog.getByLabel('1번 행동 영역')).toHaveValue('비판');
  },
);

test('a passage is dragged to another place, and one step takes it back', async ({ page }) => {
  await beOwnerOfSets(page, { '첫 지문': 2, '둘째 지문': 2, '셋째 지문': 2 });
  await openExamOfAll(page);
  const order = () => page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  await expect(page.getByRole('article')).toHaveCount(3);
  const before = await order();
  await page.getByRole('article').first().getByTitle('끌어서 옮기기').hover();
  await page.mouse.down();
  for (const at of [1, 2]) {
    const box = await page.getByRole('article').nth(at).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 5 });
  }
  await page.mouse.up();
  await expect.poll(order).toEqual([before[1], before[2], before[0]]);
  await saved(page);
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect.poll(order).toEqual(before);
});
