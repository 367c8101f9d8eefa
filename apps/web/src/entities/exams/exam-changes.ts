import { type Exam, listExamChanges } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** Where an exam differs now from its newest frozen forms. */
export function useExamChanges({ code, version }: Exam) {
  return useQuery({
    queryKey: queryKeys.examChanges(code, version),
    queryFn: () => api(listExamChanges, { params: { exam: code } }),
    // A work may have been edited meanwhile.
    staleTime: 0,
  });
}
