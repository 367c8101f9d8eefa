import { OPTION_LABELS } from '@chulje/contract';
import { ANSWERS_A_ROW, type AnswerRow, answerGroups, type Explanation } from '../explanation.ts';
import { itemsOf, type Paper, type PaperOptions } from '../paper.ts';
import type { SectionWriter } from './section.ts';
import { BORDER } from './styles.ts';

/** Above and below the line of a row. */
const ROW_MARGINS = 480;

/** A row an item, its numbers to be crossed. */
export function writeAnswerSheet(section: SectionWriter, paper: Paper): void {
  const rows = itemsOf(paper).map(({ number }) => [String(number), OPTION_LABELS.join('    ')]);
  writeTable(
    section,
    [{ cells: ['문항', '답란'], isHead: true }, ...rows.map((cells) => ({ cells, isHead: false }))],
    [0.1, 0.4].map((share) => Math.floor(share * section.page.textWidth)),
  );
}

/** The answers within a column, so that the explanations stand below them. */
export function writeAnswers(section: SectionWriter, paper: Paper, options: PaperOptions): void {
  const longest = options.columns === 2 ? ANSWERS_A_ROW / 2 : ANSWERS_A_ROW;
  const rows = answerGroups(paper, options, longest).flat();
  const width = Math.floor(section.page.columnWidth / (longest + 1));
  writeTable(
    section,
    rows,
    Array.from({ length: rows[0]?.cells.length ?? 0 }, () => width),
  );
}

function writeTable(section: SectionWriter, rows: readonly AnswerRow[], widths: readonly number[]): void {
  const rowHeight = Math.round(section.styles.lineHeight + ROW_MARGINS);
  const height = rowHeight * rows.length;
  section.addTable(
    {
      rows: rows.map(({ cells, isHead }, row) =>
        cells.map((text, column) => ({
          content: section.paragraph('cell', [{ text, bold: isHead }]),
          row,
          column,
          width: widths[column] ?? 0,
          height: rowHeight,
          border: isHead ? BORDER.headCell : BORDER.cell,
          isHead,
        })),
      ),
      columnCount: widths.length,
      width: widths.reduce((sum, width) => sum + width, 0),
      height,
      border: BORDER.cell,
      place: height < 0.9 * section.page.columnHeight ? 'line' : 'flow',
    },
    rows.map(({ cells }) => cells.join(' ')).join('\r\n'),
  );
}

export function writeExplanation(section: SectionWriter, { number, key, kind, lines }: Explanation): void {
  section.add('explained', [{ text: `${number}. 정답 ${key}`, bold: true }, { text: `   ${kind}` }]);
  for (const { label, text, quotes } of lines) {
    section.add(label ? 'optionExplanation' : 'explanation', [{ text: label ? `${label} ${text}` : text }]);
    for (const { source, words } of quotes) section.add('evidence', [{ text: `${source} “${words}”` }]);
  }
}
