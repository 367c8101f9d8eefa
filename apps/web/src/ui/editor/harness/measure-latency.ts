import { chromium } from '@playwright/test';
import { serveHarness } from './serve-harness.ts';

/**
 * Typing latency in a passage of 5,000 characters with marks and evidence shown and the reading view beside it.
 * Run: CHROMIUM_PATH=/usr/bin/chromium npx tsx apps/web/src/ui/editor/harness/measure-latency.ts
 */
const KEYS = 300;
const sentence = '소리는 매질을 지나며 조금씩 힘을 잃고, 그 정도는 높낮이에 따라 다르다. ';

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const { url, close } = await serveHarness();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(url);
const paragraph = sentence.repeat(20).trim();
const text = Array.from({ length: 8 }, () => paragraph)
  .join('\n')
  .slice(0, 4990 - KEYS);
const at = (start: number) => ({ start, end: start + 12 });
await page.evaluate((given) => window.harness.set(given), {
  passage: { text, format: Array.from({ length: 40 }, (_, index) => ({ ...at(index * 110), style: 'bold' as const })) },
  marks: ['㉠', '㉡', '㉢', '㉣', '㉤'].map((symbol, index) => ({ symbol, ...at(300 + index * 700) })),
  highlights: Array.from({ length: 10 }, (_, index) => at(120 + index * 400)),
});
await page.getByRole('textbox', { name: '지문' }).click();

/** Work: key down until scripts, style and layout are done. Shown: key down until the next frame is presented. */
await page.evaluate(() => {
  const samples = { work: [] as number[], shown: [] as number[] };
  Object.assign(window, { samples });
  let start = 0;
  document.addEventListener('keydown', () => (start = performance.now()), { capture: true });
  document.addEventListener('input', async () => {
    // The editor reads the change and React renders in microtasks; let all of them pass.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    document.body.getBoundingClientRect();
    samples.work.push(performance.now() - start);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') samples.shown.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
});
for (let index = 0; index < KEYS; index += 1) {
  await page.keyboard.press('a');
  await page.waitForTimeout(40);
}
const { work, shown, count } = await page.evaluate(() => {
  const { samples } = window as unknown as { samples: { work: number[]; shown: number[] } };
  return { ...samples, count: document.querySelector('.editor-counter')?.textContent };
});
await browser.close();
await close();
// The Event Timing API leaves out what takes under 16 ms and rounds to 8 ms; a frame at 60 Hz alone is 16.7 ms.
const allShown = [...shown, ...Array.from({ length: Math.max(0, KEYS - shown.length) }, () => 16)];
const summary = (values: number[]) => ({
  p50: percentile(values, 0.5).toFixed(1),
  p95: percentile(values, 0.95).toFixed(1),
  max: Math.max(...values).toFixed(1),
});
console.log(JSON.stringify({ count, keys: work.length, workMs: summary(work), shownMs: summary(allShown) }));
