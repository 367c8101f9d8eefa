import { countCharacters } from '@chulje/contract';
import {
  type ChangeEvent,
  type CompositionEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findChange, findExcess } from './text-change.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface LimitedInputOptions {
  value: string;
  /** Called with a text that fits, while an IME composes too. */
  onChange: (value: string) => void;
}

export interface LimitedInput {
  /** Spread over an `input` or `textarea`. */
  inputProps: {
    value: string;
    onChange: (event: ChangeEvent<Field>) => void;
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent<Field>) => void;
  };
  /** Length in characters as the server counts them. */
  count: number;
}

/** The text after an edit from `before` to `after`, with the tail of what came in cut to fit. */
export function limitEdit(before: string, after: string, max: number): { text: string; caret?: number } {
  const excess = findExcess(before, after, max);
  if (!excess) return { text: after };
  return { text: after.slice(0, excess.start) + after.slice(excess.end), caret: excess.start };
}

/**
 * A plain text field of at most `max` characters. While an IME composes, the field shows what the IME wrote, even
 * beyond the limit; the cut comes when the composition is over, at the place where it was typed.
 */
export function useLimitedInput(max: number, { value, onChange }: LimitedInputOptions): LimitedInput {
  const [draft, setDraft] = useState<string>();
  const composition = useRef<{ before: string }>(undefined);
  const [caret, setCaret] = useState<{ field: Field; at: number }>();

  const settle = useCallback(
    (field: Field, before: string) => {
      const { text, caret: at } = limitEdit(before, field.value, max);
      if (at !== undefined) setCaret({ field, at });
      setDraft(undefined);
      own.current = text;
      edited.current = field;
      onChange(text);
    },
    [max, onChange],
  );

  // React puts the caret of a changed value at the end.
  useLayoutEffect(() => caret?.field.setSelectionRange(caret.at, caret.at), [caret]);

  const own = useRef(value);
  const edited = useRef<Field>(null);
  // A value from elsewhere, as undo brings it: the caret goes to what changed.
  useLayoutEffect(() => {
    const field = edited.current;
    if (value !== own.current && field && field === document.activeElement) {
      const { endAfter } = findChange(own.current, value);
      field.setSelectionRange(endAfter, endAfter);
    }
    own.current = value;
  }, [value]);

  const inputProps = useMemo<LimitedInput['inputProps']>(
    () => ({
      value: draft ?? value,
      onChange: ({ currentTarget }) => {
        const before = composition.current?.before;
        if (before === undefined) {
          settle(currentTarget, value);
          return;
        }
        setDraft(currentTarget.value);
        own.current = limitEdit(before, currentTarget.value, max).text;
        onChange(own.current);
      },
      onCompositionStart: () => {
        composition.current = { before: value };
      },
      onCompositionEnd: ({ currentTarget }) => {
        const before = composition.current?.before ?? value;
        composition.current = undefined;
        settle(currentTarget, before);
      },
    }),
    [draft, value, max, onChange, settle],
  );
  return { inputProps, count: countCharacters(draft ?? value) };
}
