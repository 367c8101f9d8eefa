import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { comeAsStudent, makeFrozenExam, makeSitting } from './support/sittings.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}
const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { path: await file.path(), text: await readFile(await file.path(), 'utf8') };
};

test(
  'answers from paper are typed by keys or pasted from a sheet, scored at once, and taken back',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await beNewMember(page);
    const sitting = await makeSitting(page.request, await makeFrozenExam(page.request, '중간고사', 4));
    await page.goto(`/sittings/${sitting.code}`);
    await page.getByRole('tab', { name: '답 입력' }).click();
    await page.getByLabel('몇 번까지').fill('3');
    await page.getByRole('button', { name: '자리 더하기' }).click();
    const grid = page.getByRole('region', { name: '답 입력' });
    // One stop of the Tab key leads in, and the arrows from there.
    await page.getByRole('button', { name: '저장', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(grid.getByRole('textbox', { name: '1번 1번 문항' })).toBeFocused();
    await page.keyboard.type('5432');
    await expect(grid.getByRole('textbox', { name: '2번 1번 문항' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('0');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1');
    await expectAccessible(page);
    await paste(page, '54321\n5-43');
    await expect(page.getByRole('alert')).toContainText('1번째 줄');
    await expect(grid.getByRole('button', { name: '1번 2번 문항, 빈칸' })).toBeVisible();
    await paste(page, '번호\t이름\t1\t2\t3\t4\n2\t홍길동\t5\t4\t3\t2\n9\t김하나\t①\t\t\t');
    await expect(grid.getByRole('row', { name: /^9번/ })).toBeVisible();
    await page.getByRole('button', { name: '3명 저장' }).click();
    await expect(page.getByText('3명의 답을 저장하고 채점했습니다.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: '채점표' }).click();
    const score = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell').nth(1);
    await expect(score(/^2번/)).toHaveText('8');
    await expect(score(/^1번/)).toHaveText('4');
    await expect(score(/^9번/)).toHaveText('0');
    await page.getByRole('tab', { name: '답 입력' }).click();
    await page.getByRole('button', { name: '저장 되돌리기' }).click();
    await expect(page.getByText('저장하기 전으로 되돌렸습니다.')).toBeVisible();
    await page.getByRole('tab', { name: '채점표' }).click();
    await expect(page.getByText('제출한 학생이 없습니다')).toBeVisible();

    // The template, filled in by a spreadsheet, comes back as a file.
    await page.getByRole('tab', { name: '답 입력' }).click();
    const { text } = await download(page, '양식 받기');
    const filled = text.replace(/가,,,,/g, '가,5,4,3,2');
    await page.getByLabel('답 파일', { exact: true }).setInputFiles({
      name: '답.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(filled),
    });
    await page.getByRole('button', { name: /명 저장$/ }).click();
    await expect(page.getByText(/명의 답을 저장하고 채점했습니다/)).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: '채점표' }).click();
    await expect(score(/^2번/)).toHaveText('8');
  },
);

test(
  'names of students stay in the browser of the teacher, whatever is done with them',
  ALSO_ON_PHONE,
  async ({ page }) => {
    const NAMES = ['까나리하나', '까나리둘'];
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
    });
    await beNewMember(page);
    const exam = await makeFrozenExam(page.request, '중간고사', 2);
    const sitting = await makeSitting(page.request, exam, {
      seatRule: '명단',
      seats: [{ number: 1 }, { number: 2 }],
    });
    await page.goto(`/sittings/${sitting.code}`);
    await page.getByRole('button', { name: '명단', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '명단' });
    await expect(
      dialog.getByText('이름은 이 브라우저에만 저장되고 서버로 보내지 않습니다.', { exact: false }),
    ).toBeVisible();
    await dialog.getByLabel('명단 이름').fill('2학년 3반');
    await dialog.getByLabel('번호와 이름').fill(`번호\t이름\n1\t${NAMES[0]}\n2\t${NAMES[1]}`);
    await expect(dialog.getByText('2명', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const exported = await download(page, '파일로 내보내기');
    await dialog.getByRole('button', { name: '저장하고 쓰기' }).click();
    await expect(page.getByRole('row', { name: `1번 ${NAMES[0]}` })).toBeVisible();
    await page.getByRole('tab', { name: '답 입력' }).click();
    await page.getByRole('textbox', { name: `1번 ${NAMES[0]} 1번 문항` }).click();
    await paste(page, `번호\t이름\t1\t2\n1\t${NAMES[0]}\t5\t4\n2\t${NAMES[1]}\t1\t1`);
    await page.getByRole('button', { name: '2명 저장' }).click();
    await expect(page.getByText('2명의 답을 저장하고 채점했습니다.')).toBeVisible();
    await page.getByRole('tab', { name: '채점표' }).click();
    await expect(page.getByRole('row', { name: `2번 ${NAMES[1]}` })).toBeVisible();
    expect((await download(page, 'CSV로 받기')).text).toContain(`,1,${NAMES[0]},1,가,제출,4,5,4`);
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '엑셀로 받기' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('1학기 중간고사 채점표.xlsx');
    expect((await readFile(await sheet.path())).subarray(0, 2).toString()).toBe('PK');

    // Home shows what is open, and from the row of the exam one comes to its sittings.
    await page.goto('/home');
    await expect(page.getByRole('region', { name: '열린 응시' })).toContainText('푸는 중 0 · 끝남 2');
    await expectAccessible(page);
    await page.goto('/exam');
    await page.getByRole('link', { name: '응시 1개' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('응시');
    await page.getByRole('button', { name: /모두 보기/ }).click();
    await expect(page.getByRole('link', { name: '1학기 중간고사' })).toBeVisible();

    // Kept for the next visit, and for the next sitting.
    const next = await makeSitting(page.request, exam, { seatRule: '명단', seats: [{ number: 2 }] });
    await page.goto(`/sittings/${next.code}`);
    await expect(page.getByRole('row', { name: /^2번/ })).not.toContainText(NAMES[1] ?? '');
    await page.getByRole('button', { name: '명단', exact: true }).click();
    await dialog.getByLabel('저장한 명단').selectOption('2학년 3반');
    await dialog.getByRole('button', { name: '저장하고 쓰기' }).click();
    await expect(page.getByRole('row', { name: `2번 ${NAMES[1]}` })).toBeVisible();
    await page.getByRole('button', { name: '명단', exact: true }).click();
    await dialog.getByRole('button', { name: '이 명단 지우기' }).click();
    await expect(page.getByRole('row', { name: /^2번/ })).not.toContainText(NAMES[1] ?? '');
    await page.getByRole('button', { name: '명단', exact: true }).click();
    await dialog.getByLabel('명단 파일', { exact: true }).setInputFiles(exported.path);
    await expect(dialog.getByLabel('명단 이름')).toHaveValue('2학년 3반');
    await dialog.getByRole('button', { name: '저장하고 쓰기' }).click();
    await expect(page.getByRole('row', { name: `2번 ${NAMES[1]}` })).toBeVisible();

    expect(sent.length).toBeGreaterThan(30);
    const all = sent.join('\n');
    for (const name of NAMES)
      for (const written of [
        name,
        encodeURIComponent(name),
        JSON.stringify(name).slice(1, -1),
        Buffer.from(name).toString('base64'),
      ])
        expect(all.includes(written), written).toBe(false);
  },
);

test(
  'slips are printed for the seats, only the right one lets a student in, and the result waits for the teacher',
  ALSO_ON_PHONE,
  async ({ page, browser }) => {
    await beNewMember(page);
    await page.goto(`/exam/${await makeFrozenExam(page.request, '중간고사', 2)}`);
    await page.getByRole('button', { name: '학생에게 내기' }).click();
    const dialog = page.getByRole('dialog', { name: '학생에게 내기' });
    await dialog.getByLabel('마지막 번호').fill('2');
    await dialog.getByText('더 보기', { exact: true }).click();
    await dialog.getByLabel('자리 번호표의 숫자를 물어봅니다').check();
    await dialog.getByLabel('학생에게 보이는 결과').selectOption('해설');
    await dialog.getByLabel('결과를 보이는 때').selectOption('직접');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '내기', exact: true }).click();
    const link = await dialog.getByRole('link', { name: /\/s\// }).getAttribute('href');
    await dialog.getByRole('link', { name: '현황판 보기' }).click();
    await page.getByRole('button', { name: '자리와 번호표' }).click();
    const seats = page.getByRole('dialog', { name: '자리와 번호표' });
    await seats.getByLabel('몇 번까지').fill('3');
    await seats.getByRole('button', { name: '자리 더하기' }).click();
    await expect(page.getByText('자리 1개를 더했습니다.')).toBeVisible();
    await seats.getByRole('button', { name: '번호표 만들기 (자리 3개)' }).click();
    await expect(seats.getByText('3장을 만들었습니다.', { exact: false })).toBeVisible();
    const slips = page.locator('.print-alone li');
    const first = await slips.first().textContent();
    // A class that comes later gets slips of its own; those that are out stay good.
    await seats.getByLabel('반', { exact: true }).fill('2');
    await seats.getByLabel('몇 번까지').fill('1');
    await seats.getByRole('button', { name: '자리 더하기' }).click();
    await expect(seats.getByText('지금 자리 4개: 반 없이 3개, 2반 1개')).toBeVisible();
    await seats.getByRole('button', { name: '번호표 만들기 (자리 1개)' }).click();
    await expect(seats.getByText('1장을 만들었습니다.', { exact: false })).toBeVisible();
    await expect(slips.first()).toContainText('2반 1번');
    await seats.getByRole('button', { name: '모든 자리의 번호표 다시 만들기' }).click();
    await expect(seats.getByText('4장을 만들었습니다.', { exact: false })).toBeVisible();
    expect(await slips.first().textContent()).not.toBe(first);
    await expectAccessible(page);
    await expect(slips.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(slips).toHaveCount(4);
    await expect(slips.nth(3)).toBeVisible();
    await expect(seats).toBeHidden();
    const slip = /번호표 (\d{6})/.exec((await slips.nth(3).innerText()).replace(/\s+/g, ' '))?.[1] ?? '';
    await page.emulateMedia({ media: 'screen' });
    await seats.getByRole('button', { name: '닫기' }).click();
    // Who has lost a slip is told another number.
    await page.getByRole('button', { name: '2번', exact: true }).click();
    const lost = page.getByRole('dialog', { name: '2번 자리' });
    await lost.getByRole('button', { name: '번호표 다시 만들기' }).click();
    await expect(lost.getByRole('status')).toHaveText(/^새 번호표 \d{6}$/);
    await lost.getByRole('button', { name: '닫기' }).click();

    const context = await browser.newContext();
    const wrong = await context.newPage();
    await wrong.goto(link ?? '');
    await wrong.getByLabel('반', { exact: true }).fill('2');
    await wrong.getByLabel('번호', { exact: true }).fill('1');
    await wrong.getByLabel('자리 번호표', { exact: false }).fill(slip === '123456' ? '654321' : '123456');
    await wrong.getByRole('button', { name: '시작' }).click();
    await expect(wrong.getByRole('alert')).toContainText('자리 번호표의 숫자가 맞지 않습니다.');
    await wrong.close();
    const student = await comeAsStudent(context, link ?? '', 1, { group: 2, slip });
    await student.getByRole('button', { name: '제출', exact: true }).click();
    await student.getByRole('button', { name: '제출하기' }).click();
    await expect(student.getByText('결과는 선생님이 공개하면 볼 수 있습니다.')).toBeVisible();
    await page.getByRole('button', { name: '결과 공개' }).click();
    await expect(page.getByText('학생에게 결과를 공개했습니다.')).toBeVisible();
    await student.getByRole('button', { name: '결과 확인' }).click();
    await expect(student.getByText('해설').first()).toBeVisible();
  },
);

test.describe('what the server refuses', () => {
  test.use({ expectedFaults: [/409/] });
  test('a class is made once and chosen for every sitting, which says what it has had of late', async ({ page }) => {
    await beNewMember(page);
    const exam = await makeFrozenExam(page.request, '중간고사', 2);
    await page.goto(`/exam/${exam}`);
    await page.getByRole('button', { name: '학생에게 내기' }).click();
    const dialog = page.getByRole('dialog', { name: '학생에게 내기' });
    await dialog.getByLabel('응시 이름').fill('3월 중간고사');
    await dialog.getByRole('button', { name: '새 반' }).click();
    await expect(dialog.getByLabel('반 이름')).toBeFocused();
    await dialog.getByLabel('반 이름').fill('2학년 3반');
    await dialog.getByLabel('번호', { exact: true }).fill('홍길동');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('1-30, 32처럼');
    await dialog.getByLabel('번호', { exact: true }).fill('1-3, 5');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('반', { exact: true })).toHaveValue('2학년 3반');
    await expect(dialog.getByText('1-3, 5번 · 4자리')).toBeVisible();
    // What was typed before is there still.
    await expect(dialog.getByLabel('응시 이름')).toHaveValue('3월 중간고사');
    await dialog.getByRole('button', { name: '내기', exact: true }).click();
    await dialog.getByRole('link', { name: '현황판 보기' }).click();
    await expect(page.getByText('2학년 3반', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '자리', exact: true })).toBeVisible();

    // Another exam of the same items.
    const { sections } = await (await page.request.get(`/api/exams/${exam}`)).json();
    const again = await page.request.post('/api/exams', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { title: '다시 보기', codes: [sections[0].pasCode] },
    });
    const { code, version } = await again.json();
    await page.request.post(`/api/exams/${code}/freeze`, { data: { version, forms: 1 } });
    await page.goto(`/exam/${code}`);
    await page.getByRole('button', { name: '학생에게 내기' }).click();
    await expect(dialog.getByLabel('마지막 번호')).toBeVisible();
    await dialog.getByLabel('반', { exact: true }).selectOption('2학년 3반');
    await expect(dialog.getByLabel('마지막 번호')).toHaveCount(0);
    await expect(dialog.getByText('‘3월 중간고사’에서 이미 푼 문항입니다', { exact: false })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/sittings');
    await page.getByRole('button', { name: '반 관리' }).click();
    const classes = page.getByRole('dialog', { name: '반', exact: true });
    await expect(classes.getByText('1-3, 5번 · 4자리')).toBeVisible();
    await expectAccessible(page);
    await classes.getByRole('button', { name: '2학년 3반 고치기' }).click();
    await classes.getByLabel('반 이름').fill('2학년 4반');
    await classes.getByRole('button', { name: '반 저장' }).click();
    await expect(classes.getByText('2학년 4반', { exact: true })).toBeVisible();
    await classes.getByRole('button', { name: '새 반' }).click();
    await classes.getByLabel('반 이름').fill('2학년 4반');
    await classes.getByRole('button', { name: '반 만들기' }).click();
    await expect(classes.getByRole('alert')).toHaveText('같은 이름의 반이 이미 있습니다.');
    await classes.getByRole('button', { name: '취소' }).click();
    await classes.getByRole('button', { name: '닫기' }).last().click();
    await expect(page.getByRole('listitem').filter({ hasText: '3월 중간고사' })).toContainText('2학년 4반');
    await page.getByRole('button', { name: '반 관리' }).click();
    await classes.getByRole('button', { name: '2학년 4반 지우기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
    await expect(classes.getByText('만든 반이 없습니다.')).toBeVisible();
  });
});
