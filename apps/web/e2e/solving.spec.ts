import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { makeSetOf } from './support/seed.ts';
import { answersOnServer, comeAsStudent, makeFrozenExam, makeSitting } from './support/sittings.ts';
import { ALSO_ON_PHONE, expect, expectAccessible, test } from './support/test.ts';

const option = (page: Page, number: number, c: number) =>
  page
    .getByRole('region', { name: `${number}번 문항` })
    .getByRole('radio')
    .nth(c - 1);
async function choose(page: Page, number: number, c: number): Promise<void> {
  await option(page, number, c).click();
  await expect(option(page, number, c)).toBeChecked();
}
const stored = (page: Page) => expect(page.getByText('저장됨', { exact: true })).toBeVisible();

test('a teacher gives an exam in two presses, a student solves it by keyboard, and the scores stand there', async ({
  page,
  browser,
}) => {
  await beNewMember(page);
  const exam = await makeFrozenExam(page.request, '1학기 중간고사', 4);
  await page.goto(`/exam/${exam}`);
  await page.getByRole('button', { name: '학생에게 내기' }).click();
  const dialog = page.getByRole('dialog', { name: '학생에게 내기' });
  await dialog.getByText('수업 중', { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '내기', exact: true }).click();
  const link = await dialog.getByRole('link', { name: /\/s\// }).getAttribute('href');
  await expect(dialog.getByRole('img', { name: '응시 링크 QR' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: '현황판 보기' }).click();
  await expect(page.getByText('아직 들어온 학생이 없습니다')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '칠판 화면' }).click();
  const blackboard = page.getByRole('dialog', { name: '1학기 중간고사' });
  await expect(blackboard.getByText('들어온 학생 0명')).toBeVisible();
  await blackboard.getByRole('button', { name: '닫기' }).click();

  const student = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const solving = await student.newPage();
  await solving.goto(link ?? '');
  await expect(solving.getByRole('heading', { level: 1 })).toHaveText('1학기 중간고사');
  await expect(solving.getByText('이름은 묻지 않습니다', { exact: false })).toBeVisible();
  await expectAccessible(solving);
  await solving.getByLabel('번호', { exact: true }).fill('7');
  await solving.keyboard.press('Enter');
  const first = solving.getByRole('region', { name: '1번 문항' });
  await expect(first).toBeVisible();
  await expect(solving.getByRole('region', { name: '지문' })).toContainText('중고차');
  await expectAccessible(solving);

  // Keys alone: a digit answers the item that is looked at, the strip leads to another.
  await first.getByRole('radio').first().focus();
  await solving.keyboard.press('5');
  await expect(option(solving, 1, 5)).toBeChecked();
  await solving.getByRole('navigation', { name: '문항' }).getByRole('button', { name: '2번, 빈칸' }).focus();
  await solving.keyboard.press('Enter');
  await expect(option(solving, 2, 1)).toBeFocused();
  await solving.keyboard.press('1');
  await expect(option(solving, 2, 1)).toBeChecked();
  await solving.keyboard.press('0');
  await expect(option(solving, 2, 1)).not.toBeChecked();
  await solving.keyboard.press('4');
  await solving.getByRole('button', { name: '3번 ② 지워 두기' }).click();
  await expect(solving.getByRole('button', { name: '3번 ② 지워 두기' })).toHaveAttribute('aria-pressed', 'true');
  await solving.getByRole('region', { name: '3번 문항' }).getByRole('button', { name: '다시 보기' }).click();
  await expect(solving.getByRole('button', { name: '3번, 빈칸, 다시 보기' })).toBeVisible();
  await stored(solving);

  // The board shows that there are answers, not which.
  await expect(page.getByRole('row', { name: /^7번/ })).toContainText('2/4');
  await solving.getByRole('button', { name: '제출', exact: true }).click();
  const asked = solving.getByRole('dialog', { name: '제출하시겠습니까?' });
  await expect(asked).toContainText('빈 문항 2개');
  await asked.getByRole('button', { name: '4번으로' }).click();
  await choose(solving, 4, 1);
  await solving.getByRole('button', { name: '제출', exact: true }).click();
  await expect(asked).toContainText('빈 문항 1개');
  await expectAccessible(solving);
  await asked.getByRole('button', { name: '제출하기' }).click();
  await expect(solving.getByRole('heading', { level: 1 })).toHaveText('제출됨');
  await expect(solving.getByText(/^[2-9A-Z]{8}$/)).toBeVisible();
  await expect(solving.getByRole('heading', { level: 2 })).toHaveText('4점 / 8점');
  await expect(solving.getByRole('listitem').filter({ hasText: '1번' })).toContainText('맞음');
  await expectAccessible(solving);
  await solving.reload();
  await expect(solving.getByRole('heading', { level: 1 })).toHaveText('제출됨');

  await page.getByRole('tab', { name: '채점표' }).click();
  await expect(page.getByRole('row', { name: /^7번/ })).toContainText('4');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV로 받기' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).split('\r\n');
  expect(lines.slice(1, 3)).toEqual(['정답,,,가,,8,5,4,3,2', ',7,1,가,제출,4,5,4,0,1']);

  // Once more for this number, then the end.
  await page.getByRole('tab', { name: '현황판' }).click();
  await page.getByRole('button', { name: '7번', exact: true }).click();
  await page.getByRole('button', { name: '다시 풀게 하기' }).click();
  await expect(page.getByText('바꾸었습니다.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  const again = await comeAsStudent(await browser.newContext(), link ?? '', 7);
  await choose(again, 1, 2);
  await stored(again);
  await page.getByRole('button', { name: '마감', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '마감하기' }).click();
  await expect(page.getByText('마감했습니다.')).toBeVisible();
  await page.goto('/sittings');
  await expect(page.getByRole('listitem').filter({ hasText: '1학기 중간고사' })).toContainText('마감');
  await expectAccessible(page);
});

test.describe('a set', () => {
  // What is refused is logged by the browser.
  test.use({ expectedFaults: [/400 \(Bad Request\)/] });
  test(
    'is given in two presses from where it is edited and from the library, and stays as it was given',
    ALSO_ON_PHONE,
    async ({ page, browser }) => {
      await beNewMember(page);
      const set = await makeSetOf(page.request, '역선택 지문', { items: 2 });
      await page.goto(`/questions/generate?pasCode=${set}`);
      const give = page.getByRole('button', { name: '학생에게 내기' });
      const dialog = page.getByRole('dialog', { name: '학생에게 내기' });
      await give.click();
      await expect(dialog.getByLabel('응시 이름')).toHaveValue('역선택 지문');
      await expectAccessible(page);
      // What is refused is said at its field, and what was made of the set by then is not made twice.
      await dialog.getByLabel('마감').fill('2020-01-01T09:00');
      await dialog.getByRole('button', { name: '내기', exact: true }).click();
      await expect(dialog.getByText('마감 시각은 지금보다 뒤로 정해 주세요.')).toBeVisible();
      await dialog.getByText('수업 중', { exact: true }).click();
      await dialog.getByRole('button', { name: '내기', exact: true }).dblclick();
      const link = await dialog.getByRole('link', { name: /\/s\// }).getAttribute('href');
      await dialog.getByRole('button', { name: '닫기' }).last().click();
      await expect(give).toBeFocused();
      expect(await (await page.request.get('/api/sittings')).json()).toHaveLength(1);
      const exams = await (await page.request.get('/api/exams')).json();
      expect(exams).toMatchObject([{ title: '역선택 지문', status: '확정', items: 2 }]);

      const student = await comeAsStudent(await browser.newContext(), link ?? '', 7);
      await choose(student, 1, 5);
      await student.getByRole('button', { name: '제출', exact: true }).click();
      await student.getByRole('button', { name: '제출하기' }).click();
      await expect(student.getByRole('heading', { level: 2 })).toHaveText('2점 / 4점');

      await page.goto('/storage/worklistMain');
      await page.getByRole('button', { name: '역선택 지문 메뉴' }).click();
      await page.getByRole('menuitem', { name: '학생에게 내기' }).click();
      await dialog.getByRole('button', { name: '내기', exact: true }).click();
      await dialog.getByRole('link', { name: '현황판 보기' }).click();
      await expect(page.getByText('아직 들어온 학생이 없습니다')).toBeVisible();
    },
  );
});

test('choices stay on the device, a reload shows them, and the receipt comes only once the server has them', async ({
  page,
  browser,
}) => {
  await beNewMember(page);
  const sitting = await makeSitting(page.request, await makeFrozenExam(page.request, '중간고사', 3));
  const context = await browser.newContext();
  const student = await comeAsStudent(context, `/s/${sitting.code}`, 12);
  await choose(student, 1, 3);
  await stored(student);
  // The worker has the page before the network goes.
  await student.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => student.evaluate(async () => (await (await caches.open('solving-1')).keys()).length))
    .toBeGreaterThan(2);
  await context.setOffline(true);
  await choose(student, 2, 4);
  await expect(student.getByRole('status').filter({ hasText: '연결 안 됨' })).toBeAttached();
  await student.reload();
  await expect(option(student, 1, 3)).toBeChecked();
  await expect(option(student, 2, 4)).toBeChecked();
  await choose(student, 3, 5);
  await student.getByRole('button', { name: '제출', exact: true }).click();
  await student.getByRole('button', { name: '제출하기' }).click();
  await expect(student.getByText('연결되면 저절로 제출됩니다.', { exact: false })).toBeVisible();
  await expect(student.getByText('제출됨')).toHaveCount(0);
  // What is sent on leaving slips through the browser's own imitation of a lost network: the second may be there.
  expect(await answersOnServer(page.request, sitting.code, 12)).not.toContain(3);
  await student.reload();
  await expect(student.getByText('연결되면 저절로 제출됩니다.', { exact: false })).toBeVisible();
  // The teacher takes the answers as a file meanwhile, which counts for nothing yet.
  const [file] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('button', { name: '답안 저장' }).click(),
  ]);
  await page.goto(`/sittings/${sitting.code}`);
  await page.getByLabel('답안 파일', { exact: true }).setInputFiles({
    name: '답안_12번.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"attempt": "none"}'),
  });
  await expect(page.getByText('답안 파일이 아닙니다.', { exact: false })).toBeVisible();
  await page.getByLabel('답안 파일', { exact: true }).setInputFiles(await file.path());
  const seat = page.getByRole('dialog', { name: '12번 자리' });
  await expect(seat.getByText('3번의 답이 바뀌고', { exact: false })).toBeVisible();
  await expect(seat.getByRole('button', { name: '인정하기' })).toBeDisabled();
  await expectAccessible(page);
  await seat.getByRole('button', { name: '닫기' }).click();
  await context.setOffline(false);
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('제출됨');
  expect(await answersOnServer(page.request, sitting.code, 12)).toEqual([1, 2, 3]);
  await expect(page.getByRole('row', { name: /^12번/ })).not.toContainText('따로 보관한 답 있음');
});

test('a second tab asks before it goes on, and the first one can only be read then', async ({ page, browser }) => {
  await beNewMember(page);
  const sitting = await makeSitting(page.request, await makeFrozenExam(page.request, '중간고사', 2));
  const context = await browser.newContext();
  const first = await comeAsStudent(context, `/s/${sitting.code}`, 3);
  await choose(first, 1, 1);
  await stored(first);
  const second = await context.newPage();
  await second.goto(`/s/${sitting.code}`);
  await second.getByRole('button', { name: '3번 이어 풀기' }).click();
  await expect(second.getByText('다른 창에서 풀고 있습니다.', { exact: false })).toBeVisible();
  await expect(option(second, 1, 2)).toBeDisabled();
  await second.getByRole('button', { name: '이 창에서 이어 풀기' }).click();
  await choose(second, 2, 2);
  await stored(second);
  await expect(first.getByText('다른 창에서 풀고 있습니다.', { exact: false })).toBeVisible();
  await expect(option(first, 2, 1)).toBeDisabled();
  expect(await answersOnServer(page.request, sitting.code, 3)).toEqual([1, 2]);
});

test.describe('what goes wrong', () => {
  // What is refused or not there is logged by the browser.
  test.use({ expectedFaults: [/404 \(Not Found\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });
  test('who presses twice, goes back and loads the page anew on a slow network loses nothing', async ({
    page,
    browser,
  }) => {
    await beNewMember(page);
    const exam = await makeFrozenExam(page.request, '중간고사', 4);
    const sitting = await makeSitting(page.request, exam, {
      seatRule: '명단',
      hasSlips: false,
      seats: [{ number: 9 }],
    });
    const context = await browser.newContext();
    const student = await context.newPage();
    await student.goto(`/s/${sitting.code}`);
    const wire = await context.newCDPSession(student);
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 40_000,
      uploadThroughput: 10_000,
    });
    // Seats without a class are asked for by number alone.
    await expect(student.getByLabel('반', { exact: true })).toHaveCount(0);
    await student.getByLabel('번호', { exact: true }).fill('9');
    await student.getByRole('button', { name: '시작' }).dblclick();
    await expect(student.getByRole('navigation', { name: '문항' })).toBeVisible();
    await choose(student, 1, 5);
    await choose(student, 2, 4);
    await choose(student, 1, 3);
    await student.reload();
    await expect(option(student, 1, 3)).toBeChecked();
    await expect(option(student, 2, 4)).toBeChecked();
    await choose(student, 3, 1);
    await student.goto('about:blank');
    await student.goBack();
    await expect(option(student, 3, 1)).toBeChecked();
    await choose(student, 2, 2);
    await student.getByRole('button', { name: '제출', exact: true }).click();
    await student.getByRole('button', { name: '제출하기' }).dblclick();
    await expect(student.getByRole('heading', { level: 1 })).toHaveText('제출됨');
    await expect(student.getByText('3개 (빈 문항 4번)')).toBeVisible();
    await student.goBack().catch(() => undefined);
    await student.goto(`/s/${sitting.code}`);
    await expect(student.getByRole('heading', { level: 1 })).toHaveText('제출됨');

    const { attempts } = await (await page.request.get(`/api/sittings/${sitting.code}/scores`)).json();
    expect(attempts).toHaveLength(1);
    expect(attempts[0].answers).toMatchObject({ 1: { c: 3 }, 2: { c: 2 }, 3: { c: 1 } });
  });

  test('a double press counts once, and an answer that was lost makes no second sitting', async ({ page }) => {
    await beNewMember(page);
    await page.goto(`/exam/${await makeFrozenExam(page.request, '중간고사', 2)}`);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await page.getByRole('button', { name: '학생에게 내기' }).click();
    const dialog = page.getByRole('dialog', { name: '학생에게 내기' });
    await dialog.getByLabel('마지막 번호').fill('2');
    await dialog.getByText('더 보기', { exact: true }).click();
    await dialog.getByLabel('자리 번호표의 숫자를 물어봅니다').check();
    // It reaches the server, and what that says does not come back.
    await page.route(
      '**/api/exams/*/sittings',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const give = dialog.getByRole('button', { name: '내기', exact: true });
    await give.dblclick();
    await expect(dialog.getByRole('alert')).toContainText('서버에 연결할 수 없습니다.');
    expect(posts).toEqual(['sittings']);
    await give.dblclick();
    await dialog.getByRole('link', { name: '현황판 보기' }).click();
    await expect(page.getByRole('row', { name: /^2번/ })).toBeVisible();
    expect(await (await page.request.get('/api/sittings')).json()).toHaveLength(1);
    await page.getByRole('button', { name: '자리와 번호표' }).click();
    const seats = page.getByRole('dialog', { name: '자리와 번호표' });
    await seats.getByRole('button', { name: '번호표 만들기 (자리 2개)' }).dblclick();
    const made = seats.getByText('2장을 만들었습니다.', { exact: false });
    await expect(made).toBeVisible();
    await seats.getByRole('button', { name: '모든 자리의 번호표 다시 만들기' }).dblclick();
    await expect(made).toBeVisible();
    await seats.getByRole('button', { name: '닫기' }).click();
    await page.getByRole('button', { name: '마감', exact: true }).dblclick();
    await page.getByRole('alertdialog').getByRole('button', { name: '마감하기' }).dblclick();
    await expect(page.getByText('마감했습니다.')).toBeVisible();
    expect(posts).toEqual(['sittings', 'sittings', 'slips', 'slips', 'close']);
  });

  test('what a teacher does in one window shows in the other', async ({ page }) => {
    await beNewMember(page);
    const exam = await makeFrozenExam(page.request, '중간고사', 2);
    const sitting = await makeSitting(page.request, exam, { seatRule: '명단', seats: [{ number: 9 }] });
    const other = await page.context().newPage();
    for (const window of [page, other]) await window.goto(`/sittings/${sitting.code}`);
    await page.getByRole('button', { name: '자리', exact: true }).click();
    const seats = page.getByRole('dialog', { name: '자리' });
    await seats.getByLabel('몇 번까지').fill('2');
    await seats.getByRole('button', { name: '자리 더하기' }).click();
    await expect(page.getByText('자리 2개를 더했습니다.')).toBeVisible();
    await expect(other.getByRole('row', { name: /^2번/ })).toBeVisible();
    await seats.getByRole('button', { name: '닫기' }).click();
    await other.getByRole('button', { name: '마감', exact: true }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '마감하기' }).dblclick();
    await expect(page.getByRole('button', { name: '마감', exact: true })).toHaveCount(0);
    // A close that is put off opens it again, in both.
    await page.getByRole('button', { name: '설정' }).click();
    const settings = page.getByRole('dialog', { name: '응시 설정' });
    await settings.getByLabel('마감').fill(new Date(Date.now() + 172_800_000).toISOString().slice(0, 16));
    await settings.getByLabel('학생에게 보이는 결과').selectOption('해설');
    await expectAccessible(page);
    await settings.getByRole('button', { name: '저장' }).dblclick();
    await expect(page.getByText('응시 설정을 저장했습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '마감', exact: true })).toBeVisible();
    await other.reload();
    // A board that hears nothing says of when it is.
    await page.context().setOffline(true);
    await expect(page.getByText(/의 현황입니다\. 서버에 연결할 수 없습니다/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/의 현황입니다/)).toHaveCount(0);
    await other.getByRole('button', { name: '지우기', exact: true }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '지우기' }).dblclick();
    await expect(other.getByText('학생에게 낸 시험지가 없습니다')).toBeVisible();
    await expect(page.getByText('응시를 찾을 수 없습니다')).toBeVisible();
  });
});
