import { readFile } from 'node:fs/promises';
import type { Analysis } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { expect as expectValue, type Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { choicesOfClass } from './support/answers.ts';
import { makeFrozenExam, makeSitting } from './support/sittings.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const ITEMS = 8;
/** The sixth item: its key is wrong, and who knows chooses ②. */
const PLANTED = { wrong: 5, rival: 2 };

/** A sitting of so many students in three classes, whose answers were entered from paper, on its screen. */
async function openAnalysis(page: Page, students: number): Promise<string> {
  // A screen still open would go on asking for a sitting that is another member's now.
  await page.goto('about:blank');
  await beNewMember(page);
  const exam = await makeFrozenExam(page.request, '1학기 중간고사', ITEMS);
  const { code } = await makeSitting(page.request, exam);
  const { forms } = await (await page.request.get(`/api/sittings/${code}/scores`)).json();
  const keys = forms[0].items.map(({ keys: [key] }: { keys: number[] }) => key);
  const rows = choicesOfClass(students, keys, PLANTED).map((choices, student) => ({
    class: 1 + (student % 3),
    number: student + 1,
    choices,
  }));
  if (students > 0) {
    const entered = await page.request.post(`/api/sittings/${code}/answers`, { data: { rows } });
    expectValue(entered.ok(), await entered.text()).toBe(true);
  }
  await page.goto(`/sittings/${code}`);
  await page.getByRole('tab', { name: '분석' }).click();
  return code;
}
const goTo = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('a teacher reads what a class of 31 does not understand @phone', async ({ page }) => {
  const code = await openAnalysis(page, 31);
  const all: Analysis = await (await page.request.get(`/api/sittings/${code}/analysis`)).json();
  const overview = panel(page, '한눈에');
  for (const sentence of all.sentences) await expect(overview.getByText(sentence, { exact: true })).toBeVisible();
  await expect(overview.getByText(/^6번은 31명 중 \d+명이 ② 선지를 골랐고/)).toBeVisible();
  await expect(overview.getByRole('table', { name: '점수별 학생 수' }).getByRole('row')).toHaveCount(ITEMS + 2);
  await expectAccessible(page);

  await goTo(page, '문항');
  const items = panel(page, '문항');
  await items.getByText('표시가 붙은 문항만', { exact: true }).click();
  const flagged = all.items.filter(({ flags }) => flags.length > 0);
  await expect(items.getByRole('button', { name: /번 문항 자세히$/ })).toHaveCount(flagged.length);
  await expectAccessible(page);
  await items.getByRole('button', { name: '6번 문항 자세히' }).click();
  const dialog = page.getByRole('dialog', { name: '6번 문항' });
  await expect(dialog.getByText('오답에 몰림 ②')).toBeVisible();
  const second = all.items[5]?.options[1];
  await expect(dialog.getByRole('listitem').filter({ hasText: '②' }).last()).toContainText(`${second?.count}명`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(items.getByRole('button', { name: '6번 문항 자세히' })).toBeFocused();

  await goTo(page, '학생');
  const students = panel(page, '학생');
  await expect(students.getByRole('row')).toHaveCount(32);
  await students.getByLabel('등급', { exact: true }).selectOption('수능 9등급');
  await expect(students.getByRole('columnheader', { name: '등급' })).toBeVisible();
  await students.getByText('S-P 표로 보기', { exact: true }).click();
  const best = Math.max(...all.seats.map(({ score }) => score));
  await expect(students.getByRole('row').nth(1)).toContainText(String(best / 10));
  await expectAccessible(page);

  await goTo(page, '영역');
  await page.reload();
  await expect(panel(page, '영역').getByRole('row', { name: /사실적 읽기/ })).toContainText(`${ITEMS}문항`);
  await expectAccessible(page);
  await goTo(page, '비교');
  await expect(panel(page, '비교').getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByLabel('반', { exact: true }).selectOption('2반');
  await goTo(page, '한눈에');
  await expect(panel(page, '한눈에').getByText('(지금 10명)', { exact: false })).toBeVisible();
});

test('a teacher changes a key after the fact, sees who rose and fell, and takes it back', async ({ page, browser }) => {
  const code = await openAnalysis(page, 31);
  const link = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const student = await link.newPage();
  await page.request.patch(`/api/sittings/${code}`, { data: { feedback: '정오', feedbackAt: '바로' } });
  await student.goto(`/s/${code}`);
  await student.getByLabel('번호', { exact: true }).fill('99');
  await student.getByRole('button', { name: '시작' }).click();
  await student.getByRole('navigation', { name: '문항' }).getByRole('button', { name: '6번, 빈칸' }).click();
  await student.getByRole('region', { name: '6번 문항' }).getByRole('radio').nth(1).click();
  await student.getByRole('button', { name: '제출', exact: true }).click();
  await student.getByRole('dialog').getByRole('button', { name: '제출하기' }).click();
  await expect(student.getByRole('heading', { name: '0점 / 16점' })).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: '분석' }).click();
  await goTo(page, '문항');
  await page.getByRole('button', { name: '6번 문항 자세히' }).click();
  const regrade = page.getByRole('dialog', { name: '6번 문항' }).getByRole('region', { name: '재채점' });
  await regrade.getByText('재채점: 정답 고치기, 문항 제외').click();
  await regrade.getByRole('button', { name: '다시 채점' }).click();
  await expect(regrade.getByRole('alert')).toHaveText('새 정답을 하나 골라 주세요.');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('tab', { name: '분석' }).click();
  await goTo(other, '문항');
  await other.getByRole('button', { name: '6번 문항 자세히' }).click();
  const otherRegrade = other.getByRole('dialog', { name: '6번 문항' }).getByRole('region', { name: '재채점' });
  await otherRegrade.getByText('재채점: 정답 고치기, 문항 제외').click();
  await regrade.getByLabel('②').check();
  await regrade.getByLabel('까닭').fill('②도 글의 내용과 다르다.');
  await expectAccessible(page);
  await regrade.getByRole('button', { name: '다시 채점' }).click();
  await expect(regrade.getByRole('listitem').first()).toContainText('정답 변경 ② · 오른 풀이 17개, 내린 풀이 5개');
  await expect(page.getByRole('dialog', { name: '6번 문항' }).getByText('오답에 몰림 ②')).toBeHidden();
  await regrade.getByText('학생마다 전과 후').click();
  await expect(regrade.getByText('99번 0 → 2')).toBeVisible();
  await student.reload();
  await expect(student.getByRole('heading', { name: '2점 / 16점' })).toBeVisible();
  await expect(student.getByText('제출한 뒤에 채점이 바뀌었습니다.')).toBeVisible();
  await expectAccessible(student);
  await student.close();

  // Another window, open since before, is told so, keeps what was chosen, and may go on once it has seen it.
  await otherRegrade.getByLabel('어떻게').selectOption('전원 정답');
  await otherRegrade.getByRole('button', { name: '다시 채점' }).click();
  await expect(otherRegrade.getByRole('alert')).toContainText('그사이 재채점이 있었습니다.');
  await expect(otherRegrade.getByRole('listitem').first()).toContainText('정답 변경 ②');
  await expect(otherRegrade.getByLabel('어떻게')).toHaveValue('전원 정답');
  await other.close();

  await regrade.getByLabel('어떻게').selectOption('되돌리기');
  await regrade.getByRole('button', { name: '다시 채점' }).click();
  await expect(regrade.getByRole('listitem').first()).toContainText('되돌리기 · 오른 풀이 5개, 내린 풀이 17개');
});

test('a class too small for a figure is told so, and the files hold no more than the screen', async ({ page }) => {
  for (const students of [0, 1, 4]) {
    await openAnalysis(page, students);
    if (students === 0) await expect(page.getByText('분석할 답이 없습니다')).toBeVisible();
    else await expect(page.getByText(`학생이 ${students}명이어서`, { exact: false })).toBeVisible();
    await expectAccessible(page);
  }
  await goTo(page, '문항');
  await expect(panel(page, '문항').getByText('%', { exact: false })).toHaveCount(0);

  await openAnalysis(page, 12);
  await goTo(page, '학생');
  await page.getByLabel('등급', { exact: true }).selectOption('내신 9등급');
  await expect(page.getByText('내신 9등급은 30명부터', { exact: false })).toBeVisible();
  await goTo(page, '문항');
  // By keyboard alone: the file, then its button.
  await page.getByLabel('파일', { exact: true }).focus();
  await page.getByLabel('파일', { exact: true }).selectOption('선지 분석');
  await page.keyboard.press('Tab');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('1학기 중간고사 선지 분석.csv');
  // Trimming takes the byte order mark away too.
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe('번호,선지,정답,고른 수,선택률(%),상위(%),중위(%),하위(%),변별도');
  expect(rows).toHaveLength(5 * ITEMS);
  // Twelve students: shares, but neither thirds nor discrimination.
  for (const row of rows) expect(row).toMatch(/^\d+,[①②③④⑤],(정답)?,\d+,[\d.]+,,,,$/);
});

test('each student has a page of their own: on screen, as a file, and by receipt from another device @phone', async ({
  page,
  browser,
}) => {
  const code = await openAnalysis(page, 31);
  await goTo(page, '리포트');
  const reports = panel(page, '리포트');
  await expect(reports.getByRole('article')).toHaveCount(31);
  await expect(reports.getByText(/31명 중 \d+등입니다/)).toHaveCount(0);
  await reports.getByText('석차도 알리기', { exact: true }).click();
  await expect(reports.getByText(/31명 중 \d+등입니다/)).toHaveCount(31);
  await expectAccessible(page);
  await reports.getByLabel('학생', { exact: true }).selectOption('2반 2번');
  await expect(reports.getByRole('article')).toHaveCount(1);
  const files = [
    ['리포트 받기', '1학기 중간고사_학생 리포트.pdf'],
    ['오답 다시 풀기 종이', '1학기 중간고사_오답 다시 풀기.zip'],
  ] as const;
  for (const [button, name] of files) {
    const download = page.waitForEvent('download');
    await reports.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }

  const set = await page.request.post('/api/pass/ques/insert/each', {
    data: {
      ...{ type: '과학', keyword: '', title: '다른 글', content: `${sampleText()} 이제 끝이다.`, gist: [] },
      questions: [{ item: sampleItem() }],
    },
  });
  expectValue(set.ok(), await set.text()).toBe(true);
  await reports.getByText('틀린 문항마다 같은 유형의 다른 문항 주기', { exact: true }).click();
  await reports.getByText(`1번을 틀리면 ${ITEMS + 1}번: 내용 불일치 · ‘다른 글’`).click();
  await expect(
    reports.getByText('은 보관함에 줄 수 있는 같은 유형의 문항이 없습니다.', { exact: false }),
  ).toBeVisible();
  await expect(reports.getByText('같은 유형의 다른 문항은 없습니다.').first()).toBeVisible();
  await expectAccessible(page);

  await page.request.patch(`/api/sittings/${code}`, { data: { feedback: '해설', feedbackAt: '바로' } });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const student = await context.newPage();
  await student.goto(`/s/${code}`);
  await student.getByLabel('번호', { exact: true }).fill('99');
  await student.getByRole('button', { name: '시작' }).click();
  await student.getByRole('region', { name: '2번 문항' }).getByRole('radio').nth(0).click();
  await student.getByRole('button', { name: '제출', exact: true }).click();
  await student.getByRole('dialog').getByRole('button', { name: '제출하기' }).click();
  const receipt = (await student.locator('.solve-receipt .solve-code').textContent()) ?? '';
  await context.close();
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/s/${code}#report`);
  await elsewhere.getByLabel('번호', { exact: true }).fill('99');
  await elsewhere.getByLabel(/확인 번호/).fill('22222222');
  await elsewhere.getByRole('button', { name: '보기' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('확인 번호가 맞는 풀이가 없습니다');
  await elsewhere.getByLabel(/확인 번호/).fill(receipt.toLowerCase());
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: '보기' }).click();
  await expect(elsewhere.getByText('1학기 중간고사 · 99번')).toBeVisible();
  await expect(elsewhere.getByText(/사실적 읽기: 8문항 중 \d문항을 맞혔습니다/)).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: '같은 유형의 다른 문항 풀기' }).click();
  await expect(elsewhere.getByText('정답', { exact: false })).toHaveCount(1);
  const practice = elsewhere.getByRole('region', { name: `${ITEMS + 1}번 문항` });
  await practice.getByRole('radio').last().check();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: '정답과 해설 보기' }).click();
  await expect(elsewhere.getByText(`${ITEMS + 1}번 ○ 맞음 · 고른 답 ⑤ · 정답 ⑤`)).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: '리포트로 돌아가기' }).click();
  await expect(elsewhere.getByRole('heading', { name: '내 리포트' })).toBeVisible();
  await other.close();
});

test('a flag leads to the item with the finding as the wish, and what most have wrong is given again in one press', async ({
  page,
}) => {
  const code = await openAnalysis(page, 31);
  await goTo(page, '문항');
  await page.getByRole('button', { name: '6번 문항 자세히' }).click();
  await page.getByRole('dialog', { name: '6번 문항' }).getByRole('link', { name: '선지 다시 쓰기' }).click();
  await expect(page.getByText('6 / 8', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('.refine.'))?.[1]);
  expect(kept).toContain('오답에 몰림 ②');

  const all: Analysis = await (await page.request.get(`/api/sittings/${code}/analysis`)).json();
  // Not the item whose key is in doubt.
  const missed = all.items.filter(
    ({ number, right }) => number !== PLANTED.wrong + 1 && right !== null && 2 * right < 31,
  );
  expect(missed.length).toBeGreaterThan(0);
  await page.goto(`/sittings/${code}`);
  await page.getByRole('tab', { name: '분석' }).click();
  await goTo(page, '문항');
  await page.getByRole('button', { name: '많이 틀린 문항 다시 풀기' }).click();
  const give = page.getByRole('dialog', { name: '학생에게 내기' });
  await give.getByRole('button', { name: '내기', exact: true }).click();
  await expect(give.getByText('‘1학기 중간고사 다시 풀기’ 시험을 냈습니다.', { exact: false })).toBeVisible();
  await give.getByRole('link', { name: '현황판 보기' }).click();
  await expect(page.getByRole('heading', { name: '1학기 중간고사 다시 풀기' })).toBeVisible();
  const made = page.url().split('/').at(-1);
  expect(await (await page.request.get(`/api/sittings/${made}`)).json()).toMatchObject({
    items: missed.length,
    state: '열림',
    mode: '과제',
  });
});

test('what students made of an item is told beside it once the sitting has closed @phone', async ({ page }) => {
  const code = await openAnalysis(page, 31);
  const { items }: Analysis = await (await page.request.get(`/api/sittings/${code}/analysis`)).json();
  await page.request.post(`/api/sittings/${code}/close`);
  // A job tallies what has closed, each minute.
  test.setTimeout(240_000);
  await expect
    .poll(async () => (await (await page.request.get(`/api/items/${items[0]?.queCode}/history`)).json()).history, {
      timeout: 90_000,
    })
    .toMatchObject({ students: 31, right: items[0]?.right });
  await page.goto(`/questions/generate?pasCode=${items[0]?.pasCode}`);
  const facility = Math.round(100 * (items[0]?.facility ?? 0));
  await expect(page.getByText(`관측 정답률 ${facility}%(31명`, { exact: false })).toBeVisible();
  await expectAccessible(page);
});
