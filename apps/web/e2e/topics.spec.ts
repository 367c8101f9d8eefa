import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { asked, button, SAMPLE_TEXT, ticketsLeft, title, topic } from './support/authoring.ts';
import { compose } from './support/ime.ts';
import { goOn } from './support/steps.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

/** What a topic is matched with is said before it costs; what matches nothing is refused before anything is asked. */
const PIGOU = '내장 자료 ‘외부 효과와 코즈 정리’';
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
    await topic(page).pressSequentially('피구세');
    await expect(status(page, `‘피구세’ → ${PIGOU}`)).toContainText('주제를 따라 ‘사회’ 분야로 정해졌습니다.');
    await expect(status(page, PIGOU)).toContainText('지문 3편 중 1번째');
    await expect(near(page)).toBeHidden();
    await expectAccessible(page);
    await goOn(page);
    await button(page, '지문 생성하기').click();
    const payment = asked(page, '지문을 생성하시겠습니까?');
    await expect(payment).toContainText(`‘피구세’ → ${PIGOU} (사회) 지문 3편 중 1번째`);
    await payment.getByRole('button', { name: '생성하기' }).click();
    await page.waitForURL('**/passage/create?pasCode=*');
    const pasCode = new URL(page.url()).searchParams.get('pasCode');
    const work = await (await page.request.get(`/api/pass/select/${pasCode}`)).json();
    expect(work).toMatchObject({ type: '사회', keyword: '피구세 · 외부 효과와 코즈 정리' });
    await openForm(page);
    await topic(page).fill('피구세');
    await expect(status(page, PIGOU)).toContainText('지문 3편 중 2번째');
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
    await near(page).getByRole('button').first().click();
    await expect(topic(page)).not.toHaveValue('행복이란 무엇인가');
    await expect(status(page, `내장 자료 ‘${await topic(page).inputValue()}’`)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await button(page, '실행 취소').click();
    await expect(topic(page)).toHaveValue('행복이란 무엇인가');
  },
);

test('a topic whose passages are still being written is named, and refused before the dialog', async ({ page }) => {
  await page.route('**/api/topics?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), match: null, preparing: { field: '사회', topic: '금리' } },
    });
  });
  await openForm(page);
  await topic(page).fill('기준금리');
  await expect(status(page, '내장 자료 ‘금리’의 지문은 준비 중입니다.')).toBeVisible();
  await button(page, '지문 생성하기').click();
  await expect(page.getByRole('alert')).toContainText('‘금리’ 지문은 준비 중입니다.');
});

test('two topics at once are both offered', async ({ page }) => {
  await openForm(page);
  await topic(page).fill('형벌과 외부 효과');
  await expect(near(page)).toContainText('형벌의 정당화');
  await expect(near(page)).toContainText('외부 효과와 코즈 정리');
});

test('a field chosen by hand does not part a topic from its own, and comes back when the topic goes', async ({
  page,
}) => {
  await openForm(page);
  await topic(page).fill('피구세');
  await isField(page, '사회');
  await page.getByRole('radio', { name: '과학' }).click({ force: true });
  await isField(page, '사회');
  await expect(status(page, '주제를 따라 ‘사회’ 분야로 정해졌습니다.')).toBeVisible();
  await topic(page).fill('');
  await isField(page, '과학');
});

test('pasted, and again after a reload or on the way back, the topic is matched', async ({ page }) => {
  await openForm(page);
  await page.evaluate(() => navigator.clipboard.writeText('리튬 배터리의 원리'));
  await topic(page).focus();
  await page.keyboard.press('Control+V');
  const batteries = status(page, '‘리튬 배터리의 원리’ → 내장 자료 ‘이차 전지의 원리와 한계’');
  await expect(batteries).toBeVisible();
  await page.reload();
  await expect(batteries).toBeVisible();
  await isField(page, '기술');
  await page.getByRole('link', { name: '홈', exact: true }).first().click();
  await page.waitForURL('**/home');
  await page.goBack();
  await expect(batteries).toBeVisible();
  await isField(page, '기술');
});

test('while an IME composes, the words are matched and no syllable is lost', async ({ page }) => {
  await openForm(page);
  await topic(page).click();
  const ime = await page.context().newCDPSession(page);
  await compose(ime, ['ㄱ', '구', '귀', '귄', '귀나', '귀납']);
  await expect(topic(page)).toHaveValue('귀납');
  await expect(status(page, '‘귀납’ → 내장 자료 ‘귀납 추론의 정당화’')).toBeVisible();
  await ime.send('Input.insertText', { text: '귀납' });
  await expect(topic(page)).toHaveValue('귀납');
});

test('a passage of other words is made again on one of the nearest topics, or not at all', async ({ page }) => {
  const made = await page.request.post('/api/pass/insert/each', {
    data: { title: '오염 지문', type: '사회', keyword: '환경 오염', content: SAMPLE_TEXT },
  });
  const { pasCode } = (await made.json()) as { pasCode: string };
  await page.goto(`/passage/create?pasCode=${pasCode}`);
  await button(page, '다시 생성').click();
  const refusal = page.getByRole('dialog', { name: '제재와 맞는 내장 자료가 없습니다' });
  await refusal.getByRole('button', { name: '외부 효과와 코즈 정리' }).click();
  await expect(asked(page, '지문을 다시 생성하시겠습니까?')).toContainText('내장 자료 ‘외부 효과와 코즈 정리’ (사회)');
});
