const LABEL = 1.4;
const GAP = 0.7;

/**
 * Where options short enough to stand beside each other in one row begin, in letters from the first; undefined where they
 * are too long. ㄱ, ㄴ and ㄱ, ㄷ stand in equal parts of the row, as in print; ㄱ and ㄱ, ㄴ, ㄷ as far apart as the row
 * leaves room. `room` is how many letters of the text a row holds. For formats that cannot measure: a letter counts as wide
 * as it is in most fonts.
 */
export function startsInOneRow(options: readonly string[], room: number): number[] | undefined {
  if (options.some((text) => /[\t\n]/.test(text))) return undefined;
  const widths = options.map((text) => LABEL + lettersWide(text) + GAP);
  const share = room / options.length;
  const spare = share - widths.reduce((sum, width) => sum + width, 0) / options.length;
  if (spare < 0) return undefined;
  const parts = widths.every((width) => width <= share)
    ? options.map(() => share)
    : widths.map((width) => width + spare);
  return parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part, 0));
}

/** How wide a text is, in letters of Hangul. */
export function lettersWide(text: string): number {
  return [...text].reduce((sum, char) => sum + (NARROW.test(char) ? 0.33 : WIDE.test(char) ? 1 : 0.55), 0);
}

const NARROW = /[\s.,:;'!|il()[\]·]/;
const WIDE = /[×÷±\u1100-\u11FF\u2010-\u2BFF\u2E80-\uFFEF]|[\u{10000}-\u{10FFFF}]/u;
