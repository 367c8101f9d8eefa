import { getQuestionSet, type InputOf, updateQuestionSet } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** One set as the server keeps it. */
export const loadQuestionSet = (pasCode: string) => api(getQuestionSet, { params: { pasCode } });

/** Saves a set over the version named; over whatever is there when none is. */
export const saveQuestionSet = (pasCode: string, body: InputOf<typeof updateQuestionSet>['body']) =>
  api(updateQuestionSet, { params: { pasCode }, body });

/** A set to look at. */
export function useSetToRead(pasCode: string) {
  return useQuery({ queryKey: [...queryKeys.questionSet(pasCode), 'read'], queryFn: () => loadQuestionSet(pasCode) });
}

/** A set to edit: it is not exchanged under the user's hands; saving compares versions. */
export function useSetToEdit(pasCode: string) {
  return useQuery({
    queryKey: queryKeys.questionSet(pasCode),
    queryFn: () => loadQuestionSet(pasCode),
    enabled: pasCode !== '',
    staleTime: Infinity,
    // Opened again, it is fetched again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
