import { beNewMember } from './support/accounts.ts';
import { button, item } from './support/authoring.ts';
import { goOn, makePassage, save, ticketsShown } from './support/steps.ts';
import { swipe } from './support/swipe.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

/** What a teacher does on a phone from an empty form to a finished set; the rules of each screen stand elsewhere. */
test('on a phone: wizard, passage, a set by its wizard, edit, undo, sheets, save, export and swipe', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await beNewMember(page);
  await makePassage(page, '전화기로 만든 세트 지문');
  await button(page, '요약 보기').tap();
  await expect(page.getByRole('dialog', { name: '지문 요약' })).toContainText('삼투');
  await page.getByRole('dialog', { name: '지문 요약' }).getByRole('button', { name: '닫기' }).tap();
  await save(page, '지문이 저장되었습니다.');
  await button(page, '문항 생성').tap();
  await page.waitForURL('**/questions?pasCode=*');
  await expect(page.getByLabel('작업명')).toHaveValue('전화기로 만든 세트 지문');
  await goOn(page);
  await button(page, '문항 세트 생성').tap();
  const set = page.getByRole('dialog', { name: '문항 세트 생성' });
  await set.getByRole('button', { name: '4번 문항 빼기' }).tap();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await set.getByRole('button', { name: '문항 3개 생성하기' }).tap();
  const progress = page.getByRole('dialog', { name: /^문항 세트(를| 생성을) / });
  await expect(progress.getByRole('list', { name: '문항별 진행' }).getByRole('listitem')).toHaveCount(3);
  await progress.getByRole('button', { name: '문항 보기' }).tap({ timeout: 60_000 });
  await page.waitForURL('**/questions/generate?pasCode=*');
  await expect(item(page)).toContainText(/1 \/ [23]/);
  const total = Number(/1 \/ (\d)/.exec(await item(page).innerText())?.[1]);
  await ticketsShown(page, 9 - total);

  await save(page, '문항이 저장되었습니다.');

  await swipe(page.locator('.item-view'), -150);
  await expect(item(page)).toContainText(`2 / ${total}`);
  await swipe(page.locator('.item-view'), 150);
  await expect(item(page)).toContainText(`1 / ${total}`);
  await item(page).getByRole('button', { name: '문항 수정' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).tap();
  const stem = item(page).getByRole('textbox', { name: '발문' });
  const before = await stem.inputValue();
  const mended = `전화기에서 읽은 ${before}`;
  await stem.fill(mended);
  await expect(page.getByText('저장되지 않음')).toBeVisible();
  await expectNoSideScroll(page);
  await button(page, '실행 취소').tap();
  await expect(stem).toHaveValue(before);
  await button(page, '다시 실행').tap();
  await expect(stem).toHaveValue(mended);
  await button(page, '수정 마치기').first().tap();
  await save(page, '문항이 저장되었습니다.');

  await button(page, '정답과 해설 보기').tap();
  const explanation = page.getByRole('dialog', { name: '정답과 해설' });
  await explanation
    .getByRole('button', { name: /^선택지 .의 근거 보기$/ })
    .first()
    .tap();
  await expect(explanation).toBeHidden();
  await expect(page.locator('.editor-highlight').first()).toBeInViewport();
  await page.getByRole('tab', { name: '문항' }).tap();
  await button(page, '추출').tap();
  const files = page.getByRole('dialog', { name: '파일로 추출' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: '다운로드' }).tap(),
  ]);
  expect(download.suggestedFilename()).toContain('전화기로 만든 세트 지문');
  await expect(files).toBeHidden();
});
