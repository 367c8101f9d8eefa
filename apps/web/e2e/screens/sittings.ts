import { beNewMember } from '../support/accounts.ts';
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
