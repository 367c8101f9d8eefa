import type { Mark, Span } from '@chulje/contract';
import { EditorState, TextSelection } from 'prosemirror-state';
import type { DirectEditorProps, EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { docText, docWithinLimit, EXTERNAL, readLimit } from './character-limit.ts';
import { clipboardProps } from './clipboard.ts';
import { afterComposition, commitComposition } from './composition.ts';
import { editorPlugins } from './editor-plugins.ts';
import { LINE_SCHEMA, TEXT_SCHEMA } from './editor-schema.ts';
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
import { TextEditor } from './text-editor.ts';

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
  editor: TextEditor;
  /** Where the text goes. */
  place: RefObject<HTMLDivElement | null>;
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

/** An editor of paragraphs (or one line) that speaks the contract's value, whatever its frame looks like. */
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

  const [editor] = useState(() => {
    const schema = isLine ? LINE_SCHEMA : TEXT_SCHEMA;
    const plugins = editorPlugins({ isLine, max: maxCharacters, placeholder: options.placeholder ?? '' });
    return new TextEditor(EditorState.create({ doc: schema.nodeFromJSON(toDoc(initial)), plugins }));
  });
  const flush = useCallback((): RichValue => {
    const { current } = sync;
    clearTimeout(current.timer);
    current.timer = undefined;
    const now = fromDoc(docWithinLimit(editor.state, latest.current.maxCharacters).toJSON() as RichDocJson);
    if (isSameValue(now, current.known)) return current.known;
    current.known = now;
    current.unanswered = [...current.unanswered, now].slice(-UNANSWERED_MAX);
    latest.current.onChange(now);
    return now;
  }, [editor]);

  const insertSymbol = useCallback(
    (symbol: string) => {
      if (!editor.view?.editable) return;
      commitComposition(editor.view, (view) => {
        view.dispatch(view.state.tr.insertText(symbol).scrollIntoView());
        view.focus();
      });
    },
    [editor],
  );

  const [props] = useState(
    (): Omit<DirectEditorProps, 'state'> => ({
      editable: () => !latest.current.readOnly,
      attributes: () => {
        const { id, label, readOnly: isReadOnly, describedBy, isInvalid, placeholder } = latest.current;
        return {
          id,
          role: 'textbox',
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
        blur: () => void flush(),
        paste: (view: EditorView) => {
          takeInSelection(view);
          // What was typed before is a step of its own, also when the paste comes from a menu.
          flush();
          return false;
        },
      },
      ...clipboardProps(isLine),
    }),
  );
  editor.onUpdate = (transaction) => {
    const { count, cut } = readLimit(editor.state);
    if (cut > 0) setNotice(`${maxCharacters}자까지 입력할 수 있어 넘친 ${cut}자를 잘랐습니다.`);
    else if (count < maxCharacters) setNotice('');
    if (transaction.getMeta(EXTERNAL)) return;
    sync.current.timer ??= setTimeout(flush, EMIT_MS);
  };

  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? editor.mount(place.current, props) : undefined), [editor, props]);

  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [flush]);

  // What is editable and the attributes are functions of these; ProseMirror asks again when its props are set.
  const { label, describedBy, isInvalid } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read through `latest`
  useEffect(() => editor.view?.setProps({}), [editor, readOnly, label, describedBy, isInvalid]);

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
    if (!editor.view) return;
    afterComposition(editor.view, (view) => {
      replaceDocument(view, incoming);
      show(view);
    });
  }, [editor, value, asStored, show]);

  const spansKey = JSON.stringify([highlights, marks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spans are read through `latest`; their content decides
  useEffect(() => {
    if (editor.view) afterComposition(editor.view, show);
  }, [editor, spansKey, show]);

  const [handle] = useState<RichEditorHandle>(() => ({
    flush,
    insertSymbol,
    focus: () => editor.focus(),
    selection() {
      const { doc, selection } = editor.state;
      const text = docText(doc);
      return { start: offsetAt(text, selection.from), end: offsetAt(text, selection.to) };
    },
    scrollToSpan(span) {
      const { view } = editor;
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

  return { editor, place, handle, notice };
}
