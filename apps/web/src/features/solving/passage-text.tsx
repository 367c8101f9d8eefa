/** @jsxImportSource preact */
import { type FormatSpan, type FormatStyle, isBlockMark, type Mark, splitRuns, type TextRun } from '@chulje/contract';
import type { ComponentChildren } from 'preact';

const TAGS: Record<FormatStyle, 'strong' | 'u' | 's'> = { bold: 'strong', underline: 'u', strike: 's' };

function Run({ run, marks }: { run: TextRun; marks: readonly Mark[] }) {
  let node: ComponentChildren = run.text;
  for (const style of run.styles) {
    const Tag = TAGS[style];
    node = <Tag>{node}</Tag>;
  }
  for (const mark of marks)
    if (mark.start <= run.start && mark.end >= run.start + run.text.length)
      node = <span class={isBlockMark(mark) ? 'passage-mark-block' : 'passage-mark'}>{node}</span>;
  const symbols = marks.filter(({ start, end }) => start === run.start && end > start);
  return (
    <span class={symbols.length > 0 ? 'passage-unbroken' : undefined}>
      {symbols.map(({ symbol }) => (
        <span key={symbol} class="passage-symbol">
          {symbol}
        </span>
      ))}
      {node}
    </span>
  );
}

interface TextProps {
  text: string;
  format: readonly FormatSpan[];
}

/** A passage as it is printed, with its marks: the same runs as in the app, without React. */
export function PassageText({ text, format, marks }: TextProps & { marks: readonly Mark[] }) {
  // The first character of a mark is a run of its own, so that its symbol stays on the same line with it.
  const firstEnd = ({ start }: Mark) => start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  const cuts = [...marks.flatMap(({ start, end }) => [start, end]), ...marks.map(firstEnd)];
  return (
    <div class="passage-text font-passage" lang="ko">
      {splitRuns(text, [...format], cuts).map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its place
        <p key={at}>
          {runs.map((run) => (
            <Run key={run.start} run={run} marks={marks} />
          ))}
        </p>
      ))}
    </div>
  );
}

/** One line: an option. */
export function LineText({ text, format }: TextProps) {
  return (
    <span class="font-passage">
      {splitRuns(text, [...format], []).map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its place
        <span key={at}>
          {at > 0 && ' '}
          {runs.map((run) => (
            <Run key={run.start} run={run} marks={[]} />
          ))}
        </span>
      ))}
    </span>
  );
}
