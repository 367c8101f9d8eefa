import {
  answer,
  asked,
  asOneMember,
  broken,
  button,
  edit,
  expectLeaveWarning,
  expectLoginAndBack,
  expectOfferedAgain,
  expectTools,
  fillPassage,
  heading,
  isFull,
  noTickets,
  openPassage,
  passage,
  SAMPLE_TEXT,
  startPassage,
  TOO_SHORT,
  title,
} from './support/authoring.ts';
import { makePassageOf } from './support/seed.ts';
import { makePassage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Every rule and message of /passage/create, by its own words (specification, part 1 §§4, 5 and 8). */
test.use({ expectedFaults: [/Failed to load resource/] });
const member = asOneMember();

// spec 1 §2 /passage/create: 저장된 지문이 없으면 알리고 /passage로: 지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.
test('지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.', async ({ page }) => {
  await page.goto('/passage/create');
  await expect(heading(page, '지문 생성')).toBeVisible();
  await expect(page.getByText('지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.')).toBeVisible();
});

// spec 1 §8 /passage/create: 지문 데이터가 유효하지 않습니다.
test('지문 데이터가 유효하지 않습니다.', async ({ page }) => {
  await page.goto('/passage/create?pasCode=%3Cb%3E');
  await expect(heading(page, '지문 생성')).toBeVisible();
  await expect(page.getByText('지문 데이터가 유효하지 않습니다.')).toBeVisible();
});

// spec 1 §8 /passage/create: 지문 데이터 처리 중 오류가 발생했습니다.
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
});

// spec 1 §2 /passage/create: 요약: 지문 분야, 지문 제재, 핵심 논점
test('the summary of a passage: 지문 분야, 지문 제재, 핵심 논점', async ({ page }) => {
  await makePassage(page, '요약을 보는 지문');
  const summary = page.getByRole('complementary', { name: '지문 요약' });
  await expect(summary).toContainText('지문 분야과학');
  await expect(summary).toContainText('지문 제재삼투 현상');
  await expect(summary.getByRole('listitem').first()).toHaveText(/\S/);
  await expect(summary).not.toContainText('핵심 논점이 없습니다.');
});

// spec 1 §2 /passage/create: 핵심 논점이 없습니다.
test('핵심 논점이 없습니다.', async ({ page }) => {
  await openPassage(page);
  const summary = page.getByRole('complementary', { name: '지문 요약' });
  await expect(summary).toContainText('지문 분야사회');
  await expect(summary).toContainText('지문 제재역선택');
  await expect(summary).toContainText('핵심 논점핵심 논점이 없습니다.');
});

// spec 1 §5 /passage/create: 작업명 최대 50자
test('작업명은 50자까지 in the editor too, and none cannot be saved', async ({ page }) => {
  await openPassage(page);
  await title(page).fill('사'.repeat(51));
  await expect(title(page)).toHaveValue('사'.repeat(50));
  await title(page).fill(' ');
  await button(page, '저장').click();
  await expect(page.getByText('작업명을 입력해 주세요.')).toBeVisible();
});

// spec 1 §2 /passage/create: 기호 ㉠–㉤, ㉮–㉲, ⓐ–ⓔ, ①–⑤와 굵게, 밑줄, 취소선
test('the editor has 굵게, 밑줄, 취소선 and the symbols ㉠–㉤, ㉮–㉲, ⓐ–ⓔ, ①–⑤', async ({ page }) => {
  await openPassage(page);
  await expectTools(page);
});

// spec 1 §2 /passage/create: 기호는 커서 자리에, 단추와 단축키로
test('a symbol goes in where the caret is, by its button and by its shortcut', async ({ page }) => {
  await openPassage(page, '앞뒤');
  await passage(page).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await button(page, '㉡ 넣기').click();
  await expect(passage(page)).toHaveText('앞㉡뒤');
  await page.keyboard.press('Control+Alt+a');
  await expect(passage(page)).toHaveText('앞㉡㉮뒤');
});

// spec 1 §2 §5 /passage/create: 지문 최대 5000자, 글자 수 n/5000
test('지문은 5000자까지: the excess is cut and the counter says 5000/5000', async ({ page }) => {
  await openPassage(page);
  await passage(page).fill('가나다');
  await expect(page.locator('.editor-counter')).toContainText('3/5000');
  await passage(page).fill('다'.repeat(5_100));
  await expect(page.locator('.editor-counter')).toContainText('5000/5000');
  await expect(page.getByText('5000자까지 입력할 수 있어 넘친 100자를 잘랐습니다.')).toBeVisible();
});

// spec 1 §5 /passage/create: 편집기 최소 300자
test('the editor asks for 300자 이상', async ({ page }) => {
  await openPassage(page);
  await passage(page).fill('라'.repeat(299));
  await expect(page.getByText('지문이 너무 짧습니다. 300자 이상 입력해 주세요.')).toBeVisible();
  await passage(page).fill('라'.repeat(300));
  await expect(page.getByText('지문이 너무 짧습니다.')).toBeHidden();
});

// spec 1 §5 /passage/create: 500자 미만은 추출·문항 생성 불가: 글자 수를 확인해 주세요.
test('글자 수를 확인해 주세요.: under 500 characters there is neither 추출 nor 문항 생성', async ({ page }) => {
  await openPassage(page, '가'.repeat(499));
  for (const name of ['추출', '문항 생성']) {
    await button(page, name).click();
    const dialog = asked(page, '글자 수를 확인해 주세요.');
    await expect(dialog).toContainText(TOO_SHORT);
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(heading(page, '지문 편집')).toBeVisible();

  await openPassage(page, '가'.repeat(500));
  await button(page, '추출').click();
  await page.getByRole('dialog', { name: '파일로 추출' }).getByRole('button', { name: '닫기' }).click();
  await button(page, '문항 생성').click();
  await page.waitForURL('**/questions?pasCode=*');
});

// spec 1 §4 /passage/create: 문항 생성으로 이어가면 지문이 함께 감
test('문항 생성 takes the passage along', async ({ page }) => {
  await openPassage(page);
  await edit(page);
  await button(page, '저장').click();
  await expect(page.getByText('지문이 저장되었습니다.')).toBeVisible();
  await button(page, '문항 생성').click();
  await page.waitForURL('**/questions?pasCode=*');
  await expect(heading(page, '문항 생성')).toBeVisible();
  await expect(title(page)).toHaveValue('규칙을 보는 작업');
  await expect(passage(page)).toContainText('덧붙인 말.');
});

// spec 1 §8 /passage/create: 지문 저장 중 오류가 발생했습니다: {message}
test('지문 저장 중 오류가 발생했습니다: {message}', async ({ page }) => {
  await openPassage(page);
  await page.route('**/api/pass/update/each', broken);
  await edit(page);
  await button(page, '저장').click();
  await expect(page.getByText('지문 저장 중 오류가 발생했습니다: 서버 오류가 발생했습니다.')).toBeVisible();
  await expect(passage(page)).toContainText('덧붙인 말.');
  await expect(button(page, '저장')).toBeEnabled();
});

// spec 1 §8 /passage/create: 저장 중 오류가 발생했습니다.
test('저장 중 오류가 발생했습니다. when there is no answer', async ({ page }) => {
  await openPassage(page);
  await page.route('**/api/pass/update/each', (route) => route.abort());
  await edit(page);
  await button(page, '저장').click();
  await expect(page.getByText('저장 중 오류가 발생했습니다. 서버에 연결할 수 없습니다.')).toBeVisible();
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

// spec 1 §9, 2 §2 §9 /passage/create: 추출 형식 PDF(기본), Word, 텍스트
test('파일 형식: PDF is chosen unless told, Word and 텍스트 stand beside it', async ({ page }) => {
  await openPassage(page);
  await button(page, '추출').click();
  const formats = page.getByRole('dialog', { name: '파일로 추출' }).getByRole('group', { name: '파일 형식' });
  await expect(formats.getByRole('radio', { name: 'PDF' })).toBeChecked();
  for (const name of ['Word', '텍스트']) await expect(formats.getByRole('radio', { name })).toBeEnabled();
});

// spec 1 §8 /passage/create: 파일 추출 중 오류가 발생했습니다.
test('파일 추출 중 오류가 발생했습니다. when there is no answer', async ({ page }) => {
  await openPassage(page);
  await button(page, '추출').click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await page.route('**/api/pass/export/each/**', (route) => route.abort());
  await dialog.getByRole('button', { name: '다운로드' }).click();
  await expect(dialog.getByText('파일 추출 중 오류가 발생했습니다.')).toBeVisible();
});

// spec 1 §8, 2 §8 /passage/create: 파일 다운로드 실패와 서버의 말
test('파일 다운로드 실패 with the words of the server', async ({ page }) => {
  await openPassage(page);
  await button(page, '추출').click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await page.route('**/api/pass/export/each/**', answer(500, 'export.failed', '파일을 만들지 못했습니다.'));
  await dialog.getByRole('button', { name: '다운로드' }).click();
  await expect(dialog.getByText('파일 다운로드 실패: 파일을 만들지 못했습니다.')).toBeVisible();
});

// spec 1 §8, 2 §6 §8 /passage/create: 403: 파일 다운로드에 필요한 권한이 없습니다.
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

// spec 1 §2 /passage/create: 다시 생성은 이용권 확인 창에서, 첫 호출이 실패하면 두 번째 주소로 (§4)
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

// spec 1 §2 /passage/create: 다시 생성할 이용권이 없으면 이용권 구매하기
test('다시 생성 with no tickets offers 이용권 구매하기', async ({ page }) => {
  await noTickets(page);
  await openPassage(page);
  await button(page, '다시 생성').click();
  const payment = asked(page, '지문을 다시 생성하시겠습니까?');
  await expect(payment).toContainText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.');
  await payment.getByRole('button', { name: '이용권 구매하기' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage');
});

// spec 1 §4 /passage/create: 다시 생성할 때도 최근 작업 150개 이상이면 막음
test('최근 작업 내역이 꽉 찼습니다. before a passage is made again', async ({ page }) => {
  await openPassage(page);
  await isFull(page);
  await button(page, '다시 생성').click();
  await asked(page, '최근 작업 내역이 꽉 찼습니다.').getByRole('button', { name: '최근 작업으로 이동' }).click();
  await page.waitForURL('**/storage/worklistMain');
});
