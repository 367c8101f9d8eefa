import { paragraphRuns, type Run } from './runs.ts';

export interface MaterialParagraph {
  /** ㄱ. and its like, beside which the lines of its statement hang; else empty. */
  label: string;
  runs: Run[];
}

const STATEMENT_LABEL = /^([ㄱ-ㅎ]\.)\s+/;

/** The text of a box such as 〈보기〉, paragraph by paragraph. */
export function materialParagraphs(text: string): MaterialParagraph[] {
  return paragraphRuns(text, []).map(([first, ...rest]) => {
    const [whole, label] = STATEMENT_LABEL.exec(first?.text ?? '') ?? [];
    if (!first || whole === undefined || label === undefined) return { label: '', runs: first ? [first, ...rest] : [] };
    return { label, runs: [{ ...first, text: first.text.slice(whole.length) }, ...rest] };
  });
}
