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
  fillPassage,
  haveTickets,
  heading,
  isFull,
  noTickets,
  startPassage,
  ticketsLeft,
  title,
  topic,
} from './support/authoring.ts';
import { ticketsShown } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Every rule and message of /passage, by its own words (specification, part 1 §§4, 5 and 8). */
test.use({ expectedFaults: [/Failed to load resource/] });
const member = asOneMember();

// spec 1 §2 §5 /passage: 작업명 최대 50자, 넘친 글자는 잘림
test('작업명은 50자까지: the excess is cut', async ({ page }) => {
  await page.goto('/passage');
  await title(page).fill('가'.repeat(60));
  await expect(title(page)).toHaveValue('가'.repeat(50));
  await expect(page.getByText('50/50')).toBeVisible();
});

// spec 1 §5 /passage: 주제 최대 100자
test('주제는 100자까지: the excess is cut', async ({ page }) => {
  await page.goto('/passage');
  await topic(page).fill('나'.repeat(120));
  await expect(topic(page)).toHaveValue('나'.repeat(100));
  await expect(page.getByText('100/100')).toBeVisible();
});

// spec 1 §2 §9 /passage: 분야 인문(기본), 예술, 사회, 과학, 기술
test('the field is one of 인문, 예술, 사회, 과학, 기술, and 인문 unless told', async ({ page }) => {
  await page.goto('/passage');
  const fields = page.getByRole('group', { name: '분야' }).getByRole('radio');
  await expect(fields).toHaveCount(5);
  for (const name of ['인문', '예술', '사회', '과학', '기술'])
    await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(page.getByRole('radio', { name: '인문' })).toBeChecked();
});

// spec 1 §4 /passage: 생성 버튼은 주제, 작업명, 이용권이 모두 있을 때만
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

// spec 1 §2 /passage: 보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회
test('보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회', async ({ page }) => {
  await haveTickets(page, 7);
  await page.goto('/passage');
  await expectFigures(page.getByRole('complementary', { name: '이용권' }), 7);
});

// spec 1 §2 /passage: 이용권 0회: ※ 보유하신 잔여 이용권이 모두 소진되었습니다. / 이용권 구매하기 → /mypage?tab=이용권
test('※ 보유하신 잔여 이용권이 모두 소진되었습니다. offers 이용권 구매하기', async ({ page }) => {
  await noTickets(page);
  await page.goto('/passage');
  await expectShopOffered(page);
});

// spec 1 §4 /passage: 지문을 생성하시겠습니까? (이용권 차감, 오타가 있으면 잘못된 지문이 나올 수 있음)
test('지문을 생성하시겠습니까?: 이용권 1회가 차감되고, 오타가 있으면 잘못된 지문이 나올 수 있음', async ({ page }) => {
  await haveTickets(page, 7);
  await fillPassage(page);
  await button(page, '지문 생성하기').click();
  const confirm = asked(page, '지문을 생성하시겠습니까?');
  await expectFigures(confirm, 7);
  await expect(confirm).toContainText('이용권 1회가 차감됩니다. 입력한 내용에 오타가 있으면');
});

// spec 1 §2 /passage: ※ 생성을 시작하면 중단하거나 취소할 수 없습니다.
test('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.', async ({ page }) => {
  await fillPassage(page);
  await button(page, '지문 생성하기').click();
  const confirm = asked(page, '지문을 생성하시겠습니까?');
  await expect(confirm).toContainText('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.');
  await confirm.getByRole('button', { name: '취소하기' }).click();
  await expect(confirm).toBeHidden();
  await expect(title(page)).toHaveValue('규칙을 보는 지문');
});

// spec 1 §2 /passage: 초기화 (지울 것이 있으면 물어봄)
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

// spec 1 §4 §8 §9 /passage: 최근 작업 150개 이상: 최근 작업 내역이 꽉 찼습니다.
test('최근 작업 내역이 꽉 찼습니다.: 149 works leave room, 150 lead to the recent works', async ({ page }) => {
  await page.route('**/api/pass/select/count/recent', (route) => route.fulfill({ json: 149 }));
  await fillPassage(page);
  await button(page, '지문 생성하기').click();
  await asked(page, '지문을 생성하시겠습니까?').getByRole('button', { name: '취소하기' }).click();
  await isFull(page);
  await button(page, '지문 생성하기').click();
  const full = asked(page, '최근 작업 내역이 꽉 찼습니다.');
  await expect(full).toContainText(
    '생성할 문항을 저장할 공간이 부족합니다. 최근 작업 내역에서 공간을 확보하고 다시 시도하세요.',
  );
  await full.getByRole('button', { name: '최근 작업으로 이동' }).click();
  await page.waitForURL('**/storage/worklistMain');
});

// spec 1 §4 §9 /passage: 최대 3분 걸린다는 안내와 함께 기다리는 화면
test('while a passage is made: 최대 3분, the stages, the time, and a way to leave it running', async ({ page }) => {
  await page.route('**/fastapi/generate-passage', () => {});
  await fillPassage(page);
  await startPassage(page);
  await expectBusy(page, '지문을 생성하고 있습니다');
});

// spec 1 §4 §9 /passage: 결과는 자동으로 저장되고, 이용권 1회가 차감되어 새로 고쳐지고, /passage/create로 이동
test('the result is saved by itself, the tickets are counted anew, and /passage/create opens', async ({ page }) => {
  const tickets = await ticketsLeft(page);
  await fillPassage(page);
  await ticketsShown(page, tickets);
  await startPassage(page);
  await page.waitForURL('**/passage/create?pasCode=*');
  await expect(heading(page, '지문 편집')).toBeVisible();
  await expect(title(page)).toHaveValue('규칙을 보는 지문');
  await ticketsShown(page, tickets - 1);
  const pasCode = new URL(page.url()).searchParams.get('pasCode');
  const [newest] = await (await page.request.get('/api/pass/select/recelist')).json();
  expect(newest).toMatchObject({ pasCode, title: '규칙을 보는 지문', status: '임시저장' });
});

// spec 1 §4 /passage: 두 번 눌러도 한 번만 생성
test('a double click makes one passage', async ({ page }) => {
  const tickets = await ticketsLeft(page);
  await fillPassage(page);
  await button(page, '지문 생성하기').click();
  await asked(page, '지문을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).dblclick();
  await page.waitForURL('**/passage/create?pasCode=*');
  await ticketsShown(page, tickets - 1);
  expect(await ticketsLeft(page)).toBe(tickets - 1);
});

// spec 1 §8 /passage: 이용권이 부족합니다. 이용권을 구매해주세요.
test('이용권이 부족합니다. 이용권을 구매해주세요.', async ({ page }) => {
  await page.route(
    '**/fastapi/generate-passage',
    answer(402, 'tickets.not-enough', '이용권이 부족합니다. 이용권을 구매해주세요.'),
  );
  await fillPassage(page);
  await startPassage(page);
  await expect(page.getByRole('alert')).toHaveText('이용권이 부족합니다. 이용권을 구매해주세요.');
});

// spec 1 §8 /passage: 지문 생성 중 오류가 발생했습니다: {message}
test('지문 생성 중 오류가 발생했습니다: {message}', async ({ page }) => {
  await page.route('**/fastapi/generate-passage', broken);
  await fillPassage(page);
  await startPassage(page);
  await expect(page.getByRole('alert')).toHaveText(
    '지문 생성 중 오류가 발생했습니다: 서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  );
  await expect(topic(page)).toHaveValue('삼투 현상');
});

// spec 1 §8 /passage: 티켓 정보 가져오기 실패 (생성할 수 없음)
test('티켓 정보 가져오기 실패: nothing can be made until the figures are there', async ({ page }) => {
  await page.route('**/api/info/select/ticket', broken);
  await fillPassage(page);
  await expect(page.getByText('티켓 정보 가져오기 실패')).toBeVisible({ timeout: 20_000 });
  await expect(button(page, '지문 생성하기')).toBeDisabled();
  await page.unroute('**/api/info/select/ticket');
  await button(page, '다시 시도').click();
  await expect(button(page, '지문 생성하기')).toBeEnabled();
});

// spec 1 §6 §8 /passage: 401: 인증이 필요합니다, 로그인 화면으로 갔다가 돌아옴
test('인증이 필요합니다: 401 leads to login and back, with what was typed', async ({ page, context }) => {
  await fillPassage(page);
  // Suggestions that come without a session would lead to login before the button does.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await button(page, '지문 생성하기').click();
  await page.waitForURL('**/login?redirect=%2Fpassage');
  await expect(page.getByText('인증이 필요합니다. 로그인하면 보던 화면으로 돌아갑니다.')).toBeVisible();
  await beMember(page, member());
  await page.goto('/passage');
  await expect(topic(page)).toHaveValue('삼투 현상');
});
