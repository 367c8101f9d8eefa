import { beMember } from './support/accounts.ts';
import {
  asked,
  asOneMember,
  button,
  edit,
  expectLeaveWarning,
  expectLoginAndBack,
  expectOfferedAgain,
  fillPassage,
  heading,
  openPassage,
  passage,
  startPassage,
  ticketsLeft,
  title,
  topic,
} from './support/authoring.ts';
import { ticketsShown } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** The rules of /passage and /passage/create that take a server, a session or a reload, by their own words (specification, part 1 §§4, 5 and 8). The others stand beside the screens. */
test.use({ expectedFaults: [/Failed to load resource/] });
const member = asOneMember();

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

// spec 1 §4 /passage/create: 새 결과는 저장되지 않은 상태: 저장할 때까지 추출·문항 생성 불가, 저장하면 지문이 저장되었습니다.
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
  const summary = page.getByRole('complementary', { name: '지문 요약' });
  await expect(summary).toContainText('지문 제재삼투 현상');
  await expect(summary.getByRole('listitem').first()).toHaveText(/\S/);
  await expect(summary).not.toContainText('핵심 논점이 없습니다.');
});

// spec 1 §8, 2 §8 /passage/create: 저장 401: 인증이 필요합니다, 로그인 화면으로 갔다가 돌아옴, 저장하지 못한 내용도 되살림
test('인증이 필요합니다: 저장 without a session leads to login and back, with what was typed', async ({ page }) => {
  await openPassage(page);
  await edit(page);
  await expectLoginAndBack(page, member(), () => button(page, '저장').click());
  await button(page, '되살리기').click();
  await expect(passage(page)).toContainText('덧붙인 말.');
});

// spec 1 §8, 2 §8 /passage/create: 추출 401: 인증이 필요합니다, 로그인 화면으로 갔다가 돌아옴
test('인증이 필요합니다: 추출 without a session leads to login and back', async ({ page }) => {
  await openPassage(page);
  await button(page, '추출').click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectLoginAndBack(page, member(), () => dialog.getByRole('button', { name: '다운로드' }).click());
  await expect(passage(page)).toContainText('역선택');
});

// spec 1 §4 /passage/create: 작업을 중단하시겠습니까? (취소하기 / 작업 중단하기), 브라우저의 경고
test('작업을 중단하시겠습니까?: 취소하기 stays, 작업 중단하기 goes, and the browser warns too', async ({ page }) => {
  await openPassage(page);
  await edit(page);
  const home = page.getByRole('link', { name: '홈', exact: true }).first();
  await home.click();
  const leave = asked(page, '작업을 중단하시겠습니까?');
  await leave.getByRole('button', { name: '취소하기' }).click();
  await expect(passage(page)).toContainText('덧붙인 말.');
  await expectLeaveWarning(page);
  await expect(passage(page)).toContainText('덧붙인 말.');
  await home.click();
  await leave.getByRole('button', { name: '작업 중단하기' }).click();
  await page.waitForURL('**/home');
});

// spec 1 §4 /passage/create: 나가면 작업 중인 지문이 지워짐 → 여기서는 남아 다시 권함
test('what was not saved is offered again: 되살리기 brings it back, 버리기 throws it away', async ({ page }) => {
  await openPassage(page);
  await expectOfferedAgain(page);
});
