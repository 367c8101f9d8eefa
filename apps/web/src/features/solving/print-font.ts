import type { SolvableForm } from '@chulje/contract';
import { loadPassageFont } from '../../entities/text/passage-font.ts';

const FAMILY = '1em "Noto Serif KR"';
/** Nobody waits longer for letters, in ms. */
const PATIENCE_MS = 400;

/** The 명조 of print for these letters. Its files are many and small: only those that hold some of the letters are fetched. */
async function fetchLetters(text: string, bold = ''): Promise<void> {
  await loadPassageFont();
  await Promise.all([document.fonts.load(FAMILY, text), bold && document.fonts.load(`700 ${FAMILY}`, bold)]);
}

/** All that stands bold in a passage or an option of the form. */
export function boldTextOf({ sections }: SolvableForm): string {
  const texts = sections.flatMap(({ passage, items }) => [passage, ...items.flatMap(({ options }) => options)]);
  return texts
    .flatMap(({ text, format }) =>
      format.flatMap(({ style, start, end }) => (style === 'bold' ? [text.slice(start, end)] : [])),
    )
    .join('');
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
export async function waitForPrintFont(form: SolvableForm): Promise<void> {
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  await Promise.race([fetchLetters(JSON.stringify(form), boldTextOf(form)).catch(() => {}), patience]);
}
