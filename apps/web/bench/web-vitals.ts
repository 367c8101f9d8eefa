import { sampleText } from '@chulje/contract/testing';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { beNewMember, PASSWORD } from '../e2e/support/accounts.ts';
import { makeSetOf, makeWorks } from '../e2e/support/seed.ts';
import { startServer } from '../e2e/support/server.ts';

/**
 * `npm run bench:web`: what Lighthouse tells of a page, on its throttled profile (1.6 Mbit/s, 150 ms, a processor four times
 * slower), of screens that nothing of is cached yet; and the frames of the library and the editor at full speed. Needs the
 * build and a Chromium (`CHROMIUM_PATH`). Times are this machine's; run it alone. Ends with 1 when something is worse than
 * what Google calls good (CLS), or frames are dropped that a bare page has; the other figures depend on the machine.
 */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_TIMES = 4;
const CLS_MOST = 0.1;
/** Of the frames on time that a bare page has on the same machine. */
const FRAMES_LEAST = 0.95;
const IDLE_MS = 3_000;
const FRAME_MS = 1000 / 60;
const VIEWPORTS = {
  책상: { viewport: { width: 1440, height: 900 } },
  전화: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
const MANY = 150;

interface Vitals {
  fcp: number;
  lcp: number;
  lcpOf: string;
  cls: number;
  shifts: { value: number; of: string[] }[];
  long: { start: number; duration: number }[];
  /** The longest of each interaction, by its id. */
  events: Record<string, number>;
}

interface Screen {
  name: string;
  path: string;
  /** What shows that the screen stands. */
  ready: (page: Page) => Promise<void>;
  /** What a hand does there. */
  steps: (page: Page, isPhone: boolean) => Promise<void>;
}

function screensOf(set: string): Screen[] {
  return [
    {
      name: '랜딩',
      path: '/landing',
      ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
      steps: async (page) => {
        await page.getByRole('textbox', { name: '이름' }).click();
        await page.keyboard.type('kim', { delay: 50 });
      },
    },
    {
      name: '로그인',
      path: '/login',
      ready: (page) => page.getByRole('button', { name: '로그인', exact: true }).waitFor(),
      steps: async (page) => {
        await page.getByLabel('이메일').click();
        await page.keyboard.type('kim', { delay: 50 });
      },
    },
    {
      name: '홈',
      path: '/home',
      ready: (page) => page.getByText('3월 모의고사 대비 지문').filter({ visible: true }).first().waitFor(),
      steps: async (page) => {
        const buttons = page.getByRole('button', { name: '작업 메뉴 열기' });
        if ((await buttons.count()) > 0) await buttons.first().click();
        await page.keyboard.press('Escape');
      },
    },
    ...[
      { name: '지문 생성', path: '/passage' },
      { name: '문항 생성', path: '/questions' },
    ].map((form) => ({
      ...form,
      ready: (page: Page) => page.getByLabel('작업명').waitFor(),
      steps: async (page: Page) => {
        await page.getByLabel('작업명').click();
        await page.keyboard.type('abc', { delay: 50 });
      },
    })),
    {
      name: `작업 ${MANY}개`,
      path: '/storage/worklistMain',
      ready: (page) => page.getByText(`${MANY} / 150`).waitFor(),
      steps: async (page) => {
        await page.getByRole('searchbox').first().click();
        await page.keyboard.type('a', { delay: 50 });
        await page.keyboard.press('Backspace');
        await page.getByRole('checkbox').first().click();
      },
    },
    {
      name: '5,000자·30문항',
      path: `/questions/generate?pasCode=${set}`,
      ready: (page) => page.getByText('1 / 30').filter({ visible: true }).first().waitFor(),
      steps: async (page, isPhone) => {
        await page.getByRole('button', { name: '다음 문항' }).first().click();
        if (isPhone) await page.getByRole('tab', { name: '지문' }).click();
        await page.getByRole('textbox', { name: '지문' }).click();
        await page.keyboard.type('abc', { delay: 50 });
      },
    },
  ];
}

interface Entry extends PerformanceEntry {
  element?: Element | null;
  url?: string;
  value?: number;
  hadRecentInput?: boolean;
  sources?: { node: Node | null }[];
  interactionId?: number;
}

/** In the page, before anything of it runs. Without functions of its own: what compiles this names them by a helper. */
function watch(): void {
  const held: Vitals = { fcp: 0, lcp: 0, lcpOf: '', cls: 0, shifts: [], long: [], events: {} };
  Object.assign(window, { vitals: held });
  let row = { start: 0, last: 0, sum: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const { name, entryType, startTime, duration, interactionId = 0, value = 0, sources = [] } = entry;
      if (name === 'first-contentful-paint') held.fcp = startTime;
      if (entryType === 'longtask') held.long.push({ start: startTime, duration });
      if (interactionId > 0) held.events[interactionId] = Math.max(held.events[interactionId] ?? 0, duration);
      if (entryType === 'largest-contentful-paint') {
        held.lcp = startTime;
        held.lcpOf = `${entry.element?.tagName.toLowerCase()} ${entry.url?.split('/').at(-1) ?? ''}`.trim();
      }
      if (entryType !== 'layout-shift' || entry.hadRecentInput) continue;
      const isSame = startTime - row.last < 1_000 && startTime - row.start < 5_000;
      if (!isSame) row = { start: startTime, last: 0, sum: 0 };
      row = { ...row, last: startTime, sum: row.sum + value };
      held.cls = Math.max(held.cls, row.sum);
      held.shifts.push({
        value,
        of: sources.map(({ node }) => `${node?.nodeName} ${(node as Element | null)?.className}`),
      });
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

const vitalsOf = (page: Page) => page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);

async function measure(
  context: BrowserContext,
  screen: Screen,
  isPhone: boolean,
): Promise<Vitals & { tbt: number; inp: number; bytes: Record<string, number> }> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  const bytes: Record<string, number> = {};
  const types = new Map<string, string>();
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength / 1000;
  });
  await page.goto(screen.path);
  await screen.ready(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  const loaded = await vitalsOf(page);
  await session.send('Network.emulateNetworkConditions', {
    ...NETWORK,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await screen.steps(page, isPhone);
  await page.waitForTimeout(500);
  const used = await vitalsOf(page);
  await page.close();
  const tbt = loaded.long
    .filter(({ start }) => start >= loaded.fcp)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  // What took less than 16 ms is not told.
  return {
    ...loaded,
    cls: Math.max(loaded.cls, used.cls),
    shifts: used.shifts,
    tbt,
    inp: Math.max(16, ...Object.values(used.events)),
    bytes,
  };
}

/** Frames on time of all there could have been, and what the main thread worked for one, in shares of its time. */
async function frames(page: Page, work: () => Promise<void>): Promise<{ onTime: number; busy: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  await page.evaluate(`{
    window.times = [];
    const next = (now) => { times.push(now); requestAnimationFrame(next); };
    requestAnimationFrame(next);
  }`);
  const before = await busyMs();
  await work();
  const busy = (await busyMs()) - before;
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0));
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  await session.detach();
  return { onTime: Math.min(1, (times.length - 1) / (span / FRAME_MS)), busy: busy / span };
}

async function scroll(page: Page, selector?: string): Promise<void> {
  const box = selector ? await page.locator(selector).first().boundingBox() : undefined;
  await page.mouse.move((box?.x ?? 700) + 20, (box?.y ?? 500) + 20);
  for (const step of [1, -1])
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, step * 60);
      await page.waitForTimeout(16);
    }
}

async function typeKeys(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '지문' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('a'.repeat(60), { delay: 33 });
}

async function newContext(browser: Browser, baseURL: string, viewport: object): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: 'ko-KR', ...viewport });
}

const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const only = process.argv[2];
let isBad = false;
try {
  const first = await newContext(browser, server.url, VIEWPORTS.책상);
  const seedPage = await first.newPage();
  const email = await beNewMember(seedPage);
  // By the screen, so that the browser remembers the name as a teacher's does.
  await seedPage.goto('/login');
  await seedPage.getByLabel('이메일').fill(email);
  await seedPage.getByLabel('비밀번호').fill(PASSWORD);
  await seedPage.getByRole('button', { name: '로그인', exact: true }).click();
  await seedPage.waitForURL('**/home');
  const set = await makeSetOf(seedPage.request, '5,000자와 30문항', {
    content: sampleText(5_100).slice(0, 4_900),
    items: 30,
  });
  await makeWorks(seedPage.request, MANY - 1);
  const storageState = await first.storageState();
  console.log(`느린 4G(1.6 Mbit/s, 150 ms), 프로세서 ${CPU_TIMES}배 느림, 저장된 것 없음`);
  for (const [form, viewport] of Object.entries(VIEWPORTS)) {
    for (const screen of screensOf(set)) {
      if (only && !`${screen.name} ${form}`.includes(only)) continue;
      const context = await newContext(browser, server.url, {
        ...viewport,
        ...(!/landing|login/.test(screen.path) && { storageState }),
      });
      const { fcp, lcp, lcpOf, cls, shifts, long, tbt, inp, bytes } = await measure(context, screen, form === '전화');
      await context.close();
      const isShifting = cls > CLS_MOST;
      isBad ||= isShifting;
      console.log(
        `${isShifting ? '✗' : '✓'} ${screen.name} · ${form}: FCP ${(fcp / 1000).toFixed(2)} s, LCP ${(lcp / 1000).toFixed(2)} s (${lcpOf}), CLS ${cls.toFixed(3)}, INP ${inp} ms, long tasks ${long.length} (longest ${Math.round(Math.max(0, ...long.map(({ duration }) => duration)))} ms), TBT ${Math.round(tbt)} ms, kB: ${Object.entries(
          bytes,
        )
          .map(([type, size]) => `${type} ${Math.round(size)}`)
          .join(', ')}`,
      );
      for (const { value, of } of shifts)
        if (value > 0.005) console.log(`    shift ${value.toFixed(3)}: ${of.join(', ')}`);
    }
  }
  if (!only || '프레임'.includes(only)) {
    const page = await first.newPage();
    let bare: number | undefined;
    const told = async (name: string, work: () => Promise<void>) => {
      const { onTime, busy } = await frames(page, work);
      bare ??= onTime;
      const isDropping = onTime / bare < FRAMES_LEAST;
      isBad ||= isDropping;
      console.log(
        `${isDropping ? '✗' : '✓'} ${name}: ${(onTime * 100).toFixed(0)} % of the frames on time, main thread busy ${(busy * 100).toFixed(0)} %`,
      );
    };
    await page.setContent(`<p>${sampleText(5_000).replaceAll('\n', '</p><p>')}</p>`.repeat(3));
    await told('맨 글 굴리기', () => scroll(page));
    await page.goto('/storage/worklistMain');
    await page.getByText(`${MANY} / 150`).waitFor();
    await told(`작업 ${MANY}개 굴리기`, () => scroll(page));
    await page.goto(`/questions/generate?pasCode=${set}`);
    await page.getByText('1 / 30').filter({ visible: true }).first().waitFor();
    await told('5,000자 굴리기', () => scroll(page, '.editor-scroller'));
    await told('5,000자에 입력', () => typeKeys(page));
  }
} finally {
  await browser.close();
  await server.dispose();
}
process.exit(isBad ? 1 : 0);
