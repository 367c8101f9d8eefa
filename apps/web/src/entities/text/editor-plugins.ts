import { baseKeymap, splitBlockKeepMarks } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { type Command, Plugin, Selection } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { characterLimit, settleLimit } from './character-limit.ts';
import { compositionGate } from './composition.ts';
import { spanDecorations } from './span-decorations.ts';
import { toggleStyle } from './text-styles.ts';

const STYLE_KEYS: Record<string, Command> = {
  'Mod-b': toggleStyle('bold'),
  'Mod-B': toggleStyle('bold'),
  'Mod-u': toggleStyle('underline'),
  'Mod-U': toggleStyle('underline'),
  'Mod-Shift-s': toggleStyle('strike'),
};

const nothing: Command = () => true;
/** In one line Enter makes no paragraph. */
const LINE_KEYS = { Enter: nothing, 'Shift-Enter': nothing, 'Mod-Enter': nothing };
/** A paragraph break is the only break there is. */
const TEXT_KEYS = { Enter: splitBlockKeepMarks, 'Shift-Enter': splitBlockKeepMarks };

/** An empty paragraph goes, the last one too: the caret is then at the end of the one before. */
const deleteEmptyParagraph: Command = ({ selection: { $from, empty }, tr }, dispatch) => {
  if (!empty || $from.depth === 0 || $from.parent.content.size > 0) return false;
  dispatch?.(tr.delete($from.before(), $from.after()).scrollIntoView());
  return true;
};
/** Whatever deletes forward on this machine. */
const DELETE_KEYS = Object.fromEntries(
  Object.entries(baseKeymap).flatMap(([key, command]) =>
    command === baseKeymap.Delete ? [[key, deleteEmptyParagraph]] : [],
  ),
);

/** Shown while there is no text, by a style of editor.css. */
const placeholder = (text: string) =>
  new Plugin({
    props: {
      decorations({ doc }) {
        if (doc.childCount !== 1 || doc.firstChild?.childCount !== 0) return null;
        const shown = { class: 'is-editor-empty', 'data-placeholder': text };
        return DecorationSet.create(doc, [Decoration.node(0, doc.content.size, shown)]);
      },
    },
  });

/** Whoever deletes a whole text begins anew, without the styles it had; a phone's keyboard would carry them over. */
const plainBeginning = () =>
  new Plugin({
    appendTransaction(transactions, before, state) {
      if (!state.storedMarks || transactions.some((transaction) => transaction.getMeta('composition'))) return null;
      const { doc, selection } = before;
      const wasWhole = selection.from === Selection.atStart(doc).from && selection.to === Selection.atEnd(doc).to;
      const isEmptied = !selection.empty && wasWhole && state.doc.textContent === '' && !doc.eq(state.doc);
      return isEmptied ? state.tr.setStoredMarks(null) : null;
    },
  });

/**
 * The whole behaviour of an editor of paragraphs, or of one line. It has no undo of its own: the screen around it has one
 * history for everything it edits.
 */
export function editorPlugins(options: { isLine: boolean; max: number; placeholder: string }): Plugin[] {
  return [
    spanDecorations(),
    compositionGate((view) => settleLimit(view, options.max)),
    characterLimit(options.max),
    placeholder(options.placeholder),
    plainBeginning(),
    keymap(STYLE_KEYS),
    keymap(options.isLine ? LINE_KEYS : TEXT_KEYS),
    keymap(DELETE_KEYS),
    keymap(baseKeymap),
  ];
}
