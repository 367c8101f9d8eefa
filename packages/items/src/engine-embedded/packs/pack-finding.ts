import { splitSentences } from '../../model.ts';

/** What the pack linter says, to those who write packs. */
export interface PackFinding {
  /** Fact, strand, plan or list. */
  place: string;
  message: string;
}

export const finding = (place: string, message: string): PackFinding => ({ place, message });

/** True when the text is one plain sentence in -다. */
export function isPlainSentence(text: string): boolean {
  return splitSentences(text).length === 1 && /[다자]\.$/.test(text) && !/[습입합됩]니다|[?!]| {2}|^\s|\s$/.test(text);
}
