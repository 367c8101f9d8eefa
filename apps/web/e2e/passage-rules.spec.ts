import { beMember, beNewMember } from './support/accounts.ts';
import {
  answer,
  asked,
  broken,
  button,
  edit,
  fillPassage,
  heading,
  isFull,
  noTickets,
  openPassage,
  passage,
  SAMPLE_TEXT,
  SHORT,
  startPassage,
  TOO_SHORT,
  title,
  topic,
} from './support/authoring.ts';
import { makePassageOf } from './support/seed.ts';
import { expect, test } from './support/test.ts';

/** Every rule and message of the passage screens, by its own words (specification, both parts §§4, 5 and 8). */
test.use({ expectedFaults: [/Failed to load resource/] });

let member: string | undefined;
test.beforeEach(async ({ page }) => {
  if (member) await beMember(page, member);
  else member = await beNewMember(page);
});

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
    await expect(confirm).toContainText('이용권 1회가 차감됩니다. 입력한 내용에 오타가 있으면');
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
