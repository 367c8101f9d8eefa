import type { SheetData } from 'write-excel-file/universal';

export interface ExcelTable {
  sheet: string;
  columns: readonly { header: string; width: number }[];
  rows: readonly (readonly (string | number)[])[];
  /** A last line in bold, e.g. the sum. */
  total?: readonly (string | number)[];
}

/**
 * A table as an .xlsx file. Texts are written as texts, never as formulas, whatever they begin with.
 * The library is fetched only when it is used.
 */
export async function makeExcel({ sheet, columns, rows, total }: ExcelTable): Promise<Blob> {
  // The variant without web workers: they would need blob: scripts, which the content security policy refuses.
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? { value, type: Number, format: Number.isInteger(value) ? '#,##0' : '#,##0.0##' }
      : { value, type: String, format: '@' };
  const data: SheetData = [
    columns.map(({ header }) => ({
      value: header,
      type: String,
      fontWeight: 'bold' as const,
      backgroundColor: '#F1EEE5',
    })),
    ...rows.map((row) => row.map(cell)),
    ...(total ? [total.map((value) => ({ ...cell(value), fontWeight: 'bold' as const }))] : []),
  ];
  return writeExcelFile(data, { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }).toBlob();
}
