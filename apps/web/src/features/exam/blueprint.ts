import { BLUEPRINT_COLUMNS, type BlueprintRow, blueprintCells, blueprintPoints, csvOf } from '@chulje/contract';
import type { ExcelTable } from '../../lib/excel.ts';

/** 이원목적분류표 as a sheet, with the sum of the points below. */
export function blueprintTable(rows: readonly BlueprintRow[]): ExcelTable {
  return {
    sheet: '이원목적분류표',
    columns: BLUEPRINT_COLUMNS,
    rows: rows.map(blueprintCells),
    total: ['', '합계', '', '', '', blueprintPoints(rows), '', '', ''],
  };
}

export const blueprintCsv = (rows: readonly BlueprintRow[]): string =>
  csvOf([BLUEPRINT_COLUMNS.map(({ header }) => header), ...rows.map((row) => blueprintCells(row).map(String))]);
