import type { Page } from '@playwright/test';
import { asOneMember, button, editItem, field, item, noTickets, passage, SAMPLE_TEXT } from './support/authoring.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { swipe } from './support/swipe.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

/** What the specification says of phones alone, each rule by its own words. */
test.use({ expectedFaults: [/Failed to load resource/] });

asOneMember();

const next = (page: Page) => button(page, '다음');

async function openSet(page: Page, items = 1): Promise<void> {
  await page.goto(`/questions/generate?pasCode=${await makeSetOf(page.request, '전화기의 세트', { items })}`);
  await expect(item(page)).toContainText(`1 / ${items}`);
}

// spec 1 §4 /passage: 모바일 3단계: 작업명 → 주제 → 둘 다 있어야 생성, 이용권이 있어야 생성
test('the passage wizard goes on with a title, then with a topic, and makes with both', async ({ page }) => {
  await page.goto('/passage');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('작업명').fill('  ');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('작업명').fill('전화기 지문');
  await next(page).click();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('textbox', { name: '주제' }).fill('삼투 현상');
  await next(page).click();
  await expect(button(page, '지문 생성하기')).toBeEnabled();
  await button(page, '이전').click();
  await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('삼투 현상');
  await noTickets(page);
  await page.reload();
  for (let step = 0; step < 2; step += 1) await next(page).click();
  await expect(page.getByText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.')).toBeVisible();
  await expect(button(page, '지문 생성하기')).toBeDisabled();
});

// spec 2 §4 §5 /questions: 모바일 3단계: 작업명과 500자 → 유형 → 이용권이 있어야 생성; 보유, 사용 예정 1, 잔여 보유-1
test('the question wizard goes on with a title and 500 characters, then with a type', async ({ page }) => {
  await page.goto('/questions');
  await page.getByLabel('작업명').fill('전화기 문항');
  await passage(page).fill('가'.repeat(499));
  await expect(page.getByText('문항을 만들려면 1자가 더 필요합니다.')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await passage(page).fill(SAMPLE_TEXT);
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await expect(next(page)).toBeDisabled();
  await button(page, '문항 유형 고르기').click();
  await page.getByRole('button', { name: '이 문항 선택하기' }).click();
  await next(page).click();
  await expect(page.getByText('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.')).toBeVisible();
  await expect(button(page, '문항 생성하기')).toBeEnabled();
  for (const figure of ['보유 이용권10회', '사용 예정 이용권1회', '잔여 이용권9회'])
    await expect(page.getByText(figure)).toBeVisible();
  await noTickets(page);
  await page.reload();
  for (let step = 0; step < 2; step += 1) await next(page).click();
  await expect(page.getByText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.')).toBeVisible();
  await expect(button(page, '문항 생성하기')).toBeDisabled();
});

// spec 2 §2 §4 /questions: 모바일: 미리보기에서 목록으로, 불러오면 보관함 방식이 됨
test('a passage is picked from the library by its preview, and 목록으로 returns to the list', async ({ page }) => {
  await makePassageOf(page.request, '둘째로 고를 지문', SAMPLE_TEXT);
  await makePassageOf(page.request, '맨 위의 지문', SAMPLE_TEXT);
  await page.goto('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await button(page, '지문 불러오기').click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  const list = load.getByRole('list', { name: '지문 목록' });
  const preview = load.getByRole('region', { name: '지문 미리보기' });
  await list.getByRole('button', { name: '둘째로 고를 지문' }).tap();
  await expect(preview).toContainText('둘째로 고를 지문');
  await expect(list).toBeHidden();
  await load.getByRole('button', { name: '목록으로' }).tap();
  await expect(preview).toBeHidden();
  await list.getByRole('button', { name: '둘째로 고를 지문' }).tap();
  await load.getByRole('button', { name: '이 지문 불러오기' }).tap();
  await page.waitForURL('**/questions?pasCode=*');
  await expect(page.getByLabel('작업명')).toHaveValue('둘째로 고를 지문');
  await expect(page.getByRole('tab', { name: '보관함에서 불러오기' })).toHaveAttribute('aria-selected', 'true');
  await expect(next(page)).toBeEnabled();
});

// spec 2 §4 /questions: 모바일: 고른 유형은 새로 고쳐도 남음
test('the type chosen for an item is there again after a reload, like what was typed', async ({ page }) => {
  await page.goto('/questions');
  await page.getByLabel('작업명').fill('새로 고친 문항');
  await passage(page).fill(SAMPLE_TEXT);
  await next(page).click();
  await button(page, '문항 유형 고르기').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByLabel('범주').selectOption('어휘 및 문법');
  await types.getByRole('button', { name: '이 문항 선택하기' }).click();
  await expect(page.getByText('어휘 및 문법 ·')).toBeVisible();
  // Written a moment later, or when the page is left.
  await page.reload();
  await expect(passage(page)).toContainText('역선택');
  await next(page).click();
  await expect(page.getByText('어휘 및 문법 ·')).toBeVisible();
  await expect(next(page)).toBeEnabled();
});

// spec 2 §2 /questions: 모바일: 유형 거르기, 미리보기, 이 문항 선택하기
test('types are filtered and looked at, and one is taken with 이 문항 선택하기', async ({ page }) => {
  await page.goto('/questions');
  await page.getByLabel('작업명').fill('전화기 문항');
  await passage(page).fill(SAMPLE_TEXT);
  await next(page).click();
  await button(page, '문항 유형 고르기').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByLabel('범주').selectOption('어휘 및 문법');
  const chosen = types.getByRole('list', { name: '문항 유형' }).locator('[aria-pressed="true"]');
  await expect(chosen).toContainText('어휘 및 문법');
  const [name = ''] = (await chosen.innerText()).split('\n');
  await expect(types.getByRole('region', { name: '예시 문항' }).locator('.item-options li')).toHaveCount(5);
  await types.getByRole('button', { name: '이 문항 선택하기' }).tap();
  await expect(types).toBeHidden();
  await expect(page.getByText(name)).toBeVisible();
  await expect(next(page)).toBeEnabled();
});

// spec 2 §8 /questions: 모바일: 문항 생성 중 오류가 발생했습니다.
test('문항 생성 중 오류가 발생했습니다.', async ({ page }) => {
  await page.route('**/fastapi/generate-question', (route) =>
    route.fulfill({ status: 500, json: { code: 'server.failed', message: '서버 오류가 발생했습니다.' } }),
  );
  await page.goto('/questions');
  await page.getByLabel('작업명').fill('전화기 문항');
  await passage(page).fill(SAMPLE_TEXT);
  await next(page).click();
  await button(page, '문항 유형 고르기').click();
  await page.getByRole('button', { name: '이 문항 선택하기' }).click();
  await next(page).click();
  await button(page, '문항 생성하기').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '생성하기' }).click();
  await expect(page.getByRole('alert')).toHaveText('문항 생성 중 오류가 발생했습니다. 서버 오류가 발생했습니다.');
});

// spec 2 §5 /questions/generate: 모바일: 내용은 최소 500자 이상이어야 합니다.
test('내용은 최소 500자 이상이어야 합니다.', async ({ page }) => {
  await openSet(page);
  await page.getByRole('tab', { name: '지문' }).click();
  await passage(page).fill('짧은 글이다.');
  await button(page, '저장').click();
  const dialog = page.getByRole('alertdialog', { name: '글자 수를 확인해 주세요.' });
  await expect(dialog).toContainText('내용은 최소 500자 이상이어야 합니다.');
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(button(page, '저장')).toBeEnabled();
});

// spec 1 §2 /passage/create: 모바일: 저장·추출·문항 생성 막대, 요약 보기
test('the passage has 저장, 추출 and 문항 생성 in a bar, and 요약 보기 in a sheet', async ({ page }) => {
  await page.goto(`/passage/create?pasCode=${await makePassageOf(page.request, '전화기의 지문', SAMPLE_TEXT)}`);
  const bar = page.getByRole('group', { name: '지문 작업' });
  await expect(bar.getByRole('button')).toHaveText(['저장', '추출', '문항 생성']);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await button(page, '요약 보기').click();
  const sheet = page.getByRole('dialog', { name: '지문 요약' });
  await expect(sheet).toContainText('핵심 논점이 없습니다.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toBeHidden();
  await expectNoSideScroll(page);
});

// spec 1 §2 /passage/create: 모바일: 긴 지문에서도 도구가 보임
test('the tools stay in sight at the end of a long passage', async ({ page }) => {
  await page.goto(
    `/passage/create?pasCode=${await makePassageOf(page.request, '긴 지문', `${SAMPLE_TEXT}\n`.repeat(4).slice(0, 4_900))}`,
  );
  await passage(page).press('Control+End');
  await expect(page.getByLabel('작업명')).not.toBeInViewport();
  await expect(button(page, '굵게')).toBeInViewport({ ratio: 1 });
});

// spec 2 §2 /questions/generate: 모바일: 지문·문항 탭, 요약과 해설 시트, /questions 링크
test('a set has tabs, sheets for summary and explanation, and a link to /questions', async ({ page }) => {
  await openSet(page);
  await expect(page.getByRole('group', { name: '문항 작업' })).toBeInViewport({ ratio: 1 });
  await button(page, '정답과 해설 보기').click();
  const explanation = page.getByRole('dialog', { name: '정답과 해설' });
  await expect(explanation).toContainText('정답 ⑤');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await page.getByRole('tab', { name: '지문' }).click();
  await expect(passage(page)).toBeVisible();
  await button(page, '요약 보기').click();
  await expect(page.getByRole('dialog', { name: '지문 요약' })).toContainText('정보의 비대칭성');
  await page.keyboard.press('Escape');
  await expectNoSideScroll(page);
  await page.getByRole('main').getByRole('link', { name: '문항 생성' }).click();
  await page.waitForURL('**/questions');
});

// spec 2 §2 /questions/generate: 모바일: 선택지에도 기호와 굵게, 밑줄, 취소선
test('the tools of an option stand above it, and a symbol goes in where the caret is', async ({ page }) => {
  await openSet(page);
  await editItem(page);
  const option = field(page, '선택지 ②');
  await option.fill('앞말');
  await option.tap();
  const tools = page.getByRole('toolbar').filter({ visible: true });
  await expect(tools.getByRole('button', { name: '굵게' })).toBeInViewport({ ratio: 1 });
  await tools.getByRole('button', { name: '㉠ 넣기' }).tap();
  await expect(option).toContainText('㉠');
  const [above, below] = [await tools.boundingBox(), await option.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});

// spec 2 §2 /questions/generate: 모바일: 밀어서 넘기는 진행 막대
test('a swipe over the item or its progress bar goes to the next one, and the tap after it counts', async ({
  page,
}) => {
  await openSet(page, 3);
  const view = page.locator('.item-view');
  // The remarks come behind the item and move it down.
  await expect(item(page)).toContainText('④번 선택지를 다루지 않았습니다.');
  await swipe(view, -150);
  await expect(item(page)).toContainText('2 / 3');
  await item(page).getByRole('button', { name: '다음 문항' }).tap();
  await expect(item(page)).toContainText('3 / 3');
  await swipe(page.locator('.item-progress'), 150);
  await expect(item(page)).toContainText('2 / 3');
  await swipe(view, 20);
  await expect(item(page)).toContainText('2 / 3');
});

// spec 2 §2 /questions/generate: 모바일: 고치는 칸에서는 밀어도 넘어가지 않음
test('a finger drawn through a field that is edited moves nothing but the caret', async ({ page }) => {
  await openSet(page, 2);
  await editItem(page);
  await swipe(page.getByRole('textbox', { name: '발문' }), -150);
  await expect(item(page)).toContainText('1 / 2');
  await expect(page.getByRole('textbox', { name: '발문' })).toBeVisible();
});
