import type { PaperOptions } from '../paper.ts';

/** Measures of a page: lengths in millimetres, the size of its letters in points. */
export interface Geometry {
  width: number;
  height: number;
  /** At the left and the right, at the top and the bottom. */
  marginX: number;
  marginTop: number;
  marginBottom: number;
  gutter: number;
  columnWidth: number;
  columnHeight: number;
  base: number;
  /** Space between two lines, in squares of a letter. */
  leading: number;
}

const POINT = 25.4 / 72;

/** The page of a paper by its options. */
export function geometryOf({ size, columns, look }: Pick<PaperOptions, 'size' | 'columns' | 'look'>): Geometry {
  const isLargeSheet = size === 'B4';
  const [width, height, marginX, gutter] = isLargeSheet ? [257, 364, 18, 12] : [210, 297, 14, 10];
  const [marginTop, marginBottom] = [20, 19];
  const full = width - 2 * marginX;
  return {
    width,
    height,
    marginX,
    marginTop,
    marginBottom,
    gutter,
    columnWidth: columns === 2 ? (full - gutter) / 2 : full,
    columnHeight: height - marginTop - marginBottom,
    base: baseOf(look, columns === 2 && !isLargeSheet),
    leading: { standard: 0.58, large: 0.7, dyslexia: 1 }[look],
  };
}

function baseOf(look: PaperOptions['look'], isNarrow: boolean): number {
  if (look === 'large') return 15;
  if (look === 'dyslexia') return 12.5;
  return isNarrow ? 9.5 : 10.5;
}

/** How many squares of a letter a line of the column holds. */
export function lineWidth({ columnWidth, base }: Geometry): number {
  return columnWidth / (base * POINT);
}

/** How many lines a column holds. */
export function linesOfColumn({ columnHeight, base, leading }: Geometry): number {
  return columnHeight / (base * (1 + leading) * POINT);
}
