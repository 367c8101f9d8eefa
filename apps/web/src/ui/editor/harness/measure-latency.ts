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
await page.evaluate((given) => {
  const at = (start: number) => ({ start, end: start + 12 });
  window.harness.set({
    passage: {
      text: given,
      format: Array.from({ length: 40 }, (_, index) => ({ ...at(index * 110), style: 'bold' as const })),
    },
    marks: ['㉠', '㉡', '㉢', '㉣', '㉤'].map((symbol, index) => ({ symbol, ...at(300 + index * 700) })),
    highlights: Array.from({ length: 10 }, (_, index) => at(120 + index * 400)),
  });
}, text);
await page.getByRole('textbox', { name: '지문' }).click();

/** Work: key down until script, style and layout are done. Paint: key down until the frame after it is presented. */
await page.evaluate(() => {
  const samples = { work: [] as number[], paint: [] as number[] };
  Object.assign(window, { samples });
  document.addEventListener(
    'keydown',
    () => {
      const start = performance.now();
      const channel = new MessageChannel();
      document.addEventListener('input', () => channel.port2.postMessage(null), { once: true });
      channel.port1.onmessage = () => {
        document.body.getBoundingClientRect();
        samples.work.push(performance.now() - start);
      };
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') samples.paint.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
});
for (let index = 0; index < KEYS; index += 1) {
  await page.keyboard.press('a');
  await page.waitForTimeout(40);
}
const { work, slow, count } = await page.evaluate(() => {
  const { samples } = window as unknown as { samples: { work: number[]; paint: number[] } };
  return { work: samples.work, slow: samples.paint, count: document.querySelector('.editor-counter')?.textContent };
});
await browser.close();
await close();
console.log(
  JSON.stringify({
    characters: count,
    keys: work.length,
    workMs: { p50: percentile(work, 0.5), p95: percentile(work, 0.95), max: Math.max(...work) },
    // The Event Timing API leaves out what takes under 16 ms and rounds to 8 ms.
    keysOver16ms: slow.length,
    keysOver24ms: slow.filter((duration) => duration > 24).length,
  }),
);
