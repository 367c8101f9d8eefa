import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  HeightRule,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
} from 'docx';
import { fitted, readLogo } from '../logo.ts';
import { authorLine, type PaperHeader } from '../paper.ts';

/** Word counts pictures in pixels of 96 to the inch. */
const PIXEL = 96 / 25.4;
const LOGO_FRAME = { width: 40 * PIXEL, height: 11 * PIXEL };
const [NAME_WIDTH, BOX_WIDTH] = [convertMillimetersToTwip(6), convertMillimetersToTwip(15)];
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE };

/** Over the head of the questions: who the paper is of at the left, 결재란 at the right. */
export function schoolHead(header: PaperHeader, textWidth: number): Table {
  const { approvals } = header;
  const left = textWidth - (approvals.length > 0 ? NAME_WIDTH + BOX_WIDTH * approvals.length : 0);
  const boxes =
    approvals.length > 0 ? [cell('결재', NAME_WIDTH, 2), ...approvals.map((name) => cell(name, BOX_WIDTH))] : [];
  const who = new TableCell({
    width: { size: left, type: 'dxa' },
    rowSpan: approvals.length > 0 ? 2 : 1,
    verticalAlign: VerticalAlignTable.CENTER,
    borders: NO_BORDERS,
    children: [whoseParagraph(header)],
  });
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [left, ...(approvals.length > 0 ? [NAME_WIDTH, ...approvals.map(() => BOX_WIDTH)] : [])],
    rows: [
      new TableRow({ children: [who, ...boxes] }),
      ...(approvals.length > 0
        ? [
            new TableRow({
              height: { value: convertMillimetersToTwip(11), rule: HeightRule.ATLEAST },
              children: approvals.map(() => cell('', BOX_WIDTH)),
            }),
          ]
        : []),
    ],
  });
}

function whoseParagraph(header: PaperHeader): Paragraph {
  const logo = readLogo(header.logo);
  const words = [
    ...(header.school ? [new TextRun({ text: `${header.school}  `, bold: true })] : []),
    ...(header.author ? [new TextRun(authorLine(header))] : []),
  ];
  return new Paragraph({
    alignment: AlignmentType.LEFT,
    children: [...(logo ? [picture(logo.bytes, fitted(logo, LOGO_FRAME)), new TextRun('  ')] : []), ...words],
  });
}

/** A picture as a letter of its line. */
export function picture(data: Uint8Array, { width, height }: { width: number; height: number }): ImageRun {
  return new ImageRun({ type: 'png', data, transformation: { width: Math.round(width), height: Math.round(height) } });
}

/** So many millimetres. */
export const square = (millimetres: number) => ({ width: millimetres * PIXEL, height: millimetres * PIXEL });

function cell(text: string, width: number, rowSpan = 1): TableCell {
  return new TableCell({
    width: { size: width, type: 'dxa' },
    rowSpan,
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { left: 0, right: 0 },
    children: [new Paragraph({ style: 'Cell', text })],
  });
}
