import './editor.css';
import { LIMITS } from '@chulje/contract';
import { memo, type Ref, useId, useImperativeHandle, useRef, useSyncExternalStore } from 'react';
import { readLimit } from './character-limit.ts';
import { EditorToolbar, focusToolbar } from './editor-toolbar.tsx';
import type { TextEditor } from './text-editor.ts';
import { type RichEditorHandle, type RichEditorProps, useRichEditor } from './use-rich-editor.ts';

export type { RichEditorHandle };

export interface RichTextEditorProps extends RichEditorProps {
  /** Unicode code points; what is typed or pasted beyond is cut. */
  maxCharacters?: number;
  /** For the size of the frame; the text scrolls inside when the frame has a height. */
  className?: string;
  ref?: Ref<RichEditorHandle>;
}

/** The only part of the editor that renders at every key. */
function CharacterCounter({ id, editor, max }: { id: string; editor: TextEditor; max: number }) {
  const count = useSyncExternalStore(editor.subscribe, () => readLimit(editor.state).count);
  return (
    <span id={id} className="editor-counter" data-full={count >= max || undefined}>
      <span className="editor-unseen">글자 수 </span>
      {count}/{max}
    </span>
  );
}

/**
 * Editor of a passage: paragraphs with bold, underline, strike and symbols, a counter, marks and evidence over the text.
 * Rendered anew only for other props, so that a key in another field of the screen does not reach it.
 */
export const RichTextEditor = memo(function RichTextEditor({
  maxCharacters = LIMITS.bodyMax,
  className = '',
  ref,
  ...props
}: RichTextEditorProps) {
  const id = useId();
  const counterId = `${id}-counter`;
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, place, handle, notice } = useRichEditor({
    ...props,
    id,
    maxCharacters,
    isLine: false,
    describedBy: [counterId, props.describedBy].filter(Boolean).join(' '),
    onEscapeToToolbar: () => focusToolbar(toolbar.current),
  });
  useImperativeHandle(ref, () => handle, [handle]);

  return (
    <div className={`editor ${className}`} data-readonly={props.readOnly || undefined}>
      {!props.readOnly && <EditorToolbar ref={toolbar} editor={editor} controls={id} onSymbol={handle.insertSymbol} />}
      <div ref={place} className="editor-scroller" />
      <div className="editor-footer">
        <span className="editor-notice" aria-live="polite">
          {notice}
        </span>
        <CharacterCounter id={counterId} editor={editor} max={maxCharacters} />
      </div>
    </div>
  );
});
