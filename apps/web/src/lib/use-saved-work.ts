import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from './api.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { isSame } from './is-same.ts';
import { queryKeys } from './query-keys.ts';
import { useHistory } from './use-history.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A work as the server keeps it. */
interface Stored {
  pasCode: string;
  version: number;
  status: string | null;
}

export interface WorkKind<S extends Stored, E> {
  toEdited: (stored: S) => E;
  /** Saves over `version`; over whatever is there when it is undefined. */
  save: (edited: E, stored: S, version: number | undefined) => Promise<S>;
  load: (pasCode: string) => Promise<S>;
}

export interface SavedWork<S extends Stored, E> {
  stored: S;
  edited: E;
  /** Makes a new value of the latest; changes of one `kind` in quick succession are undone together. */
  change: (edit: (before: E) => E, kind: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** What the last undo or redo left behind; null after a change. */
  left: E | null;
  /** Not as it is stored. */
  isChanged: boolean;
  /** Changed, or a fresh result that was never saved. */
  isUnsaved: boolean;
  isSaving: boolean;
  guard: ReturnType<typeof useLeaveGuard>;
  /** Edits of an earlier visit that were not saved. */
  draft: E | null;
  restoreDraft: () => void;
  discardDraft: () => void;
  /** Saves what is on screen, or the newest copy of it. @throws {ApiError} other than a conflict, which opens one */
  save: (newest?: E) => Promise<boolean>;
  /** What somebody else saved first. */
  conflict: S | null;
  keepEditing: () => void;
  /** Shows what the server keeps; undoing brings the edits back. */
  takeStored: () => void;
  /** @throws {ApiError} */
  overwrite: () => Promise<boolean>;
  /** Takes over what the server made of the work meanwhile; edits of an earlier visit stay on offer. @throws {ApiError} */
  reload: () => Promise<S>;
}

/**
 * Editing of one stored work: undo and redo, a draft kept with every change, saving over the version that was edited,
 * and a conflict instead of a silent overwrite when somebody else was first.
 */
export function useSavedWork<S extends Stored, E>(loaded: S, kind: WorkKind<S, E>): SavedWork<S, E> {
  const client = useQueryClient();
  const [stored, setStored] = useState(loaded);
  /** The version that what is on screen was made from: older than the stored one after an old draft was restored. */
  const [base, setBase] = useState(loaded.version);
  const history = useHistory(() => kind.toEdited(loaded));
  const [draft, setDraft] = useState(() => readDraft<E>(loaded.pasCode));
  const [conflict, setConflict] = useState<S | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const edited = history.value;
  const { toEdited } = kind;
  const asStored = useMemo(() => toEdited(stored), [stored, toEdited]);
  const isChanged = useMemo(() => !isSame(edited, asStored), [edited, asStored]);
  const isUnsaved = isChanged || stored.status !== null;
  const guard = useLeaveGuard(isUnsaved);

  const { pasCode } = stored;
  /** The draft is what is on screen; where that is as stored, the one of an earlier visit, while it is offered. */
  const keep = useCallback(
    (value: E) => {
      if (!isSame(value, asStored)) keepDraft(pasCode, value, base);
      else if (draft) keepDraft(pasCode, draft.value, draft.version);
      else dropDraft(pasCode);
    },
    [pasCode, asStored, base, draft],
  );
  const { change: advance, undo: back, redo: forward } = history;
  const change = useCallback((edit: (before: E) => E, how: string) => keep(advance(edit, how)), [advance, keep]);
  const undo = useCallback(() => keep(back()), [back, keep]);
  const redo = useCallback(() => keep(forward()), [forward, keep]);

  function accept(next: S) {
    setStored(next);
    setBase(next.version);
    setConflict(null);
    // The question form takes its text from here, straight after a save.
    client.setQueryData(queryKeys.passage(next.pasCode), next);
    void client.invalidateQueries({ queryKey: queryKeys.recent });
  }

  function forgetDraft() {
    setDraft(null);
    dropDraft(pasCode);
  }

  async function send(value: E, version: number | undefined): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    setSaving(true);
    try {
      const next = await kind.save(value, stored, version);
      accept(next);
      forgetDraft();
      // What was typed while the answer was on its way stays, and is not saved yet.
      if (history.latest() === value) history.settle(toEdited(next));
      else keepDraft(pasCode, history.latest(), next.version);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'works.changed-elsewhere')) throw error;
      setConflict(await kind.load(stored.pasCode));
      return false;
    } finally {
      saving.current = false;
      setSaving(false);
    }
  }

  return {
    stored,
    edited,
    change,
    undo,
    redo,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    left: history.left,
    isChanged,
    isUnsaved,
    isSaving,
    guard,
    draft: draft && !isSame(draft.value, edited) ? draft.value : null,
    restoreDraft() {
      if (!draft) return;
      setBase(draft.version);
      history.change(() => draft.value, 'draft');
    },
    discardDraft() {
      setDraft(null);
      if (!isChanged) dropDraft(pasCode);
    },
    save: (newest = edited) => send(newest, base),
    conflict,
    keepEditing: () => setConflict(null),
    takeStored() {
      if (!conflict) return;
      accept(conflict);
      forgetDraft();
      history.change(() => toEdited(conflict), 'stored');
    },
    overwrite() {
      // What comes of it is told where a dialog does not hide it.
      setConflict(null);
      return send(edited, undefined);
    },
    async reload() {
      const now = await kind.load(stored.pasCode);
      accept(now);
      history.reset(toEdited(now));
      return now;
    },
  };
}
