import { sampleItem } from '@chulje/contract/testing';
import {
  answer,
  asked,
  asOneMember,
  broken,
  button,
  edit,
  editItem,
  expectLeaveWarning,
  expectLoginAndBack,
  expectOfferedAgain,
  expectTools,
  field,
  heading,
  item,
  openSet,
  passage,
  SAMPLE_TEXT,
  startItem,
  TOO_SHORT,
  ticketsLeft,
  title,
} from './support/authoring.ts';
import { makeSetOf } from './support/seed.ts';
import { ticketsShown } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Every rule and message of /questions/generate, by its own words (specification, part 2 §§2, 4, 5 and 8). */
test.use({ expectedFaults: [/Failed to load resource/] });
const member = asOneMember();

// spec 2 §8 /questions/generate: 문항 데이터를 찾을 수 없습니다.
test('문항 데이터를 찾을 수 없습니다. leads to the form', async ({ page }) => {
  await page.goto('/questions/generate?pasCode=zzzzzzzzzzzz');
  await expect(heading(page, '문항 생성')).toBeVisible();
  await expect(page.getByText('문항 데이터를 찾을 수 없습니다. 문항 생성 페이지로 이동합니다.')).toBeVisible();
});

// spec 2 §8 /questions/generate: 데이터를 가져오는 중 오류가 발생했습니다.
test('데이터를 가져오는 중 오류가 발생했습니다. and a second try', async ({ page }) => {
  const code = await makeSetOf(page.request, '읽히지 않는 세트');
  await page.route(`**/api/pass/ques/select/${code}`, broken);
  await page.goto(`/questions/generate?pasCode=${code}`);
  await expect(page.getByRole('alert')).toContainText('데이터를 가져오는 중 오류가 발생했습니다.', { timeout: 20_000 });
  await page.unroute(`**/api/pass/ques/select/${code}`);
  await button(page, '다시 시도').click();
  await expect(title(page)).toHaveValue('읽히지 않는 세트');
});

// spec 2 §2 /questions/generate: 지문 요약: 분야, 제재, 핵심 논점이 없습니다.
test('the summary of a set: 지문 분야, 지문 제재, 핵심 논점이 없습니다.', async ({ page }) => {
  await openSet(page);
  const summary = page.getByRole('complementary', { name: '지문 요약' });
  for (const line of ['지문 분야사회', '지문 제재정보의 비대칭성', '핵심 논점핵심 논점이 없습니다.'])
    await expect(summary).toContainText(line);
});

// spec 2 §2 /questions/generate: 기호 ㉠–㉤, ⓐ–ⓔ, ㉮–㉲, ①–⑤와 굵게, 밑줄, 취소선
test('the editor has 굵게, 밑줄, 취소선 and the symbols ㉠–㉤, ㉮–㉲, ⓐ–ⓔ, ①–⑤', async ({ page }) => {
  await openSet(page);
  await expectTools(page);
});

// spec 2 §2 /questions/generate: 문항을 앞뒤로 넘기는 화살표와 n / total
test('the arrows go through the items, and n / total tells which it is', async ({ page }) => {
  await openSet(page, { items: 3 });
  const back = item(page).getByRole('button', { name: '이전 문항' });
  const on = item(page).getByRole('button', { name: '다음 문항' });
  await expect(back).toBeDisabled();
  await on.click();
  await expect(item(page)).toContainText('2 / 3');
  await on.click();
  await expect(item(page)).toContainText('3 / 3');
  await expect(on).toBeDisabled();
  await back.click();
  await expect(item(page)).toContainText('2 / 3');
});

// spec 2 §2 §3 /questions/generate: 정답 ①–⑤와 해설, 지문의 근거 표시
test('정답 ①–⑤와 해설 stand with an item, and 근거 보기 lights up its evidence in the passage', async ({ page }) => {
  const quote = '품질이 좋은 차를 가진 사람은 그 값에 팔기를 꺼려 시장을 떠난다.';
  const made = sampleItem();
  const start = SAMPLE_TEXT.indexOf(quote);
  const [, , , , key] = made.options;
  key?.evidence.push({ source: 'passage', quote, start, end: start + quote.length });
  await openSet(page, { item: made });
  const explanation = item(page).getByRole('region', { name: '정답과 해설' });
  await expect(explanation).toContainText('정답 ⑤');
  await expect(explanation).toContainText('품질이 좋은 차를 가진 사람은 시장을 떠난다.');
  await explanation.getByRole('button', { name: '선택지 ⑤의 근거 보기' }).click();
  await expect(page.locator('.editor-highlight')).toHaveText(quote);
});

// spec 2 §3 §5 /questions/generate: 작업명 최대 50자, 지문 최대 5000자
test('작업명은 50자까지, 지문은 5000자까지: the excess is cut', async ({ page }) => {
  await openSet(page);
  await title(page).fill('아'.repeat(51));
  await expect(title(page)).toHaveValue('아'.repeat(50));
  await passage(page).fill('자'.repeat(5_001));
  await expect(page.locator('.editor-counter').first()).toContainText('5000/5000');
});

// spec 2 §4 /questions/generate: 어떤 수정이든 저장되지 않은 상태가 됨
test('any edit makes the set unsaved: title, passage, stem, option, key, explanation, order', async ({ page }) => {
  await openSet(page, { items: 2 });
  await editItem(page);
  const edits: Record<string, () => Promise<void>> = {
    title: () => title(page).fill('고친 이름'),
    passage: () => edit(page),
    stem: () => field(page, '발문').fill('고친 발문은?'),
    option: () => field(page, '선택지 ③').fill('고친 선택지'),
    key: () => item(page).getByRole('group', { name: '정답' }).getByRole('radio', { name: '②' }).check({ force: true }),
    explanation: () => field(page, '해설').fill('고친 해설.'),
    order: () => item(page).getByRole('button', { name: '문항 순서 뒤로' }).click(),
  };
  for (const change of Object.values(edits)) {
    await expect(button(page, '저장')).toBeDisabled();
    await change();
    await expect(button(page, '저장')).toBeEnabled();
    for (const name of ['문항 추가', '추출']) await expect(button(page, name)).toBeDisabled();
    await expect(item(page).getByRole('button', { name: '다시 생성' })).toBeDisabled();
    await button(page, '실행 취소').click();
    await expect(button(page, '추출')).toBeEnabled();
  }
});

// spec 2 §4 /questions/generate: 저장되지 않은 동안 저장 가능, 문항 추가·추출 불가; 저장하면 반대로
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

// spec 2 §4 /questions/generate: /home이나 /storage에서 열면 문항 추가 불가
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

// spec 2 §4 /questions/generate: 보관함의 목록은 자기 주소를 남김
test('a list of the library opens a set with from, its own address', async ({ page }) => {
  await makeSetOf(page.request, '목록에서 여는 세트');
  await page.goto('/storage/worklistMain');
  await page.getByRole('link', { name: '목록에서 여는 세트' }).click();
  await page.waitForURL((url) => url.searchParams.get('from') === '/storage/worklistMain');
  await expect(item(page)).toContainText('1 / 1');
  await expect(button(page, '문항 추가')).toBeDisabled();
});

// spec 2 §4 /questions/generate: 수정 전 경고: 문항을 수정하시겠습니까?
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

// spec 2 §4 /questions/generate: 수정을 마치면 고친 발문과 선택지가 보임
test('leaving edit mode shows the item as it was changed', async ({ page }) => {
  await openSet(page);
  await editItem(page);
  await field(page, '발문').fill('마치고 보이는 발문은?');
  await field(page, '선택지 ④').fill('마치고 보이는 선택지');
  const pencil = item(page).getByRole('button', { name: '수정 마치기' }).first();
  await expect(pencil).toHaveAttribute('aria-pressed', 'true');
  await pencil.click();
  await expect(item(page).getByRole('textbox')).toHaveCount(0);
  await expect(item(page).locator('.item-stem')).toContainText('마치고 보이는 발문은?');
  await expect(item(page).locator('.item-options li').nth(3)).toHaveText('④마치고 보이는 선택지');
  await expect(button(page, '저장')).toBeEnabled();
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

// spec 2 §5 /questions/generate: 500자 미만 저장: 글자 수를 확인해 주세요. 취소하기 / 저장하기; 문항 추가는 문항 생성이 불가합니다.
test('글자 수를 확인해 주세요.: under 500 characters 저장 asks, 취소하기 or 저장하기', async ({ page }) => {
  await openSet(page);
  await passage(page).fill('가'.repeat(499));
  await button(page, '저장').click();
  const short = asked(page, '글자 수를 확인해 주세요.');
  await expect(short).toContainText(TOO_SHORT);
  await short.getByRole('button', { name: '취소하기' }).click();
  await expect(button(page, '저장')).toBeEnabled();
  await button(page, '저장').click();
  await short.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();
  await button(page, '문항 추가').click();
  const refused = asked(page, '문항 생성이 불가합니다.');
  await expect(refused).toContainText(TOO_SHORT);
  await refused.getByRole('button', { name: '확인' }).click();

  await passage(page).fill('가'.repeat(500));
  await button(page, '저장').click();
  await expect(page.getByText('저장되지 않음')).toBeHidden();
  await expect(short).toBeHidden();
  await button(page, '문항 추가').click();
  await expect(page.getByRole('dialog', { name: '문항 유형 선택' })).toBeVisible();
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
  await openSet(page, { items: 2, item: sampleItem({ type: '바꿔 쓰기(부정)', style: '부정형' }) });
  const tickets = await ticketsLeft(page);
  const before = await item(page).locator('.item-options').innerText();
  const asks = page.waitForRequest('**/fastapi/generate-question');
  await item(page).getByRole('button', { name: '다시 생성' }).click();
  await asked(page, '문항을 다시 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
  expect((await asks).postDataJSON()).toMatchObject({ mode: 'recreate' });
  await ticketsShown(page, tickets - 1);
  await expect(item(page)).toContainText('1 / 2');
  await expect(item(page).locator('.item-options')).not.toHaveText(before);
  await item(page).getByRole('button', { name: '다음 문항' }).click();
  await expect(item(page).locator('.item-options')).toHaveText(before, { useInnerText: true });
});

// spec 2 §8 /questions/generate: 문항 저장 실패: {message} (지문 저장 실패도 같은 호출)
test('문항 저장 실패: {message}', async ({ page }) => {
  await openSet(page);
  await page.route('**/api/pass/ques/update/**', broken);
  await edit(page);
  await button(page, '저장').click();
  await expect(page.getByText('문항 저장 실패: 서버 오류가 발생했습니다.')).toBeVisible();
  await expect(passage(page)).toContainText('덧붙인 말.');
});

// spec 2 §8 /questions/generate: 문항을 추가하지 못하면 오류 발생: {message}
test('오류 발생: {message} when an item cannot be added', async ({ page }) => {
  await page.route('**/fastapi/generate-question', broken);
  await openSet(page);
  await startItem(page, '문항 추가');
  await expect(page.getByText('오류 발생: 서버 오류가 발생했습니다.')).toBeVisible();
  await expect(item(page)).toContainText('1 / 1');
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
  await edit(page);
  await expectLoginAndBack(page, member(), () => button(page, '저장').click());
  await button(page, '되살리기').click();
  await expect(passage(page)).toContainText('덧붙인 말.');
});

// spec 1 §8 /questions/generate: 문항을 추가할 이용권이 없으면 이용권이 부족합니다. 이용권을 구매해주세요.
test('이용권이 부족합니다. 이용권을 구매해주세요. when an item cannot be added', async ({ page }) => {
  await page.route(
    '**/fastapi/generate-question',
    answer(402, 'tickets.not-enough', '이용권이 부족합니다. 이용권을 구매해주세요.'),
  );
  await openSet(page);
  await startItem(page, '문항 추가');
  await expect(page.getByText('이용권이 부족합니다. 이용권을 구매해주세요.')).toBeVisible();
});
