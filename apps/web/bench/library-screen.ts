import { chromium, type Page } from '@playwright/test';
import { beNewMember } from '../e2e/support/accounts.ts';
import { makeWorks } from '../e2e/support/seed.ts';
import { startServer } from '../e2e/support/server.ts';

/**
 * `npm run bench:library-screen`: what the browser works for one step in the list 최근 작업 with 150 works, against the
 * same step with 15 (one page, nothing to leave out), turn by turn in one run. Needs the build. Ends with 1 when a step
 * takes longer than what people feel as instant.
 */
const FEW = 15;
const MANY = 150;
const ROUNDS = 12;
const INSTANT_MS = 100;
const LIST = '/storage/worklistMain';

/** Each step changes what is shown, and the second of a pair takes it back. */
const STEPS: Record<string, (page: Page, round: number) => Promise<unknown>> = {
  '한 글자 검색': (page, round) => page.getByPlaceholder('작업명 검색').fill(round % 2 === 0 ? '지' : ''),
  '작업명 정렬': (page) => page.getByRole('button', { name: '작업명', exact: true }).click(),
  '분야 고르기': (page, round) => page.getByLabel('분야').selectOption(round % 2 === 0 ? '과학' : '전체 분야'),
  '모두 선택': (page) => page.getByRole('checkbox', { name: '이 쪽의 작업 모두 선택' }).click(),
  '즐겨찾기 켜고 끄기': (page) =>
    page
      .getByRole('button', { name: / 즐겨찾기$/ })
      .first()
      .click(),
};

const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
let isSlow = false;
try {
  const [few, many] = [await openList(FEW), await openList(MANY)];
  console.log(`최근 작업 화면: 작업 ${MANY}개일 때 : ${FEW}개일 때 (기준 ${INSTANT_MS}ms에 대한 비율)`);
  for (const [name, step] of Object.entries(STEPS)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await few.workOf(() => step(few.page, round)));
      times.many.push(await many.workOf(() => step(many.page, round)));
    }
    const share = middle(times.many) / INSTANT_MS;
    isSlow ||= share > 1;
    console.log(
      `${share > 1 ? '✗' : '✓'} ${name.padEnd(12)} ${(middle(times.many) / middle(times.few)).toFixed(2)} ×   ${share.toFixed(2)}`,
    );
  }
} finally {
  await browser.close();
  await server.dispose();
}
process.exit(isSlow ? 1 : 0);

/** The list of a member with so many works. */
async function openList(works: number) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await beNewMember(page);
  await makeWorks(page.request, works);
  await page.goto(LIST);
  await page.getByText(`${works} / 150`).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return {
    page,
    /** Milliseconds the page's main thread is busy with a step, until it is painted. */
    async workOf(step: () => Promise<unknown>): Promise<number> {
      const before = await busy();
      await step();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
      );
      return (await busy()) - before;
    },
  };
}

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
