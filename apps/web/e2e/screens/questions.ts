import { sampleText } from '@chulje/contract/testing';
import { beNewMember } from '../support/accounts.ts';
import { makeWorks, star } from '../support/seed.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { asUsual, failing, waiting } from '../support/states.ts';
import { goOn } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/], serverEnv: { EMBEDDED_ENGINE_STAGE_SECONDS: '3' } });

const PASSAGES = '**/api/pass/select/prevlist';

test('the question form', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/questions');
  await expect(page.getByLabel('작업명')).toBeVisible();
  await shoot(page, '1-own-empty');

  await page.getByLabel('작업명').fill('3월 둘째 주 사회 문항');
  await page.getByRole('textbox', { name: '지문' }).fill(sampleText(200));
  const isShort = page.getByText(/^문항을 만들려면 .+자가 더 필요합니다\.$/);
  await expect(isShort).toBeVisible();
  await shoot(page, '2-own-short');
  await page.getByRole('textbox', { name: '지문' }).fill(sampleText());
  await expect(isShort).toBeHidden();
  await shoot(page, '3-own-filled');

  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await expect(page.getByRole('alertdialog', { name: '입력한 내용을 지우시겠습니까?' })).toBeVisible();
  await shoot(page, '4-switch');
  await page.getByRole('button', { name: '지우기' }).click();
  await expect(page.getByText('불러온 지문이 없습니다.')).toBeVisible();
  await shoot(page, '5-library-empty');

  await page.getByRole('button', { name: '지문 불러오기' }).click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  await expect(load.getByText('최근 작업 내역이 없습니다.')).toBeVisible();
  await shoot(page, '6-load-empty');
  await page.keyboard.press('Escape');

  await failing(page, PASSAGES);
  await page.reload();
  await page.getByRole('button', { name: '지문 불러오기' }).click();
  await expect(load.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '6-load-failed');
  await asUsual(page);

  await star(page.request, (await makeWorks(page.request, 9)).slice(0, 2));
  await page.reload();
  await page.getByRole('button', { name: '지문 불러오기' }).click();
  await expect(load.getByRole('list', { name: '지문 목록' })).toBeVisible();
  await expect(load.getByRole('button', { name: '이 지문 불러오기' })).toBeEnabled();
  await shoot(page, '7-load');
  await load.getByRole('list', { name: '지문 목록' }).getByRole('button').nth(1).click();
  if (isPhone()) await shoot(page, '8-load-preview');
  else {
    await load.getByLabel('작업명 검색').fill('없는 이름');
    await expect(load.getByText('‘없는 이름’에 대한 검색 결과가 없습니다.')).toBeVisible();
    await shoot(page, '8-load-nothing-found');
    await load.getByLabel('작업명 검색').fill('');
  }
  await load.getByRole('button', { name: '이 지문 불러오기' }).click();
  await page.waitForURL('**/questions?pasCode=*');
  await expect(page.getByRole('textbox', { name: '지문' })).toContainText('역선택');
  await shoot(page, '9-library-filled');

  await goOn(page);
  if (isPhone()) {
    await expect(page.getByRole('button', { name: '문항 유형 고르기' })).toBeVisible();
    await shoot(page, '10-step-2');
  }
  await page.getByRole('button', { name: isPhone() ? '문항 유형 고르기' : '문항 유형 선택' }).click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await expect(types.getByRole('region', { name: '예시 문항' })).toBeVisible();
  await shoot(page, '11-types');
  await types.getByLabel('범주').selectOption('어휘 및 문법');
  await shoot(page, '12-types-of-words');
  await types.getByLabel('범주').selectOption('전체');
  await types.getByRole('button', { name: isPhone() ? '이 문항 선택하기' : '이 유형으로 생성하기' }).click();
  if (isPhone()) {
    await shoot(page, '13-step-2-chosen');
    await goOn(page);
    await shoot(page, '14-step-3');
    await page.getByRole('button', { name: '문항 생성하기' }).click();
  }
  const confirm = page.getByRole('alertdialog', { name: '문항을 생성하시겠습니까?' });
  await expect(confirm).toBeVisible();
  await shoot(page, '15-confirm');
  await failing(page, '**/fastapi/generate-question');
  await confirm.getByRole('button', { name: '생성하기' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, '16-failed');
  await asUsual(page);

  if (isPhone()) await page.getByRole('button', { name: '이전' }).click();
  await page.getByRole('button', { name: '문항 세트 생성' }).click();
  await expect(
    page.getByRole('dialog', { name: '문항 세트 생성' }).getByRole('button', { name: /생성하기/ }),
  ).toBeVisible();
  await shoot(page, '17-set');
  await waiting(page, '**/fastapi/generate-set');
  await page.getByRole('button', { name: '문항 4개 생성하기' }).click();
  await expect(page.getByRole('dialog', { name: '문항 세트를 생성하고 있습니다' })).toBeVisible();
  await shoot(page, '18-busy');
});
