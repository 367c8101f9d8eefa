import { FORMAT_STYLES } from '@chulje/contract';
import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { serveHarness } from '../src/entities/text/harness/serve-harness.ts';
import { PASTED } from '../src/entities/text/pasted-html.samples.ts';
import { toHtml } from '../src/entities/text/pasted-html.ts';
import { normalizeValue } from '../src/entities/text/rich-text.ts';
import { paste } from './support/ime.ts';

/** What is left of a pasted page, as the browser's own reader takes it apart. */
let harness: Awaited<ReturnType<typeof serveHarness>>;
let page: Page;
test.beforeAll(async ({ browser }) => {
  harness = await serveHarness();
  page = await browser.newPage();
  await page.goto(harness.url);
});
test.afterAll(async () => {
  await page.close();
  await harness.close();
});

const clean = (html: string) => page.evaluate((given) => window.harness.cleanPasted(given), html);
const read = (html: string) => page.evaluate((given) => window.harness.readPasted(given), html);

for (const { from, html, left } of PASTED)
  test(`what comes from ${from} keeps paragraphs, bold, underline and strike and nothing else`, async () => {
    expect(await clean(html)).toBe(left);
  });

test('takes a blank line for an empty paragraph, but never two in a row or one at an end', async () => {
  const text = async (html: string) => (await read(html)).text;
  expect(await text('<p>가</p><p>&nbsp;</p><p></p><p>나</p><p><br></p>')).toBe('가\n\n나');
  expect(await text('가<br><br>나<br>')).toBe('가\n\n나');
  expect(await text('<div>가</div><div><br></div><div>나</div>')).toBe('가\n\n나');
  expect(await text('<p>가\n  나</p>\n\n<p> 다 </p>')).toBe('가 나\n다');
});

test('keeps the lines of preformatted text', async () => {
  expect((await read('<pre>가\n나</pre>')).text).toBe('가\n나');
  expect((await read('<div style="white-space: pre-wrap">가\n나</div>')).text).toBe('가\n나');
});

test('reads emphasis that Apple programs put into classes of spans', async () => {
  const html =
    '<style>p.p1 {font-weight: bold}\nspan.s1 {text-decoration: underline}</style><p class="p1">가<span class="s1">나</span></p>';
  expect(await clean(html)).toBe('<p>가<u>나</u></p>');
});

test('ends a paragraph whose end tag was left out', async () => {
  expect((await read('<p>가<p>나<ul><li>다<li>라</ul>')).text).toBe('가\n나\n다\n라');
});

test('is never more than p, strong, u and s without attributes, whatever comes', async () => {
  const piece = fc.constantFrom(
    ...[
      '<p',
      '>',
      '</p>',
      '<b>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '"',
      "'",
      '=',
      ' onclick=',
      '<img src=x onerror=1>',
    ],
    ...[
      '&lt;',
      '&#x41;',
      '&#xffffff;',
      '&',
      '<',
      '</',
      '<style>',
      '<br>',
      '<td>',
      '<svg>',
      '가',
      '\n',
      '\u0000',
      '<a href=',
      '/>',
    ],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.string(),
      ),
      async (html) => {
        const [cleaned, again] = await page.evaluate((given) => {
          const once = window.harness.cleanPasted(given);
          return [once, window.harness.cleanPasted(once)];
        }, html);
        expect(cleaned.replace(/<\/?(?:p|strong|u|s)>/g, '')).not.toMatch(/[<>]/);
        expect(again).toBe(cleaned);
      },
    ),
    { numRuns: 1000 },
  );
});

test('comes back unchanged when it is ours', async () => {
  const paragraph = fc.string({ unit: fc.constantFrom('가', 'a', '<', '&', '㉠', '𠮷'), minLength: 1, maxLength: 8 });
  const value = fc.array(paragraph, { minLength: 1, maxLength: 4 }).chain((paragraphs) => {
    const text = paragraphs.join('\n');
    const span = fc.record({
      start: fc.nat(text.length),
      end: fc.nat(text.length),
      style: fc.constantFrom(...FORMAT_STYLES),
    });
    return fc.array(span, { maxLength: 4 }).map((format) => normalizeValue({ text, format }));
  });
  await fc.assert(
    fc.asyncProperty(value, async (ours) => {
      expect(await read(toHtml(ours))).toEqual(ours);
    }),
  );
});

test('runs no script and loads no image, style or frame of the page it comes from', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ran = () => page.evaluate(() => (window as { ran?: number }).ran ?? 0);
  const at = (name: string) => `${harness.url}stranger/${name}`;
  const picture = `<img src="${at('a.png')}" srcset="${at('b.png')} 2x" onload="ran = 1" onerror="ran = 1">`;
  const html = `<base href="${at('')}"><link rel="stylesheet" href="${at('a.css')}"><link rel="preload" as="image" href="${at('c.png')}">
<style>@import url(${at('b.css')}); @font-face { font-family: x; src: url(${at('x.woff2')}) } p { background: url(${at('d.png')}) }</style>
<script>ran = 1</script><script src="${at('a.js')}"></script><svg onload="ran = 1"><image href="${at('e.png')}"/></svg>
<iframe src="${at('frame')}" srcdoc="<script>parent.ran = 1</script>"></iframe><object data="${at('o')}"></object><embed src="${at('m')}">
<video src="${at('v.mp4')}" poster="${at('f.png')}" autoplay></video><noscript>${picture}</noscript><template>${picture}</template>
<body background="${at('g.png')}" onload="ran = 1"><p style="background: url(${at('h.png')}); font-family: x">글${picture}</p></body>`;

  expect(await clean(html)).toBe('<p>글</p>');
  // As it is pasted, and as something that calls itself a slice of an editor of our kind.
  for (const pasted of [html, `<div data-pm-slice="0 0 []">${html}</div>`]) {
    await page.getByRole('textbox', { name: '지문' }).click();
    await paste(page, { 'text/html': pasted });
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await ran()).toBe(0);

  // What loads nothing above is seen here when it does.
  await page.evaluate((shown) => {
    document.createElement('div').innerHTML = shown;
  }, picture);
  await expect.poll(() => asked).toContain(at('a.png'));
  await expect.poll(ran).toBe(1);
});
