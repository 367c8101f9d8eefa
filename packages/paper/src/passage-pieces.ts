import type { FormatSpan, Mark } from '@chulje/contract';
import { type BlockMark, paragraphRuns, type Run } from './runs.ts';

/** Paragraphs of a passage that stand together: beside a bracket such as [A], or beside none. */
export interface PassagePiece {
  /** What stands at the bracket; empty where there is none. */
  symbol: string;
  paragraphs: PassageParagraph[];
}

export interface PassageParagraph {
  runs: Run[];
  /** The rest of a paragraph in which a bracket begins or ends: it is not indented again. */
  isRest: boolean;
}

/**
 * A passage cut where a bracket begins or ends, for formats that draw it beside the lines of a piece. Of two blocks that
 * overlap the later one stays between corners in the text, as a line has room for one bracket.
 */
export function passagePieces(text: string, format: readonly FormatSpan[], marks: readonly Mark[]): PassagePiece[] {
  const pieces: PassagePiece[] = [{ symbol: '', paragraphs: [] }];
  const drawn = new Set<number>();
  let open: BlockMark | undefined;
  for (const runs of paragraphRuns(text, format, marks)) {
    let paragraph: PassageParagraph = { runs: [], isRest: false };
    const begin = (symbol: string) => {
      if (paragraph.runs.length > 0) place(pieces, paragraph);
      paragraph = { runs: [], isRest: paragraph.isRest || paragraph.runs.length > 0 };
      pieces.push({ symbol, paragraphs: [] });
    };
    for (const run of runs) {
      const opened = open ? undefined : run.opens[0];
      if (opened) {
        open = opened;
        drawn.add(opened.id);
        begin(opened.symbol);
      }
      paragraph.runs.push(withoutDrawn(run, drawn));
      if (open && run.closes.some(({ id }) => id === open?.id)) {
        open = undefined;
        begin('');
      }
    }
    if (runs.length === 0 || paragraph.runs.length > 0) place(pieces, paragraph);
  }
  return pieces.filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Adds a paragraph to the last piece, without the blanks at which it was cut. */
function place(pieces: readonly PassagePiece[], { runs: [first, ...rest], isRest }: PassageParagraph): void {
  const text = isRest ? first?.text.trimStart() : first?.text;
  const runs = first && text ? [{ ...first, text }, ...rest] : rest;
  if (!isRest || runs.length > 0) pieces.at(-1)?.paragraphs.push({ runs, isRest });
}

function withoutDrawn(run: Run, drawn: ReadonlySet<number>): Run {
  const isText = ({ id }: BlockMark) => !drawn.has(id);
  return { ...run, opens: run.opens.filter(isText), closes: run.closes.filter(isText) };
}
