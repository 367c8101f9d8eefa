const LABEL = 1.4;
const GAP = 0.7;

/**
 * Whether options are short enough to stand beside each other in one row, as ㄱ, ㄴ and ㄱ, ㄷ do in print. `room` is how many
 * letters of the text a row holds. For formats that cannot measure: a letter counts as wide as it is in most fonts.
 */
export function standInOneRow(options: readonly string[], room: number): boolean {
  const share = room / options.length;
  return options.every((text) => !/[\t\n]/.test(text) && LABEL + lettersWide(text) + GAP <= share);
}

/** How wide a text is, in letters of Hangul. */
export function lettersWide(text: string): number {
  return [...text].reduce((sum, char) => sum + (NARROW.test(char) ? 0.33 : WIDE.test(char) ? 1 : 0.55), 0);
}

const NARROW = /[\s.,:;'!|il()[\]·]/;
const WIDE = /[\u1100-\u11FF\u2010-\u2BFF\u2E80-\uFFEF]|[\u{10000}-\u{10FFFF}]/u;
