import type { CDPSession, Page } from '@playwright/test';

/** A paste as the browser hands it over, with the data of each type. */
export async function paste(page: Page, data: Record<string, string>) {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

/** One syllable as a two-set Korean keyboard composes it; it stays in composition until it is committed. */
export async function compose(ime: CDPSession, steps: string[]) {
  for (const text of steps) {
    await ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
}

/** Syllables one after another, each committed. */
export async function typeHangul(ime: CDPSession, syllables: string[][]) {
  for (const steps of syllables) {
    await compose(ime, steps);
    await ime.send('Input.insertText', { text: steps.at(-1) ?? '' });
  }
}

/** 한글입력, key by key. */
export const HANGUL = [
  ['ㅎ', '하', '한'],
  ['ㄱ', '그', '글'],
  ['ㅇ', '이', '입'],
  ['ㄹ', '려', '력'],
];
