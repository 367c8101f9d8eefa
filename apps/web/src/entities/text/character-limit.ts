import { countCharacters } from '@chulje/contract';
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { positionAt } from './rich-text.ts';
import { findExcess } from './text-change.ts';

interface LimitState {
  /** Text of the document and its length in characters. */
  text: string;
  count: number;
  /** Text before the composition that is going on; otherwise the same as `text`. */
  settled: string;
  /** Characters cut off by the latest change, 0 when it fitted. */
  cut: number;
}

const limitKey = new PluginKey<LimitState>('character-limit');
const CUT = 'characterLimitCut';
const SETTLED = 'characterLimitSettled';
/** Meta of a transaction that brings a text from outside; it is shown as it is, however long. */
export const EXTERNAL = 'externalValue';

/** Text of an editor document, `\n` between paragraphs. */
export function docText(doc: Node): string {
  return doc.textBetween(0, doc.content.size, '\n');
}

/** Length and last cut of the document, kept with the state so that nobody counts twice. */
export function readLimit(state: EditorState): Pick<LimitState, 'text' | 'count' | 'cut'> {
  const limit = limitKey.getState(state);
  if (!limit) throw new Error('the editor has no limit');
  return limit;
}

/** The change that brings `state` back within the limit by taking out the tail of what came in since `settled`. */
function cutExcess(state: EditorState, settled: string, max: number): Transaction | undefined {
  const text = docText(state.doc);
  const excess = findExcess(settled, text, max);
  if (!excess) return undefined;
  return state.tr
    .delete(positionAt(text, excess.start), positionAt(text, excess.end))
    .setMeta(CUT, countCharacters(text.slice(excess.start, excess.end)));
}

/** The document as it will be once a composition that runs over the limit has been cut. */
export function docWithinLimit(state: EditorState, max: number): Node {
  return cutExcess(state, limitKey.getState(state)?.settled ?? '', max)?.doc ?? state.doc;
}

/** After a composition: cuts what it put in too much, and takes the text as settled. */
export function settleLimit(view: EditorView, max: number): void {
  const settled = limitKey.getState(view.state)?.settled ?? '';
  const transaction = cutExcess(view.state, settled, max) ?? view.state.tr;
  view.dispatch(transaction.setMeta(SETTLED, true));
}

/**
 * Keeps the document within `max` characters: the tail of what was typed or pasted is cut, without splitting a
 * character. Transactions of an IME pass untouched; `settleLimit` cuts them when the composition is over.
 */
export function characterLimit(max: number): Plugin<LimitState> {
  return new Plugin<LimitState>({
    key: limitKey,
    state: {
      init(_, state) {
        const text = docText(state.doc);
        return { text, count: countCharacters(text), settled: text, cut: 0 };
      },
      apply(transaction, previous) {
        const isSettled = transaction.getMeta(SETTLED) === true;
        if (!transaction.docChanged) return isSettled ? { ...previous, settled: previous.text } : previous;
        const text = docText(transaction.doc);
        const isComposing = transaction.getMeta('composition') !== undefined;
        return {
          text,
          count: countCharacters(text),
          settled: isComposing && !isSettled ? previous.settled : text,
          cut: transaction.getMeta(CUT) ?? 0,
        };
      },
    },
    appendTransaction(transactions, before, state) {
      const changes = transactions.filter((transaction) => transaction.docChanged);
      if (changes.length === 0) return null;
      if (changes.some((change) => change.getMeta('composition') !== undefined || change.getMeta(EXTERNAL)))
        return null;
      return cutExcess(state, limitKey.getState(before)?.settled ?? '', max) ?? null;
    },
  });
}
