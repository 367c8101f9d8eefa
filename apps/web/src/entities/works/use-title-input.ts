import { LIMITS } from '@chulje/contract';
import { textKind } from '../../lib/use-history.ts';
import { type LimitedInput, useLimitedInput } from '../text/limited-input.ts';

/** 작업명 of what is edited: cut at its limit, with its typing as one step of undo. */
export function useTitleInput<T extends { title: string }>(
  { title }: { title: string },
  change: (edit: (before: T) => T, kind: string) => void,
): LimitedInput {
  return useLimitedInput(LIMITS.titleMax, {
    value: title,
    onChange: (next) => change((before) => ({ ...before, title: next }), textKind('title', title, next)),
  });
}
