import type { PaperOptions } from '../paper.ts';
import { BORDER } from './styles.ts';
import { el } from './xml.ts';

export const MILLIMETRE = 7200 / 25.4;
const SIZES = { A4: { width: 210, height: 297 }, B4: { width: 257, height: 364 } };
const MARGIN = Math.round(15 * MILLIMETRE);
export const HEADER_HEIGHT = Math.round(9 * MILLIMETRE);
export const FOOTER_HEIGHT = Math.round(10 * MILLIMETRE);
const COLUMN_GAP = Math.round(10 * MILLIMETRE);

export interface PageSize {
  width: number;
  height: number;
  /** Between the margins. */
  textWidth: number;
  columnWidth: number;
  columnHeight: number;
}

/** A page of so many columns, in HWPUNIT. */
export function pageOf({ size, columns }: Pick<PaperOptions, 'size' | 'columns'>): PageSize {
  const width = Math.round(SIZES[size].width * MILLIMETRE);
  const height = Math.round(SIZES[size].height * MILLIMETRE);
  const textWidth = width - 2 * MARGIN;
  return {
    width,
    height,
    textWidth,
    columnWidth: columns === 2 ? Math.floor((textWidth - COLUMN_GAP) / 2) : textWidth,
    columnHeight: height - Math.round(1.1 * MARGIN) - HEADER_HEIGHT - FOOTER_HEIGHT,
  };
}

/** So many columns from here on. */
export function columnControl(count: 1 | 2): string {
  const line = count === 2 ? el('hp:colLine', { type: 'SOLID', width: '0.12 mm', color: '#000000' }) : '';
  const sameGap = count === 2 ? COLUMN_GAP : 0;
  return el(
    'hp:ctrl',
    {},
    el('hp:colPr', { id: '', type: 'NEWSPAPER', layout: 'LEFT', colCount: count, sameSz: 1, sameGap }, line),
  );
}

/** Paper and margins of a section, which counts its pages from 1 and shows its header from the second on. */
export function sectionProperties({ width, height }: PageSize): string {
  const note = (name: string, place: string) =>
    el(
      name,
      {},
      el('hp:autoNumFormat', { type: 'DIGIT', userChar: '', prefixChar: '', suffixChar: ')', supscript: 0 }),
      el('hp:noteLine', { length: -1, type: 'SOLID', width: '0.12 mm', color: '#000000' }),
      el('hp:noteSpacing', { betweenNotes: 283, belowLine: 567, aboveLine: 850 }),
      el('hp:numbering', { type: 'CONTINUOUS', newNum: 1 }),
      el('hp:placement', { place, beneathText: 0 }),
    );
  const pageBorder = (type: string) =>
    el(
      'hp:pageBorderFill',
      { type, borderFillIDRef: BORDER.none, textBorder: 'PAPER', headerInside: 0, footerInside: 0, fillArea: 'PAPER' },
      el('hp:offset', { left: 1417, right: 1417, top: 1417, bottom: 1417 }),
    );
  return el(
    'hp:secPr',
    {
      id: '',
      textDirection: 'HORIZONTAL',
      spaceColumns: COLUMN_GAP,
      tabStop: 8000,
      tabStopVal: 4000,
      tabStopUnit: 'HWPUNIT',
      outlineShapeIDRef: 1,
      memoShapeIDRef: 0,
      textVerticalWidthHead: 0,
      masterPageCnt: 0,
    },
    el('hp:grid', { lineGrid: 0, charGrid: 0, wonggojiFormat: 0 }),
    el('hp:startNum', { pageStartsOn: 'BOTH', page: 0, pic: 0, tbl: 0, equation: 0 }),
    el('hp:visibility', {
      hideFirstHeader: 1,
      hideFirstFooter: 0,
      hideFirstMasterPage: 0,
      border: 'SHOW_ALL',
      fill: 'SHOW_ALL',
      hideFirstPageNum: 0,
      hideFirstEmptyLine: 0,
      showLineNumber: 0,
    }),
    el('hp:lineNumberShape', { restartType: 0, countBy: 0, distance: 0, startNumber: 0 }),
    el(
      'hp:pagePr',
      { landscape: 'WIDELY', width, height, gutterType: 'LEFT_ONLY' },
      el('hp:margin', {
        header: HEADER_HEIGHT,
        footer: FOOTER_HEIGHT,
        gutter: 0,
        left: MARGIN,
        right: MARGIN,
        top: Math.round(0.6 * MARGIN),
        bottom: Math.round(MARGIN / 2),
      }),
    ),
    note('hp:footNotePr', 'EACH_COLUMN'),
    note('hp:endNotePr', 'END_OF_DOCUMENT'),
    ...['BOTH', 'EVEN', 'ODD'].map(pageBorder),
  );
}
