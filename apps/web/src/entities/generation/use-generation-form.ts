import { useState } from 'react';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { type FormDraft, useFormDraft } from '../drafts/use-form-draft.ts';
import type { LimitedInput } from '../text/limited-input.ts';
import { useTitleInput } from '../works/use-title-input.ts';

export interface GenerationFormState<T> {
  form: FormDraft<T>;
  values: T;
  /** 작업명. */
  title: LimitedInput;
  /** Changes some of the values; changes of one `kind` in quick succession are undone together. */
  change: (part: Partial<T>, kind: string) => void;
  /** Of the wizard that phones see. */
  step: number;
  setStep: (step: number) => void;
}

/** What is typed for a generation, kept under `draft`, with undo by the keys, and the step of it that phones show. */
export function useGenerationForm<T extends { title: string }>(
  draft: string,
  initial: T,
  version?: number,
): GenerationFormState<T> {
  const form = useFormDraft(draft, initial, version);
  const [step, setStep] = useState(0);
  const title = useTitleInput(form.values, form.change);
  useUndoKeys(form);
  return {
    form,
    values: form.values,
    title,
    change: (part, kind) => form.change((before) => ({ ...before, ...part }), kind),
    step,
    setStep,
  };
}
