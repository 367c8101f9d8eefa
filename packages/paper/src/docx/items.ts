import { OPTION_LABELS } from '@chulje/contract';
import {
  HeightRule,
  Paragraph,
  Tab,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
} from 'docx';
import { type MaterialParagraph, materialParagraphs } from '../material.ts';
import { lettersWide, startsInOneRow } from '../one-row.ts';
import { materialLabel, type NumberedItem, type PaperOptions, pointsLabel } from '../paper.ts';
import { lineRuns, stemRuns } from '../runs.ts';
import { BOX_EDGE, BOX_LINE, columnWidth, letters, lineHeight, rowRoom, stemNumbering, TEXT_INSET } from './styles.ts';
import { plainRuns, textRuns } from './text.ts';

/** An item: stem, boxed material, options. The last item takes the closing box along, which would look lost on a page of its own. */
export function itemBlocks(
  numbered: NumberedItem,
  options: PaperOptions,
  { isLast, list }: { isLast: boolean; list: number },
): (Paragraph | Table)[] {
  const { item } = numbered;
  const points = pointsLabel(numbered, options);
  return [
    new Paragraph({
      style: 'Stem',
      // Word counts: a list goes on over the passages, and another begins where numbers do not follow each other.
      numbering: { reference: stemNumbering(list), level: 0 },
      children: [...textRuns(stemRuns(item)), ...(points ? [new TextRun(` ${points}`)] : [])],
    }),
    ...(item.material ? [materialTable(item.material, options)] : []),
    ...optionParagraphs(item, options, isLast),
  ];
}

function optionParagraphs(
  { options: list, material }: NumberedItem['item'],
  options: PaperOptions,
  isLast: boolean,
): Paragraph[] {
  const gap = material ? { spacing: { before: 160, after: 40 } } : {};
  const { room, start } = rowRoom(options);
  const texts = list.map(({ text }) => text.replace(/\n/g, ' '));
  const starts = startsInOneRow(texts, room);
  if (starts) {
    return [
      new Paragraph({
        style: 'OptionRow',
        ...gap,
        keepNext: isLast,
        tabStops: starts.slice(1).map((from) => ({
          type: TabStopType.LEFT,
          position: letters(options.look, start + from),
        })),
        children: list.flatMap((option, at) => [
          new TextRun({ children: [...(at > 0 ? [new Tab()] : []), `${OPTION_LABELS[at]} `] }),
          ...textRuns(lineRuns(option.text, option.format)),
        ]),
      }),
    ];
  }
  return list.map(
    (option, at) =>
      new Paragraph({
        style: 'Option',
        ...(at === 0 && gap),
        keepNext: isLast || at < list.length - 1,
        children: [
          new TextRun({ children: [OPTION_LABELS[at] ?? '', new Tab()] }),
          ...textRuns(lineRuns(option.text, option.format)),
        ],
      }),
  );
}

/** A box whose label interrupts its upper edge: half of the label's line stands above it, half within. */
function materialTable({ label, text }: { label: string; text: string }, options: PaperOptions): Table {
  const width = columnWidth(options) - 2 * BOX_EDGE;
  const name = materialLabel(label);
  const middle = Math.min(width - 600, letters(options.look, lettersWide(name) + 1));
  const side = Math.floor((width - middle) / 2);
  const widths = [side, width - 2 * side, side];
  const half = { value: Math.ceil(lineHeight(options.look) / 2), rule: HeightRule.EXACT };
  const empty = (borders: ConstructorParameters<typeof TableCell>[0]['borders']) =>
    new TableCell({ ...(borders && { borders }), children: [new Paragraph({ style: 'Rule', keepNext: true })] });
  const labelCell = new TableCell({
    rowSpan: 2,
    margins: { left: 0, right: 0 },
    verticalAlign: VerticalAlign.CENTER,
    children: [new Paragraph({ style: 'MaterialLabel', keepNext: true, children: plainRuns(name) })],
  });
  const body = new TableCell({
    columnSpan: 3,
    borders: { left: BOX_LINE, right: BOX_LINE, bottom: BOX_LINE },
    margins: { left: TEXT_INSET, right: TEXT_INSET, top: 40, bottom: 100 },
    children: materialParagraphs(text).map(materialParagraph),
  });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: 'dxa' },
    indent: { size: BOX_EDGE, type: 'dxa' },
    borders: TableBorders.NONE,
    columnWidths: widths,
    rows: [
      new TableRow({
        cantSplit: true,
        height: half,
        children: [empty({ bottom: BOX_LINE }), labelCell, empty({ bottom: BOX_LINE })],
      }),
      new TableRow({
        cantSplit: true,
        height: half,
        children: [empty({ left: BOX_LINE, top: BOX_LINE }), empty({ right: BOX_LINE, top: BOX_LINE })],
      }),
      new TableRow({ cantSplit: true, children: [body] }),
    ],
  });
}

/** It says itself that it stays with the options below: LibreOffice does not see it in a table when its style says so. */
function materialParagraph({ label, runs }: MaterialParagraph): Paragraph {
  return new Paragraph({
    style: label ? 'Statement' : 'Material',
    keepNext: true,
    children: [...(label ? [new TextRun({ children: [label, new Tab()] })] : []), ...textRuns(runs)],
  });
}
