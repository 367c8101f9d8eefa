import { expect, type Page, test } from '@playwright/test';
import { serveHarness } from '../src/entities/text/harness/serve-harness.ts';
import { PASTED } from '../src/entities/text/pasted-html.samples.ts';
import { toHtml } from '../src/entities/text/pasted-html.ts';
import { compose, HANGUL, paste, typeHangul } from './support/ime.ts';

/** The editor alone on a page of its own: what a browser does to text that unit tests cannot show. */
let harness: Awaited<ReturnType<typeof serveHarness>>;
test.beforeAll(async () => {
  harness = await serveHarness();
});
test.afterAll(() => harness.close());

let faults: string[] = [];
test.beforeEach(({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
});
test.afterEach(() => expect(faults).toEqual([]));

const open = (page: Page, max = 5000) => page.goto(`${harness.url}?max=${max}`);
const passage = (page: Page) => page.getByRole('textbox', { name: '지문' });
const option = (page: Page) => page.getByRole('textbox', { name: '선택지 ①' });
const title = (page: Page) => page.getByRole('textbox', { name: '작업명' });
const counter = (page: Page) => page.locator('.editor-counter');
const value = (page: Page) =>
  page.evaluate(() => {
    window.harness.editor?.flush();
    return window.harness.state;
  });
const set = (page: Page, change: object) => page.evaluate((given) => window.harness.set(given), change);

test.describe('typing', () => {
  test('makes paragraphs, counts, and hands the value out', async ({ page }) => {
    await open(page);
    await passage(page).click();
    await page.keyboard.type('첫 문단');
    await page.keyboard.press('Enter');
    await page.keyboard.type('둘째');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('셋째');
    await expect(counter(page)).toContainText('10/5000');
    await expect.poll(() => page.evaluate(() => window.harness.state.passage.text)).toBe('첫 문단\n둘째\n셋째');
  });

  test('formats by Ctrl+B, Ctrl+U and Ctrl+Shift+S', async ({ page }) => {
    await open(page);
    await passage(page).click();
    for (const keys of ['Control+b', 'Control+u', 'Control+Shift+s']) {
      await page.keyboard.press(keys);
      await page.keyboard.type('가');
      await page.keyboard.press(keys);
    }
    expect((await value(page)).passage).toEqual({
      text: '가가가',
      format: [
        { start: 0, end: 1, style: 'bold' },
        { start: 1, end: 2, style: 'underline' },
        { start: 2, end: 3, style: 'strike' },
      ],
    });
  });

  test('takes ~~ and ** as characters', async ({ page }) => {
    await open(page);
    await passage(page).click();
    await page.keyboard.type('~~가~~ **나** ');
    expect((await value(page)).passage).toEqual({ text: '~~가~~ **나** ', format: [] });
  });

  test('takes a key where the caret is, before the browser tells that it has moved', async ({ page }) => {
    await open(page);
    await passage(page).click();
    await page.keyboard.type('가나다');
    await passage(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      const keys = { key: 'b', code: 'KeyB', keyCode: 66, ctrlKey: true, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', keys));
    });
    expect((await value(page)).passage).toEqual({ text: '가나다', format: [{ start: 0, end: 3, style: 'bold' }] });
  });

  test('loses nothing when the editor goes before the pause', async ({ page }) => {
    await open(page);
    await passage(page).click();
    await page.keyboard.type('가나다');
    await set(page, { isShown: false });
    await expect.poll(() => page.evaluate(() => window.harness.state.passage.text)).toBe('가나다');
  });
});

test.describe('an IME', () => {
  test('never loses or doubles a jamo, in an empty editor, in the middle and in bold', async ({ page }) => {
    await open(page);
    const ime = await page.context().newCDPSession(page);
    await passage(page).click();
    await typeHangul(ime, HANGUL);
    expect((await value(page)).passage.text).toBe('한글입력');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await typeHangul(ime, HANGUL);
    expect((await value(page)).passage.text).toBe('한글한글입력입력');
    await page.keyboard.press('Control+b');
    await typeHangul(ime, HANGUL);
    expect((await value(page)).passage).toEqual({
      text: '한글한글입력한글입력입력',
      format: [{ start: 6, end: 10, style: 'bold' }],
    });
  });

  test('is left alone by the value going out and coming back, and by marks being shown', async ({ page }) => {
    await open(page);
    const ime = await page.context().newCDPSession(page);
    await set(page, { passage: { text: '앞 뒤', format: [] } });
    await passage(page).click();
    await page.keyboard.press('Home');
    await compose(ime, ['ㅎ', '하']);
    await expect.poll(() => page.evaluate(() => window.harness.state.passage.text)).toBe('하앞 뒤');
    await set(page, { marks: [{ symbol: '㉠', start: 0, end: 2 }], highlights: [{ start: 0, end: 1 }] });
    await compose(ime, ['한']);
    await ime.send('Input.insertText', { text: '한' });
    await expect(page.locator('.editor-text .editor-mark-symbol')).toHaveText('한');
    expect((await value(page)).passage.text).toBe('한앞 뒤');
  });

  test('is not cut while it composes at the limit; the cut comes after, where it was typed', async ({ page }) => {
    await open(page, 10);
    const ime = await page.context().newCDPSession(page);
    await set(page, { passage: { text: '가나다라마바사아자차', format: [] } });
    await passage(page).click();
    await page.keyboard.press('Home');
    await compose(ime, ['ㅎ', '하', '한']);
    await expect(counter(page)).toContainText('11/10');
    await expect(passage(page)).toHaveText('한가나다라마바사아자차');
    expect((await value(page)).passage.text).toBe('가나다라마바사아자차');
    await ime.send('Input.insertText', { text: '한' });
    await expect(passage(page)).toHaveText('가나다라마바사아자차');
    await expect(counter(page)).toContainText('10/10');
    await expect(page.getByText('10자까지 입력할 수 있어')).toBeVisible();
    await page.keyboard.press('Delete');
    await typeHangul(ime, HANGUL.slice(0, 2));
    await expect(passage(page)).toHaveText('한나다라마바사아자차');
  });

  test('commits its syllable before a symbol goes in', async ({ page }) => {
    await open(page);
    const ime = await page.context().newCDPSession(page);
    await passage(page).click();
    await typeHangul(ime, HANGUL.slice(0, 1));
    await compose(ime, ['ㄱ', '그', '글']);
    await page.getByRole('button', { name: '㉠ 넣기' }).click();
    await expect(passage(page)).toHaveText('한글㉠');
    await typeHangul(ime, HANGUL.slice(2));
    expect((await value(page)).passage.text).toBe('한글㉠입력');
  });

  test('works in one line and in the title, where 50 characters stay 50', async ({ page }) => {
    await open(page);
    const ime = await page.context().newCDPSession(page);
    await option(page).click();
    await typeHangul(ime, HANGUL);
    await expect(option(page)).toHaveText('한글입력');
    await title(page).click();
    await typeHangul(ime, HANGUL);
    await expect(title(page)).toHaveValue('한글입력');
    await title(page).fill('가'.repeat(49));
    await title(page).press('Home');
    await typeHangul(ime, HANGUL.slice(0, 1));
    await compose(ime, ['ㄱ', '그', '글']);
    await expect(title(page)).toHaveValue(`한글${'가'.repeat(49)}`);
    expect(await page.evaluate(() => window.harness.state.title)).toBe(`한${'가'.repeat(49)}`);
    await ime.send('Input.insertText', { text: '글' });
    await expect(title(page)).toHaveValue(`한${'가'.repeat(49)}`);
    expect(await title(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  });
});

test.describe('the limit', () => {
  test('cuts a paste at 5000 characters exactly, without halving a character', async ({ page }) => {
    await open(page);
    await passage(page).click();
    await paste(page, { 'text/plain': `가${'𠮷'.repeat(6000)}` });
    const { passage: full } = await value(page);
    expect(full.text).toBe(`가${'𠮷'.repeat(4999)}`);
    await expect(counter(page)).toContainText('5000/5000');
    await expect(page.getByText('5000자까지 입력할 수 있어 넘친 1001자를 잘랐습니다.')).toBeVisible();
    await page.keyboard.type('나');
    await page.keyboard.press('Enter');
    expect((await value(page)).passage.text).toBe(full.text);
  });

  test('keeps what stood after the caret', async ({ page }) => {
    await open(page, 10);
    await set(page, { passage: { text: '가나다라마바사아', format: [] } });
    await passage(page).click();
    await page.keyboard.press('Home');
    await paste(page, { 'text/plain': '하나\n둘셋' });
    expect((await value(page)).passage.text).toBe('하나가나다라마바사아');
  });

  test('cuts what is pasted into a title, and leaves the caret where it was typed', async ({ page }) => {
    await open(page);
    await title(page).fill('가'.repeat(49));
    await title(page).press('Home');
    await page.keyboard.insertText('나다');
    await expect(title(page)).toHaveValue(`나${'가'.repeat(49)}`);
    expect(await title(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
    await page.keyboard.type('라');
    await expect(title(page)).toHaveValue(`나${'가'.repeat(49)}`);
    expect(await title(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  });
});

test.describe('pasting', () => {
  for (const { from, html, left } of PASTED) {
    test(`from ${from} brings paragraphs with their marks and nothing else`, async ({ page }) => {
      await open(page);
      await passage(page).click();
      await paste(page, { 'text/html': html, 'text/plain': '쓰이지 않는 글' });
      expect(toHtml((await value(page)).passage)).toBe(left);
      expect(await passage(page).locator('img, script, style, span, table, [style]').count()).toBe(0);
    });
  }

  test('joins the first paragraph to the line it is pasted into', async ({ page }) => {
    await open(page);
    await passage(page).click();
    await page.keyboard.type('앞뒤');
    await page.keyboard.press('ArrowLeft');
    await paste(page, { 'text/html': '<p>가</p><p><b>나</b></p>' });
    expect((await value(page)).passage).toEqual({ text: '앞가\n나뒤', format: [{ start: 3, end: 4, style: 'bold' }] });
  });

  test('gives decomposed 한글 back composed', async ({ page }) => {
    await open(page);
    await passage(page).click();
    await paste(page, { 'text/plain': '한글'.normalize('NFD') });
    await expect(counter(page)).toContainText('2/5000');
    expect((await value(page)).passage.text).toBe('한글');
  });

  test('into one line makes one line', async ({ page }) => {
    await open(page);
    await option(page).click();
    await paste(page, { 'text/html': '<p>가</p><p><u>나</u></p>' });
    await page.keyboard.press('Enter');
    await paste(page, { 'text/plain': '다\n라' });
    await option(page).blur();
    expect((await value(page)).option).toEqual({
      text: '가 나다 라',
      format: [{ start: 2, end: 3, style: 'underline' }],
    });
  });

  test('copies out and back in what was copied', async ({ page }) => {
    await open(page);
    await set(page, { passage: { text: '가  나\n다', format: [{ start: 0, end: 1, style: 'strike' }] } });
    await passage(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+v');
    expect((await value(page)).passage).toEqual({
      text: '가  나\n다\n가  나\n다',
      format: [
        { start: 0, end: 1, style: 'strike' },
        { start: 7, end: 8, style: 'strike' },
      ],
    });
  });
});

test.describe('symbols', () => {
  test('go in at the caret by button, by shortcut and by the handle', async ({ page }) => {
    await open(page);
    await set(page, { passage: { text: '앞뒤', format: [] } });
    await passage(page).click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: '㉡ 넣기' }).click();
    await page.keyboard.press('Control+Alt+a');
    await page.keyboard.press('Control+Alt+5');
    await page.evaluate(() => window.harness.editor?.insertSymbol('ⓐ'));
    await expect(passage(page)).toHaveText('앞㉡㉮⑤ⓐ뒤');
    await expect(passage(page)).toBeFocused();
  });

  test('go into an option too', async ({ page }) => {
    await open(page);
    await option(page).click();
    await page.keyboard.press('Control+Alt+q');
    await page.getByRole('toolbar').last().getByRole('button', { name: '① 넣기' }).click();
    await expect(option(page)).toHaveText('㉠①');
  });
});

test.describe('the toolbar by keyboard', () => {
  test('is one stop of Tab, moves by arrows, and gives the focus back', async ({ page }) => {
    await open(page);
    await title(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '굵게' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(passage(page)).toBeFocused();
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: '밑줄' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(passage(page)).toBeFocused();
    await expect(page.getByRole('button', { name: '밑줄' }).first()).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('가');
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(passage(page)).toHaveText('가⑤');
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('Escape');
    await expect(passage(page)).toBeFocused();
    expect((await value(page)).passage.format).toEqual([{ start: 0, end: 2, style: 'underline' }]);
  });
});

test.describe('marks and evidence', () => {
  const text = '앞 문단이다.\n밑줄 친 말이 여기 있다.';

  test('lie over the text and move along with it, and are no part of the value', async ({ page }) => {
    await open(page);
    await set(page, {
      passage: { text, format: [{ start: 9, end: 11, style: 'bold' }] },
      marks: [{ symbol: '㉠', start: 8, end: 12 }],
      highlights: [{ start: 0, end: 4 }],
    });
    const symbol = page.locator('.editor-text .editor-mark-symbol');
    await expect(symbol).toHaveAttribute('data-symbol', '㉠');
    await expect(symbol).toHaveText('밑');
    await expect(page.locator('.editor-text .editor-highlight')).toHaveText('앞 문단');
    await passage(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('맨 ');
    await expect(symbol).toHaveText('밑');
    await expect
      .poll(() => page.evaluate(() => window.harness.state.marks[0]))
      .toEqual({ symbol: '㉠', start: 10, end: 14 });
    await expect(page.getByRole('region', { name: '읽기 화면' }).locator('.passage-symbol')).toHaveText('㉠');
    expect((await value(page)).passage.text).toBe(`맨 ${text}`);
    await set(page, { marks: [], highlights: [] });
    await expect(page.locator('.editor-mark, .editor-highlight')).toHaveCount(0);
  });

  test('are brought into view and lit up, in the editor and read-only', async ({ page }) => {
    await open(page);
    const long = Array.from({ length: 60 }, (_, index) => `${index + 1}번째 문단은 조금 길게 적어 둔다.`).join('\n');
    await set(page, { passage: { text: long, format: [] }, readOnly: true });
    const start = long.indexOf('50번째');
    await page.evaluate((at) => window.harness.editor?.scrollToSpan({ start: at, end: at + 4 }), start);
    await expect(page.locator('.editor-flash')).toHaveText('50번째');
    await expect(page.locator('.editor-flash')).toBeInViewport();
    await expect(page.locator('.editor-flash')).toHaveCount(0);
    await expect(page.getByRole('toolbar', { name: '서식과 기호' })).toHaveCount(0);
    await passage(page).click();
    await page.keyboard.type('가');
    expect((await value(page)).passage.text).toBe(long);
  });

  test('tell the selection as offsets into the text', async ({ page }) => {
    await open(page);
    await set(page, { passage: { text: '가나\n다라', format: [] } });
    await passage(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Shift+ArrowLeft');
    // The editor hears of a new selection after the key, not with it.
    await expect.poll(() => page.evaluate(() => window.harness.editor?.selection())).toEqual({ start: 4, end: 5 });
  });
});

test('a text from outside replaces the document', async ({ page }) => {
  await open(page);
  await passage(page).click();
  await page.keyboard.type('내 글');
  await value(page);
  await set(page, { passage: { text: '새 글\n둘째', format: [] } });
  await expect(passage(page).locator('p')).toHaveText(['새 글', '둘째']);
});
