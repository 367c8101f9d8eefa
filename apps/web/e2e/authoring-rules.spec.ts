import { sampleText } from '@chulje/contract/testing';
import type { Page, Route } from '@playwright/test';
import { beMember, beNewMember } from './support/accounts.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { expect, test } from './support/test.ts';

/** Every rule and message of the passage and question screens, by its own words (specification, both parts §§4, 5 and 8). */
const SAMPLE_TEXT = sampleText();

test.use({ expectedFaults: [/Failed to load resource/] });

const SHORT = '짧은 글이다. '.repeat(50);
const TOO_SHORT = '500자 이하의 지문으로 정상적인 문항을 생성하기 어렵습니다. 충분한 지문을 입력해 주세요.';

let member: string | undefined;
test.beforeEach(async ({ page }) => {
  if (member) await beMember(page, member);
  else member = await beNewMember(page);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByLabel('작업명');
const topic = (page: Page) => page.getByRole('textbox', { name: '주제' });
const passage = (page: Page) => page.getByRole('textbox', { name: '지문' });
const asked = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const item = (page: Page) => page.getByRole('region', { name: '문항', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const answer = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message } });
const broken = answer(500, 'server.failed', '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
const noTickets = (page: Page) =>
  page.route('**/api/info/select/ticket', (route) => route.fulfill({ json: { balance: 0, total: 10 } }));
const isFull = (page: Page) => page.route('**/api/pass/select/count/recent', (route) => route.fulfill({ json: 150 }));

async function fillPassage(page: Page): Promise<void> {
  await page.goto('/passage');
  await title(page).fill('규칙을 보는 지문');
  await topic(page).fill('삼투 현상');
}

async function fillQuestion(page: Page, text = SAMPLE_TEXT): Promise<void> {
  await page.goto('/questions');
  await title(page).fill('규칙을 보는 문항');
  await passage(page).fill(text);
}

async function openPassage(page: Page, text = SAMPLE_TEXT): Promise<void> {
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '규칙을 보는 작업', text)}`);
  await expect(heading(page, '지문 편집')).toBeVisible();
}

async function openSet(page: Page, { items = 1, from = '' } = {}): Promise<void> {
  const code = await makeSetOf(page.request, '규칙을 보는 세트', { items });
  await page.goto(`/questions/generate?pasCode=${code}${from && `&from=${from}`}`);
  await expect(item(page)).toContainText(`1 / ${items}`);
}

async function edit(page: Page, text = '덧붙인 말.'): Promise<void> {
  await passage(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await expect(page.getByText('저장되지 않음')).toBeVisible();
}

async function startPassage(page: Page): Promise<void> {
  await button(page, '지문 생성하기').click();
  await asked(page, '지문을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
}

async function startItem(page: Page): Promise<void> {
  await button(page, '문항 유형 선택').click();
  await page
    .getByRole('dialog', { name: '문항 유형 선택' })
    .getByRole('button', { name: '이 유형으로 생성하기' })
    .click();
  await asked(page, '문항을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
}

test.describe('/passage', () => {
  test('작업명은 50자까지: the excess is cut', async ({ page }) => {
    await page.goto('/passage');
    await title(page).fill('가'.repeat(60));
    await expect(title(page)).toHaveValue('가'.repeat(50));
    await expect(page.getByText('50/50')).toBeVisible();
  });

  test('주제는 100자까지: the excess is cut', async ({ page }) => {
    await page.goto('/passage');
    await topic(page).fill('나'.repeat(120));
    await expect(topic(page)).toHaveValue('나'.repeat(100));
    await expect(page.getByText('100/100')).toBeVisible();
  });

  test('the field is one of 인문, 예술, 사회, 과학, 기술, and 인문 unless told', async ({ page }) => {
    await page.goto('/passage');
    const fields = page.getByRole('group', { name: '분야' }).getByRole('radio');
    await expect(fields).toHaveCount(5);
    for (const name of ['인문', '예술', '사회', '과학', '기술'])
      await expect(page.getByRole('radio', { name })).toBeVisible();
    await expect(page.getByRole('radio', { name: '인문' })).toBeChecked();
  });

  test('지문 생성하기 needs a title, a topic and a ticket', async ({ page }) => {
    await fillPassage(page);
    await expect(button(page, '지문 생성하기')).toBeEnabled();
    await title(page).fill('   ');
    await expect(button(page, '지문 생성하기')).toBeDisabled();
    await title(page).fill('제목');
    await topic(page).fill(' ');
    await expect(button(page, '지문 생성하기')).toBeDisabled();
    await topic(page).fill('삼투 현상');
    await expect(button(page, '지문 생성하기')).toBeEnabled();
    await noTickets(page);
    await page.reload();
    await expect(title(page)).toHaveValue('제목');
    await expect(page.getByText('0회').first()).toBeVisible();
    await expect(button(page, '지문 생성하기')).toBeDisabled();
  });

  test('보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회', async ({ page }) => {
    await page.route('**/api/info/select/ticket', (route) => route.fulfill({ json: { balance: 7, total: 10 } }));
    await page.goto('/passage');
    const panel = page.getByRole('complementary', { name: '이용권' });
    await expect(panel.getByText('보유 이용권7회')).toBeVisible();
    await expect(panel.getByText('사용 예정 이용권1회')).toBeVisible();
    await expect(panel.getByText('잔여 이용권6회')).toBeVisible();
  });

  test('※ 보유하신 잔여 이용권이 모두 소진되었습니다. offers 이용권 구매하기', async ({ page }) => {
    await noTickets(page);
    await page.goto('/passage');
    await expect(page.getByText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.')).toBeVisible();
    await button(page, '이용권 구매하기').click();
    await page.waitForURL((url) => url.pathname === '/mypage' && url.searchParams.get('tab') === '이용권');
  });

  test('※ 생성이 시작된 중단 및 취소가 불가능합니다.', async ({ page }) => {
    await fillPassage(page);
    await button(page, '지문 생성하기').click();
    const confirm = asked(page, '지문을 생성하시겠습니까?');
    await expect(confirm).toContainText('※ 생성이 시작된 중단 및 취소가 불가능합니다.');
    await expect(confirm).toContainText('이용권 1장이 차감됩니다. 입력한 내용에 오타가 있으면');
    await confirm.getByRole('button', { name: '취소하기' }).click();
    await expect(confirm).toBeHidden();
    await expect(title(page)).toHaveValue('규칙을 보는 지문');
  });

  test('초기화 asks when something would be lost, and only then', async ({ page }) => {
    await fillPassage(page);
    await button(page, '초기화').click();
    const question = asked(page, '입력한 내용을 지우시겠습니까?');
    await question.getByRole('button', { name: '취소하기' }).click();
    await expect(topic(page)).toHaveValue('삼투 현상');
    await button(page, '초기화').click();
    await question.getByRole('button', { name: '초기화' }).click();
    await expect(title(page)).toHaveValue('');
    await expect(topic(page)).toHaveValue('');
    await button(page, '초기화').click();
    await expect(question).toBeHidden();
  });

  test('최근 작업 내역이 꽉 찼습니다. leads to the recent works', async ({ page }) => {
    await isFull(page);
    await fillPassage(page);
    await button(page, '지문 생성하기').click();
    const full = asked(page, '최근 작업 내역이 꽉 찼습니다.');
    await expect(full).toContainText(
      '생성할 문항을 저장할 공간이 부족합니다. 최근 작업 내역에서 공간을 확보하고 다시 시도하세요.',
    );
    await full.getByRole('button', { name: '최근 작업으로 이동' }).click();
    await page.waitForURL('**/storage/worklistMain');
  });

  test('이용권이 부족합니다. 이용권을 구매해주세요.', async ({ page }) => {
    await page.route(
      '**/fastapi/generate-passage',
      answer(402, 'tickets.not-enough', '이용권이 부족합니다. 이용권을 구매해주세요.'),
    );
    await fillPassage(page);
    await startPassage(page);
    await expect(page.getByRole('alert')).toHaveText('이용권이 부족합니다. 이용권을 구매해주세요.');
  });

  test('지문 생성 중 오류가 발생했습니다: {message}', async ({ page }) => {
    await page.route('**/fastapi/generate-passage', broken);
    await fillPassage(page);
    await startPassage(page);
    await expect(page.getByRole('alert')).toHaveText(
      '지문 생성 중 오류가 발생했습니다: 서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    );
    await expect(topic(page)).toHaveValue('삼투 현상');
  });

  test('티켓 정보 가져오기 실패: nothing can be made until the figures are there', async ({ page }) => {
    await page.route('**/api/info/select/ticket', broken);
    await fillPassage(page);
    await expect(page.getByText('티켓 정보 가져오기 실패')).toBeVisible({ timeout: 20_000 });
    await expect(button(page, '지문 생성하기')).toBeDisabled();
    await page.unroute('**/api/info/select/ticket');
    await button(page, '다시 시도').click();
    await expect(button(page, '지문 생성하기')).toBeEnabled();
  });

  test('인증이 필요합니다: 401 leads to login and back, with what was typed', async ({ page, context }) => {
    await fillPassage(page);
    // Suggestions that come without a session would lead to login before the button does.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await button(page, '지문 생성하기').click();
    await page.waitForURL('**/login?redirect=%2Fpassage');
    await beMember(page, member ?? '');
    await page.goto('/passage');
    await expect(topic(page)).toHaveValue('삼투 현상');
  });
});

test.describe('/passage/create', () => {
  test('지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.', async ({ page }) => {
    await page.goto('/passage/create');
    await expect(heading(page, '지문 생성')).toBeVisible();
    await expect(page.getByText('지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.')).toBeVisible();
  });

  test('지문 데이터가 유효하지 않습니다.', async ({ page }) => {
    await page.goto('/passage/create?pasCode=%3Cb%3E');
    await expect(heading(page, '지문 생성')).toBeVisible();
    await expect(page.getByText('지문 데이터가 유효하지 않습니다.')).toBeVisible();
  });

  test('지문 데이터 처리 중 오류가 발생했습니다. and a second try', async ({ page }) => {
    const code = await makePassageOf(page.request, '읽히지 않는 작업', SAMPLE_TEXT);
    await page.route(`**/api/pass/select/${code}`, broken);
    await page.goto(`/passage/create?pasCode=${code}`);
    await expect(page.getByRole('alert')).toContainText('지문 데이터 처리 중 오류가 발생했습니다.', {
      timeout: 20_000,
    });
    await page.unroute(`**/api/pass/select/${code}`);
    await button(page, '다시 시도').click();
    await expect(title(page)).toHaveValue('읽히지 않는 작업');
  });

  test('a fresh result is dirty: 추출 and 문항 생성 wait for 저장', async ({ page }) => {
    await fillPassage(page);
    await startPassage(page);
    await page.waitForURL('**/passage/create?pasCode=*');
    await expect(heading(page, '지문 편집')).toContainText('저장되지 않음');
    await expect(button(page, '추출')).toBeDisabled();
    await expect(button(page, '문항 생성')).toBeDisabled();
    await button(page, '저장').click();
    await expect(page.getByText('지문이 저장되었습니다.')).toBeVisible();
    await expect(button(page, '추출')).toBeEnabled();
    await expect(button(page, '문항 생성')).toBeEnabled();
    await expect(button(page, '저장')).toBeDisabled();
  });

  test('핵심 논점이 없습니다.', async ({ page }) => {
    await openPassage(page);
    const summary = page.getByRole('complementary', { name: '지문 요약' });
    await expect(summary).toContainText('지문 분야사회');
    await expect(summary).toContainText('지문 제재시장');
    await expect(summary).toContainText('핵심 논점핵심 논점이 없습니다.');
  });

  test('지문은 5000자까지: the excess is cut and the counter says 5000/5000', async ({ page }) => {
    await openPassage(page);
    await passage(page).fill('다'.repeat(5_100));
    await expect(page.locator('.editor-counter')).toContainText('5000/5000');
    await expect(page.getByText('5000자까지 입력할 수 있어 넘친 100자를 잘랐습니다.')).toBeVisible();
  });

  test('the editor asks for 300자 이상', async ({ page }) => {
    await openPassage(page);
    await passage(page).fill('라'.repeat(299));
    await expect(page.getByText('지문이 너무 짧습니다. 300자 이상 입력해 주세요.')).toBeVisible();
    await passage(page).fill('라'.repeat(300));
    await expect(page.getByText('지문이 너무 짧습니다.')).toBeHidden();
  });

  test('글자 수를 확인해 주세요.: under 500 characters there is neither 추출 nor 문항 생성', async ({ page }) => {
    await openPassage(page, SHORT);
    for (const name of ['추출', '문항 생성']) {
      await button(page, name).click();
      const dialog = asked(page, '글자 수를 확인해 주세요.');
      await expect(dialog).toContainText(TOO_SHORT);
      await dialog.getByRole('button', { name: '확인' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(heading(page, '지문 편집')).toBeVisible();
  });

  test('지문 저장 중 오류가 발생했습니다: {message}', async ({ page }) => {
    await openPassage(page);
    await page.route('**/api/pass/update/each', broken);
    await edit(page);
    await button(page, '저장').click();
    await expect(page.getByText('지문 저장 중 오류가 발생했습니다: 서버 오류가 발생했습니다.')).toBeVisible();
    await expect(passage(page)).toContainText('덧붙인 말.');
    await expect(button(page, '저장')).toBeEnabled();
  });

  test('저장 중 오류가 발생했습니다. when there is no answer', async ({ page }) => {
    await openPassage(page);
    await page.route('**/api/pass/update/each', (route) => route.abort());
    await edit(page);
    await button(page, '저장').click();
    await expect(page.getByText('저장 중 오류가 발생했습니다. 서버에 연결할 수 없습니다.')).toBeVisible();
  });

  test('파일 추출 중 오류가 발생했습니다. when there is no answer', async ({ page }) => {
    await openPassage(page);
    await button(page, '추출').click();
    const dialog = page.getByRole('dialog', { name: '파일로 추출' });
    await page.route('**/api/pass/export/each/**', (route) => route.abort());
    await dialog.getByRole('button', { name: '다운로드' }).click();
    await expect(dialog.getByText('파일 추출 중 오류가 발생했습니다.')).toBeVisible();
  });

  test('파일 다운로드 실패 with the words of the server', async ({ page }) => {
    await openPassage(page);
    await button(page, '추출').click();
    const dialog = page.getByRole('dialog', { name: '파일로 추출' });
    await page.route('**/api/pass/export/each/**', answer(500, 'export.failed', '파일을 만들지 못했습니다.'));
    await dialog.getByRole('button', { name: '다운로드' }).click();
    await expect(dialog.getByText('파일 다운로드 실패: 파일을 만들지 못했습니다.')).toBeVisible();
  });

  test('파일 다운로드에 필요한 권한이 없습니다.', async ({ page }) => {
    await openPassage(page);
    await button(page, '추출').click();
    const dialog = page.getByRole('dialog', { name: '파일로 추출' });
    await page.route(
      '**/api/pass/export/each/**',
      answer(403, 'export.forbidden', '파일 다운로드에 필요한 권한이 없습니다.'),
    );
    await dialog.getByRole('button', { name: '다운로드' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('파일 다운로드에 필요한 권한이 없습니다.');
  });

  test('작업을 중단하시겠습니까?: 취소하기 stays, 작업 중단하기 goes, and the browser warns too', async ({ page }) => {
    await openPassage(page);
    await edit(page);
    const home = page.getByRole('link', { name: '홈', exact: true }).first();
    await home.click();
    const leave = asked(page, '작업을 중단하시겠습니까?');
    await leave.getByRole('button', { name: '취소하기' }).click();
    await expect(passage(page)).toContainText('덧붙인 말.');
    const warned = page.waitForEvent('dialog');
    const reload = page.reload({ timeout: 3_000 }).catch(() => null);
    const warning = await warned;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await reload;
    await expect(passage(page)).toContainText('덧붙인 말.');
    await home.click();
    await leave.getByRole('button', { name: '작업 중단하기' }).click();
    await page.waitForURL('**/home');
  });

  test('다시 생성 asks with the tickets; a failed first try goes to the second endpoint', async ({ page }) => {
    await openPassage(page);
    await page.route('**/fastapi/generate-passage', broken);
    let isSecondAsked = false;
    await page.route('**/api/test/generate-passage', (route) => {
      isSecondAsked = true;
      return broken(route);
    });
    await button(page, '다시 생성').click();
    const payment = asked(page, '지문을 다시 생성하시겠습니까?');
    await expect(payment).toContainText('사용 예정 이용권1회');
    await payment.getByRole('button', { name: '생성하기' }).click();
    await expect(page.getByText('지문 생성 중 오류가 발생했습니다: 서버 오류가 발생했습니다.')).toBeVisible();
    expect(isSecondAsked).toBe(true);
  });

  test('다시 생성 with no tickets offers 이용권 구매하기', async ({ page }) => {
    await noTickets(page);
    await openPassage(page);
    await button(page, '다시 생성').click();
    const payment = asked(page, '지문을 다시 생성하시겠습니까?');
    await expect(payment).toContainText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.');
    await payment.getByRole('button', { name: '이용권 구매하기' }).click();
    await page.waitForURL((url) => url.pathname === '/mypage');
  });
});

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
