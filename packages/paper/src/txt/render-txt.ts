import { keyLabel, OPTION_LABELS } from '@chulje/contract';
import { type Explanation, explanationsOf, linesAsText } from '../explanation.ts';
import {
  authorLine,
  itemsOf,
  materialLabel,
  type NumberedItem,
  type Paper,
  type PaperOptions,
  type PaperSection,
  pointsLabel,
  sectionHeading,
  shownParts,
} from '../paper.ts';
import { lineRuns, paragraphRuns, plainTextLegend, runsAsText } from '../runs.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const DOUBLE_RULE = '═'.repeat(40);
const RULE = '─'.repeat(40);

/** A paper as plain text in UTF-8, lines ending as Windows expects. */
export async function renderTxt(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const shows = shownParts(paper, options);
  const { school, round, period, subject } = paper.header;
  const head = [school, round, period, subject, authorLine(paper.header)].filter(Boolean).join(' · ');
  const lines = [
    ...(head ? [head] : []),
    paper.title,
    DOUBLE_RULE,
    ...(shows.paper ? plainTextLegend(paper) : []),
    ...(shows.paper ? paper.sections.flatMap((section) => sectionLines(section, options)) : []),
    ...(shows.answers ? ['', RULE, '정답', RULE, ...answerLines(paper, options)] : []),
    ...(shows.explanations
      ? ['', RULE, '해설', RULE, ...explanationsOf(paper, options).flatMap(explanationLines)]
      : []),
    '',
  ];
  // A line break within a title or a reason is one of ours, too.
  const text = lines.join('\n').replace(/\n/g, '\r\n');
  return new TextEncoder().encode((options.bom ? BYTE_ORDER_MARK : '') + text);
}

function sectionLines(section: PaperSection, options: PaperOptions): string[] {
  const { text, format, marks } = section.passage;
  const heading = sectionHeading(section);
  return [
    '',
    ...(heading ? [heading, ''] : []),
    ...paragraphRuns(text, format, marks).map((runs) => `  ${runsAsText(runs)}`.trimEnd()),
    ...section.items.flatMap((numbered) => itemLines(numbered, options)),
  ];
}

function itemLines(numbered: NumberedItem, options: PaperOptions): string[] {
  const { number, item } = numbered;
  const points = pointsLabel(numbered, options);
  return [
    '',
    `${number}. ${item.stem}${points && ` ${points}`}`,
    ...(item.material
      ? [
          `  ┌ ${materialLabel(item.material.label)}`,
          ...item.material.text.split('\n').map((line) => `  │ ${line}`.trimEnd()),
          '  └',
        ]
      : []),
    ...item.options.map(
      (option, index) => `  ${OPTION_LABELS[index]} ${runsAsText(lineRuns(option.text, option.format))}`,
    ),
  ];
}

function answerLines(paper: Paper, options: PaperOptions): string[] {
  return itemsOf(paper).map((numbered) =>
    [`${numbered.number}. ${keyLabel(numbered.item.key)}`, pointsLabel(numbered, options)].filter(Boolean).join(' '),
  );
}

function explanationLines({ number, key, kind, lines }: Explanation): string[] {
  return ['', `${number}. 정답 ${key}  (${kind})`, ...linesAsText(lines).map((line) => `  ${line}`)];
}
