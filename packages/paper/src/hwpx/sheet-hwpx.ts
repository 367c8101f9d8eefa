import type { Sheet, SheetsInOrder } from '../sheet.ts';
import { StyleTable } from './header.ts';
import { hwpxPackage } from './package.ts';
import { MILLIMETRE, pageOf } from './page.ts';
import { SectionWriter } from './section.ts';
import { BORDER } from './styles.ts';

const ROW_HEIGHT = 1200;
/** Narrow columns hold words of two letters in one line. */
const CELL_MARGIN = { left: 100, right: 100, top: 141, bottom: 141 };

/** Sheets for 한글, a section each: it begins on a new page, and several go to several people. */
export async function sheetHwpx(sheets: SheetsInOrder, createdAt?: Date): Promise<Uint8Array> {
  const [{ title, subtitle }] = sheets;
  const styles = new StyleTable('standard', []);
  const sections = sheets.map((sheet) => writeSheet(sheet, styles, sheets.length === 1));
  const sectionsXml = sections.map((section) => section.toXml());
  return hwpxPackage(
    {
      title: sheets.length > 1 ? title : `${title} ${subtitle}`,
      header: styles.toXml(sections.length),
      sections: sectionsXml,
      text: sections.map(({ text }) => text).join('\r\n'),
    },
    createdAt,
  );
}

function writeSheet(
  { title, subtitle, columns, rows, rowHeight, notes }: Sheet,
  styles: StyleTable,
  countsAll: boolean,
): SectionWriter {
  const section = new SectionWriter(styles, pageOf({ size: 'A4', columns: 1 }), 1);
  section.furnish(section.paragraph('running', [{ text: title }]), [{ text: ' / ' }], countsAll);
  section.add('subject', [{ text: title }]);
  section.add('name', [{ text: subtitle }], { after: 800 });
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.floor((section.page.textWidth * share) / shares));
  const below = rowHeight === undefined ? ROW_HEIGHT : Math.round(rowHeight * MILLIMETRE);
  const lines = [columns.map(({ header }) => header), ...rows];
  section.addTable(
    {
      rows: lines.map((texts, row) =>
        texts.map((text, column) => ({
          content: section.paragraph('running', [{ text, bold: row === 0 }], {
            align: columns[column]?.align === 'left' && row > 0 ? 'LEFT' : 'CENTER',
            lineSpacing: 110,
          }),
          row,
          column,
          width: widths[column] ?? 0,
          height: row === 0 ? ROW_HEIGHT : below,
          border: row === 0 ? BORDER.headCell : BORDER.cell,
          isHead: row === 0,
          margin: CELL_MARGIN,
        })),
      ),
      columnCount: columns.length,
      width: widths.reduce((sum, width) => sum + width, 0),
      height: ROW_HEIGHT + below * rows.length,
      border: BORDER.cell,
      place: 'flow',
    },
    lines.map((texts) => texts.join(' ')).join('\r\n'),
  );
  for (const text of notes) section.add('running', [{ text }], { before: 600 });
  return section;
}
