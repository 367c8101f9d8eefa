import {
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
} from 'docx';
import type { PaperOptions, PaperSection } from '../paper.ts';
import { type PassageParagraph, type PassagePiece, passagePieces } from '../passage-pieces.ts';
import { BOX_EDGE, BOX_LINE, boxBorder, bracketWidths, columnWidth, TEXT_INSET } from './styles.ts';
import { textRuns } from './text.ts';

/** A boxed passage. Paragraphs are a box by their borders; those beside a bracket such as [A] are a table within it. */
export function passageBlocks({ passage }: PaperSection, options: PaperOptions): (Paragraph | Table)[] {
  const pieces = passagePieces(passage.text, passage.format, passage.marks);
  const blocks: (Paragraph | Table)[] = [];
  for (const [at, piece] of pieces.entries()) {
    const edges = { isTop: at === 0, isBottom: at === pieces.length - 1 };
    if (piece.symbol) {
      // Word would make one table of two that touch.
      if (pieces[at - 1]?.symbol) continue;
      const end = pieces.findIndex(({ symbol }, index) => index > at && symbol === '');
      const group = pieces.slice(at, end < 0 ? pieces.length : end);
      blocks.push(bracketTable(group, { ...edges, isBottom: end < 0 }, options));
    } else blocks.push(...piece.paragraphs.map((each) => passageParagraph(each, { border: boxBorder(edges) })));
  }
  return blocks;
}

function passageParagraph(
  { runs, isRest }: PassageParagraph,
  look: { border?: ReturnType<typeof boxBorder>; isInCell?: boolean },
): Paragraph {
  const indent = { ...(look.isInCell && { left: 0, right: 0 }), ...(isRest && { firstLine: 0 }) };
  return new Paragraph({
    style: 'Passage',
    ...(look.border && { border: look.border }),
    ...(Object.keys(indent).length > 0 && { indent }),
    children: textRuns(runs),
  });
}

/** Lines, the bracket beside them, and what it is called; the sides of the box go on at its own. */
function bracketTable(
  pieces: readonly PassagePiece[],
  { isTop, isBottom }: { isTop: boolean; isBottom: boolean },
  options: PaperOptions,
): Table {
  const width = columnWidth(options) - 2 * BOX_EDGE;
  const { bracket, label } = bracketWidths(options.look);
  const widths = [width - bracket - label, bracket, label];
  const spacer = (edge: 'top' | 'bottom' | 'none') =>
    new TableRow({
      cantSplit: true,
      height: { value: 100, rule: HeightRule.EXACT },
      children: [
        new TableCell({
          columnSpan: 3,
          borders: { left: BOX_LINE, right: BOX_LINE, ...(edge === 'none' ? {} : { [edge]: BOX_LINE }) },
          children: [new Paragraph({ style: 'Rule' })],
        }),
      ],
    });
  const row = ({ symbol, paragraphs }: PassagePiece) =>
    new TableRow({
      // A bracket is not cut in two where the next column has room for all of it.
      cantSplit: true,
      children: [
        new TableCell({
          borders: { left: BOX_LINE },
          margins: { left: TEXT_INSET, right: 60 },
          children: paragraphs.map((each) => passageParagraph(each, { isInCell: true })),
        }),
        new TableCell({
          borders: { top: BRACKET_LINE, right: BRACKET_LINE, bottom: BRACKET_LINE },
          margins: { left: 0, right: 0 },
          children: [new Paragraph({ style: 'Rule' })],
        }),
        new TableCell({
          borders: { right: BOX_LINE },
          margins: { left: 40, right: 40 },
          verticalAlign: VerticalAlign.CENTER,
          children: [new Paragraph({ style: 'Bracket', text: symbol })],
        }),
      ],
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: 'dxa' },
    indent: { size: BOX_EDGE, type: 'dxa' },
    borders: TableBorders.NONE,
    columnWidths: widths,
    rows: [
      ...(isTop ? [spacer('top')] : []),
      ...pieces.flatMap((piece, at) => [...(at > 0 ? [spacer('none')] : []), row(piece)]),
      ...(isBottom ? [spacer('bottom')] : []),
    ],
  });
}

const BRACKET_LINE = { style: BorderStyle.SINGLE, size: 8, color: '000000' };
