import { useCallback } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { isSame } from './is-same.ts';
import { useHistory } from './use-history.ts';

export interface FormDraft<T> {
  values: T;
  /** Makes new values of the latest; changes of one `kind` in quick succession are undone together. */
  change: (edit: (before: T) => T, kind: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Forgets what is kept: it has been used. */
  drop: () => void;
}

/** What is typed into a form of a work that does not exist yet: with undo and redo, and there again after a reload. */
export function useFormDraft<T>(name: string, initial: T): FormDraft<T> {
  const history = useHistory(() => readDraft<T>(name)?.value ?? initial);
  const keep = useCallback(
    (values: T) => (isSame(values, initial) ? dropDraft(name) : keepDraft(name, values, 0)),
    [name, initial],
  );
  const { change: advance, undo: back, redo: forward } = history;
  return {
    values: history.value,
    change: useCallback((edit, kind) => keep(advance(edit, kind)), [advance, keep]),
    undo: useCallback(() => keep(back()), [back, keep]),
    redo: useCallback(() => keep(forward()), [forward, keep]),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    drop: useCallback(() => dropDraft(name), [name]),
  };
}
