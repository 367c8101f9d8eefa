import type { Mark, Span } from '@chulje/contract';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { docText, docWithinLimit, EXTERNAL, readLimit } from './character-limit.ts';
import { afterComposition, commitComposition } from './composition.ts';
import { editorExtensions } from './editor-extensions.ts';
import { cleanPastedHtml, cleanPastedText, readPastedHtml, toHtml } from './pasted-html.ts';
import {
  fromDoc,
  isSameValue,
  normalizeValue,
  offsetAt,
  type RichDocJson,
  type RichValue,
  toDoc,
  toSingleLine,
} from './rich-text.ts';
import { scrollToCaret } from './scroll-to-caret.ts';
import { scrollToRange } from './scroll-to-range.ts';
import { showSpans } from './span-decorations.ts';
import { symbolOfKey } from './symbols.ts';
import { moveSpans } from './text-change.ts';

/** Turning 5,000 characters into a value is cheap, but not at every key. */
const EMIT_MS = 150;
const FLASH_MS = 1600;
/** Values handed out and not yet seen coming back as `value`; a parent that never answers does not fill memory. */
const UNANSWERED_MAX = 20;
const NO_SPANS: readonly never[] = [];

/** What a parent can do with an editor by its ref. */
export interface RichEditorHandle {
  /** Hands out what is not handed out yet and returns the value as it stands: call it before saving. */
  flush(): RichValue;
  focus(): void;
  /** Puts a symbol in place of the selection and gives the editor the focus. */
  insertSymbol(symbol: string): void;
  /** Brings a span of the text into the middle of the view and lights it up. */
  scrollToSpan(span: Span): void;
  /** The selection as offsets into the text. */
  selection(): Span;
}

export interface RichEditorProps {
  /** Spans of `highlights` and `marks` are offsets into `value.text`. Another document needs another `key`. */
  value: RichValue;
  /** Called 150 ms after a change at the latest pause, on blur, on `flush` and before the editor goes. */
  onChange: (value: RichValue) => void;
  /** Accessible name. */
  label: string;
  readOnly?: boolean;
  /** Read once, like `maxCharacters`. */
  placeholder?: string;
  /** Ids of elements that describe the field, e.g. an error message. */
  describedBy?: string;
  isInvalid?: boolean;
  /** Evidence to show. */
  highlights?: readonly Span[];
  /** Symbols to show before their spans. */
  marks?: readonly Mark[];
}

interface Options extends RichEditorProps {
  isLine: boolean;
  maxCharacters: number;
  id: string;
  onEscapeToToolbar: () => void;
  onEnter?: (() => void) | undefined;
}

interface RichEditor {
  editor: Editor;
  handle: RichEditorHandle;
  /** Said politely when something was cut; empty otherwise. */
  notice: string;
}

/** The smallest replacement that turns the document into `next`, so that marks stay where they can; the caret goes to it. */
function replaceDocument(view: EditorView, value: RichValue): void {
  const { doc, schema, tr } = view.state;
  const next = schema.nodeFromJSON(toDoc(value));
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
  const change = tr.doc.eq(next) ? tr : view.state.tr.replaceWith(0, doc.content.size, next.content);
  change.setSelection(TextSelection.near(change.doc.resolve(Math.min(ends.b + overlap, change.doc.content.size)), -1));
  if (view.hasFocus()) change.scrollIntoView();
  view.dispatch(change.setMeta(EXTERNAL, true));
}

/**
 * A browser that is busy tells of a moved caret only after the next key: ProseMirror would bold or paste where the caret
 * was. So it is told ahead of time, by the event it waits for.
 */
function takeInSelection(view: EditorView): void {
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** A Tiptap editor of paragraphs (or one line) that speaks the contract's value, whatever its frame looks like. */
export function useRichEditor(options: Options): RichEditor {
  const { value, isLine, maxCharacters, readOnly = false, highlights = NO_SPANS, marks = NO_SPANS } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const asStored = useCallback((raw: RichValue) => (isLine ? toSingleLine(raw) : normalizeValue(raw)), [isLine]);
  const [notice, setNotice] = useState('');

  const [initial] = useState(() => asStored(value));
  const sync = useRef({
    /** The last value handed out or taken in. */
    known: initial,
    /** The last `value` the parent gave. */
    incoming: initial,
    unanswered: [] as RichValue[],
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    flash: null as Span | null,
  });

  const editorRef = useRef<Editor>(null);
  const flush = useCallback((): RichValue => {
    const { current } = sync;
    const editor = editorRef.current;
    clearTimeout(current.timer);
    current.timer = undefined;
    if (!editor) return current.known;
    const now = fromDoc(docWithinLimit(editor.state, latest.current.maxCharacters).toJSON() as RichDocJson);
    if (isSameValue(now, current.known)) return current.known;
    current.known = now;
    current.unanswered = [...current.unanswered, now].slice(-UNANSWERED_MAX);
    latest.current.onChange(now);
    return now;
  }, []);

  const insertSymbol = useCallback((symbol: string) => {
    const editor = editorRef.current;
    if (!editor?.isEditable) return;
    commitComposition(editor.view, (view) => {
      view.dispatch(view.state.tr.insertText(symbol).scrollIntoView());
      view.focus();
    });
  }, []);

  const [setup] = useState(() => ({
    extensions: editorExtensions({ isLine, max: maxCharacters, placeholder: options.placeholder ?? '' }),
    content: toDoc(initial),
    editable: !readOnly,
    // `~~` or `**` in a passage are characters, not formatting.
    enableInputRules: false,
    enablePasteRules: false,
    // Its style element would break a strict content security policy; editor.css has what it holds.
    injectCSS: false,
    coreExtensionOptions: { clipboardTextSerializer: { blockSeparator: '\n' } },
    editorProps: {
      attributes: () => {
        const { id, label, readOnly: isReadOnly, describedBy, isInvalid, placeholder } = latest.current;
        return {
          id,
          class: `editor-text ${isLine ? 'editor-text-line' : ''}`,
          lang: 'ko',
          spellcheck: 'false',
          autocorrect: 'off',
          autocapitalize: 'off',
          tabindex: '0',
          'aria-label': label,
          'aria-multiline': String(!isLine),
          'aria-readonly': String(isReadOnly ?? false),
          ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
        };
      },
      handleScrollToSelection: scrollToCaret,
      handleDOMEvents: {
        keydown: (view: EditorView, event: KeyboardEvent) => {
          if (!view.composing && event.keyCode !== 229) takeInSelection(view);
          // The screen's undo, which hears of the key next, must know all that was typed.
          if (event.ctrlKey || event.metaKey) flush();
          const symbol = symbolOfKey(event);
          if (symbol && !latest.current.readOnly) {
            event.preventDefault();
            insertSymbol(symbol);
            return true;
          }
          if (event.altKey && event.key === 'F10') {
            event.preventDefault();
            latest.current.onEscapeToToolbar();
            return true;
          }
          if (isLine && event.key === 'Enter' && !event.isComposing && event.keyCode !== 229)
            latest.current.onEnter?.();
          return false;
        },
        paste: (view: EditorView) => {
          takeInSelection(view);
          // What was typed before is a step of its own, also when the paste comes from a menu.
          flush();
          return false;
        },
      },
      transformPastedHTML: (html: string) => {
        // ProseMirror's own clipboard keeps more (spaces, open ends), and its parser knows nothing beyond our schema.
        if (isLine) return toHtml(toSingleLine(readPastedHtml(html)));
        return html.includes('data-pm-slice') ? html : cleanPastedHtml(html);
      },
      clipboardTextParser: (text: string, _context: unknown, _plain: boolean, view: EditorView) => {
        const plain = { text: cleanPastedText(text), format: [] };
        const doc = view.state.schema.nodeFromJSON(toDoc(isLine ? toSingleLine(plain) : plain));
        return doc.slice(1, doc.content.size - 1);
      },
    },
  }));
  const editor = useEditor({
    ...setup,
    onUpdate: ({ editor: updated, transaction }) => {
      const { count, cut } = readLimit(updated.state);
      if (cut > 0) setNotice(`${maxCharacters}자까지 입력할 수 있어 넘친 ${cut}자를 잘랐습니다.`);
      else if (count < maxCharacters) setNotice('');
      if (transaction.getMeta(EXTERNAL)) return;
      sync.current.timer ??= setTimeout(flush, EMIT_MS);
    },
    onBlur: () => flush(),
  });
  editorRef.current = editor;

  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [flush]);

  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);

  // The attributes are a function of these; ProseMirror asks again when its props are set.
  const { label, describedBy, isInvalid } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read through `latest`
  useEffect(() => editor.view.setProps({}), [editor, readOnly, label, describedBy, isInvalid]);

  const show = useCallback((view: EditorView) => {
    const { incoming, flash } = sync.current;
    const now = docText(view.state.doc);
    const move = <T extends Span>(spans: readonly T[]) => moveSpans(spans, incoming.text, now);
    const current = latest.current;
    showSpans(view, { highlights: move(current.highlights ?? []), marks: move(current.marks ?? []), flash });
  }, []);

  useEffect(() => {
    const { current } = sync;
    const incoming = asStored(value);
    if (isSameValue(incoming, current.incoming)) return;
    current.incoming = incoming;
    const answered = current.unanswered.findIndex((emitted) => isSameValue(emitted, incoming));
    current.unanswered.splice(0, answered + 1);
    if (answered >= 0 || isSameValue(incoming, current.known)) return;
    current.known = incoming;
    current.unanswered = [];
    clearTimeout(current.timer);
    current.timer = undefined;
    afterComposition(editor.view, (view) => {
      replaceDocument(view, incoming);
      show(view);
    });
  }, [editor, value, asStored, show]);

  const spansKey = JSON.stringify([highlights, marks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spans are read through `latest`; their content decides
  useEffect(() => afterComposition(editor.view, show), [editor, spansKey, show]);

  const [handle] = useState<RichEditorHandle>(() => ({
    flush,
    insertSymbol,
    focus: () => editorRef.current?.commands.focus(),
    selection() {
      const state = editorRef.current?.state;
      if (!state) return { start: 0, end: 0 };
      const text = docText(state.doc);
      return { start: offsetAt(text, state.selection.from), end: offsetAt(text, state.selection.to) };
    },
    scrollToSpan(span) {
      const view = editorRef.current?.view;
      if (!view) return;
      const [now] = moveSpans([span], sync.current.incoming.text, docText(view.state.doc));
      if (!now) return;
      sync.current.flash = now;
      afterComposition(view, show);
      scrollToRange(view, now);
      setTimeout(() => {
        if (sync.current.flash !== now || view.isDestroyed) return;
        sync.current.flash = null;
        afterComposition(view, show);
      }, FLASH_MS);
    },
  }));

  return { editor, handle, notice };
}
