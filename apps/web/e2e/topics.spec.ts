import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { asked, button, SAMPLE_TEXT, ticketsLeft, title, topic } from './support/authoring.ts';
import { compose } from './support/ime.ts';
import { goOn } from './support/steps.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

/** What a topic is matched with is said before it costs; what matches nothing is refused before anything is asked. */
const MONEY = '내장 자료 ‘통화 정책과 중앙은행’';
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text, visible: true });
const isField = (page: Page, name: string) => expect(page.getByRole('radio', { name })).toBeChecked();
const near = (page: Page) => page.getByRole('region', { name: '추천 주제' });

test.beforeEach(async ({ page }) => {
  await beNewMember(page);
});

/** The form as far as its topic. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/passage');
  await title(page).fill('주제를 맞추는 지문');
  await goOn(page);
}

test(
  'the topic is named while one types and before one pays; the field follows, the words stay',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await openForm(page);
    await topic(page).pressSequentially('금리');
    await expect(status(page, `‘금리’ → ${MONEY}`)).toContainText('주제를 따라 ‘사회’ 분야로 정해졌습니다.');
    await expect(near(page)).toBeHidden();
    await expectAccessible(page);
    await goOn(page);
    await button(page, '지문 생성하기').click();
    const payment = asked(page, '지문을 생성하시겠습니까?');
    await expect(payment).toContainText(`‘금리’ → ${MONEY} (사회)`);
    await payment.getByRole('button', { name: '생성하기' }).click();
    await page.waitForURL('**/passage/create?pasCode=*');
    const pasCode = new URL(page.url()).searchParams.get('pasCode');
    const work = await (await page.request.get(`/api/pass/select/${pasCode}`)).json();
    expect(work).toMatchObject({ type: '사회', keyword: '금리 · 통화 정책과 중앙은행' });
  },
);

test(
  'what matches nothing is refused before the dialog, and the nearest topics are one press away',
  ALSO_ON_PHONE,
  async ({ page }) => {
    const tickets = await ticketsLeft(page);
    await openForm(page);
    await topic(page).fill('행복이란 무엇인가');
    await expect(status(page, '이 말과 꼭 맞는 내장 자료가 없습니다.')).toBeVisible();
    await expect(near(page).getByRole('button')).toHaveCount(3);
    await goOn(page);
    await button(page, '지문 생성하기').click();
    await expect(page.getByRole('alert')).toContainText('이용권은 차감되지 않았습니다');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(topic(page)).toBeFocused();
    await expect(topic(page)).toHaveValue('행복이란 무엇인가');
    expect(await ticketsLeft(page)).toBe(tickets);
    await near(page).getByRole('button', { name: '아리스토텔레스의 덕과 중용' }).click();
    await expect(topic(page)).toHaveValue('아리스토텔레스의 덕과 중용');
    await expect(status(page, '내장 자료 ‘아리스토텔레스의 덕과 중용’')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await button(page, '실행 취소').click();
    await expect(topic(page)).toHaveValue('행복이란 무엇인가');
  },
);

test('two topics at once are both offered', async ({ page }) => {
  await openForm(page);
  await topic(page).fill('금리와 환율');
  await expect(near(page)).toContainText('통화 정책과 중앙은행');
  await expect(near(page)).toContainText('환율의 결정과 변동');
});

test('a field chosen by hand does not part a topic from its own, and comes back when the topic goes', async ({
  page,
}) => {
  await openForm(page);
  await topic(page).fill('금리');
  await isField(page, '사회');
  await page.getByRole('radio', { name: '과학' }).click({ force: true });
  await isField(page, '사회');
  await expect(status(page, '주제를 따라 ‘사회’ 분야로 정해졌습니다.')).toBeVisible();
  await topic(page).fill('');
  await isField(page, '과학');
});

test('pasted, and again after a reload or on the way back, the topic is matched', async ({ page }) => {
  await openForm(page);
  await page.evaluate(() => navigator.clipboard.writeText('GPS의 원리'));
  await topic(page).focus();
  await page.keyboard.press('Control+V');
  const satellites = status(page, '‘GPS의 원리’ → 내장 자료 ‘위성 항법과 위치 측정’');
  await expect(satellites).toBeVisible();
  await page.reload();
  await expect(satellites).toBeVisible();
  await isField(page, '기술');
  await page.getByRole('link', { name: '홈', exact: true }).first().click();
  await page.waitForURL('**/home');
  await page.goBack();
  await expect(satellites).toBeVisible();
  await isField(page, '기술');
});

test('while an IME composes, the words are matched and no syllable is lost', async ({ page }) => {
  await openForm(page);
  await topic(page).click();
  const ime = await page.context().newCDPSession(page);
  await compose(ime, ['ㅁ', '머', '면', '며녀', '면여', '면역']);
  await expect(topic(page)).toHaveValue('면역');
  await expect(status(page, '‘면역’ → 내장 자료 ‘적응 면역과 면역의 기억’')).toBeVisible();
  await ime.send('Input.insertText', { text: '면역' });
  await expect(topic(page)).toHaveValue('면역');
});

test('a passage of other words is made again on one of the nearest topics, or not at all', async ({ page }) => {
  const made = await page.request.post('/api/pass/insert/each', {
    data: { title: '보험 지문', type: '사회', keyword: '보험', content: SAMPLE_TEXT },
  });
  const { pasCode } = (await made.json()) as { pasCode: string };
  await page.goto(`/passage/create?pasCode=${pasCode}`);
  await button(page, '다시 생성').click();
  const refusal = page.getByRole('dialog', { name: '제재와 맞는 내장 자료가 없습니다' });
  await refusal.getByRole('button', { name: '정보의 비대칭성과 역선택' }).click();
  await expect(asked(page, '지문을 다시 생성하시겠습니까?')).toContainText(
    '내장 자료 ‘정보의 비대칭성과 역선택’ (사회)',
  );
});
