import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from './api.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
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
  /** Changes of one `kind` in quick succession are undone together. */
  change: (next: E, kind: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
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
  takeStored: () => void;
  overwrite: () => Promise<boolean>;
  /** Takes over what the server made of the work meanwhile. */
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
  const asStored = useMemo(() => JSON.stringify(toEdited(stored)), [stored, toEdited]);
  const isChanged = useMemo(() => JSON.stringify(edited) !== asStored, [edited, asStored]);
  const isUnsaved = isChanged || stored.status !== null;
  const guard = useLeaveGuard(isUnsaved);

  function change(next: E, how: string) {
    history.change(next, how);
    keepDraft(stored.pasCode, next, base);
  }

  function accept(next: S) {
    setStored(next);
    setBase(next.version);
    history.reset(kind.toEdited(next));
    setConflict(null);
    discardDraft();
    // The question form takes its text from here, straight after a save.
    client.setQueryData(queryKeys.passage(next.pasCode), next);
    void client.invalidateQueries({ queryKey: queryKeys.recent });
  }

  function discardDraft() {
    dropDraft(stored.pasCode);
    setDraft(null);
  }

  async function send(value: E, version: number | undefined): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    setSaving(true);
    try {
      accept(await kind.save(value, stored, version));
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
    undo: history.undo,
    redo: history.redo,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    isChanged,
    isUnsaved,
    isSaving,
    guard,
    draft: draft && !isChanged && !isSame(draft.value, edited) ? draft.value : null,
    restoreDraft() {
      if (!draft) return;
      setBase(draft.version);
      history.change(draft.value, 'draft');
    },
    discardDraft,
    save: (newest = edited) => send(newest, base),
    conflict,
    keepEditing: () => setConflict(null),
    takeStored: () => conflict && accept(conflict),
    overwrite: () => send(edited, undefined),
    async reload() {
      const now = await kind.load(stored.pasCode);
      accept(now);
      return now;
    },
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
