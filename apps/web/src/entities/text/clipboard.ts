import type { DirectEditorProps, EditorView } from 'prosemirror-view';
import { cleanPastedHtml, cleanPastedText, readPastedHtml, toHtml } from './pasted-html.ts';
import { toDoc, toSingleLine } from './rich-text.ts';

type ClipboardProps = Pick<
  DirectEditorProps,
  'transformPastedHTML' | 'clipboardTextSerializer' | 'clipboardTextParser'
>;

/** What an editor takes in from the clipboard and hands out to it. */
export function clipboardProps(isLine: boolean): ClipboardProps {
  return {
    transformPastedHTML(html) {
      // ProseMirror's own clipboard keeps more (spaces, open ends), and its parser knows nothing beyond our schema.
      if (isLine) return toHtml(toSingleLine(readPastedHtml(html)));
      return html.includes('data-pm-slice') ? html : cleanPastedHtml(html);
    },
    clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
    clipboardTextParser(text: string, _context: unknown, _plain: boolean, view: EditorView) {
      const plain = { text: cleanPastedText(text), format: [] };
      const doc = view.state.schema.nodeFromJSON(toDoc(isLine ? toSingleLine(plain) : plain));
      return doc.slice(1, doc.content.size - 1);
    },
  };
}
