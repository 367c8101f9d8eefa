import { beNewMember, PASSWORD } from './support/accounts.ts';
import { generateSet } from './support/seed.ts';
import { confirmGeneration, exportAs, fillPassageForm, makePassage, save, ticketsShown } from './support/steps.ts';
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
  await expect(page.getByRole('alertdialog')).toContainText('※ 생성이 시작된 중단 및 취소가 불가능합니다.');
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

test('items are added to a set and made anew, one ticket each', async ({ page }) => {
  await beNewMember(page);
  const pasCode = await generateSet(page.request, '문항을 더할 세트');
  await page.goto(`/questions/generate?pasCode=${pasCode}`);
  await ticketsShown(page, 8);
  await expect(page.getByRole('button', { name: '문항 추가' })).toBeDisabled();
  await save(page, '문항이 저장되었습니다.');
  await page.getByRole('button', { name: '문항 추가' }).click();
  await page.getByRole('button', { name: /^사전적 의미로/ }).click();
  await page.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await confirmGeneration(page);
  const item = page.getByRole('region', { name: '문항', exact: true });
  await expect(item).toContainText('2 / 2');
  await expect(item).toContainText('ⓐ～ⓔ의 사전적 의미로');
  await expect(page.locator('.passage-symbol, [data-symbol]').first()).toBeVisible();
  await ticketsShown(page, 7);
  await expect(page.getByRole('button', { name: '문항 추가' })).toBeDisabled();
  await save(page, '문항이 저장되었습니다.');
  await item.getByRole('button', { name: '이전 문항' }).click();
  await expect(item).toContainText('1 / 2');
  const before = await item.locator('.item-options').innerText();
  await item.getByRole('button', { name: '다시 생성' }).click();
  await confirmGeneration(page);
  await ticketsShown(page, 6);
  await expect(item.locator('.item-options')).not.toHaveText(before);
});

test('a topic nobody wrote about costs nothing and keeps what was typed', async ({ page }) => {
  await beNewMember(page);
  await fillPassageForm(page, { title: '없는 주제', topic: '쾅쾅뿅뿅' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await confirmGeneration(page);
  await expect(page.getByRole('alert')).toContainText('이용권은 차감되지 않았습니다');
  await expect(page.getByLabel('작업명')).toHaveValue('없는 주제');
  await expect(page.getByRole('textbox', { name: '주제' })).toHaveValue('쾅쾅뿅뿅');
  await ticketsShown(page, 10);
});

test('a double click makes one passage', async ({ page }) => {
  await beNewMember(page);
  await fillPassageForm(page, { title: '두 번 누르기', topic: '삼투 현상' });
  await page.getByRole('button', { name: '지문 생성하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '생성하기' }).dblclick();
  await page.waitForURL('**/passage/create?pasCode=*');
  await ticketsShown(page, 9);
});

test('unsaved edits are guarded on the way out and offered again after a reload', async ({ page }) => {
  await beNewMember(page);
  await makePassage(page, '저장하지 않은 지문');
  await save(page, '지문이 저장되었습니다.');
  await page.getByRole('textbox', { name: '지문' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 아직 저장하지 않았다.');
  await page.getByRole('link', { name: '홈' }).first().click();
  const guard = page.getByRole('alertdialog', { name: '작업을 중단하시겠습니까?' });
  await guard.getByRole('button', { name: '취소하기' }).click();
  await expect(page).toHaveURL(/passage\/create/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '되살리기' }).click();
  await expect(page.getByRole('textbox', { name: '지문' })).toContainText('아직 저장하지 않았다.');
  await page.getByRole('link', { name: '홈' }).first().click();
  await guard.getByRole('button', { name: '작업 중단하기' }).click();
  await expect(page).toHaveURL(/home/);
  // Given up for now, not lost: it is offered again until it is thrown away.
  await page.getByRole('link', { name: '저장하지 않은 지문' }).click();
  await page.getByRole('button', { name: '버리기' }).click();
  await expect(page.getByRole('button', { name: '되살리기' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '지문' })).not.toContainText('아직 저장하지 않았다.');
  await expect(page.getByRole('button', { name: '되살리기' })).toBeHidden();
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

  test('a session that ends in the middle of editing loses nothing', async ({ page, context }) => {
    const email = await beNewMember(page);
    await makePassage(page, '끊길 지문');
    await save(page, '지문이 저장되었습니다.');
    await page.getByRole('textbox', { name: '지문' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' 로그인이 끊긴 뒤에도 남는다.');
    await context.clearCookies();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.waitForURL('**/login?redirect=*');
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호').fill(PASSWORD);
    await page.getByRole('button', { name: '로그인' }).click();
    await page.waitForURL('**/passage/create?pasCode=*');
    await page.getByRole('button', { name: '되살리기' }).click();
    await expect(page.getByRole('textbox', { name: '지문' })).toContainText('로그인이 끊긴 뒤에도 남는다.');
  });
});
