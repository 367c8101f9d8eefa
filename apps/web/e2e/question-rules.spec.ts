import {
  answer,
  asked,
  asOneMember,
  broken,
  button,
  edit,
  fillQuestion,
  heading,
  isFull,
  item,
  noTickets,
  openSet,
  passage,
  SAMPLE_TEXT,
  SHORT,
  startItem,
  TOO_SHORT,
  title,
} from './support/authoring.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { expect, test } from './support/test.ts';

/** Every rule and message of the question screens, by its own words (specification, both parts §§4, 5 and 8). */
test.use({ expectedFaults: [/Failed to load resource/] });

asOneMember();

test.describe('/questions', () => {
  test('문항 유형 선택 needs a title, a passage and a ticket', async ({ page }) => {
    await fillQuestion(page);
    await expect(button(page, '문항 유형 선택')).toBeEnabled();
    await title(page).fill(' ');
    await expect(button(page, '문항 유형 선택')).toBeDisabled();
    await title(page).fill('제목');
    await passage(page).fill('');
    await expect(button(page, '문항 유형 선택')).toBeDisabled();
    await passage(page).fill(SAMPLE_TEXT);
    await expect(button(page, '문항 유형 선택')).toBeEnabled();
    await noTickets(page);
    await page.reload();
    await expect(page.getByText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.')).toBeVisible();
    await expect(button(page, '문항 유형 선택')).toBeDisabled();
  });

  test('문항 생성이 불가합니다. under 500 characters', async ({ page }) => {
    await fillQuestion(page, SHORT);
    for (const name of ['문항 유형 선택', '문항 세트 생성']) {
      await button(page, name).click();
      const dialog = asked(page, '문항 생성이 불가합니다.');
      await expect(dialog).toContainText(TOO_SHORT);
      await dialog.getByRole('button', { name: '확인' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test('작업명은 50자까지, 지문은 5000자까지: the excess is cut', async ({ page }) => {
    await fillQuestion(page, '마'.repeat(5_050));
    await title(page).fill('바'.repeat(51));
    await expect(title(page)).toHaveValue('바'.repeat(50));
    await expect(page.locator('.editor-counter')).toContainText('5000/5000');
  });

  test('최근 작업 내역이 꽉 찼습니다. before a type can be chosen', async ({ page }) => {
    await isFull(page);
    await fillQuestion(page);
    await button(page, '문항 유형 선택').click();
    const full = asked(page, '최근 작업 내역이 꽉 찼습니다.');
    await full.getByRole('button', { name: '닫기' }).click();
    await expect(passage(page)).toContainText('역선택');
  });

  test('switching tabs clears title and content, after asking', async ({ page }) => {
    await fillQuestion(page);
    await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
    const question = asked(page, '입력한 내용을 지우시겠습니까?');
    await question.getByRole('button', { name: '취소하기' }).click();
    await expect(title(page)).toHaveValue('규칙을 보는 문항');
    await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
    await question.getByRole('button', { name: '지우기' }).click();
    await expect(page.getByText('불러온 지문이 없습니다.')).toBeVisible();
    await page.getByRole('tab', { name: '직접 입력' }).click();
    await expect(title(page)).toHaveValue('');
  });

  test('the load modal opens on 최근 작업 with the first chosen; 검색 결과가 없습니다.; Enter loads', async ({
    page,
  }) => {
    await makePassageOf(page.request, '먼저 만든 지문', SAMPLE_TEXT);
    await makePassageOf(page.request, 'Weekly Market', SAMPLE_TEXT);
    await page.goto('/questions');
    await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
    await button(page, '지문 불러오기').click();
    const load = page.getByRole('dialog', { name: '지문 불러오기' });
    await expect(load.getByRole('tab', { name: '최근 작업' })).toHaveAttribute('aria-selected', 'true');
    await expect(load.getByRole('list', { name: '지문 목록' }).getByRole('button').first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const rows = load.getByRole('list', { name: '지문 목록' }).getByRole('button');
    await rows.first().press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(rows.nth(1)).toBeFocused();
    await rows.nth(1).press('Home');
    await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
    await load.getByRole('tab', { name: '즐겨찾기' }).click();
    await expect(load.getByText('즐겨찾기가 비어있습니다.')).toBeVisible();
    await load.getByRole('tab', { name: '최근 작업' }).click();
    await load.getByLabel('작업명 검색').fill('없는 이름');
    await expect(load.getByText('‘없는 이름’에 대한 검색 결과가 없습니다.')).toBeVisible();
    await load.getByLabel('작업명 검색').fill('weekly MARKET');
    await expect(load.getByRole('region', { name: '지문 미리보기' })).toContainText('Weekly Market');
    await load.getByRole('button', { name: '이 지문 불러오기' }).press('Enter');
    await page.waitForURL('**/questions?pasCode=*');
    await expect(title(page)).toHaveValue('Weekly Market');
  });

  test('the first type that fits is chosen when the choice leaves the list', async ({ page }) => {
    await fillQuestion(page);
    await button(page, '문항 유형 선택').click();
    const types = page.getByRole('dialog', { name: '문항 유형 선택' });
    const chosen = types.getByRole('list', { name: '문항 유형' }).locator('[aria-pressed="true"]');
    await expect(chosen).toHaveCount(1);
    await types.getByLabel('범주').selectOption('어휘 및 문법');
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toContainText('어휘 및 문법');
    await types.getByLabel('형식').selectOption('부정형');
    await expect(chosen).toContainText('부정형');
    await expect(types.getByRole('region', { name: '예시 문항' }).locator('.item-options li')).toHaveCount(5);
  });

  test('a chosen type asks for the payment: 보유, 사용 예정, 잔여; 취소하기 goes back to the choice', async ({
    page,
  }) => {
    await page.route('**/api/info/select/ticket', (route) => route.fulfill({ json: { balance: 4, total: 10 } }));
    await fillQuestion(page);
    await button(page, '문항 유형 선택').click();
    const types = page.getByRole('dialog', { name: '문항 유형 선택' });
    await types.getByLabel('범주').selectOption('어휘 및 문법');
    await types.getByRole('button', { name: '이 유형으로 생성하기' }).click();
    const payment = asked(page, '문항을 생성하시겠습니까?');
    for (const figure of ['보유 이용권4회', '사용 예정 이용권1회', '잔여 이용권3회'])
      await expect(payment.getByText(figure)).toBeVisible();
    await expect(payment).toContainText('※ 생성이 시작된 중단 및 취소가 불가능합니다.');
    await payment.getByRole('button', { name: '취소하기' }).click();
    await expect(types.getByLabel('범주')).toHaveValue('어휘 및 문법');
    await expect(types.getByRole('button', { name: '이 유형으로 생성하기' })).toBeFocused();
  });

  test('the create button cannot be used twice', async ({ page }) => {
    let asks = 0;
    await page.route('**/fastapi/generate-question', async (route) => {
      asks += 1;
      await broken(route);
    });
    await fillQuestion(page);
    await button(page, '문항 유형 선택').click();
    await page.getByRole('button', { name: '이 유형으로 생성하기' }).click();
    await asked(page, '문항을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).dblclick();
    await expect(page.getByRole('alert')).toContainText('오류 발생:');
    expect(asks).toBe(1);
  });

  test('오류 발생: {message}', async ({ page }) => {
    await page.route('**/fastapi/generate-question', broken);
    await fillQuestion(page);
    await startItem(page);
    await expect(page.getByRole('alert')).toHaveText(
      '오류 발생: 서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    );
    await expect(passage(page)).toContainText('역선택');
  });

  test('이용권이 부족합니다. 이용권을 구매해주세요. keeps the text', async ({ page }) => {
    await page.route(
      '**/fastapi/generate-question',
      answer(402, 'tickets.not-enough', '이용권이 부족합니다. 이용권을 구매해주세요.'),
    );
    await fillQuestion(page);
    await startItem(page);
    await expect(page.getByRole('alert')).toHaveText('이용권이 부족합니다. 이용권을 구매해주세요.');
    await expect(passage(page)).toContainText('역선택');
  });
});

test.describe('/questions/generate', () => {
  test('문항 데이터를 찾을 수 없습니다. leads to the form', async ({ page }) => {
    await page.goto('/questions/generate?pasCode=zzzzzzzzzzzz');
    await expect(heading(page, '문항 생성')).toBeVisible();
    await expect(page.getByText('문항 데이터를 찾을 수 없습니다. 문항 생성 페이지로 이동합니다.')).toBeVisible();
  });

  test('while unsaved, 저장 is enabled and 문항 추가 and 추출 are disabled', async ({ page }) => {
    await openSet(page);
    await expect(button(page, '저장')).toBeDisabled();
    await expect(button(page, '문항 추가')).toBeEnabled();
    await expect(button(page, '추출')).toBeEnabled();
    await edit(page);
    await expect(button(page, '저장')).toBeEnabled();
    for (const name of ['문항 추가', '세트 추가', '추출']) await expect(button(page, name)).toBeDisabled();
    await button(page, '저장').click();
    await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();
    await expect(button(page, '문항 추가')).toBeEnabled();
  });

  for (const from of ['/home', '/storage', '/storage/worklistMain', '/storage/likelistMain'])
    test(`문항 추가 is disabled when the set was opened from ${from}`, async ({ page }) => {
      await openSet(page, { from });
      await expect(button(page, '문항 추가')).toBeDisabled();
      await expect(button(page, '세트 추가')).toBeDisabled();
      await expect(button(page, '추출')).toBeEnabled();
      await page.getByRole('link', { name: '이 지문으로 새 문항 만들기' }).click();
      await page.waitForURL('**/questions?pasCode=*');
      await expect(passage(page)).toContainText('역선택');
    });

  test('a list of the library opens a set with from, its own address', async ({ page }) => {
    await makeSetOf(page.request, '목록에서 여는 세트');
    await page.goto('/storage/worklistMain');
    await page.getByRole('link', { name: '목록에서 여는 세트' }).click();
    await page.waitForURL((url) => url.searchParams.get('from') === '/storage/worklistMain');
    await expect(item(page)).toContainText('1 / 1');
    await expect(button(page, '문항 추가')).toBeDisabled();
  });

  test('editing asks first: 문항을 수정하시겠습니까?', async ({ page }) => {
    await openSet(page);
    await item(page).getByRole('button', { name: '문항 수정' }).click();
    const warning = asked(page, '문항을 수정하시겠습니까?');
    await warning.getByRole('button', { name: '취소하기' }).click();
    await expect(item(page).getByRole('textbox')).toHaveCount(0);
    await item(page).getByRole('button', { name: '문항 수정' }).click();
    await warning.getByRole('button', { name: '수정하기' }).click();
    await expect(item(page).getByRole('textbox', { name: '발문' })).toBeVisible();
    for (const label of ['①', '②', '③', '④', '⑤'])
      await expect(item(page).getByRole('textbox', { name: `선택지 ${label}` })).toBeVisible();
  });

  test('a leading circled number is stripped from an option', async ({ page }) => {
    await openSet(page);
    await item(page).getByRole('button', { name: '문항 수정' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
    await item(page).getByRole('textbox', { name: '선택지 ②' }).fill('② 값은 정보에, 달려 있다.');
    await button(page, '저장').click();
    await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();
    await page.reload();
    await expect(item(page).locator('.item-options li').nth(1)).toHaveText('②값은 정보에, 달려 있다.');
  });

  test('글자 수를 확인해 주세요.: under 500 characters 저장 asks, 취소하기 or 저장하기', async ({ page }) => {
    await openSet(page);
    await passage(page).fill(SHORT);
    await button(page, '저장').click();
    const short = asked(page, '글자 수를 확인해 주세요.');
    await expect(short).toContainText(TOO_SHORT);
    await short.getByRole('button', { name: '취소하기' }).click();
    await expect(button(page, '저장')).toBeEnabled();
    await button(page, '저장').click();
    await short.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();
    await button(page, '문항 추가').click();
    await expect(asked(page, '문항 생성이 불가합니다.')).toContainText(TOO_SHORT);
  });

  test('문항 저장 실패: {message}', async ({ page }) => {
    await openSet(page);
    await page.route('**/api/pass/ques/update/**', broken);
    await edit(page);
    await button(page, '저장').click();
    await expect(page.getByText('문항 저장 실패: 서버 오류가 발생했습니다.')).toBeVisible();
    await expect(passage(page)).toContainText('덧붙인 말.');
  });

  test('오류 발생: {message} when an item cannot be added', async ({ page }) => {
    await page.route('**/fastapi/generate-question', broken);
    await openSet(page);
    await button(page, '문항 추가').click();
    await page.getByRole('button', { name: '이 유형으로 생성하기' }).click();
    await asked(page, '문항을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
    await expect(page.getByText('오류 발생: 서버 오류가 발생했습니다.')).toBeVisible();
    await expect(item(page)).toContainText('1 / 1');
  });

  test('작업을 중단하시겠습니까? on the way out with unsaved items', async ({ page }) => {
    await openSet(page, { items: 2 });
    await item(page).getByRole('button', { name: '문항 순서 뒤로' }).click();
    await page.getByRole('link', { name: '지문 생성', exact: true }).first().click();
    const leave = asked(page, '작업을 중단하시겠습니까?');
    await leave.getByRole('button', { name: '취소하기' }).click();
    await expect(item(page)).toContainText('2 / 2');
    await page.getByRole('link', { name: '지문 생성', exact: true }).first().click();
    await leave.getByRole('button', { name: '작업 중단하기' }).click();
    await expect(heading(page, '지문 생성')).toBeVisible();
  });
});
