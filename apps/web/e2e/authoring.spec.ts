import { sampleText } from '@chulje/contract/testing';
import { beNewMember } from './support/accounts.ts';
import { makePassageOf, makeSetOf } from './support/seed.ts';
import { makePassage, save, ticketsShown } from './support/steps.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a set is asked for at once on a passage of the library, put in order, undone and saved', async ({ page }) => {
  await beNewMember(page);
  await makePassage(page, '세트 지문');
  await save(page, '지문이 저장되었습니다.');

  await page.goto('/questions');
  await page.getByLabel('작업명').fill('버릴 제목');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  const asked = page.getByRole('alertdialog', { name: '입력한 내용을 지우시겠습니까?' });
  await asked.getByRole('button', { name: '취소하기' }).click();
  await expect(page.getByLabel('작업명')).toHaveValue('버릴 제목');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await asked.getByRole('button', { name: '지우기' }).click();
  await page.getByRole('button', { name: '지문 불러오기' }).click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  await expect(load.getByRole('region', { name: '지문 미리보기' })).toContainText('삼투');
  await expectAccessible(page);
  await load.getByLabel('작업명 검색').fill('없는 지문');
  await expect(load.getByText('‘없는 지문’에 대한 검색 결과가 없습니다.')).toBeVisible();
  await load.getByLabel('작업명 검색').fill('세트');
  await load.getByRole('button', { name: '이 지문 불러오기' }).click();
  await page.waitForURL('**/questions?pasCode=*');
  await expect(page.getByRole('textbox', { name: '지문' })).toContainText('삼투');
  await ticketsShown(page, 9);

  await page.getByRole('button', { name: '문항 세트 생성' }).click();
  const set = page.getByRole('dialog', { name: '문항 세트 생성' });
  await set.getByRole('button', { name: '4번 문항 빼기' }).click();
  await expect(set.getByRole('button', { name: '1번 문항 빼기' })).toBeDisabled();
  await expectAccessible(page);
  await set.getByRole('button', { name: '문항 3개 생성하기' }).click();
  const progress = page.getByRole('dialog', { name: /^문항 세트(를| 생성을) / });
  await expect(progress.getByRole('list', { name: '문항별 진행' }).getByRole('listitem')).toHaveCount(3);
  await progress.getByRole('button', { name: '문항 보기' }).click({ timeout: 60_000 });
  await page.waitForURL('**/questions/generate?pasCode=*');

  const item = page.getByRole('region', { name: '문항', exact: true });
  await expect(item).toContainText(/1 \/ [23]/);
  const total = Number(/1 \/ (\d)/.exec(await item.innerText())?.[1]);
  await ticketsShown(page, 9 - total);
  const first = await item.locator('.item-stem').innerText();
  await item.getByRole('button', { name: '문항 순서 뒤로' }).click();
  await expect(item).toContainText(`2 / ${total}`);
  await page.getByRole('button', { name: '실행 취소' }).first().click();
  await expect(item).toContainText(`1 / ${total}`);
  await expect(item.locator('.item-stem')).toHaveText(first);
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('dialog', { name: '미리보기' })).toContainText(`[1~${total}] 다음 글을 읽고`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await save(page, '문항이 저장되었습니다.');
});

test('a mark that the passage lacks is told at once, with a way to it', async ({ page }) => {
  await beNewMember(page);
  await makeSetOf(page.request, '세트 지문', { items: 2 });
  await page.goto('/home');
  await page.getByRole('link', { name: '세트 지문' }).first().click();
  await page.waitForURL('**/questions/generate?pasCode=*');
  const item = page.getByRole('region', { name: '문항', exact: true });
  await item.getByRole('button', { name: '문항 수정' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
  await item.getByRole('textbox', { name: '발문' }).fill('㉤에 대한 설명으로 적절하지 않은 것은?');
  const findings = item.getByRole('list', { name: '점검 결과' });
  await expect(findings).toContainText('㉤');
  await expectAccessible(page);
  await findings
    .getByRole('button', { name: /발문.*이동/ })
    .first()
    .click();
  await expect(item.getByRole('textbox', { name: '발문' })).toBeFocused();
  await page.locator('h1').click();
  await page.keyboard.press('Control+z');
  await expect(item.getByRole('textbox', { name: '발문' })).not.toHaveValue(/㉤/);
});

test('the later of two tabs is told, compares and decides; nothing is overwritten silently', async ({
  page,
  context,
}) => {
  await beNewMember(page);
  const pasCode = await makePassageOf(page.request, '두 탭 지문', sampleText());
  await page.goto(`/passage/create?pasCode=${pasCode}`);
  await expect(page.getByLabel('작업명')).toHaveValue('두 탭 지문');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('작업명')).toHaveValue('두 탭 지문');
  await page.getByLabel('작업명').fill('먼저 저장한 이름');
  await save(page, '지문이 저장되었습니다.');

  await other.getByLabel('작업명').fill('나중에 저장한 이름');
  await other.getByRole('button', { name: '저장', exact: true }).click();
  const conflict = other.getByRole('alertdialog', { name: '다른 창에서 먼저 저장했습니다' });
  await expect(conflict.getByRole('region', { name: '작업명' })).toContainText('먼저');
  await expect(conflict.getByRole('region', { name: '작업명' })).toContainText('나중에');
  await expectAccessible(other);
  await conflict.getByRole('button', { name: '계속 수정하기' }).click();
  await expect(other.getByLabel('작업명')).toHaveValue('나중에 저장한 이름');
  await other.getByRole('button', { name: '저장', exact: true }).click();
  await conflict.getByRole('button', { name: '지금 내용으로 덮어쓰기' }).click();
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('작업명')).toHaveValue('나중에 저장한 이름');
  await other.close();
});
