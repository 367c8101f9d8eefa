import { chromium } from '@playwright/test';
import { beNewMember } from '../e2e/support/accounts.ts';
import { makeWorks } from '../e2e/support/seed.ts';
import { startServer } from '../e2e/support/server.ts';

/**
 * `npm run bench:library-screen`: what the browser works for one step in the list 최근 작업 with 150 works, against the
 * same step with 15 (one page, nothing to leave out), turn by turn in one run. Needs the build. Ends with 1 when a step
 * costs more than twice as much: then the list is not as quick as a short one.
 */
const FEW = 15;
const MANY = 150;
const ROUNDS = 30;
const MOST = 2;
const LIST = '/storage/worklistMain';

/** What a hand does, without the looking for it: by selector and, for fields, the values it goes to and back from. */
const STEPS: Record<string, { selector: string; values?: readonly [string, string] }> = {
  '한 글자 검색': { selector: 'input[type=search]', values: ['지', ''] },
  '작업명 정렬': { selector: 'thead button' },
  '분야 고르기': { selector: 'select[aria-label=분야]', values: ['과학', '전체 분야'] },
  '모두 선택': { selector: 'thead input[type=checkbox]' },
  '즐겨찾기 켜고 끄기': { selector: 'tbody button[aria-pressed]' },
};

const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
let isSlow = false;
try {
  const [few, many] = [await openList(FEW), await openList(MANY)];
  console.log(`최근 작업 화면에서 브라우저가 하는 일: 작업 ${MANY}개일 때 : ${FEW}개일 때`);
  for (const name of Object.keys(STEPS)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await few(name, round));
      times.many.push(await many(name, round));
    }
    const ratio = middle(times.many) / middle(times.few);
    isSlow ||= ratio > MOST;
    console.log(`${ratio > MOST ? '✗' : '✓'} ${name.padEnd(12)} ${ratio.toFixed(2)} ×`);
  }
} finally {
  await browser.close();
  await server.dispose();
}
process.exit(isSlow ? 1 : 0);

/** The list of a member with so many works: takes a step and tells the milliseconds its main thread was busy with it. */
async function openList(works: number): Promise<(name: string, round: number) => Promise<number>> {
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
  return async (name, round) => {
    const { selector = '', values } = STEPS[name] ?? {};
    const before = await busy();
    await page.evaluate(take, { selector, value: values?.[round % 2] });
    return (await busy()) - before;
  };
}

/** In the page: one step, until it is painted. */
async function take({ selector, value }: { selector: string; value: string | undefined }): Promise<void> {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  if (value === undefined) element.click();
  else {
    // As the browser sets it, past React's own notes of the value.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
