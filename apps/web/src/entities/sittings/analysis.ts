import { getAnalysis, getItemAnalysis, type InputOf, type Sitting } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** Whose answers are looked at, and how they are graded. */
export type AnalysisQuery = NonNullable<InputOf<typeof getAnalysis>['query']>;
type GroupQuery = Pick<AnalysisQuery, 'attempts' | 'class' | 'form'>;

/** 분석 of what has ended so far; what was there stays while another group is asked for. */
export function useAnalysis({ code, ended }: Sitting, query: AnalysisQuery) {
  return useQuery({
    queryKey: [...queryKeys.analysis(code), ended, query],
    queryFn: () => api(getAnalysis, { params: { sitting: code }, query }),
    placeholderData: (before) => before,
  });
}

/** One item of it with its options. */
export function useItemAnalysis({ code, ended }: Sitting, number: number, query: GroupQuery) {
  return useQuery({
    queryKey: [...queryKeys.analysis(code), 'item', number, ended, query],
    queryFn: () => api(getItemAnalysis, { params: { sitting: code, number }, query }),
  });
}
