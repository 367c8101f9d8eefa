import { useCallback, useState } from 'react';
import { isSame } from '../../lib/is-same.ts';
import { useHistory } from '../../lib/use-history.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

export interface FormDraft<T> {
  values: T;
  /** Makes new values of the latest; changes of one `kind` in quick succession are undone together. */
  change: (edit: (before: T) => T, kind: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Something was typed over another version of what the form begins with, and waits for an answer. */
  hasOlder: boolean;
  restoreOlder: () => void;
  discardOlder: () => void;
  /** Forgets what is kept: it has been used. */
  drop: () => void;
}

/**
 * What is typed into a form of a work that does not exist yet: with undo and redo, and there again after a reload.
 * `version` is that of the work the form begins with; what was typed over another one is offered, not put in its place.
 */
export function useFormDraft<T>(name: string, initial: T, version = 0): FormDraft<T> {
  const [kept] = useState(() => readDraft<T>(name));
  const isCurrent = kept?.version === version;
  const history = useHistory(() => (kept && isCurrent ? kept.value : initial));
  const [older, setOlder] = useState(() => (kept && !isCurrent && !isSame(kept.value, initial) ? kept : null));
  const keep = useCallback(
    (values: T) => {
      if (!isSame(values, initial)) keepDraft(name, values, version);
      else if (older) keepDraft(name, older.value, older.version);
      else dropDraft(name);
    },
    [name, initial, version, older],
  );
  const { change: advance, undo: back, redo: forward } = history;
  return {
    values: history.value,
    change: useCallback((edit, kind) => keep(advance(edit, kind)), [advance, keep]),
    undo: useCallback(() => keep(back()), [back, keep]),
    redo: useCallback(() => keep(forward()), [forward, keep]),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    hasOlder: older !== null,
    restoreOlder() {
      if (older) keep(advance(() => older.value, 'draft'));
      setOlder(null);
    },
    discardOlder() {
      setOlder(null);
      if (isSame(history.latest(), initial)) dropDraft(name);
    },
    drop: useCallback(() => dropDraft(name), [name]),
  };
}
