import type { PaperSection } from '../paper.ts';
import { type PassageParagraph, type PassagePiece, passagePieces } from '../passage-pieces.ts';
import { heightOf, type SectionWriter } from './section.ts';
import { BORDER, type Side, sidesFill } from './styles.ts';

/** From the edge of the column to the box, and from the box to its text. */
const BOX_EDGE = 200;
const TEXT_INSET = 500;
const BRACKET_WIDTH = 500;
const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };

/** A boxed passage; lines with a bracket such as [A] beside them are a table within the box. */
export function writePassage(section: SectionWriter, { passage }: PaperSection): void {
  const pieces = passagePieces(passage.text, passage.format, passage.marks);
  for (const [at, piece] of pieces.entries()) {
    const sides: Side[] = ['left', 'right'];
    if (at === 0) sides.push('top');
    if (at === pieces.length - 1) sides.push('bottom');
    if (piece.symbol) writeBracket(section, piece, sides);
    else for (const { runs, isRest } of piece.paragraphs) section.add('passage', runs, isRest ? { indent: 0 } : {});
  }
}

function writeBracket(section: SectionWriter, { symbol, paragraphs }: PassagePiece, sides: readonly Side[]): void {
  const { styles, page } = section;
  const label = Math.round(1.9 * styles.em);
  const width = page.columnWidth - 2 * (BOX_EDGE + TEXT_INSET);
  const text = width - BRACKET_WIDTH - label;
  const texts = paragraphs.map(({ runs }) => runs.map((run) => run.text).join(''));
  const height = heightOf(styles, texts, text - 283);
  // A bracket is not cut in two where a column has room for all of it; one that no column holds goes on in the next.
  const isWhole = height < 0.9 * page.columnHeight;
  const outer = isWhole ? 0 : TEXT_INSET;
  const side = (...wanted: Side[]) =>
    isWhole ? BORDER.none : sidesFill(...wanted.filter((each) => sides.includes(each)));
  const cell = { row: 0, height, margin: NO_MARGIN };
  const rule = section.paragraph('rule', []);
  section.addTable(
    {
      rows: [
        [
          {
            ...cell,
            content: paragraphs.map((each) => bracketParagraph(section, each)).join(''),
            column: 0,
            width: outer + text,
            border: side('left', 'top', 'bottom'),
            margin: { ...NO_MARGIN, left: outer, right: 283 },
          },
          { ...cell, content: rule, column: 1, width: BRACKET_WIDTH, border: sidesFill('top', 'right', 'bottom') },
          {
            ...cell,
            content: section.paragraph('bracket', [{ text: symbol }]),
            column: 2,
            width: label + outer,
            border: side('right', 'top', 'bottom'),
          },
        ],
      ],
      columnCount: 3,
      width: width + 2 * outer,
      height,
      border: BORDER.none,
      place: isWhole ? 'line' : 'flow',
      left: isWhole ? 0 : BOX_EDGE,
    },
    texts.join('\r\n'),
    isWhole ? { border: BORDER.box, left: BOX_EDGE + TEXT_INSET, right: BOX_EDGE + TEXT_INSET } : {},
  );
}

function bracketParagraph(section: SectionWriter, { runs, isRest }: PassageParagraph): string {
  return section.paragraph('passage', runs, { border: BORDER.text, left: 0, right: 0, ...(isRest && { indent: 0 }) });
}
