import type { Page } from '@playwright/test';
import { beNewMember, PASSWORD } from './support/accounts.ts';
import { test } from './support/fake-model.ts';
import { confirmGeneration, fillPassageForm, save, ticketsShown } from './support/steps.ts';
import { expect, expectAccessible } from './support/test.ts';

const item = (page: Page) => page.getByRole('region', { name: '문항', exact: true });

// The browser tells of the session that has ended.
test.use({ expectedFaults: [/401 \(Unauthorized\)/] });

test('with a model: a passage that streams, verified items, refining with a diff and undo', async ({ page, model }) => {
  test.setTimeout(240_000);
  const email = await beNewMember(page);

  // No list of topics: a model writes on any.
  await model.script({ behaviour: 'slow', task: 'draft' });
  await fillPassageForm(page, { title: 'AI 지문', topic: '삼투 현상' });
  await expect(page.getByRole('region', { name: '추천 주제' })).toBeHidden();
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  const overlay = page.getByRole('dialog', { name: '지문을 생성하고 있습니다' });
  await expect(overlay.locator('.passage-box')).not.toBeEmpty({ timeout: 30_000 });
  await expectAccessible(page);
  await page.waitForURL('**/passage/create?pasCode=*', { timeout: 60_000 });
  await ticketsShown(page, 9);
  await expect(page.getByRole('complementary', { name: '지문 요약' })).not.toContainText('핵심 논점이 없습니다.');
  await save(page, '지문이 저장되었습니다.');

  await page.getByRole('button', { name: '문항 생성', exact: true }).click();
  await page.waitForURL('**/questions?pasCode=*');
  await page.getByRole('button', { name: '문항 유형 선택' }).click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByRole('button', { name: /^이해한 내용으로 적절하지 않은 것/ }).click();
  await types.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/questions/generate?pasCode=*', { timeout: 60_000 });
  await expect(item(page)).toContainText('1 / 1');
  await ticketsShown(page, 8);
  await expect(item(page)).toContainText('검증됨');
  const key = /정답\s*([①-⑤])/.exec(await item(page).innerText())?.[1] ?? '';
  await expect(item(page)).toContainText(`정답을 모르고 푼 답: ${key} ${key} ${key}`);
  await expectAccessible(page);
  await save(page, '문항이 저장되었습니다.');

  // One option, not the key: refined, seen as a difference, undone.
  const option = key === '③' ? '②' : '③';
  const at = '①②③④⑤'.indexOf(option);
  const optionText = item(page).locator('.item-options li').nth(at);
  const before = await optionText.innerText();
  const refine = page.getByRole('dialog', { name: '요청하여 고치기' });
  await item(page).getByRole('button', { name: '요청하여 고치기' }).click();
  await refine.getByLabel('고칠 곳').selectOption(option);
  await refine.getByRole('button', { name: '더 매력적인 오답으로' }).click();
  await expect(refine).toContainText('사용 예정 이용권1회');
  await expectAccessible(page);
  await refine.getByRole('button', { name: '고치기', exact: true }).click();
  const refined = page.getByRole('dialog', { name: '고친 내용' });
  await expect(refined.getByRole('region', { name: `선택지 ${option}` })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await refined.getByRole('button', { name: '고치기 전으로 되돌리기' }).click();
  await expect.poll(() => optionText.innerText()).toBe(before);
  await ticketsShown(page, 7);
  await save(page, '문항이 저장되었습니다.');

  // What was asked for when the session had ended is there again after the login.
  await item(page).getByRole('button', { name: '요청하여 고치기' }).click();
  await refine.getByLabel('고칠 내용').fill('3문단과 헷갈릴 오답으로');
  await page.context().clearCookies();
  await refine.getByRole('button', { name: '고치기', exact: true }).click();
  await page.waitForURL('**/login?redirect=*');
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/questions/generate?pasCode=*');
  await item(page).getByRole('button', { name: '요청하여 고치기' }).click();
  await expect(refine.getByLabel('고칠 내용')).toHaveValue('3문단과 헷갈릴 오답으로');
  await page.keyboard.press('Escape');

  // Harder, and kept.
  await item(page).getByRole('button', { name: '요청하여 고치기' }).click();
  await refine.getByLabel('고칠 내용').fill('');
  await refine.getByLabel('난도').selectOption('상');
  await refine.getByRole('button', { name: '고치기', exact: true }).click();
  await refined.getByRole('button', { name: '확인' }).click({ timeout: 60_000 });
  await expect(item(page)).toContainText('검증됨');
  await ticketsShown(page, 6);
  await save(page, '문항이 저장되었습니다.');
});

test('with a model: a set beside an item, with a slot that failed', async ({ page, model }) => {
  test.setTimeout(120_000);
  await beNewMember(page);
  // A text of its own: what was made of another stays in the stand-in's memory.
  await fillPassageForm(page, { title: 'AI 세트', topic: '판 구조론' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/passage/create?pasCode=*', { timeout: 60_000 });
  await save(page, '지문이 저장되었습니다.');
  await page.getByRole('button', { name: '문항 생성', exact: true }).click();
  await page.waitForURL('**/questions?pasCode=*');
  await page.getByRole('button', { name: '문항 유형 선택' }).click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByRole('button', { name: /^이해한 내용으로 적절하지 않은 것/ }).click();
  await types.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/questions/generate?pasCode=*', { timeout: 60_000 });
  await expect(item(page)).toContainText('1 / 1');
  await save(page, '문항이 저장되었습니다.');

  // Three more at once; the model refuses one, and what it writes for another may not go with the items that stand.
  await model.script({ behaviour: 'refusal', task: 'item' });
  await page.getByRole('button', { name: '세트 추가' }).click();
  const set = page.getByRole('dialog', { name: '문항 세트 생성' });
  await set.getByRole('button', { name: '4번 문항 빼기' }).click();
  await set.getByRole('button', { name: '문항 3개 생성하기' }).click();
  const progress = page.getByRole('dialog', { name: /^문항 세트(를| 생성을) / });
  await expect(progress).toContainText(
    /문항 [12]개를 만들었습니다\. 만들지 못한 [12]개의 이용권은 차감되지 않았습니다\./,
    {
      timeout: 90_000,
    },
  );
  const made = Number(/문항 ([12])개를/.exec(await progress.innerText())?.[1]);
  await expect(progress).toContainText('AI가 이 내용의 작성을 거절했습니다.');
  await expectAccessible(page);
  await progress.getByRole('button', { name: '문항 보기' }).click();
  await expect(item(page)).toContainText(`2 / ${made + 1}`);
  await ticketsShown(page, 8 - made);
});

test('a model that fails costs nothing and says what to do', async ({ page, model }) => {
  await beNewMember(page);
  await model.script({ behaviour: 'unauthorized', times: 20 });
  await fillPassageForm(page, { title: '되지 않는 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await expect(page.getByRole('alert')).toContainText('AI 연결 설정에 문제가 있습니다.', { timeout: 60_000 });
  await expect(page.getByLabel('작업명')).toHaveValue('되지 않는 지문');
  await ticketsShown(page, 10);
  await model.behave();
});
