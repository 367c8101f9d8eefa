import { sampleItem, sampleText } from '@chulje/contract/testing';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/support/server.ts';
import { DEMO } from '../e2e/support/test.ts';

/**
 * `npm run bench:typing`: how long a key takes in the set editor with a passage of 5,000 characters and 30 items with
 * marks, in the passage, in a stem, in an option and in an explanation; and in a bare `textarea` and a bare editable
 * text of 5,000 characters, which is what the browser alone takes on this machine. Needs a build (`npm start` makes
 * one) and a Chromium (`CHROMIUM_PATH`).
 *
 * Work: from key down until scripts, style and layout are done, by the clock: other programs count too. CPU: what the
 * page's main thread itself worked for a key, painting, timers and drafts among it, from the browser's trace. Shown:
 * from key down until the frame with it is presented (Event Timing, in steps of 8 ms; under 16 ms counts as 16).
 */
const KEYS = 200;
const PAUSE_MS = 40;
const BUDGET_MS = 16;
const TASK_LEAD_US = 2_000;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function makeSet(page: Page): Promise<string> {
  const content = sampleText(5_100).slice(0, 5_000 - KEYS - 10);
  const marks = ['㉠', '㉡', '㉢', '㉣', '㉤'].map((symbol, index) => ({
    symbol,
    start: 100 + index * 800,
    end: 112 + index * 800,
  }));
  // As long as the items that the engines make: a reason and a quotation for every option.
  const quote = content.slice(0, 60);
  const { options } = sampleItem();
  const item = sampleItem({
    marks,
    explanation: '정답인 까닭과 오답인 까닭을 지문의 말로 하나씩 풀어 쓴 해설이다. '.repeat(20).trim(),
    options: options.map((option) => ({
      ...option,
      reason: '지문의 이 부분에서 확인할 수 있는 내용이므로 적절하다. '.repeat(3).trim(),
      evidence: [{ source: 'passage', quote, start: 0, end: quote.length }],
    })),
  });
  const questions = Array.from({ length: 30 }, () => ({ item }));
  const made = await page.request.post('/api/pass/ques/insert/each', {
    data: { title: '5,000자와 30문항', type: '사회', keyword: '시장', content, questions },
  });
  if (!made.ok()) throw new Error(await made.text());
  return ((await made.json()) as { pasCode: string }).pasCode;
}

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Milliseconds that the main thread worked between one key and the next. */
function cpuOfKeys(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const keys = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const main = keys[0]?.tid;
  const tasks = traceEvents.filter(
    ({ name, ph, tid }) => ph === 'X' && tid === main && name === 'ThreadControllerImpl::RunTask',
  );
  const starts = keys.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const sums = starts.map(() => 0);
  for (const { ts, tdur = 0 } of tasks) {
    // A task begins before the key that it brings.
    const at = starts.findLastIndex((start) => start <= ts + TASK_LEAD_US);
    if (at >= 0) sums[at] = (sums[at] ?? 0) + tdur / 1_000;
  }
  return sums;
}

/** Types into a field of the open page and tells how long each key took. */
async function measure(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => Object.assign(window, { samples: { work: [], shown: [] } }));
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
  }
  const cpu = cpuOfKeys(await browser.stopTracing());
  const { work, shown } = await page.evaluate(
    () => (window as unknown as { samples: { work: number[]; shown: number[] } }).samples,
  );
  const allShown = [...shown, ...Array.from({ length: Math.max(0, KEYS - shown.length) }, () => 16)];
  const tell = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(1)} ms`;
  console.log(
    `${name}: work p50 ${tell(work, 0.5)}, p95 ${tell(work, 0.95)} (${(percentile(work, 0.95) / BUDGET_MS).toFixed(2)} of the ${BUDGET_MS} ms budget); CPU p50 ${tell(cpu, 0.5)}, p95 ${tell(cpu, 0.95)}; shown p95 ${tell(allShown, 0.95)}`,
  );
}

/** Listens to the keys of the open page. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window as unknown as { samples: { work: number[]; shown: number[] } };
    let start = 0;
    document.addEventListener('keydown', () => (start = performance.now()), { capture: true });
    document.addEventListener('input', async () => {
      // The editor reads the change and React renders in microtasks; let all of them pass.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      document.body.getBoundingClientRect();
      held.samples.work.push(performance.now() - start);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') held.samples.shown.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
  await page.request.post('/api/auth/select/login', {
    data: { memEmail: DEMO.email, memPassword: DEMO.password, autoLogin: false },
  });
  await page.goto(`/questions/generate?pasCode=${await makeSet(page)}`);
  await page.getByRole('button', { name: '문항 수정' }).click();
  await page.getByRole('button', { name: '수정하기' }).click();
  await page.getByRole('textbox', { name: '발문' }).waitFor();
  await watch(page);
  for (const name of ['지문', '발문', '선택지 ③', '해설']) await measure(page, name);

  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const paragraphs = sampleText(5_000).split('\n');
  await bare.setContent(
    `<textarea aria-label="빈 textarea" rows="8"></textarea>
     <div role="textbox" aria-label="빈 contenteditable" contenteditable style="height: 400px; overflow: auto">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div>`,
  );
  await watch(bare);
  for (const name of ['빈 textarea', '빈 contenteditable']) await measure(bare, name);
} finally {
  await browser.close();
  await server.dispose();
}
