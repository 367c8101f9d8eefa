import { el } from './xml.ts';

export interface TableCell {
  /** Paragraphs, as XML. */
  content: string;
  row: number;
  column: number;
  columnSpan?: number;
  rowSpan?: number;
  width: number;
  height: number;
  /** The number of its border fill. */
  border: number;
  isHead?: boolean;
  vertAlign?: 'TOP' | 'CENTER' | 'BOTTOM';
  margin?: { left: number; right: number; top: number; bottom: number };
}

export interface TableSpec {
  rows: readonly (readonly TableCell[])[];
  columnCount: number;
  width: number;
  height: number;
  border: number;
  /** A letter of its line, which no column cuts in two; beside the lines, to go on in the next column; or over all columns. */
  place: 'line' | 'flow' | 'page';
  /** From the left edge of its column. */
  left?: number;
}

const CELL_MARGIN = { left: 283, right: 283, top: 141, bottom: 141 };
const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };

/** A table as it stands in a run. */
export function tableXml(id: number, { rows, columnCount, width, height, border, place, left = 0 }: TableSpec): string {
  return el(
    'hp:tbl',
    {
      id,
      zOrder: 0,
      numberingType: 'TABLE',
      textWrap: 'TOP_AND_BOTTOM',
      textFlow: 'BOTH_SIDES',
      lock: 0,
      dropcapstyle: 'None',
      pageBreak: place === 'flow' ? 'CELL' : 'NONE',
      repeatHeader: 0,
      rowCnt: rows.length,
      colCnt: columnCount,
      cellSpacing: 0,
      borderFillIDRef: border,
      noAdjust: 0,
    },
    el('hp:sz', { width, widthRelTo: 'ABSOLUTE', height, heightRelTo: 'ABSOLUTE', protect: 0 }),
    el('hp:pos', {
      treatAsChar: place === 'line' ? 1 : 0,
      affectLSpacing: 0,
      flowWithText: place === 'page' ? 0 : 1,
      allowOverlap: 0,
      holdAnchorAndSO: 0,
      vertRelTo: place === 'page' ? 'PAGE' : 'PARA',
      horzRelTo: place === 'page' ? 'PAGE' : place === 'flow' ? 'COLUMN' : 'PARA',
      vertAlign: 'TOP',
      horzAlign: 'LEFT',
      vertOffset: 0,
      horzOffset: left,
    }),
    el('hp:outMargin', place === 'page' ? { ...NO_MARGIN, bottom: 850 } : NO_MARGIN),
    el('hp:inMargin', CELL_MARGIN),
    ...rows.map((cells) => el('hp:tr', {}, ...cells.map((cell) => cellXml(cell)))),
  );
}

function cellXml(cell: TableCell): string {
  return el(
    'hp:tc',
    {
      name: '',
      header: cell.isHead ? 1 : 0,
      hasMargin: cell.margin ? 1 : 0,
      protect: 0,
      editable: 0,
      dirty: 0,
      borderFillIDRef: cell.border,
    },
    subList(cell.vertAlign ?? 'CENTER', 0, 0, cell.content),
    el('hp:cellAddr', { colAddr: cell.column, rowAddr: cell.row }),
    el('hp:cellSpan', { colSpan: cell.columnSpan ?? 1, rowSpan: cell.rowSpan ?? 1 }),
    el('hp:cellSz', { width: cell.width, height: cell.height }),
    el('hp:cellMargin', cell.margin ?? CELL_MARGIN),
  );
}

/** A list of paragraphs within a cell, a header or a footer. */
export function subList(vertAlign: string, textWidth: number, textHeight: number, content: string): string {
  return el(
    'hp:subList',
    {
      id: '',
      textDirection: 'HORIZONTAL',
      lineWrap: 'BREAK',
      vertAlign,
      linkListIDRef: 0,
      linkListNextIDRef: 0,
      textWidth,
      textHeight,
      hasTextRef: 0,
      hasNumRef: 0,
    },
    content,
  );
}
