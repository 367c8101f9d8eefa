import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  HeadingLevel,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
} from 'docx';
import type { Sheet, SheetColumn, SheetsInOrder } from '../sheet.ts';
import { docxPackage } from './package.ts';
import { pageOf, paperNumbering, paperStyles } from './styles.ts';

/** Sheets as a Word document. */
export async function sheetDocx(sheets: SheetsInOrder): Promise<Uint8Array> {
  const [{ title, subtitle }] = sheets;
  const { page, textWidth } = pageOf('A4');
  const document = new Document({
    title: sheets.length > 1 ? title : `${title} ${subtitle}`,
    creator: '출제공방',
    lastModifiedBy: '출제공방',
    styles: paperStyles('standard'),
    numbering: paperNumbering('standard', []),
    // A section begins on a new page.
    sections: sheets.map((sheet) => ({ properties: { page }, children: blocksOf(sheet, textWidth) })),
  });
  return docxPackage(document);
}

function blocksOf(
  { title, subtitle, columns, rows, rowHeight, notes }: Sheet,
  textWidth: number,
): (Paragraph | Table)[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.floor((textWidth * share) / shares));
  const row = (texts: readonly string[], isHead: boolean) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead,
      ...(rowHeight !== undefined &&
        !isHead && { height: { value: convertMillimetersToTwip(rowHeight), rule: HeightRule.ATLEAST } }),
      children: texts.map((text, at) => cell(text, widths[at] ?? 0, columns[at], isHead)),
    });
  const heads = columns.map(({ header }) => header);
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
    new Paragraph({ style: 'PaperName', text: subtitle, spacing: { after: 160 } }),
    new Table({
      layout: TableLayoutType.FIXED,
      columnWidths: widths,
      rows: [row(heads, true), ...rows.map((texts) => row(texts, false))],
    }),
    ...notes.map((text) => new Paragraph({ style: 'Running', text, spacing: { before: 120 } })),
  ];
}

function cell(text: string, width: number, column: SheetColumn | undefined, isHead: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: 'dxa' },
    margins: { left: 40, right: 40 },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'EBEBEB', color: 'auto' } }),
    children: [
      new Paragraph({
        style: 'Running',
        alignment: column?.align === 'left' && !isHead ? AlignmentType.LEFT : AlignmentType.CENTER,
        spacing: { line: 240, before: 20, after: 20 },
        children: [new TextRun({ text, bold: isHead })],
      }),
    ],
  });
}
