import { createTemplate, fillExam, listTemplates, removeTemplate } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { type CallEnding, useCall } from '../use-call.ts';

/** 자동 채우기 and the templates for it: fetched with the dialog that needs them. */

/** Nothing on the server is changed by it. */
export const useFillExam = (ending: CallEnding<typeof fillExam>) => useCall(fillExam, ending);

/** 내 틀. */
export function useTemplates() {
  return useQuery({ queryKey: queryKeys.examTemplates, queryFn: () => api(listTemplates, {}) });
}
const templates = [[...queryKeys.examTemplates]];
export const useCreateTemplate = (ending: CallEnding<typeof createTemplate>) =>
  useCall(createTemplate, { ...ending, renews: templates });
export const useRemoveTemplate = (ending: CallEnding<typeof removeTemplate>) =>
  useCall(removeTemplate, { ...ending, renews: templates });
