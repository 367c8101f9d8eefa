import { keyLabel, OPTION_LABELS } from '@chulje/contract';
import { type Paper, type PaperOptions, type PaperSection, sectionHeading } from '../paper.ts';
import { materialLabel, paragraphRuns, type Run } from '../runs.ts';

/** For programs on Windows that take a text without it for the old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const RULE = '─'.repeat(40);

/** A paper as plain text, UTF-8 with byte order mark, lines ending as Windows expects. */
export function renderTxt(paper: Paper, options: PaperOptions): Uint8Array {
  const parts = [paper.title, '═'.repeat(40)];
  const shows = (part: PaperOptions['parts']) => options.parts === part || options.parts === 'all';
  const hasItems = paper.sections.some((section) => section.items.length > 0);
  if (shows('paper')) parts.push(...paper.sections.flatMap((section) => sectionLines(section, options)));
  if (hasItems && (shows('answers') || shows('explanations')))
    parts.push('', RULE, '정답', RULE, ...answerLines(paper));
  if (hasItems && shows('explanations')) parts.push('', RULE, '해설', RULE, ...explanationLines(paper));
  return new TextEncoder().encode(`${BYTE_ORDER_MARK + parts.join('\n').replace(/\n/g, '\r\n')}\r\n`);
}

/** Symbols before what they mark. */
function lineOf(runs: readonly Run[]): string {
  return runs.map((run) => run.symbol + run.text).join('');
}

function sectionLines(section: PaperSection, { points }: PaperOptions): string[] {
  const { text, format, marks } = section.passage;
  const lines = [''];
  const heading = sectionHeading(section);
  if (heading) lines.push(heading, '');
  for (const paragraph of paragraphRuns(text, format, marks)) lines.push(`  ${lineOf(paragraph)}`.trimEnd());
  for (const { number, item } of section.items) {
    lines.push('', `${number}. ${item.stem}${points && item.points === 3 ? ' [3점]' : ''}`);
    if (item.material)
      lines.push(
        '',
        `  ${materialLabel(item.material.label)}`,
        ...item.material.text.split('\n').map((line) => `  │ ${line}`),
        '',
      );
    for (const [index, option] of item.options.entries()) lines.push(`  ${OPTION_LABELS[index]} ${option.text}`);
  }
  return lines;
}

function answerLines(paper: Paper): string[] {
  return paper.sections.flatMap((section) =>
    section.items.map(({ number, item }) => `${number}. ${keyLabel(item.key)}`),
  );
}

function explanationLines(paper: Paper): string[] {
  return paper.sections.flatMap((section) =>
    section.items.flatMap(({ number, item }) => ['', `${number}. 정답 ${keyLabel(item.key)}`, item.explanation]),
  );
}
