import type { Sheet, SheetsInOrder } from '../sheet.ts';
import { geometryOf } from './geometry.ts';
import { dateOf } from './paper-data.ts';
import { textPieces } from './pieces.ts';
import { makePdf } from './render-pdf.ts';
import { SHEET_TEMPLATE } from './template.ts';

const LOOK = { size: 'A4', columns: 1, look: 'standard' } as const;
const piecesOf = (text: string) => textPieces(text, { keepsWords: false });

/** Sheets as PDF, tagged for screen readers. */
export async function sheetPdf(sheets: SheetsInOrder, createdAt?: Date): Promise<Uint8Array> {
  const [{ title, subtitle }] = sheets;
  return makePdf(SHEET_TEMPLATE, {
    title: sheets.length > 1 ? title : `${title} ${subtitle}`,
    page: geometryOf(LOOK),
    isLargeSheet: false,
    columns: LOOK.columns,
    look: LOOK.look,
    numbers: [],
    date: dateOf(createdAt),
    sheets: sheets.map(dataOf),
  });
}

const dataOf = ({ title, subtitle, columns, rows, rowHeight, notes }: Sheet) => ({
  name: piecesOf(title),
  subtitle: piecesOf(subtitle),
  shares: columns.map(({ share }) => share),
  isLeft: columns.map(({ align }) => align === 'left'),
  heads: columns.map(({ header }) => piecesOf(header)),
  rowHeight: rowHeight ?? null,
  rows: rows.map((row) => row.map(piecesOf)),
  notes: notes.map(piecesOf),
});
