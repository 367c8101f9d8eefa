import { isBlockMark, type Mark, type Span } from '@chulje/contract';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { docText } from './character-limit.ts';
import { positionAt } from './rich-text.ts';

/** Spans shown over the text without being part of it, as offsets into the text. */
export interface ShownSpans {
  highlights: readonly Span[];
  marks: readonly Mark[];
  /** A place the user was just taken to; lights up once. */
  flash: Span | null;
}

interface Shown {
  from: number;
  to: number;
  className: string;
  symbol?: string;
}
interface DecorationState {
  shown: Shown[];
  decorations: DecorationSet;
}

const decorationKey = new PluginKey<DecorationState>('span-decorations');

function place(text: string, spans: ShownSpans): Shown[] {
  const at = (span: Span, className: string, symbol?: string): Shown => ({
    from: positionAt(text, span.start),
    to: positionAt(text, span.end),
    className,
    ...(symbol === undefined ? {} : { symbol }),
  });
  return [
    ...spans.highlights.map((span) => at(span, 'editor-highlight')),
    ...spans.marks.map((mark) => at(mark, isBlockMark(mark) ? 'editor-mark-block' : 'editor-mark', mark.symbol)),
    ...(spans.flash ? [at(spans.flash, 'editor-flash')] : []),
  ].filter((shown) => shown.from < shown.to);
}

/**
 * The symbol hangs on the first character by CSS: an element of its own in the text would stand in the way of the
 * caret and of an IME, and would be copied.
 */
function decorate(doc: Node, shown: readonly Shown[]): DecorationSet {
  return DecorationSet.create(
    doc,
    shown.flatMap(({ from, to, className, symbol }) => {
      const whole = Decoration.inline(from, to, { class: className });
      if (symbol === undefined) return [whole];
      const first = doc.textBetween(from, to).codePointAt(0) ?? 0;
      const end = from + (first > 0xffff ? 2 : 1);
      return [whole, Decoration.inline(from, end, { class: 'editor-mark-symbol', 'data-symbol': symbol })];
    }),
  );
}

/** Shows `spans` over the document as it stands; from here on they move along with what is typed. */
export function showSpans(view: EditorView, spans: ShownSpans): void {
  const shown = place(docText(view.state.doc), spans);
  view.dispatch(view.state.tr.setMeta(decorationKey, shown));
}

/** Evidence highlights and ㉠ marks as decorations. */
export function spanDecorations(): Plugin<DecorationState> {
  return new Plugin<DecorationState>({
    key: decorationKey,
    state: {
      init: () => ({ shown: [], decorations: DecorationSet.empty }),
      apply(transaction, previous) {
        const replaced: Shown[] | undefined = transaction.getMeta(decorationKey);
        if (!replaced && (!transaction.docChanged || previous.shown.length === 0)) return previous;
        const shown = (replaced ?? previous.shown)
          .map((span) =>
            replaced
              ? span
              : { ...span, from: transaction.mapping.map(span.from, 1), to: transaction.mapping.map(span.to, -1) },
          )
          .filter((span) => span.from < span.to);
        return { shown, decorations: decorate(transaction.doc, shown) };
      },
    },
    props: { decorations: (state) => decorationKey.getState(state)?.decorations },
  });
}
