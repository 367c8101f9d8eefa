import { sampleItem, sampleText } from '@chulje/contract/testing';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/support/server.ts';
import { DEMO } from '../e2e/support/test.ts';

/**
 * `npm run bench:typing`: how long a key takes in the set editor with a passage of 5,000 characters and 30 items with
 * marks, in the passage, in a stem and in an option. Needs a build (`npm start` makes one) and a Chromium
 * (`CHROMIUM_PATH`).
 *
 * Work: from key down until scripts, style and layout are done. Shown: from key down until the frame with it is
 * presented, as the browser tells (Event Timing, in steps of 8 ms; nothing under 16 ms is told and counts as 16).
 */
const KEYS = 200;
const PAUSE_MS = 40;
const BUDGET_MS = 16;

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

/** Types into a field of the open page and tells how long each key took. */
async function measure(page: Page, name: string): Promise<{ work: number[]; shown: number[] }> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => Object.assign(window, { samples: { work: [], shown: [] } }));
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
  }
  const { work, shown } = await page.evaluate(
    () => (window as unknown as { samples: { work: number[]; shown: number[] } }).samples,
  );
  return { work, shown: [...shown, ...Array.from({ length: Math.max(0, KEYS - shown.length) }, () => 16)] };
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
  for (const name of ['지문', '발문', '선택지 ③', '해설']) {
    const { work, shown } = await measure(page, name);
    const p95 = percentile(work, 0.95);
    console.log(
      `${name}: work p50 ${percentile(work, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${(p95 / BUDGET_MS).toFixed(2)} of the ${BUDGET_MS} ms budget), max ${Math.max(...work).toFixed(1)} ms; shown p95 ${percentile(shown, 0.95).toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.dispose();
}
