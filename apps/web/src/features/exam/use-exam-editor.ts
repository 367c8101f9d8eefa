import type { Exam } from '@chulje/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../entities/drafts/drafts.ts';
import { loadExam, storeExam } from '../../entities/exams/exams.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isSame } from '../../lib/is-same.ts';
import { useHistory } from '../../lib/use-history.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { type EditedExam, toEdited } from './edited-exam.ts';

/** So long nothing must change before it is saved. */
const REST_MS = 700;

/**
 * Editing of one exam, saved by itself soon after each change. When another window was first nothing is overwritten: the
 * author decides. What could not be saved is kept in this browser, and saved when the exam is opened again.
 */
export function useExamEditor(loaded: Exam) {
  const [stored, setStored] = useState(loaded);
  const { code } = loaded;
  const draft = `exam/${code}`;
  /** What was not saved when the session ended or the tab was lost. */
  const [left] = useState(() => {
    const kept = readDraft<EditedExam>(draft);
    return kept && !isSame(kept.value, toEdited(loaded)) ? kept : null;
  });
  const history = useHistory<EditedExam>(() => left?.value ?? toEdited(loaded));
  const { value: edited, latest, reset } = history;
  /** What the server was told last, as it stood on screen: it may keep it without a blank at its end. */
  const [saved, setSaved] = useState(() => toEdited(loaded));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ error: ApiError; of: EditedExam } | null>(null);
  // What was left over another version is not saved over it unasked.
  const [isConflict, setConflict] = useState(left !== null && left.version !== loaded.version);
  const isUnsaved = !isSame(edited, saved);
  const guard = useLeaveGuard(isUnsaved);
  useEffect(() => {
    if (isUnsaved) keepDraft(draft, edited, stored.version);
    else dropDraft(draft);
  }, [draft, edited, isUnsaved, stored.version]);

  const send = useCallback(
    async (value: EditedExam, version: number): Promise<boolean> => {
      setSaving(true);
      try {
        const next = await storeExam(code, { ...value, version });
        setStored(next);
        setSaved(value);
        setFailure(null);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'exams.changed-elsewhere') setConflict(true);
        else setFailure({ error, of: value });
        return false;
      } finally {
        setSaving(false);
      }
    },
    [code],
  );

  // What failed is sent again with the next change, or when it is asked for.
  const isHeld = isConflict || failure?.of === edited;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isUnsaved || isSaving || isHeld) return;
    timer.current = setTimeout(() => void send(edited, stored.version), REST_MS);
    return () => clearTimeout(timer.current);
  }, [edited, isUnsaved, isSaving, isHeld, send, stored.version]);

  const take = useCallback(
    (exam: Exam) => {
      setStored(exam);
      const value = toEdited(exam);
      setSaved(value);
      reset(value);
      setConflict(false);
      setFailure(null);
    },
    [reset],
  );

  return {
    stored,
    edited,
    change: history.change,
    undo: history.undo,
    redo: history.redo,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    isUnsaved,
    isSaving,
    guard,
    /** Why the last save was refused, until something changes. */
    failure: failure?.of === edited ? failure.error : null,
    retry: () => void send(latest(), stored.version),
    /** Saves at once what is on screen; true when it stands on the server. */
    saveNow: async () => {
      clearTimeout(timer.current);
      return isUnsaved ? send(latest(), stored.version) : true;
    },
    isConflict,
    keepEditing: () => setConflict(false),
    /** Shows what another window saved. @throws {ApiError} */
    takeStored: async () => take(await loadExam(code)),
    /** Saves over it. @throws {ApiError} */
    overwrite: async () => {
      setConflict(false);
      await send(latest(), (await loadExam(code)).version);
    },
    /** Asks how it stands on the server, after something else than a save has changed it. @throws {ApiError} */
    renew: async () => {
      const now = await loadExam(code);
      setStored(now);
      return now;
    },
  };
}
export type ExamEditor = ReturnType<typeof useExamEditor>;
