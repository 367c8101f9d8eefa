import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { Page } from '@playwright/test';
import { beNewMember } from '../support/accounts.ts';
import { test } from '../support/fake-model.ts';
import { LONG_TITLE, makeSetOf } from '../support/seed.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { failing } from '../support/states.ts';
import { confirmGeneration, goOn, makePassage, save } from '../support/steps.ts';
import { expect } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/] });
test.setTimeout(300_000);

const item = (page: Page) => page.getByRole('region', { name: '문항', exact: true });

test('a set of verified items, from its making to its export', async ({ page, model }) => {
  await beNewMember(page);
  await makePassage(page, '3월 둘째 주 과학 지문');
  await save(page, '지문이 저장되었습니다.');
  await page.getByRole('button', { name: '문항 생성', exact: true }).click();
  await page.waitForURL('**/questions?pasCode=*');
  await goOn(page);
  await page.getByRole('button', { name: '문항 세트 생성' }).click();
  await expect(page.getByLabel('1번 문항 유형')).toBeVisible();
  await shoot(page, '1-set-dialog');
  await model.script({ behaviour: 'refusal', task: 'item' }, { behaviour: 'slow', task: 'item', times: 3 });
  await page.getByRole('button', { name: '문항 4개 생성하기' }).click();
  const progress = page.getByRole('dialog', { name: /^문항 세트(를| 생성을) / });
  await expect(progress.getByLabel('실패')).toBeVisible({ timeout: 60_000 });
  await shoot(page, '2-progress');
  await expect(progress.getByRole('button', { name: '문항 보기' })).toBeVisible({ timeout: 120_000 });
  await shoot(page, '3-progress-ended');
  await progress.getByRole('button', { name: '문항 보기' }).click();
  await page.waitForURL('**/questions/generate?pasCode=*');
  await expect(item(page)).toContainText('1 / 3');
  await shoot(page, '4-fresh');
  await save(page, '문항이 저장되었습니다.');
  await shoot(page, '5-saved');

  if (isPhone()) {
    await page.getByRole('button', { name: '정답과 해설 보기' }).click();
    await expect(page.getByRole('dialog', { name: '정답과 해설' })).toBeVisible();
    await shoot(page, '6-explanation-sheet');
  }
  await page
    .getByRole('button', { name: /^선택지 .의 근거 보기$/ })
    .first()
    .click();
  await expect(page.locator('.editor-highlight').first()).toBeVisible();
  await shoot(page, '7-evidence');
  if (isPhone()) {
    await page.getByRole('button', { name: '요약 보기' }).click();
    await expect(page.getByRole('dialog', { name: '지문 요약' })).toBeVisible();
    await shoot(page, '8-summary-sheet');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: '문항' }).click();
  }

  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('dialog', { name: '미리보기' })).toContainText('[1~3] 다음 글을 읽고');
  await shoot(page, '9-reading');
  await page.keyboard.press('Escape');

  await item(page).getByRole('button', { name: '다시 생성' }).click();
  await expect(page.getByRole('alertdialog', { name: '문항을 다시 생성하시겠습니까?' })).toBeVisible();
  await shoot(page, '10-recreate');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '문항 추가' }).click();
  await page.getByRole('button', { name: /^이해한 내용으로 적절하지 않은 것/ }).click();
  await page.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await model.script({ behaviour: 'slow', task: 'item' });
  await confirmGeneration(page);
  await expect(page.getByRole('dialog', { name: '문항을 생성하고 있습니다' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '작성' })).toHaveAttribute('aria-current', 'step');
  await shoot(page, '11-busy');
  await expect(item(page)).toContainText('4 / 4', { timeout: 60_000 });
  await save(page, '문항이 저장되었습니다.');

  await item(page).getByRole('button', { name: '요청하여 고치기' }).click();
  await page.getByRole('button', { name: '더 매력적인 오답으로' }).click();
  await shoot(page, '12-refine');
  await page.getByRole('button', { name: '고치기', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '고친 내용' })).toBeVisible({ timeout: 60_000 });
  await shoot(page, '13-refined');
  await page.getByRole('button', { name: '고치기 전으로 되돌리기' }).click();

  await item(page).getByRole('button', { name: '문항 수정' }).click();
  await expect(page.getByRole('alertdialog', { name: '문항을 수정하시겠습니까?' })).toBeVisible();
  await shoot(page, '14-edit-warning');
  await page.getByRole('button', { name: '수정하기' }).click();
  await item(page).getByRole('textbox', { name: '발문' }).fill('㉤에 대한 설명으로 적절하지 않은 것은?');
  await expect(item(page).getByRole('list', { name: '점검 결과' })).toContainText('㉤');
  await shoot(page, '15-edit-with-remarks');
});

test('other sets', async ({ page }) => {
  await beNewMember(page);
  const code = await makeSetOf(page.request, '보관함에서 연 세트', { items: 2 });
  await page.goto(`/questions/generate?pasCode=${code}&from=/storage/worklistMain`);
  await expect(item(page)).toContainText('1 / 2');
  await shoot(page, '21-opened-again');

  await item(page).getByRole('button', { name: '문항 지우기' }).click();
  await expect(page.getByRole('alertdialog', { name: '문항을 지우시겠습니까?' })).toBeVisible();
  await shoot(page, '22-remove');
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await expect(item(page)).toContainText('1 / 1');
  await item(page).getByRole('button', { name: '문항 지우기' }).click();
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await expect(page.getByText('문항이 없습니다.')).toBeVisible();
  await shoot(page, '23-no-items');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: '되살리기' })).toBeVisible();
  await shoot(page, '24-draft-offered');
  await page.getByRole('button', { name: '버리기' }).click();

  await page.getByRole('button', { name: '문항 순서 뒤로' }).click();
  const version = await page.request.get(`/api/pass/ques/select/${code}`);
  const { type, keyword, content } = (await version.json()) as Record<string, string>;
  await page.request.put(`/api/pass/ques/update/${code}`, {
    data: {
      title: '다른 창의 작업명',
      type,
      keyword,
      content,
      questions: [{ item: sampleItem({ stem: '윗글에서 알 수 있는 내용으로 적절하지 않은 것은?' }) }],
    },
  });
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: '다른 창에서 먼저 저장했습니다' })).toBeVisible();
  await shoot(page, '25-conflict');
});

test('a long set, and one in trouble', async ({ page }) => {
  await beNewMember(page);
  const code = await makeSetOf(page.request, LONG_TITLE, { content: sampleText(4_900), items: 30 });
  await page.goto(`/questions/generate?pasCode=${code}`);
  await expect(item(page)).toContainText('1 / 30');
  if (isPhone()) {
    await page.getByRole('tab', { name: '지문' }).click();
    await shoot(page, '31-long-passage');
    await page.getByRole('tab', { name: '문항' }).click();
  }
  await shoot(page, '31-long');

  await item(page).getByRole('button', { name: '문항 순서 뒤로' }).click();
  await failing(page, '**/api/pass/ques/update/**');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('문항 저장 실패')).toBeVisible();
  await shoot(page, '32-save-failed');

  await failing(page, `**/api/pass/ques/select/${code}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '33-not-read');
});
