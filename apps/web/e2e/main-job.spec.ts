import { beNewMember } from './support/accounts.ts';
import { confirmGeneration, exportAs, fillPassageForm, save, ticketsShown } from './support/steps.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const UNAUTHORIZED = /401 \(Unauthorized\)/;

test('a teacher makes a passage, edits and exports it, makes an item on it, edits and exports that', async ({
  page,
}) => {
  await beNewMember(page);
  await page.goto('/home');
  await ticketsShown(page, 10);
  await expect(page.getByText('아직 생성하신 지문/문항이 없습니다.')).toBeVisible();
  await expectAccessible(page);

  await fillPassageForm(page, { title: '3월 둘째 주 지문', topic: '삼투 현상' });
  await expectAccessible(page);
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.');
  await expectAccessible(page);
  await confirmGeneration(page);
  await page.waitForURL('**/passage/create?pasCode=*');
  await ticketsShown(page, 9);

  // A fresh result must be saved before it can be used.
  await expect(page.getByRole('button', { name: '추출' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '문항 생성', exact: true })).toBeDisabled();
  const editor = page.getByRole('textbox', { name: '지문' });
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 이 문장은 교사가 덧붙인 것이다.');
  await expectAccessible(page);
  await save(page, '지문이 저장되었습니다.');
  await page.reload();
  await expect(editor).toContainText('이 문장은 교사가 덧붙인 것이다.');

  const pdf = await exportAs(page, 'PDF');
  expect(pdf.name).toBe('3월 둘째 주 지문.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const word = await exportAs(page, 'Word');
  expect(word.name).toBe('3월 둘째 주 지문.docx');
  expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
  const text = await exportAs(page, '텍스트');
  expect(text.bytes.toString('utf8')).toContain('이 문장은 교사가 덧붙인 것이다.');

  await page.getByRole('button', { name: '문항 생성', exact: true }).click();
  await page.waitForURL('**/questions?pasCode=*');
  await expect(page.getByRole('textbox', { name: '지문' })).toContainText('이 문장은 교사가 덧붙인 것이다.');
  await page.getByRole('button', { name: '문항 유형 선택' }).click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByRole('button', { name: /^이해한 내용으로 적절하지 않은 것/ }).click();
  await expect(types.getByRole('region', { name: '예시 문항' })).toContainText(
    '윗글을 이해한 내용으로 적절하지 않은 것은?',
  );
  await expectAccessible(page);
  await types.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await confirmGeneration(page);
  await page.waitForURL('**/questions/generate?pasCode=*');
  await ticketsShown(page, 8);

  const item = page.getByRole('region', { name: '문항', exact: true });
  await expect(item).toContainText('1 / 1');
  await expect(item.locator('.item-options li')).toHaveCount(5);
  await expect(item.getByRole('region', { name: '정답과 해설' })).toContainText(/정답\s*[①-⑤]/);
  await item.getByRole('button', { name: '선택지 ①의 근거 보기' }).click();
  await expect(page.locator('.editor-highlight').first()).toBeVisible();
  await expectAccessible(page);

  await item.getByRole('button', { name: '문항 수정' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
  await item.getByLabel('발문').fill('윗글에 대한 이해로 적절하지 않은 것은?');
  await expectAccessible(page);
  await save(page, '문항이 저장되었습니다.');
  await page.reload();
  await expect(item).toContainText('윗글에 대한 이해로 적절하지 않은 것은?');
  const paper = await exportAs(page, '텍스트');
  expect(paper.bytes.toString('utf8')).toContain('1. 윗글에 대한 이해로 적절하지 않은 것은?');

  await page.goto('/home');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /지문\+문항/ })).toBeVisible();
  await expectAccessible(page);
});

test('a topic nobody wrote about costs nothing and keeps what was typed', async ({ page }) => {
  await beNewMember(page);
  await fillPassageForm(page, { title: '없는 주제', topic: '쾅쾅뿅뿅' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await expect(page.getByRole('alert')).toContainText('이용권은 차감되지 않았습니다');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByLabel('작업명')).toHaveValue('없는 주제');
  await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('쾅쾅뿅뿅');
  await ticketsShown(page, 10);
});

test.describe('without a session', () => {
  test.use({ expectedFaults: [UNAUTHORIZED] });

  test('every screen leads to login and back', async ({ page }) => {
    await page.goto('/passage');
    await page.waitForURL('**/login?redirect=%2Fpassage');
    await page.getByLabel('이메일').fill('wrong');
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByText('이메일 형식으로 입력해 주세요.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('이메일').fill('demo@example.com');
    await page.getByLabel('비밀번호').fill('wrong');
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByRole('alert')).toHaveText('이메일 또는 비밀번호가 일치하지 않습니다.');
    await page.getByLabel('비밀번호').fill('chulje-demo1!');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/passage');
    await expect(page.getByLabel('작업명')).toBeVisible();
  });
});
