import { csvOf, EXPORT_EXTENSIONS, type ExportFormat } from '@chulje/contract';
import type { RenderedPaper } from './render.ts';

/** A page that is one table: keys of all forms, 정오표, 이원목적분류표, a student's report. */
export interface Sheet {
  title: string;
  /** Of which exam it is. */
  subtitle: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
  /** In millimetres, at least: of rows that are filled in by hand. */
  rowHeight?: number;
  /** Below the table, a line each. */
  notes: readonly string[];
}

export interface SheetColumn {
  header: string;
  /** Of the width of the table, in any unit. */
  share: number;
  /** Where its words stand; in the middle unless told. */
  align?: 'left';
}

/** The first gives the file its title. */
export type SheetsInOrder = readonly [Sheet, ...Sheet[]];

/** Formats in which a sheet is printed; in others it is a table of data. */
export const SHEET_FORMATS = ['pdf', 'word', 'hwpx'] as const satisfies readonly ExportFormat[];

const MIME_TYPES = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  hwpx: 'application/hwp+zip',
};

/**
 * Sheets as one PDF, Word or HWPX, each on a page of its own; one may be CSV where a format of data is asked for.
 * @param createdAt written into it
 */
export async function renderSheet(
  format: ExportFormat,
  sheet: Sheet | SheetsInOrder,
  createdAt?: Date,
): Promise<RenderedPaper> {
  const sheets: SheetsInOrder = 'rows' in sheet ? [sheet] : sheet;
  const printed = SHEET_FORMATS.find((each) => each === format);
  if (!printed) {
    const [{ columns, rows: body }] = sheets;
    const rows = [columns.map(({ header }) => header), ...body];
    const bytes = new TextEncoder().encode(csvOf(rows));
    return { bytes, mimeType: 'text/csv; charset=utf-8', extension: EXPORT_EXTENSIONS.csv, unprintable: [] };
  }
  return {
    bytes: await (await rendererOf(printed))(sheets, createdAt),
    mimeType: MIME_TYPES[printed],
    extension: EXPORT_EXTENSIONS[printed],
    unprintable: [],
  };
}

type SheetRenderer = (sheets: SheetsInOrder, createdAt?: Date) => Promise<Uint8Array>;

async function rendererOf(format: (typeof SHEET_FORMATS)[number]): Promise<SheetRenderer> {
  if (format === 'pdf') return (await import('./pdf/sheet-pdf.ts')).sheetPdf;
  if (format === 'word') return (await import('./docx/sheet-docx.ts')).sheetDocx;
  return (await import('./hwpx/sheet-hwpx.ts')).sheetHwpx;
}
