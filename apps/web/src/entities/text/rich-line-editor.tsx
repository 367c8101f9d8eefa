import './editor.css';
import { LIMITS } from '@chulje/contract';
import { memo, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { EditorToolbar, focusToolbar } from './editor-toolbar.tsx';
import { type RichEditorHandle, type RichEditorProps, useRichEditor } from './use-rich-editor.ts';

export interface RichLineEditorProps extends RichEditorProps {
  maxCharacters?: number;
  /** Enter makes no line here; a form may go on to its next field. */
  onEnter?: () => void;
  className?: string;
  ref?: Ref<RichEditorHandle>;
}

/** One line with the same marks, for an option or a stem; it wraps, and its toolbar shows while it has the focus. */
export const RichLineEditor = memo(function RichLineEditor({
  maxCharacters = LIMITS.optionMax,
  onEnter,
  className = '',
  ref,
  ...props
}: RichLineEditorProps) {
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, place, handle, notice } = useRichEditor({
    ...props,
    id,
    maxCharacters,
    isLine: true,
    onEscapeToToolbar: () => focusToolbar(toolbar.current),
    onEnter,
  });
  useImperativeHandle(ref, () => handle, [handle]);

  return (
    <div className={`editor editor-line ${className}`} data-readonly={props.readOnly || undefined}>
      {!props.readOnly && <EditorToolbar ref={toolbar} editor={editor} controls={id} onSymbol={handle.insertSymbol} />}
      <div ref={place} className="editor-scroller" />
      <span className="editor-notice" aria-live="polite">
        {notice}
      </span>
    </div>
  );
});
