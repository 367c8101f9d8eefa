import { createClass, listClasses, removeClass, saveClass } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type CallEnding, useCall } from '../use-call.ts';

/** Here and not among the keys that every screen carries. */
const queryKey = ['classes'];
const classes = [queryKey];

/** 반: the member's classes by their labels. */
export function useClasses() {
  return useQuery({ queryKey, queryFn: () => api(listClasses, {}) });
}

export const useCreateClass = (ending: CallEnding<typeof createClass>) =>
  useCall(createClass, { ...ending, renews: classes });
/** Sittings bear the new label. */
export const useSaveClass = (ending: CallEnding<typeof saveClass>) =>
  useCall(saveClass, { ...ending, renews: [...classes, ['sittings']] });
export const useRemoveClass = (ending: CallEnding<typeof removeClass>) =>
  useCall(removeClass, { ...ending, renews: classes });
