import { LIMITS } from '@chulje/contract';
import { useEffect, useRef, useState } from 'react';
import { useLimitedInput } from '../text/limited-input.ts';

export interface TitleInputProps {
  title: string;
  /** Enter or leaving the field; not called when nothing changed or nothing is left. */
  onRename: (title: string) => void;
  /** The editing has ended, by whatever way. */
  onEnd: () => void;
}

/** A title edited in its place: Enter or leaving keeps it, Escape does not. */
export function TitleInput({ title, onRename, onEnd }: TitleInputProps) {
  const [value, setValue] = useState(title);
  const { inputProps } = useLimitedInput(LIMITS.titleMax, { value, onChange: setValue });
  const input = useRef<HTMLInputElement>(null);
  const isEnded = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function end(isKept: boolean) {
    if (isEnded.current) return;
    isEnded.current = true;
    const next = value.trim();
    if (isKept && next !== '' && next !== title) onRename(next);
    onEnd();
  }
  return (
    <input
      ref={input}
      type="text"
      aria-label="작업명"
      className="control min-h-9 py-1"
      {...inputProps}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        // Enter that ends the composing of a syllable is not meant for the field.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') end(false);
        event.stopPropagation();
      }}
    />
  );
}
