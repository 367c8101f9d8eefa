import { beNewMember } from '../support/accounts.ts';
import { makeSetOf } from '../support/seed.ts';
import { isPhone, shoot } from '../support/shoot.ts';
import { comeAsStudent, makeFrozenExam, makeSitting } from '../support/sittings.ts';
import { expect, test } from '../support/test.ts';

test('sittings', async ({ page, browser }) => {
  await beNewMember(page);
  await page.goto('/sittings');
  await expect(page.getByText('학생에게 낸 시험지가 없습니다')).toBeVisible();
  await shoot(page, '1-none');

  const exam = await makeFrozenExam(page.request, '1학기 중간고사', 6);
  await page.goto(`/exam/${exam}`);
  await page.getByRole('button', { name: '학생에게 내기' }).click();
  await shoot(page, '2-give');
  await page.getByRole('dialog').getByRole('button', { name: '내기', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: '응시 링크 QR' })).toBeVisible();
  await shoot(page, '3-given');

  const sitting = await makeSitting(page.request, exam, {
    mode: '시험',
    minutes: 50,
    label: '2학년 3반',
    feedback: '해설',
    feedbackAt: '바로',
    signals: true,
  });
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    isMobile: isPhone(),
    hasTouch: isPhone(),
    locale: 'ko-KR',
  });
  const code = await context.newPage();
  await code.goto('/s');
  await shoot(code, '4-code');
  await code.goto(`/s/${sitting.code}`);
  await expect(code.getByRole('button', { name: '시작' })).toBeVisible();
  await shoot(code, '5-entry');
  const student = await comeAsStudent(context, `/s/${sitting.code}`, 7);
  await shoot(student, '6-solving');
  for (const number of [1, 2, 3, 4]) {
    const item = student.getByRole('region', { name: `${number}번 문항` });
    await item.getByRole('radio').nth(number).click();
    await expect(item.getByRole('radio').nth(number)).toBeChecked();
  }
  await student.getByRole('button', { name: '3번 ② 지워 두기' }).click();
  await student.getByRole('region', { name: '3번 문항' }).getByRole('button', { name: '다시 보기' }).click();
  await shoot(student, '7-answered');
  await student.getByRole('button', { name: '제출', exact: true }).click();
  await shoot(student, '8-submit');
  await page.goto(`/sittings/${sitting.code}`);
  await expect(page.getByRole('row', { name: /^7번/ })).toBeVisible();
  await shoot(page, '9-board');
  await page.getByRole('button', { name: '7번', exact: true }).click();
  await shoot(page, '10-seat');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '칠판 화면' }).click();
  await expect(page.getByText('들어온 학생 1명')).toBeVisible();
  await shoot(page, '11-blackboard');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await student.getByRole('button', { name: '제출하기' }).click();
  await expect(student.getByText('연결되면 저절로 제출됩니다.', { exact: false })).toBeVisible();
  await shoot(student, '12-waiting');
  await context.setOffline(false);
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('제출됨');
  await expect(student.getByText('해설').first()).toBeVisible();
  await shoot(student, '13-result');
  await student.locator('summary').first().click();
  await shoot(student, '14-explained');
  await page.getByRole('tab', { name: '채점표' }).click();
  await expect(page.getByRole('button', { name: 'CSV로 받기' })).toBeVisible();
  await shoot(page, '15-scores');
  await page.goto('/sittings');
  await expect(page.getByText('2학년 3반')).toBeVisible();
  await shoot(page, '16-list');
});

test.describe('on paper', () => {
  // What is not there is logged by the browser.
  test.use({ expectedFaults: [/404 \(Not Found\)/] });
  test('answers from paper, names and slips', async ({ page }) => {
    await beNewMember(page);
    const set = await makeSetOf(page.request, '역선택 지문', { items: 20 });
    await page.goto(`/questions/generate?pasCode=${set}`);
    await shoot(page, '20-set');
    await page.getByRole('button', { name: '학생에게 내기' }).click();
    const give = page.getByRole('dialog', { name: '학생에게 내기' });
    await give.getByLabel('마지막 번호').fill('12');
    await give.getByText('더 보기', { exact: true }).click();
    await give.getByLabel('자리 번호표의 숫자를 물어봅니다').check();
    await shoot(page, '21-give-set');
    await give.getByRole('button', { name: '내기', exact: true }).click();
    await give.getByRole('link', { name: '현황판 보기' }).click();
    await expect(page.getByRole('row', { name: /^12번/ })).toBeVisible();
    await shoot(page, '22-board-seats');
    await page.getByRole('button', { name: '자리와 번호표' }).click();
    const seats = page.getByRole('dialog', { name: '자리와 번호표' });
    await seats.getByLabel('반', { exact: true }).fill('2');
    await seats.getByLabel('몇 번까지').fill('3');
    await seats.getByRole('button', { name: '자리 더하기' }).click();
    await expect(seats.getByText('2반 3개', { exact: false })).toBeVisible();
    await seats.getByRole('button', { name: /^번호표 만들기/ }).click();
    await expect(seats.getByRole('status')).toContainText('15장');
    await shoot(page, '23-seats');
    await page.emulateMedia({ media: 'print' });
    await shoot(page, '24-slips');
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '명단', exact: true }).click();
    const roster = page.getByRole('dialog', { name: '명단' });
    await shoot(page, '25-roster-empty');
    await roster.getByLabel('명단 이름').fill('2학년 3반');
    const names = Array.from({ length: 12 }, (_, at) => `${at + 1}\t학생${at + 1}`);
    await roster.getByLabel('번호와 이름').fill([...names, '열셋\t잘못\t줄'].join('\n'));
    await shoot(page, '26-roster');
    await roster.getByLabel('번호와 이름').fill(names.join('\n'));
    await roster.getByRole('button', { name: '저장하고 쓰기' }).click();
    await expect(page.getByRole('row', { name: /^3번 학생3/ })).toBeVisible();
    await shoot(page, '27-board-names');
    await page.getByRole('tab', { name: '채점표' }).click();
    await shoot(page, '28-scores-none');
    await page.getByRole('tab', { name: '답 입력' }).click();
    await page.getByRole('textbox', { name: '1번 학생1 1번 문항' }).fill('5');
    await page.keyboard.type('4321');
    await shoot(page, '29-grid');
    await page.getByRole('button', { name: '1명 저장' }).click();
    await expect(page.getByText('1명의 답을 저장하고 채점했습니다.')).toBeVisible();
    await shoot(page, '30-grid-saved');
    await page.goto('/school');
    await shoot(page, '31-school');
    await page.goto(`/sittings/${'x'.repeat(22)}`);
    await expect(page.getByText('응시를 찾을 수 없습니다')).toBeVisible();
    await shoot(page, '32-no-sitting');
    await page.goto('/s/xxxxxxxxxxxxxxxxxxxxxx');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, '33-no-link');
  });
});
