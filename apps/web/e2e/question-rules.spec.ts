import { beMember } from './support/accounts.ts';
import {
  answer,
  asked,
  asOneMember,
  broken,
  button,
  expectBusy,
  expectFigures,
  expectShopOffered,
  fillQuestion,
  haveTickets,
  heading,
  isFull,
  item,
  noTickets,
  passage,
  SAMPLE_TEXT,
  SHORT,
  startItem,
  TOO_SHORT,
  ticketsLeft,
  title,
} from './support/authoring.ts';
import { makePassageOf, star } from './support/seed.ts';
import { ticketsShown } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Every rule and message of /questions, by its own words (specification, part 2 §§2, 4, 5 and 8). */
test.use({ expectedFaults: [/Failed to load resource/] });
const member = asOneMember();

// spec 2 §5 /questions: 문항 유형 선택은 작업명, 지문, 이용권이 모두 있을 때만
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
  await expect(title(page)).toHaveValue('제목');
  await expect(page.getByText('0회').first()).toBeVisible();
  await expect(button(page, '문항 유형 선택')).toBeDisabled();
});

// spec 2 §2 /questions: 보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회
test('보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회', async ({ page }) => {
  await haveTickets(page, 7);
  await page.goto('/questions');
  await expectFigures(page.getByRole('complementary', { name: '이용권' }), 7);
});

// spec 1 §2, 2 §5 /questions: 이용권 0회: ※ 보유하신 잔여 이용권이 모두 소진되었습니다. / 이용권 구매하기
test('※ 보유하신 잔여 이용권이 모두 소진되었습니다. offers 이용권 구매하기', async ({ page }) => {
  await noTickets(page);
  await page.goto('/questions');
  await expectShopOffered(page);
});

// spec 2 §5 /questions: 500자 미만: 문항 생성이 불가합니다.
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

// spec 2 §2 §5 /questions: 작업명 최대 50자, 지문 최대 5000자, 글자 수 n/5000
test('작업명은 50자까지, 지문은 5000자까지: the excess is cut', async ({ page }) => {
  await fillQuestion(page, '마'.repeat(5_050));
  await title(page).fill('바'.repeat(51));
  await expect(title(page)).toHaveValue('바'.repeat(50));
  await expect(page.locator('.editor-counter')).toContainText('5000/5000');
});

// spec 2 §5 §9 /questions: 최근 작업 150개 이상: 최근 작업 내역이 꽉 찼습니다.
test('최근 작업 내역이 꽉 찼습니다. before a type can be chosen', async ({ page }) => {
  await isFull(page);
  await fillQuestion(page);
  await button(page, '문항 유형 선택').click();
  const full = asked(page, '최근 작업 내역이 꽉 찼습니다.');
  await full.getByRole('button', { name: '닫기' }).click();
  await expect(passage(page)).toContainText('역선택');
});

// spec 2 §2 /questions: 입력 방식을 바꾸면 작업명과 지문이 지워짐 (물어본 뒤)
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
  await expect(passage(page)).toHaveText('');
});

// spec 2 §2 /questions: 불러온 지문의 작업명·내용·핵심 논점도 지워짐
test('a passage of the library goes, with its title and gist, when one types instead', async ({ page }) => {
  await page.goto(`/questions?pasCode=${await makePassageOf(page.request, '불러온 작업', SAMPLE_TEXT)}`);
  await expect(title(page)).toHaveValue('불러온 작업');
  await expect(page.getByRole('tab', { name: '보관함에서 불러오기' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: '직접 입력' }).click();
  await expect(page).toHaveURL(/\/questions$/);
  await expect(title(page)).toHaveValue('');
  await expect(passage(page)).toHaveText('');
});

// spec 2 §2 /questions: 초기화 (지울 것이 있으면 물어봄)
test('초기화 asks when something would be lost, and only then', async ({ page }) => {
  await fillQuestion(page);
  await button(page, '초기화').click();
  const question = asked(page, '입력한 내용을 지우시겠습니까?');
  await question.getByRole('button', { name: '취소하기' }).click();
  await expect(passage(page)).toContainText('역선택');
  await button(page, '초기화').click();
  await question.getByRole('button', { name: '지우기' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(passage(page)).toHaveText('');
  await button(page, '초기화').click();
  await expect(question).toBeHidden();
});

// spec 2 §2 /questions: 불러오기 창의 즐겨찾기
test('the load modal lists under 즐겨찾기 what is starred, and nothing else', async ({ page }) => {
  const starred = await makePassageOf(page.request, '별을 단 지문', SAMPLE_TEXT);
  await makePassageOf(page.request, '별이 없는 지문', SAMPLE_TEXT);
  await page.goto('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await button(page, '지문 불러오기').click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  await load.getByRole('tab', { name: '즐겨찾기' }).click();
  await expect(load.getByText('즐겨찾기가 비어있습니다.')).toBeVisible();
  await star(page.request, [starred]);
  await page.reload();
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await button(page, '지문 불러오기').click();
  await expect(load.getByRole('tab', { name: '최근 작업' })).toHaveAttribute('aria-selected', 'true');
  await load.getByRole('tab', { name: '즐겨찾기' }).click();
  await expect(load.getByRole('list', { name: '지문 목록' }).getByRole('listitem')).toHaveText([/별을 단 지문/]);
  await expect(load.getByRole('region', { name: '지문 미리보기' })).toContainText('별을 단 지문');
});

// spec 2 §2 §8 /questions: 불러오기 창의 목록을 읽지 못하면 알리고 다시 시도, 다른 탭은 그대로
test('the load modal tells of a list that cannot be read, leaves the other tab at hand, and asks again', async ({
  page,
}) => {
  await makePassageOf(page.request, '다시 읽은 지문', SAMPLE_TEXT);
  await page.goto('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await page.route('**/api/pass/select/prevlist', broken);
  await button(page, '지문 불러오기').click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  await expect(load.getByRole('alert')).toContainText('서버 오류가 발생했습니다.', { timeout: 20_000 });
  await expect(load.getByRole('tab', { name: '즐겨찾기' })).toBeVisible();
  await page.unroute('**/api/pass/select/prevlist');
  await load.getByRole('button', { name: '다시 시도' }).click();
  await expect(load.getByRole('region', { name: '지문 미리보기' })).toContainText('다시 읽은 지문');
});

// spec 2 §2 /questions: 불러오기 창: 최근 작업부터, 첫째가 골라짐, 미리보기, 대소문자를 가리지 않는 작업명 검색, 검색 결과가 없습니다.
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
  await load.getByLabel('작업명 검색').fill('없는 이름');
  await expect(load.getByText('‘없는 이름’에 대한 검색 결과가 없습니다.')).toBeVisible();
  await load.getByLabel('작업명 검색').fill('weekly MARKET');
  await expect(load.getByRole('region', { name: '지문 미리보기' })).toContainText('Weekly Market');
  await load.getByRole('button', { name: '이 지문 불러오기' }).press('Enter');
  await page.waitForURL('**/questions?pasCode=*');
  await expect(title(page)).toHaveValue('Weekly Market');
});

// spec 2 §2 §9 /questions: 범주 전체·사실적 읽기·추론적 읽기·비판적 읽기·어휘 및 문법, 형식 전체·정답형·부정형 (여기서는 긍정형도)
test('범주 전체, 사실적 읽기, 추론적 읽기, 비판적 읽기, 어휘 및 문법; 형식 전체, 정답형, 긍정형, 부정형', async ({
  page,
}) => {
  await fillQuestion(page);
  await button(page, '문항 유형 선택').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  const choices = (label: string) => types.getByLabel(label).getByRole('option');
  await expect(choices('범주')).toHaveText(['전체', '사실적 읽기', '추론적 읽기', '비판적 읽기', '어휘 및 문법']);
  await expect(choices('형식')).toHaveText(['전체', '정답형', '긍정형', '부정형']);
});

// spec 2 §2 §9 /questions: 범주와 형식으로 거른 목록, 고른 것이 빠지면 첫째를 고름, 예시 미리보기
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
  const fitting = types.getByRole('list', { name: '문항 유형' }).getByRole('listitem');
  const rows = await fitting.allInnerTexts();
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toMatch(/어휘 및 문법 · 부정형/);
  await expect(types.getByRole('region', { name: '예시 문항' }).locator('.item-options li')).toHaveCount(5);
});

// spec 2 §2 /questions: 고른 유형으로 이용권 확인 창, 보유·사용 예정·잔여
test('a chosen type asks for the payment: 보유, 사용 예정, 잔여; 취소하기 goes back to the choice', async ({
  page,
}) => {
  await haveTickets(page, 4);
  await fillQuestion(page);
  await button(page, '문항 유형 선택').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByLabel('범주').selectOption('어휘 및 문법');
  await types.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  const payment = asked(page, '문항을 생성하시겠습니까?');
  await expectFigures(payment, 4);
  await expect(payment).toContainText('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.');
  await payment.getByRole('button', { name: '취소하기' }).click();
  await expect(types.getByLabel('범주')).toHaveValue('어휘 및 문법');
  await expect(types.getByRole('button', { name: '이 유형으로 생성하기' })).toBeFocused();
});

// spec 2 §2 §4 /questions: 보내는 동안 생성 버튼을 두 번 쓸 수 없음
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

// spec 2 §2 §4 §9 /questions: 결과는 지문과 함께 자동으로 저장되고, 이용권 1회가 차감되고, /questions/generate로 이동
test('the item is saved by itself with its passage, and /questions/generate opens', async ({ page }) => {
  const tickets = await ticketsLeft(page);
  await fillQuestion(page);
  await startItem(page);
  await page.waitForURL('**/questions/generate?pasCode=*');
  await expect(item(page)).toContainText('1 / 1');
  await expect(title(page)).toHaveValue('규칙을 보는 문항');
  await expect(passage(page)).toContainText('역선택');
  await ticketsShown(page, tickets - 1);
  const pasCode = new URL(page.url()).searchParams.get('pasCode');
  const [newest] = await (await page.request.get('/api/pass/select/recelist')).json();
  expect(newest).toMatchObject({ pasCode, title: '규칙을 보는 문항', status: '임시저장' });
});

// spec 2 §2 §9 /questions: 최대 3분 걸린다는 안내와 함께 기다리는 화면
test('while an item is made: 최대 3분, the stages, the time, and a way to leave it running', async ({ page }) => {
  await page.route('**/fastapi/generate-question', () => {});
  await fillQuestion(page);
  await startItem(page);
  await expectBusy(page, '문항을 생성하고 있습니다');
});

// spec 2 §8 /questions: 데스크톱: 오류 발생: {message}
test('오류 발생: {message}', async ({ page }) => {
  await page.route('**/fastapi/generate-question', broken);
  await fillQuestion(page);
  await startItem(page);
  await expect(page.getByRole('alert')).toHaveText('오류 발생: 서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
  await expect(passage(page)).toContainText('역선택');
});

// spec 1 §8 /questions: 이용권이 부족합니다. 이용권을 구매해주세요.
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

// spec 2 §8 /questions: 티켓 정보 가져오기 실패
test('티켓 정보 가져오기 실패: nothing can be made until the figures are there', async ({ page }) => {
  await page.route('**/api/info/select/ticket', broken);
  await fillQuestion(page);
  await expect(page.getByText('티켓 정보 가져오기 실패')).toBeVisible({ timeout: 20_000 });
  await expect(button(page, '문항 유형 선택')).toBeDisabled();
  await page.unroute('**/api/info/select/ticket');
  await button(page, '다시 시도').click();
  await expect(button(page, '문항 유형 선택')).toBeEnabled();
});

// spec 2 §6 §8 /questions: 401: 인증이 필요합니다, 로그인 화면으로
test('인증이 필요합니다: 401 leads to login and back, with what was typed', async ({ page, context }) => {
  await fillQuestion(page);
  await context.clearCookies();
  await button(page, '문항 유형 선택').click();
  await page.waitForURL('**/login?redirect=%2Fquestions');
  await expect(page.getByText('인증이 필요합니다. 로그인하면 보던 화면으로 돌아갑니다.')).toBeVisible();
  await beMember(page, member());
  await page.goto('/questions');
  await expect(passage(page)).toContainText('역선택');
});

// spec 2 §5 /questions: 없어진 지문을 불러오면 빈 화면으로
test('a passage of the library that is gone leads to an empty form', async ({ page }) => {
  await page.goto('/questions?pasCode=zzzzzzzzzzzz');
  await expect(page.getByText('지문 데이터를 찾을 수 없습니다.')).toBeVisible();
  await expect(heading(page, '문항 생성')).toBeVisible();
  await expect(title(page)).toHaveValue('');
});
