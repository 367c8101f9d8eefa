import { fitted, readLogo } from '../logo.ts';
import { authorLine, type PaperHeader } from '../paper.ts';
import { MILLIMETRE } from './page.ts';
import type { SectionWriter } from './section.ts';
import { BORDER } from './styles.ts';
import type { TableCell } from './table.ts';

export const LOGO = 'logo';
const LOGO_FRAME = { width: 40 * MILLIMETRE, height: 11 * MILLIMETRE };
const LOGO_GAP = Math.round(3 * MILLIMETRE);
const [NAME_WIDTH, BOX_WIDTH] = [Math.round(6 * MILLIMETRE), Math.round(15 * MILLIMETRE)];
const [NAME_HEIGHT, BOX_HEIGHT] = [Math.round(5 * MILLIMETRE), Math.round(11 * MILLIMETRE)];
const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };
export const SCHOOL_HEAD_HEIGHT = NAME_HEIGHT + BOX_HEIGHT;

/** Over the head of the questions: who the paper is of at the left, 결재란 at the right. */
export function schoolHead(section: SectionWriter, header: PaperHeader): string {
  const { approvals, school } = header;
  const width = section.page.textWidth;
  const logo = readLogo(header.logo);
  const who = section.paragraph('head', [
    ...(school ? [{ text: `${school}  `, bold: true }] : []),
    { text: authorLine(header) },
  ]);
  const size = logo && fitted(logo, LOGO_FRAME);
  const left = width - (approvals.length > 0 ? NAME_WIDTH + BOX_WIDTH * approvals.length : 0);
  const rowSpan = approvals.length > 0 ? 2 : 1;
  const blank = { row: 0, rowSpan, height: SCHOOL_HEAD_HEIGHT, border: BORDER.blank, margin: NO_MARGIN };
  const logoWidth = size ? Math.round(size.width) + LOGO_GAP : 0;
  // Beside each other in cells of their own: not every viewer makes a line as high as a picture in it.
  const whose: TableCell[] = [
    ...(size
      ? [
          {
            ...blank,
            column: 0,
            width: logoWidth,
            content: section.pictureParagraph(LOGO, Math.round(size.width), Math.round(size.height)),
          },
        ]
      : []),
    { ...blank, column: size ? 1 : 0, width: left - logoWidth, content: who },
  ];
  const name = {
    row: 0,
    column: whose.length,
    rowSpan,
    width: NAME_WIDTH,
    height: SCHOOL_HEAD_HEIGHT,
    border: BORDER.cell,
    margin: NO_MARGIN,
    content: ['결', '재'].map((text) => section.paragraph('cell', [{ text }])).join(''),
  };
  const box = (text: string, at: number, row: number, height: number): TableCell => ({
    row,
    column: at + whose.length + 1,
    width: BOX_WIDTH,
    height,
    border: BORDER.cell,
    margin: NO_MARGIN,
    content: section.paragraph('cell', [{ text }]),
  });
  return section.tableParagraph({
    rows:
      approvals.length === 0
        ? [whose]
        : [
            [...whose, name, ...approvals.map((text, at) => box(text, at, 0, NAME_HEIGHT))],
            approvals.map((_, at) => box('', at, 1, BOX_HEIGHT)),
          ],
    columnCount: whose.length + (approvals.length === 0 ? 0 : approvals.length + 1),
    width,
    height: SCHOOL_HEAD_HEIGHT,
    border: BORDER.blank,
    place: 'line',
  });
}
