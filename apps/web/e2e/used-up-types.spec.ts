import { randomUUID } from 'node:crypto';
import { sampleItem } from '@chulje/contract/testing';
import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { button, item, openSet } from './support/authoring.ts';
import { save } from './support/steps.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** What the items that stand on a passage leave to be made, and what there is to say of them. */
test.use({ expectedFaults: [/Failed to load resource/] });

const USED_UP = '내용 전개 방식';

/** A set on a passage of which the type asks all that it can; returns its code. */
async function exhaustType(page: Page): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(path, { data, headers: { 'idempotency-key': randomUUID() } });
  const passage = await (await post('/fastapi/generate-passage', { type_passage: '과학', keyword: ['삼투'] })).json();
  const asked = {
    custom_passage: passage.generated_passage,
    type_question: '사실적 읽기',
    type_question_detail: USED_UP,
  };
  const { pasCode } = await (await post('/fastapi/generate-question', asked)).json();
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await post('/fastapi/generate-question', { ...asked, pasCode });
    if (answer.status() === 422) return pasCode;
  }
  throw new Error('the type is never used up');
}

test('types that the items have used up cannot be chosen, and say why', async ({ page }) => {
  await beNewMember(page);
  await page.goto(`/questions/generate?pasCode=${await exhaustType(page)}`);
  await expect(item(page)).toContainText('1 / ');
  await save(page, '문항이 저장되었습니다.');
  await button(page, '문항 추가').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  const row = types
    .getByRole('list', { name: '문항 유형' })
    .getByRole('button')
    .filter({ hasText: '다른 문항에서 이미 다루었습니다' });
  await expect(row.first()).toHaveAttribute('aria-disabled', 'true');
  await row.first().press('Enter');
  await expect(button(page, '이 유형으로 생성하기')).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await button(page, '세트 추가').click();
  const set = page.getByRole('dialog', { name: '문항 세트 생성' });
  await expect(set.getByLabel('1번 문항 유형')).not.toContainText(USED_UP);
  const reasons = set.getByRole('listitem').filter({ hasText: USED_UP });
  await expect(reasons).toBeHidden();
  await set.getByText(/^이미 있는 문항 때문에 고를 수 없는 유형 \d+개$/).click();
  await expect(reasons).toContainText('다른 문항에서 이미 다루었습니다');
  await expectAccessible(page);
});

test('many remarks leave the item in sight: five stand, errors first, the others on demand', async ({ page }) => {
  await beNewMember(page);
  // The same options in all of them.
  await openSet(page, { items: 6, item: { options: sampleItem().options } });
  const remarks = item(page).getByRole('list', { name: '점검 결과' }).getByRole('listitem');
  const more = item(page).getByRole('button', { name: /^\d+개 더 보기$/ });
  await expect(remarks).toHaveCount(5);
  for (const remark of await remarks.all()) await expect(remark).toContainText('오류');
  await expect(item(page).locator('.item-stem')).toBeInViewport();
  const hidden = Number.parseInt((await more.textContent()) ?? '', 10);
  await more.click();
  await expect(remarks).toHaveCount(5 + hidden);
  await expectAccessible(page);
  await item(page).getByRole('button', { name: '접기' }).click();
  await expect(remarks).toHaveCount(5);
});
