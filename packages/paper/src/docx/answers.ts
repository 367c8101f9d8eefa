import { OPTION_LABELS } from '@chulje/contract';
import { HeadingLevel, Paragraph, ShadingType, Tab, Table, TableCell, TableLayoutType, TableRow, TextRun } from 'docx';
import { ANSWERS_A_ROW, answerGroups, type Explanation } from '../explanation.ts';
import { itemsOf, type Paper, type PaperOptions } from '../paper.ts';
import { pageOf, QUOTE_RULE } from './styles.ts';
import { plainRuns } from './text.ts';

/** A table to mark the answers on: an item a row, its numbers to be crossed. */
export function omrTable(paper: Paper, options: PaperOptions): Table {
  const { textWidth } = pageOf(options.size);
  const widths = [0.2, 0.8].map((share) => Math.floor((share * textWidth) / 2));
  const row = (texts: string[], isHead: boolean) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead,
      children: texts.map((text, index) => answerCell(text, widths[index] ?? 0, isHead)),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    rows: [
      row(['문항', '답란'], true),
      ...itemsOf(paper).map(({ number }) => row([String(number), OPTION_LABELS.join('    ')], false)),
    ],
  });
}

export function answerTable(paper: Paper, options: PaperOptions): Table {
  const rows = answerGroups(paper, options).flat();
  const columnWidth = Math.floor(pageOf(options.size).textWidth / (ANSWERS_A_ROW + 1));
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: Array.from({ length: rows[0]?.cells.length ?? 0 }, () => columnWidth),
    rows: rows.map(
      ({ cells, isHead }) =>
        new TableRow({ cantSplit: true, children: cells.map((text) => answerCell(text, columnWidth, isHead)) }),
    ),
  });
}

function answerCell(text: string, width: number, isHead: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: 'dxa' },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'EBEBEB', color: 'auto' } }),
    children: [new Paragraph({ style: 'Cell', children: [new TextRun({ text, bold: isHead })] })],
  });
}

export function explanationParagraphs({ number, key, kind, lines }: Explanation): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      children: [
        new TextRun({ text: `${number}. 정답 ${key}`, bold: true }),
        new TextRun({ text: `   ${kind}`, style: 'Kind' }),
      ],
    }),
    ...lines.flatMap(({ label, text, quotes }) => [
      new Paragraph({
        style: label ? 'OptionExplanation' : 'Explanation',
        keepNext: quotes.length > 0,
        children: [...(label ? [new TextRun({ children: [label, new Tab()] })] : []), ...plainRuns(text)],
      }),
      ...quotes.map(
        ({ source, words }) =>
          new Paragraph({ style: 'Evidence', border: QUOTE_RULE, children: plainRuns(`${source} “${words}”`) }),
      ),
    ]),
  ];
}
