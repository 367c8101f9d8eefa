import './editor.css';
import { type FormatStyle, isBlockMark, type Mark, type Span, splitRuns, type TextRun } from '@chulje/contract';
import { memo, type ReactNode } from 'react';
import { normalizeValue, type RichValue } from './rich-text.ts';

const TAGS: Record<FormatStyle, 'strong' | 'u' | 's'> = { bold: 'strong', underline: 'u', strike: 's' };

export interface RichTextProps {
  value: RichValue;
  highlights?: readonly Span[];
  marks?: readonly Mark[];
  /** One line inside other text (an option, a cell of a list): no paragraphs. */
  isInline?: boolean;
  className?: string;
}

function renderRun(run: TextRun, highlights: readonly Span[], marks: readonly Mark[]): ReactNode {
  const covers = (span: Span) => span.start <= run.start && span.end >= run.start + run.text.length;
  let node: ReactNode = run.text;
  for (const style of run.styles) {
    const Tag = TAGS[style];
    node = <Tag>{node}</Tag>;
  }
  for (const mark of marks.filter(covers)) {
    node = <span className={isBlockMark(mark) ? 'passage-mark-block' : 'passage-mark'}>{node}</span>;
  }
  if (highlights.some(covers)) node = <mark className="editor-highlight">{node}</mark>;
  const symbols = marks.filter((mark) => mark.start === run.start && mark.end > mark.start);
  return (
    <span key={run.start} className={symbols.length > 0 ? 'passage-unbroken' : undefined}>
      {symbols.map((mark) => (
        <span key={mark.symbol} className="passage-symbol">
          {mark.symbol}
        </span>
      ))}
      {node}
    </span>
  );
}

/** A value as it reads on paper, by React elements only: for lists, the reading view and printing. */
export const RichText = memo(function RichText({
  value,
  highlights = [],
  marks = [],
  isInline = false,
  className = '',
}: RichTextProps) {
  const normal = normalizeValue(value);
  // The first character of a mark is a run of its own, so that its symbol stays on the same line with it.
  const firstEnd = ({ start }: Span) => start + ((normal.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  const cuts = [...highlights, ...marks].flatMap((span) => [span.start, span.end]).concat(marks.map(firstEnd));
  const paragraphs = splitRuns(normal.text, normal.format, cuts);
  const render = (runs: TextRun[]) => runs.map((run) => renderRun(run, highlights, marks));
  if (isInline) {
    return (
      <span className={`font-passage ${className}`}>
        {paragraphs.map((runs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its place
          <span key={index}>
            {index > 0 ? ' ' : ''}
            {render(runs)}
          </span>
        ))}
      </span>
    );
  }
  return (
    <div className={`passage-text font-passage ${className}`} lang="ko">
      {paragraphs.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its place
        <p key={index}>{render(runs)}</p>
      ))}
    </div>
  );
});
