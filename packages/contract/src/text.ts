import * as z from 'zod/mini';

/**
 * Text as every part of the product counts and stores it: NFC, `\n` between paragraphs, no control characters.
 * Lone surrogates become U+FFFD because PostgreSQL refuses them.
 */
export function normalizeText(value: string): string {
  return (
    value
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]/g, '')
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      // Last: what was removed may have stood between letters that belong together.
      .normalize('NFC')
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding it is the purpose
const NOT_STORABLE = /\u0000|\p{Surrogate}/gu;

/** Whether a database can keep the text: without U+0000, and without halves of characters. The server takes nothing else. */
export function isStorable(value: string): boolean {
  return value.search(NOT_STORABLE) < 0;
}

/** The text without what no database keeps. */
export function makeStorable(value: string): string {
  return value.replace(NOT_STORABLE, '');
}

/** Length in Unicode code points after NFC; equals PostgreSQL's char_length of the stored text. */
export function countCharacters(value: string): number {
  let count = 0;
  for (const _ of normalizeText(value)) count += 1;
  return count;
}

/** Cuts to at most `max` code points without splitting a character. */
export function truncateCharacters(value: string, max: number): string {
  if (value.length <= max) return value;
  return Array.from(value).slice(0, max).join('');
}

export const FORMAT_STYLES = ['bold', 'underline', 'strike'] as const;
export type FormatStyle = (typeof FORMAT_STYLES)[number];

/** A half-open range of UTF-16 offsets into a text. */
export const SpanSchema = z.object({ start: z.int().check(z.nonnegative()), end: z.int().check(z.nonnegative()) });
export type Span = z.infer<typeof SpanSchema>;

/** Bold, underline or strikethrough over a range; all formatting that exists in passages and options. */
export const FormatSpanSchema = z.strictObject({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  style: z.enum(FORMAT_STYLES),
});
export type FormatSpan = z.infer<typeof FormatSpanSchema>;

/** Drops what lies outside the text and merges touching spans of one style; sorted by start, then style. */
export function normalizeFormat(text: string, format: readonly FormatSpan[]): FormatSpan[] {
  const merged: FormatSpan[] = [];
  for (const style of FORMAT_STYLES) {
    const spans = format
      .filter((span) => span.style === style)
      .map((span) => ({ start: Math.max(0, span.start), end: Math.min(text.length, span.end), style }))
      .filter((span) => span.start < span.end)
      .sort((a, b) => a.start - b.start);
    let open: FormatSpan | undefined;
    for (const span of spans) {
      if (open && span.start <= open.end) {
        open.end = Math.max(open.end, span.end);
      } else {
        open = span;
        merged.push(span);
      }
    }
  }
  return merged.sort((a, b) => a.start - b.start || a.style.localeCompare(b.style));
}

/** A Korean word with the particle its last syllable asks for: the first after a consonant, the second after a vowel. */
function withParticle(word: string, afterConsonant: string, afterVowel: string): string {
  const syllable = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  return word + (syllable % 28 === 0 ? afterVowel : afterConsonant);
}

/**
 * One single-line text field: trimmed, NFC, at most `max` code points.
 * @__NO_SIDE_EFFECTS__
 */
export function lineSchema(name: string, max: number, min = 0) {
  return z.pipe(
    z.pipe(
      z
        .string(`${withParticle(name, '을', '를')} 입력해 주세요.`)
        .check(z.maxLength(max * 8, `${withParticle(name, '은', '는')} ${max}자 이내로 입력해 주세요.`)),
      z.transform((value) =>
        normalizeText(value)
          .replace(/[\n\t]+/g, ' ')
          .trim(),
      ),
    ),
    z.string().check(
      z.refine(
        (value) => countCharacters(value) >= min,
        min === 1
          ? `${withParticle(name, '을', '를')} 입력해 주세요.`
          : `${withParticle(name, '은', '는')} ${min}자 이상 입력해 주세요.`,
      ),
      z.refine(
        (value) => countCharacters(value) <= max,
        `${withParticle(name, '은', '는')} ${max}자 이내로 입력해 주세요.`,
      ),
    ),
  );
}

/**
 * Text of several paragraphs: NFC, outer blank lines removed, at most `max` code points. Offsets into it refer to the result.
 * @__NO_SIDE_EFFECTS__
 */
export function bodySchema(name: string, max: number) {
  return z.pipe(
    z.pipe(
      z
        .string(`${withParticle(name, '을', '를')} 입력해 주세요.`)
        .check(z.maxLength(max * 8, `${withParticle(name, '은', '는')} ${max}자 이내로 입력해 주세요.`)),
      z.transform(normalizeText),
    ),
    z
      .string()
      .check(
        z.refine(
          (value) => countCharacters(value) <= max,
          `${withParticle(name, '은', '는')} ${max}자 이내로 입력해 주세요.`,
        ),
      ),
  );
}
