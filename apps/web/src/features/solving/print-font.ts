import { loadPassageFont } from '../../entities/text/passage-font.ts';

const FONT = '1em "Noto Serif KR"';
/** Nobody waits longer for letters, in ms. */
const PATIENCE_MS = 400;

/** The 명조 of print for these letters. Its files are many and small: only those that hold some of the letters are fetched. */
async function fetchLetters(text: string): Promise<void> {
  await loadPassageFont();
  await document.fonts.load(FONT, text);
}

/**
 * While a student reads the notice and types a number: the commonest syllables, which stand in the notice as in every passage. Not
 * with the page itself, which has to stand at once on a slow network.
 */
export function bringPrintFont(): void {
  fetchLetters(document.body.textContent ?? '').catch(() => {});
}

/**
 * The letters of a form before it is shown, so that they do not change under the reader's eyes. What is not there after a moment
 * comes later.
 */
export async function waitForPrintFont(text: string): Promise<void> {
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  await Promise.race([fetchLetters(text).catch(() => {}), patience]);
}
