import type { Item } from '@chulje/contract';
import { explanationLines, linesAsText } from '../explanation.ts';
import type { PaperOptions } from '../paper.ts';

/** What a learning platform tells after an answer. */
export interface Feedback {
  /** Of the item, whatever was chosen: why its key is right. */
  general: string;
  /** Of each option what is not said of the item already. */
  options: string[];
}

/** Questions are shown one at a time: each tells its evidence anew. */
export function feedbackOf(item: Item, options: PaperOptions): Feedback {
  const general = linesAsText(explanationLines(item, { ...options, detail: 'short' })).join('\n');
  return {
    general,
    options: item.options.map(({ reason }, index) =>
      index + 1 === item.key && general.includes(reason) ? '' : reason,
    ),
  };
}
