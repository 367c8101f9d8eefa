import { sampleItem } from '@chulje/contract/testing';
import { beMember } from './support/accounts.ts';
import {
  asked,
  asOneMember,
  button,
  edit,
  editItem,
  expectLeaveWarning,
  expectLoginAndBack,
  expectOfferedAgain,
  field,
  fillQuestion,
  heading,
  item,
  openSet,
  passage,
  startItem,
  ticketsLeft,
  title,
} from './support/authoring.ts';
import { makeSetOf } from './support/seed.ts';
import { ticketsShown } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** The rules of /questions and /questions/generate that take a server, a session or a reload, by their own words (specification, part 2 §§2, 4, 5 and 8). The others stand beside the screens. */
test.use({ expectedFaults: [/Failed to load resource/] });
const member = asOneMember();

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

// spec 2 §4 /questions/generate: 보관함의 목록은 자기 주소를 남김
test('a list of the library opens a set with from, its own address', async ({ page }) => {
  await makeSetOf(page.request, '목록에서 여는 세트');
  await page.goto('/storage/worklistMain');
  await page.getByRole('link', { name: '목록에서 여는 세트' }).click();
  await page.waitForURL((url) => url.searchParams.get('from') === '/storage/worklistMain');
  await expect(item(page)).toContainText('1 / 1');
  await expect(button(page, '문항 추가')).toBeDisabled();
});

// spec 2 §2 /questions/generate: 정답과 해설도 고칠 수 있음
test('정답과 해설도 고칠 수 있음: key and explanation are edited and saved', async ({ page }) => {
  await openSet(page);
  await editItem(page);
  await item(page).getByRole('group', { name: '정답' }).getByRole('radio', { name: '②' }).check({ force: true });
  await field(page, '해설').fill('정답을 바꾸고 고친 해설.');
  await button(page, '저장').click();
  await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();
  await page.reload();
  const explanation = item(page).getByRole('region', { name: '정답과 해설' });
  await expect(explanation).toContainText('정답 ②');
  await expect(explanation).toContainText('정답을 바꾸고 고친 해설.');
});

// spec 2 §3 §5 /questions/generate: 선택지 앞의 ①–⑤를 뗌 (쉼표는 남김)
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

// spec 2 §2 §9 /questions/generate: 문항 추가, 이용권 1회
test('문항 추가 adds one item for one ticket, and the set is unsaved', async ({ page }) => {
  await openSet(page);
  const tickets = await ticketsLeft(page);
  await startItem(page, '문항 추가');
  await expect(item(page)).toContainText('2 / 2');
  await ticketsShown(page, tickets - 1);
  await expect(page.getByText('저장되지 않음')).toBeVisible();
  await expect(button(page, '문항 추가')).toBeDisabled();
});

// spec 2 §3 §9 /questions/generate: 다시 생성(recreate), 이용권 1회
test('다시 생성 makes the item anew (recreate) for one ticket, the others stay', async ({ page }) => {
  // Of this type there is always one to be made on this text.
  await openSet(page, { items: 2, item: sampleItem({ type: '문맥상 의미', style: '정답형' }) });
  const tickets = await ticketsLeft(page);
  const before = await item(page).locator('.item-options').innerText();
  const asks = page.waitForRequest('**/fastapi/generate-question');
  await item(page).getByRole('button', { name: '다시 생성' }).click();
  await asked(page, '문항을 다시 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
  expect((await asks).postDataJSON()).toMatchObject({ mode: 'recreate' });
  await ticketsShown(page, tickets - 1);
  await expect(item(page)).toContainText('1 / 2');
  await expect(item(page).locator('.item-options')).not.toHaveText(before, { useInnerText: true });
  await item(page).getByRole('button', { name: '다음 문항' }).click();
  await expect(item(page).locator('.item-options')).toHaveText(before, { useInnerText: true });
});

// spec 2 §4 /questions/generate: 저장하지 않고 나가면 막고 물어봄, 창을 닫을 때도; 취소하면 머무름
test('작업을 중단하시겠습니까? on the way out with unsaved items', async ({ page }) => {
  await openSet(page, { items: 2 });
  await item(page).getByRole('button', { name: '문항 순서 뒤로' }).click();
  await page.getByRole('link', { name: '지문 생성', exact: true }).first().click();
  const leave = asked(page, '작업을 중단하시겠습니까?');
  await leave.getByRole('button', { name: '취소하기' }).click();
  await expect(item(page)).toContainText('2 / 2');
  await expectLeaveWarning(page);
  await expect(item(page)).toContainText('2 / 2');
  await page.getByRole('link', { name: '지문 생성', exact: true }).first().click();
  await leave.getByRole('button', { name: '작업 중단하기' }).click();
  await expect(heading(page, '지문 생성')).toBeVisible();
});

// spec 2 §4 /questions/generate: 나가면 작업 중인 내용이 지워짐 → 여기서는 남아 다시 권함
test('what was not saved is offered again: 되살리기 brings it back, 버리기 throws it away', async ({ page }) => {
  await openSet(page);
  await expectOfferedAgain(page);
});

// spec 2 §6 §8 /questions/generate: 저장 401: 인증이 필요합니다, 로그인 화면으로 갔다가 돌아옴, 저장하지 못한 내용도 되살림
test('인증이 필요합니다: 저장 without a session leads to login and back, with what was typed', async ({ page }) => {
  await openSet(page);
  // What is typed is looked through a moment later: without a session that call would lead to login before 저장 is pressed.
  let lastAsked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/pass/ques/lint')) lastAsked = Date.now();
  });
  await edit(page);
  await expect.poll(() => lastAsked > 0 && Date.now() - lastAsked > 2_000).toBe(true);
  await expectLoginAndBack(page, member(), () => button(page, '저장').click());
  await button(page, '되살리기').click();
  await expect(passage(page)).toContainText('덧붙인 말.');
});
