import { FORMAT_STYLES, type FormatSpan, type FormatStyle } from './text.ts';

/** A stretch of one paragraph with the same formatting. `start` is its offset in the whole text. */
export interface TextRun {
  start: number;
  text: string;
  styles: FormatStyle[];
}

/**
 * Cuts a text where its formatting begins and ends, at further offsets and at line breaks: the runs of each paragraph, in
 * order. An empty paragraph has none.
 */
export function splitRuns(
  text: string,
  format: readonly FormatSpan[],
  furtherCuts: readonly number[] = [],
): TextRun[][] {
  const cuts = new Set(furtherCuts);
  for (const span of format) cuts.add(span.start).add(span.end);
  const sorted = [...cuts].sort((a, b) => a - b);
  let offset = 0;
  return text.split('\n').map((paragraph) => {
    const start = offset;
    const end = start + paragraph.length;
    offset = end + 1;
    if (start === end) return [];
    const edges = [start, ...sorted.filter((cut) => cut > start && cut < end)];
    return edges.map((from, index) => {
      const to = edges[index + 1] ?? end;
      const has = (style: FormatStyle) =>
        format.some((span) => span.style === style && span.start <= from && span.end >= to);
      return { start: from, text: text.slice(from, to), styles: FORMAT_STYLES.filter(has) };
    });
  });
}
