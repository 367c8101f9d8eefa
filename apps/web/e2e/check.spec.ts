import type { Question, QuestionSet } from '@chulje/contract';
import type { Page } from '@playwright/test';
import { asOneMember, button, editItem, field, item, passage } from './support/authoring.ts';
import { isPhone, shoot } from './support/shoot.ts';
import { save } from './support/steps.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** 검증됨 holds for what was checked: on screen from key to key, and on the server. */
test.use({ expectedFaults: [/Failed to load resource/] });
asOneMember();

const badge = (page: Page, state: '검증됨' | '검토 필요') => item(page).getByText(state, { exact: true });

async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.post(path, { data, headers, timeout: 60_000 });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** An item of the embedded engine on a passage of its own, saved and open. */
async function openMade(page: Page): Promise<{ pasCode: string; text: string }> {
  const made = await ask<{ generated_passage: string }>(page, '/fastapi/generate-passage', {
    type_passage: '과학',
    keyword: ['삼투'],
  });
  const { pasCode } = await ask<{ pasCode: string }>(page, '/fastapi/generate-question', {
    custom_passage: made.generated_passage,
    type_question: '사실적 읽기',
    type_question_detail: '내용 불일치',
    title: '검증을 보는 세트',
  });
  await page.goto(`/questions/generate?pasCode=${pasCode}`);
  await expect(badge(page, '검증됨')).toBeVisible();
  await save(page, '문항이 저장되었습니다.');
  return { pasCode, text: made.generated_passage };
}

test('the badge goes with the first change of the passage, comes back by undoing, and stays away once that is saved', async ({
  page,
}) => {
  await openMade(page);
  await passage(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 앞의 말은 모두 사실이 아니다.');
  await expect(badge(page, '검토 필요')).toBeVisible();
  await expect(button(page, '다시 검증')).toBeDisabled();
  await expect(item(page)).toContainText('저장하면 다시 검증할 수 있습니다.');
  await page.keyboard.press('Control+z');
  await expect(badge(page, '검증됨')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(badge(page, '검토 필요')).toBeVisible();
  await save(page, '문항이 저장되었습니다.');
  await expect(badge(page, '검토 필요')).toBeVisible();
  await expectAccessible(page);
  await button(page, '다시 검증').click();
  await expect(
    page.getByText('다시 검증하지 못했습니다. 지문에 지금의 내장 자료와 다른 문장이 있습니다.'),
  ).toBeVisible();
  await page.reload();
  await expect(badge(page, '검토 필요')).toBeVisible();
});

test('the badge goes with another key and comes back with the old one; bold words leave it', async ({ page }) => {
  await openMade(page);
  await passage(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(page.getByText('저장되지 않음')).toBeVisible();
  await expect(badge(page, '검증됨')).toBeVisible();
  await editItem(page);
  const keys = item(page).getByRole('radio');
  await expect(keys).toHaveCount(5);
  const right = await keys.evaluateAll((radios) => radios.findIndex((radio) => (radio as HTMLInputElement).checked));
  await keys.nth((right + 1) % 5).check();
  await expect(badge(page, '검토 필요')).toBeVisible();
  await keys.nth(right).check();
  await expect(badge(page, '검증됨')).toBeVisible();
  await field(page, '해설').fill('다른 해설');
  await expect(badge(page, '검토 필요')).toBeVisible();
});

test('다시 검증 brings the badge back where the item rests on nothing that is gone', async ({ page }) => {
  const { pasCode, text } = await openMade(page);
  const set: QuestionSet = await (await page.request.get(`/api/pass/ques/select/${pasCode}`)).json();
  const quotes = set.questions.flatMap(({ item: { options } }: Question) =>
    options.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
  );
  const free = text.split(/(?<=다\.)\s/).filter((sentence) => !quotes.some((quote) => sentence.includes(quote)));
  await passage(page).fill(text.replace(` ${free.at(-1)}`, ''));
  await save(page, '문항이 저장되었습니다.');
  await expect(badge(page, '검토 필요')).toBeVisible();
  await button(page, '다시 검증').click();
  await expect(page.getByText('다시 검증했습니다.')).toBeVisible();
  await expect(badge(page, '검증됨')).toBeVisible();
  await expect(button(page, '다시 검증')).toBeHidden();
  await page.reload();
  await expect(badge(page, '검증됨')).toBeVisible();
});

test('a broken rule of the set is said in the lists, at the item that breaks it and beside the others', {
  tag: '@phone',
}, async ({ page }) => {
  const { pasCode, text } = await openMade(page);
  const set: QuestionSet = await (await page.request.get(`/api/pass/ques/select/${pasCode}`)).json();
  const [first] = set.questions;
  // The same item three times over, and one whose option is empty.
  const empty = { ...first?.item, options: first?.item.options.map((o, at) => (at === 1 ? { ...o, text: '' } : o)) };
  const answer = await page.request.put(`/api/pass/ques/update/${pasCode}`, {
    data: {
      title: '규칙을 어긴 세트',
      content: text,
      questions: [{ queCode: first?.queCode, item: first?.item }, { item: first?.item }, { item: empty }],
    },
  });
  const { questions }: QuestionSet = await answer.json();
  const errors = questions.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error')).length;
  for (const [path, name] of [
    ['/home', 'home'],
    ['/storage', 'storage'],
    ['/storage/worklistMain', 'recent'],
  ] as const) {
    // On phones it leads to the lists and shows none.
    if (path === '/storage' && isPhone()) continue;
    await page.goto(path);
    await expect(
      page.getByRole('row', { name: /규칙을 어긴 세트/ }).getByText(`규칙 오류 ${errors}`, { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await shoot(page, `broken-rule-${name}`);
  }
  await page.goto(`/questions/generate?pasCode=${pasCode}`);
  const remarks = item(page).getByRole('list', { name: '점검 결과' });
  await expect(remarks).toContainText('같은 선택지가 있습니다.');
  await expect(item(page)).toContainText('오류가 있는 다른 문항2번3번');
  await expectAccessible(page);
  await shoot(page, 'broken-rule-editor');
  await button(page, '3번').click();
  await expect(item(page)).toContainText('3 / 3');
  await expect(item(page)).toContainText('오류가 있는 다른 문항1번2번');
  await editItem(page);
  await expect(item(page).getByText('오류: 선택지가 비어 있습니다.')).toBeVisible();
  await shoot(page, 'broken-rule-field');
});
