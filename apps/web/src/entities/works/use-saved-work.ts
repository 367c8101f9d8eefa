import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { isSame } from '../../lib/is-same.ts';
import { useHistory } from '../../lib/use-history.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { dropDraft, keepDraft, readDraft } from '../drafts/drafts.ts';
import { queryKeys } from '../query-keys.ts';

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

/** What is on screen, and the version of the draft that it comes from; null for what comes from the stored work. */
interface Step<E> {
  edited: E;
  restored: number | null;
}

/**
 * Editing of one stored work: undo and redo, a draft kept with every change, saving over the version that was edited,
 * and a conflict instead of a silent overwrite when somebody else was first.
 */
export function useSavedWork<S extends Stored, E>(loaded: S, kind: WorkKind<S, E>): SavedWork<S, E> {
  const client = useQueryClient();
  const [stored, setStored] = useState(loaded);
  /** The newest version that was saved or taken over here: what was done before stands on it from then on. */
  const [agreed, setAgreed] = useState(0);
  const history = useHistory<Step<E>>(() => ({ edited: kind.toEdited(loaded), restored: null }));
  const [draft, setDraft] = useState(() => readDraft<E>(loaded.pasCode));
  const [conflict, setConflict] = useState<S | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const { edited, restored } = history.value;
  const { toEdited } = kind;
  const asStored = useMemo(() => toEdited(stored), [stored, toEdited]);
  const isChanged = useMemo(() => !isSame(edited, asStored), [edited, asStored]);
  const isUnsaved = isChanged || stored.status !== null;
  const guard = useLeaveGuard(isUnsaved);

  const { pasCode } = stored;
  /** The version that a step was made from: older than the stored one where an old draft was restored. */
  const baseOf = useCallback(
    (step: Step<E>) => (step.restored === null ? stored.version : Math.max(step.restored, agreed)),
    [stored.version, agreed],
  );
  /** The draft is what is on screen; where that is as stored, the one of an earlier visit, while it is offered. */
  const keep = useCallback(
    (step: Step<E>) => {
      if (!isSame(step.edited, asStored)) keepDraft(pasCode, step.edited, baseOf(step));
      else if (draft) keepDraft(pasCode, draft.value, draft.version);
      else dropDraft(pasCode);
    },
    [pasCode, asStored, baseOf, draft],
  );
  const { change: advance, undo: back, redo: forward } = history;
  const change = useCallback(
    (edit: (before: E) => E, how: string) =>
      keep(advance((before) => ({ ...before, edited: edit(before.edited) }), how)),
    [advance, keep],
  );
  const undo = useCallback(() => keep(back()), [back, keep]);
  const redo = useCallback(() => keep(forward()), [forward, keep]);

  function accept(next: S) {
    setStored(next);
    setAgreed(next.version);
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
      const latest = history.latest();
      if (isSame(latest.edited, value)) history.settle({ edited: toEdited(next), restored: null });
      else keepDraft(pasCode, latest.edited, next.version);
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
    left: history.left?.edited ?? null,
    isChanged,
    isUnsaved,
    isSaving,
    guard,
    draft: draft && restored === null && !isSame(draft.value, edited) ? draft.value : null,
    restoreDraft() {
      if (!draft) return;
      history.change(() => ({ edited: draft.value, restored: draft.version }), 'draft');
    },
    discardDraft() {
      setDraft(null);
      if (!isChanged) dropDraft(pasCode);
    },
    save: (newest = edited) => send(newest, baseOf(history.value)),
    conflict,
    keepEditing: () => setConflict(null),
    takeStored() {
      if (!conflict) return;
      accept(conflict);
      forgetDraft();
      history.change(() => ({ edited: toEdited(conflict), restored: null }), 'stored');
    },
    overwrite() {
      // What comes of it is told where a dialog does not hide it.
      setConflict(null);
      return send(edited, undefined);
    },
    async reload() {
      const now = await kind.load(stored.pasCode);
      accept(now);
      history.reset({ edited: toEdited(now), restored: null });
      return now;
    },
  };
}
