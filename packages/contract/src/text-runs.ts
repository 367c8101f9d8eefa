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
  const spans = [...format].sort((a, b) => a.start - b.start);
  /** How far the spans of a style reach that have begun. */
  const reach = new Map<FormatStyle, number>();
  let [offset, nextCut, nextSpan] = [0, 0, 0];
  return text.split('\n').map((paragraph) => {
    const start = offset;
    const end = start + paragraph.length;
    offset = end + 1;
    if (start === end) return [];
    const edges = [start];
    for (let cut = sorted[nextCut]; cut !== undefined && cut < end; cut = sorted[nextCut]) {
      if (cut > start) edges.push(cut);
      nextCut += 1;
    }
    return edges.map((from, index) => {
      const to = edges[index + 1] ?? end;
      for (let span = spans[nextSpan]; span && span.start <= from; span = spans[nextSpan]) {
        reach.set(span.style, Math.max(span.end, reach.get(span.style) ?? 0));
        nextSpan += 1;
      }
      const has = (style: FormatStyle) => (reach.get(style) ?? 0) >= to;
      return { start: from, text: text.slice(from, to), styles: FORMAT_STYLES.filter(has) };
    });
  });
}
