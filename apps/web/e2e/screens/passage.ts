import { sampleText } from '@chulje/contract/testing';
import { beNewMember } from '../support/accounts.ts';
import { makePassageOf } from '../support/seed.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { asUsual, failing } from '../support/states.ts';
import { confirmGeneration, fillPassageForm, goOn, save } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFaults: [/Failed to load resource/], serverEnv: { EMBEDDED_ENGINE_STAGE_SECONDS: '3' } });

const TICKETS = '**/api/info/select/ticket';

test('the passage form', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/passage');
  await expect(page.getByLabel('작업명')).toBeVisible();
  await shoot(page, '1-form-empty');

  await page.getByLabel('작업명').fill('3월 둘째 주 과학 지문');
  await page.getByRole('radio', { name: '과학' }).check({ force: true });
  if (isPhone()) {
    await shoot(page, '2-form-step-1');
    await goOn(page);
  }
  await page.getByRole('textbox', { name: '주제' }).fill('형벌과 외부 효과');
  await expect(page.getByText('이 말과 꼭 맞는 내장 자료가 없습니다.')).toBeVisible();
  await shoot(page, '2-form-near-topics');
  await page.getByRole('textbox', { name: '주제' }).fill('피구세');
  await expect(page.getByText('‘피구세’ → 내장 자료 ‘외부 효과와 코즈 정리’').filter({ visible: true })).toBeVisible();
  if (isPhone()) {
    await shoot(page, '2-form-step-2');
    await goOn(page);
  }
  await shoot(page, '3-form-filled');

  await page.getByRole('button', { name: '초기화' }).click();
  await expect(page.getByRole('alertdialog', { name: '입력한 내용을 지우시겠습니까?' })).toBeVisible();
  await shoot(page, '4-form-reset');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await expect(page.getByRole('alertdialog', { name: '지문을 생성하시겠습니까?' })).toBeVisible();
  await shoot(page, '5-confirm');
  await page.keyboard.press('Escape');

  await page.route('**/api/pass/select/count/recent', (route) => route.fulfill({ json: 150 }));
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await expect(page.getByRole('alertdialog', { name: '최근 작업 내역이 꽉 찼습니다.' })).toBeVisible();
  await shoot(page, '6-full');
  await page.keyboard.press('Escape');
  await asUsual(page);

  await failing(page, '**/fastapi/generate-passage');
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await expect(page.getByRole('alert')).toContainText('지문 생성 중 오류가 발생했습니다');
  await shoot(page, '7-failed');
  await asUsual(page);

  await page.route(TICKETS, (route) => route.fulfill({ json: { balance: 0, total: 10 } }));
  await page.reload();
  await goOn(page);
  await goOn(page);
  await expect(page.getByRole('button', { name: '이용권 구매하기' })).toBeVisible();
  await shoot(page, '8-no-tickets');
  await asUsual(page);

  await failing(page, TICKETS);
  await page.reload();
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('티켓 정보 가져오기 실패')).toBeVisible({ timeout: 30_000 });
  await shoot(page, '9-tickets-unknown');
});

test('a passage being made and made', async ({ page }) => {
  await beNewMember(page);
  await fillPassageForm(page, { title: '다루지 않는 주제', topic: '쾅쾅뿅뿅' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await expect(page.getByRole('alert')).toContainText('이용권은 차감되지 않았습니다', { timeout: 30_000 });
  await shoot(page, '11-refused-topic');

  await fillPassageForm(page, { title: '3월 둘째 주 과학 지문', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  const overlay = page.getByRole('dialog', { name: '지문을 생성하고 있습니다' });
  await expect(overlay.locator('.passage-box')).not.toBeEmpty({ timeout: 30_000 });
  await shoot(page, '12-busy');
  await page.waitForURL('**/passage/create?pasCode=*', { timeout: 60_000 });
  await expect(page.getByText('저장되지 않음')).toBeVisible();
  await shoot(page, '13-result-fresh');
  await save(page, '지문이 저장되었습니다.');
  await shoot(page, '14-result-saved');

  if (isPhone()) {
    await page.getByRole('button', { name: '요약 보기' }).click();
    await expect(page.getByRole('dialog', { name: '지문 요약' })).toBeVisible();
    await shoot(page, '15-summary-sheet');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: '다시 생성' }).click();
  await expect(page.getByRole('alertdialog', { name: '지문을 다시 생성하시겠습니까?' })).toBeVisible();
  await shoot(page, '16-payment');
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: '지문' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 덧붙인 문장이다.');
  await expect(page.getByText('저장되지 않음')).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: '홈', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole('alertdialog', { name: '작업을 중단하시겠습니까?' })).toBeVisible();
  await shoot(page, '17-leave');
  await page.getByRole('button', { name: '작업 중단하기' }).click();
  await page.waitForURL('**/home');

  await page.goto(address);
  await expect(page.getByRole('button', { name: '되살리기' })).toBeVisible();
  await shoot(page, '18-draft-offered');
  await page.getByRole('button', { name: '되살리기' }).click();
  await expect(page.getByText('저장되지 않음')).toBeVisible();

  const pasCode = new URL(address).searchParams.get('pasCode');
  const content = `다른 창에서 고친 글이다. ${sampleText()}`;
  await page.request.post('/api/pass/update/each', { data: { pasCode, title: '다른 창의 작업명', content } });
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: '다른 창에서 먼저 저장했습니다' })).toBeVisible();
  await shoot(page, '19-conflict');
});

test('other passages', async ({ page }) => {
  await beNewMember(page);
  const short = await makePassageOf(page.request, '짧은 지문', sampleText(200).slice(0, 250));
  await page.goto(`/passage/create?pasCode=${short}`);
  await page.getByRole('button', { name: '추출' }).click();
  await expect(page.getByRole('alertdialog', { name: '글자 수를 확인해 주세요.' })).toBeVisible();
  await shoot(page, '21-too-short');

  const title = '긴 지문의 긴 작업명은 쉰 글자까지 쓸 수 있어서 화면을 좁게 볼 때 두 줄이 되기도 한다';
  const long = await makePassageOf(page.request, title, sampleText(4_900));
  await page.goto(`/passage/create?pasCode=${long}`);
  await expect(page.getByRole('textbox', { name: '지문' })).toContainText('역선택');
  await shoot(page, '22-long');

  await failing(page, `**/api/pass/select/${long}`);
  await page.reload();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, '23-not-read');
});
