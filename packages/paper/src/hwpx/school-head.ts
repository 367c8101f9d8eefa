import { fitted, readLogo } from '../logo.ts';
import { authorLine, type PaperHeader } from '../paper.ts';
import { MILLIMETRE } from './page.ts';
import type { SectionWriter } from './section.ts';
import { BORDER } from './styles.ts';
import type { TableCell } from './table.ts';

export const LOGO = 'logo';
const LOGO_FRAME = { width: 40 * MILLIMETRE, height: 11 * MILLIMETRE };
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
  const image = size ? section.pictureParagraph(LOGO, Math.round(size.width), Math.round(size.height)) : '';
  const left = width - (approvals.length > 0 ? NAME_WIDTH + BOX_WIDTH * approvals.length : 0);
  const box = (text: string, at: number, row: number, height: number): TableCell => ({
    row,
    column: at + 2,
    width: BOX_WIDTH,
    height,
    border: BORDER.cell,
    margin: NO_MARGIN,
    content: section.paragraph('cell', [{ text }]),
  });
  const rowSpan = approvals.length > 0 ? 2 : 1;
  const whose = {
    row: 0,
    column: 0,
    rowSpan,
    width: left,
    height: SCHOOL_HEAD_HEIGHT,
    border: BORDER.blank,
    margin: NO_MARGIN,
    content: image + who,
  };
  const name = {
    row: 0,
    column: 1,
    rowSpan,
    width: NAME_WIDTH,
    height: SCHOOL_HEAD_HEIGHT,
    border: BORDER.cell,
    margin: NO_MARGIN,
    content: ['결', '재'].map((text) => section.paragraph('cell', [{ text }])).join(''),
  };
  return section.tableParagraph({
    rows:
      approvals.length === 0
        ? [[whose]]
        : [
            [whose, name, ...approvals.map((text, at) => box(text, at, 0, NAME_HEIGHT))],
            approvals.map((_, at) => box('', at, 1, BOX_HEIGHT)),
          ],
    columnCount: approvals.length === 0 ? 1 : approvals.length + 2,
    width,
    height: SCHOOL_HEAD_HEIGHT,
    border: BORDER.blank,
    place: 'line',
  });
}
