import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { test } from './support/fake-model.ts';
import { shoot } from './support/shoot.ts';
import { confirmGeneration, fillPassageForm, save, ticketsShown } from './support/steps.ts';
import { expect, expectAccessible } from './support/test.ts';

const item = (page: Page) => page.getByRole('region', { name: '문항', exact: true });

async function askForItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: '문항 유형 선택' }).click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByRole('button', { name: /^이해한 내용으로 적절하지 않은 것/ }).click();
  await types.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await confirmGeneration(page);
}

test('solvers who disagree: an item without one sure answer costs nothing, a mended one is 검증됨, a doubtful one 검토 필요 with its reasons', async ({
  page,
  model,
}) => {
  test.setTimeout(240_000);
  await beNewMember(page);
  await fillPassageForm(page, { title: '검토할 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/passage/create?pasCode=*', { timeout: 60_000 });
  await save(page, '지문이 저장되었습니다.');
  await page.getByRole('button', { name: '문항 생성', exact: true }).click();
  await page.waitForURL('**/questions?pasCode=*');

  // Every solver of every draft finds a second right option: nothing is delivered.
  await model.script({ behaviour: 'two-right', task: 'solve', times: 30 });
  await askForItem(page);
  await expect(page.getByRole('alert')).toContainText('정답이 하나로 확정되는 문항을 만들지 못했습니다.', {
    timeout: 60_000,
  });
  await ticketsShown(page, 9);

  // One of them does once: the item is mended and solved again.
  await model.behave();
  await model.script({ behaviour: 'two-right', task: 'solve' });
  await askForItem(page);
  await page.waitForURL('**/questions/generate?pasCode=*', { timeout: 60_000 });
  await expect(item(page)).toContainText('검증됨');
  await expect(item(page)).toContainText(/정답을 모르고 푼 답: ([①-⑤]) \1 \1/);
  await ticketsShown(page, 8);
  await save(page, '문항이 저장되었습니다.');

  // A wrong option grows far longer than the others; what is checked after that says so.
  const key = '①②③④⑤'.indexOf(/정답\s*([①-⑤])/.exec(await item(page).innerText())?.[1] ?? '');
  const options = await item(page).locator('.item-options li').allInnerTexts();
  const lengths = options.map((text) => text.replace(/\s/g, '').length);
  const shortest = Math.min(...lengths);
  // The shortest stays as it is: the others are measured by it.
  const [long = 0, refined = 0] = [0, 1, 2, 3, 4].filter((index) => index !== key && lengths[index] !== shortest);
  await item(page).getByRole('button', { name: '문항 수정' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
  const field = item(page).getByRole('textbox', { name: `선택지 ${'①②③④⑤'.charAt(long)}` });
  await field.fill(
    '농도가 낮은 쪽의 물은 언제나 막을 지나지 못하고 그 자리에 머문다고 보아야 한다'
      .repeat(3)
      .slice(0, Math.round(shortest * 3.2)),
  );
  await save(page, '문항이 저장되었습니다.');
  await expect(item(page).getByText('검증됨')).toBeHidden();
  await item(page).getByRole('button', { name: '수정 마치기' }).first().click();
  await item(page).getByRole('button', { name: '요청하여 고치기' }).click();
  const refine = page.getByRole('dialog', { name: '요청하여 고치기' });
  await refine.getByLabel('고칠 곳').selectOption('①②③④⑤'.charAt(refined));
  await refine.getByRole('button', { name: '더 매력적인 오답으로' }).click();
  await refine.getByRole('button', { name: '고치기', exact: true }).click();
  await page
    .getByRole('dialog', { name: '고친 내용' })
    .getByRole('button', { name: '확인' })
    .click({ timeout: 60_000 });
  await expect(item(page)).toContainText('검토 필요');
  await expect(item(page)).toContainText('아래 점검 결과를 확인해 주세요.');
  await expect(item(page).getByRole('list', { name: '점검 결과' })).toContainText('선택지의 길이 차이가 큽니다.');
  await expectAccessible(page);
});

test('다시 검증 of an item that a model made: said what it costs, verified on the passage as it stands, free when it fails', {
  tag: '@phone',
}, async ({ page, model }) => {
  await beNewMember(page);
  const ask = async (path: string, data: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await page.request.post(path, { data, headers, timeout: 60_000 });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const passage = await ask('/fastapi/generate-passage', { type_passage: '과학', keyword: ['삼투 현상'] });
  const { pasCode } = await ask('/fastapi/generate-question', {
    custom_passage: passage.generated_passage,
    type_question: '사실적 읽기',
    type_question_detail: '내용 불일치',
    title: '다시 검증할 세트',
  });
  await ask('/api/pass/update/each', {
    pasCode,
    title: '다시 검증할 세트',
    content: `${passage.generated_passage} 이 현상은 여러 분야에서 쓰인다.`,
  });
  await page.goto(`/questions/generate?pasCode=${pasCode}`);
  const verify = item(page).getByRole('button', { name: '다시 검증' });
  const dialog = page.getByRole('alertdialog', { name: '문항을 다시 검증하시겠습니까?' });
  await expect(item(page)).toContainText('검토 필요');
  await shoot(page, 'stale');

  // One who finds a second right option is enough.
  await model.script({ behaviour: 'two-right', task: 'solve' });
  await verify.click();
  await expect(dialog).toContainText('사용 예정 이용권1회');
  await expect(dialog).toContainText('검증되지 않으면 이용권이 차감되지 않습니다.');
  await expectAccessible(page);
  await shoot(page, 'verify-dialog');
  await dialog.getByRole('button', { name: '검증하기' }).click();
  await expect(page.getByText(/답이 될 수 있다고 보았습니다\. 이용권은 차감되지 않았습니다\./)).toBeVisible();
  await expect(item(page)).toContainText('검토 필요');
  await shoot(page, 'verify-refused');

  await model.behave();
  await verify.click();
  await expect(dialog).toContainText('보유 이용권8회');
  await dialog.getByRole('button', { name: '검증하기' }).click();
  await expect(page.getByText('다시 검증했습니다.')).toBeVisible();
  await expect(item(page)).toContainText('검증됨');
  await expect(item(page)).toContainText(/정답을 모르고 푼 답: ([①-⑤]) \1 \1/);
  await expect(verify).toBeHidden();
  await expectAccessible(page);
  await shoot(page, 'verified');
  const { balance } = await (await page.request.get('/api/info/select/ticket')).json();
  expect(balance).toBe(7);
});
