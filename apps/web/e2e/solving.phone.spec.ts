import { beNewMember } from './support/accounts.ts';
import { makeFrozenExam, makeSitting } from './support/sittings.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

test('a student comes by the class code on a phone, solves in two panes with a time limit, and gets a receipt', async ({
  page,
  browser,
}) => {
  await beNewMember(page);
  const exam = await makeFrozenExam(page.request, '중간고사', 4);
  const sitting = await makeSitting(page.request, exam, { mode: '시험', minutes: 30, feedback: '해설', signals: true });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
  });
  const student = await context.newPage();
  await student.goto('/s');
  await expectAccessible(student);
  await student.getByLabel(/코드/).fill('2222222');
  await student.getByRole('button', { name: '들어가기' }).tap();
  await expect(student.getByRole('alert')).toContainText('없는 주소이거나 코드입니다.');
  await student.getByLabel(/코드/).fill(sitting.joinCode.toLowerCase());
  await student.getByRole('button', { name: '들어가기' }).tap();
  await expect(student).toHaveURL(new RegExp(`/s/${sitting.code}$`));
  await expect(student.getByText('다른 창이나 앱으로 나간 횟수', { exact: false })).toBeVisible();
  await student.getByRole('button', { name: '시작' }).tap();
  await expect(student.getByRole('alert')).toContainText('번호는 1부터');
  await student.getByLabel('번호', { exact: true }).fill('21');
  await student.getByRole('button', { name: '시작' }).tap();
  await expect(student.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await expectAccessible(student);

  const handle = student.getByRole('separator');
  await handle.focus();
  await student.keyboard.press('ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuenow', '40');
  await student.getByText('글자', { exact: true }).tap();
  await student.getByLabel('더 크게').check();
  await student.getByText('글자', { exact: true }).tap();
  await student.setViewportSize({ width: 320, height: 640 });
  await expectNoSideScroll(student);
  await student.setViewportSize({ width: 390, height: 844 });

  const options = student.getByRole('radiogroup').first().getByRole('radio');
  await options.nth(4).click();
  await expect(options.nth(4)).toBeChecked();
  await expect(student.getByRole('button', { name: '1번, 5번 고름' })).toBeVisible();
  // More time from the teacher reaches who is solving.
  const { seats } = await (await page.request.get(`/api/sittings/${sitting.code}/board`)).json();
  await page.request.patch(`/api/sittings/${sitting.code}/seats/${seats[0].code}`, { data: { extraMinutes: 20 } });
  await options.nth(3).click();
  await expect(student.getByRole('timer')).toHaveText(/^(50:00|49:\d\d)$/);
  await student.getByRole('button', { name: '제출', exact: true }).tap();
  await expect(student.getByText('빈 문항 3개')).toBeVisible();
  await student.getByRole('button', { name: '제출하기' }).tap();
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('제출됨');
  await expect(student.getByText('결과는 모두 마감한 뒤에 볼 수 있습니다.')).toBeVisible();
  await expectAccessible(student);
  await page.request.post(`/api/sittings/${sitting.code}/close`);
  await student.getByRole('button', { name: '결과 확인' }).tap();
  await expect(student.getByText('해설').first()).toBeVisible();

  // The teacher's side on a phone.
  await page.goto(`/sittings/${sitting.code}`);
  await expect(page.getByRole('row', { name: /^21번/ })).toContainText('1/4');
  await expectAccessible(page);
});

/** What comes over the network before a number can be typed. */
const FIRST_PAGE_BYTES = 250_000;

test('the first page weighs little, fonts and all', async ({ page, browser }) => {
  await beNewMember(page);
  const sitting = await makeSitting(page.request, await makeFrozenExam(page.request, '중간고사', 4));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, locale: 'ko-KR' });
  const student = await context.newPage();
  const wire = await context.newCDPSession(student);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await student.goto(`/s/${sitting.code}`, { waitUntil: 'networkidle' });
  await expect(student.getByRole('button', { name: '시작' })).toBeVisible();
  await student.evaluate(() => document.fonts.ready);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_PAGE_BYTES);
});
