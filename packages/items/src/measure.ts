/** Measures of likeness between texts, as CSAT.md §3 defines them. */

const KEPT = /[^가-힣A-Za-z0-9ㄱ-ㅎ㉠-㉻ⓐ-ⓩ○×<>=]/g;

/** The characters that carry meaning, without spaces and punctuation. */
export function stripText(text: string): string {
  return text.replace(KEPT, '');
}

export function shingles(text: string, size: number): Set<string> {
  const stripped = stripText(text);
  const found = new Set<string>();
  for (let at = 0; at + size <= stripped.length; at += 1) found.add(stripped.slice(at, at + size));
  return found;
}

/** Share of the text's bigrams that stand in the source, 0–1. */
export function coverage(text: string, source: ReadonlySet<string>): number {
  return coverageOf(shingles(text, 2), source);
}

/** The same of bigrams that are at hand. */
export function coverageOf(own: ReadonlySet<string>, source: ReadonlySet<string>): number {
  if (own.size === 0) return 0;
  let shared = 0;
  for (const bigram of own) if (source.has(bigram)) shared += 1;
  return shared / own.size;
}

/** Sørensen likeness of bigram sets, 0–1. */
export function dice(a: string, b: string): number {
  const first = shingles(a, 2);
  const second = shingles(b, 2);
  return first.size + second.size === 0 ? Number(a === b) : likeness(first, second);
}

/** The same of sets that are at hand, where one text is held against many. */
export function likeness(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0;
  for (const bigram of first) if (second.has(bigram)) shared += 1;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

/** Length of the longest run of characters that both texts hold, spaces and punctuation aside. */
export function longestCommonRun(a: string, b: string): number {
  const first = stripText(a);
  const second = stripText(b);
  let best = 0;
  for (let start = 0; start + best < first.length; start += 1) {
    // Only longer ones matter: extend from the best so far.
    while (start + best < first.length && second.includes(first.slice(start, start + best + 1))) best += 1;
  }
  return best;
}

/** Characters after trimming and folding of spaces. */
export function plainLength(text: string): number {
  return Array.from(text.trim().replace(/\s+/g, ' ')).length;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
