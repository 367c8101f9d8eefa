import type { Finding, QuestionSet } from '@chulje/contract';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEngine } from '../../entities/generation/use-engine.ts';
import { useCheck } from '../../entities/items/use-check.ts';
import { useItemFindings } from '../../entities/items/use-item-findings.ts';
import type { RichEditorHandle } from '../../entities/text/rich-text-editor.tsx';
import { Store } from '../../lib/store.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { findDifference, withPassage } from './edited-set.ts';
import { FIRST_VIEW, type SetEditor, SetEditorContext, type SetView } from './set-editor.ts';
import { useQuestionSet } from './use-question-set.ts';
import { useSaveSet } from './use-save-set.ts';

const NO_FINDINGS: readonly Finding[] = [];

export interface SetEditorProviderProps {
  loaded: QuestionSet;
  isReopened: boolean;
  children: ReactNode;
}

/** Holds what is edited of a set and what is on screen of it, for the parts of the screen to pick from. */
export function SetEditorProvider({ loaded, isReopened, children }: SetEditorProviderProps) {
  const passage = useRef<RichEditorHandle>(null);
  const hasModel = useEngine()?.name === 'ai';
  const work = useQuestionSet(loaded);
  const saving = useSaveSet(work);
  const { stored, edited, isUnsaved, isSaving, left } = work;
  const [view, setView] = useState(FIRST_VIEW);
  const look = useCallback((part: Partial<SetView>) => setView((before) => ({ ...before, ...part })), []);
  useUndoKeys(work);

  const index = Math.min(view.position, Math.max(0, edited.questions.length - 1));
  const question = edited.questions[index];
  const kept = stored.questions.find(({ queCode }) => queCode === question?.queCode);
  const check = useCheck(stored, edited.text, question);
  const findings = useItemFindings(edited.text, edited.questions, index, kept?.findings ?? NO_FINDINGS);

  // Undo and redo show what they change, wherever that is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step back or forth moves the view
  useEffect(() => {
    if (!left) return;
    const place = findDifference(left, edited);
    if (place === 'passage') look({ half: 'passage' });
    else if (place !== null) look({ half: 'items', position: place });
  }, [left]);

  function save(): void {
    const flushed = passage.current?.flush();
    void saving.save(flushed ? withPassage(edited, flushed) : edited);
  }
  useSaveKey(isUnsaved && !isSaving ? save : undefined);

  const editor: SetEditor = {
    work,
    isReopened,
    hasModel,
    view,
    look,
    question,
    index,
    findings,
    check,
    passage,
    save,
    overwrite: () => void saving.overwrite(),
  };
  const [store] = useState(() => new Store(editor));
  useLayoutEffect(() => store.set(editor));
  return <SetEditorContext value={store}>{children}</SetEditorContext>;
}
